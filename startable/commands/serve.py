"""`startable serve`: the table server."""

import os
from pathlib import Path
from typing import Annotated, Literal

import typer

from startable.games import sets


def serve(
    host: Annotated[
        str, typer.Option(envvar="STARTABLE_HOST", help="The address to listen on; 0.0.0.0 for all.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, envvar="STARTABLE_PORT", help="The port to listen on.")] = 8000,
    data: Annotated[Path, typer.Option(envvar="STARTABLE_DATA", help="The file that keeps everything.")] = Path(
        "startable.db"
    ),
    public_url: Annotated[
        str, typer.Option(envvar="STARTABLE_PUBLIC_URL", help="Where browsers find it, if behind a proxy.")
    ] = "",
    game: Annotated[
        list[str] | None,
        typer.Option(envvar="STARTABLE_GAMES", help="A game of your own as module:NAME; repeat for more."),
    ] = None,
    content: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="DIR",
            exists=True,
            file_okay=False,
            envvar=sets.PLACES,
            help="A content set of your own for Starship Captains, offered by the name of its directory; repeatable.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, envvar="STARTABLE_WORKERS", help="How many bots can think at once.")
    ] = max(1, (os.cpu_count() or 2) - 1),
    study_seconds: Annotated[
        float,
        typer.Option(min=0, envvar="STARTABLE_STUDY_SECONDS", help="Processor time for an analysis; 0: none."),
    ] = 60.0,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", envvar="STARTABLE_LIMITS", help="Limit how much anyone may ask for.")
    ] = True,
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        typer.Option(envvar="STARTABLE_LOG_LEVEL", help="How much is logged."),
    ] = "info",
) -> None:
    """Serve the tables: open the address it says in a browser."""
    # Imported here, since it takes a second that no other command should wait for.
    from startable.server import logs
    from startable.server.house import Settings
    from startable.server.run import run

    logs.set_up(log_level)
    sets.offer(content or ())
    settings = Settings(
        host=host,
        port=port,
        data=data,
        public_url=public_url.rstrip("/"),
        games=tuple(game or ()),
        workers=workers,
        study_seconds=study_seconds,
    )
    settings = settings if limits else settings.limitless()
    run(settings, lambda address: typer.echo(_greeting(address, data)))


def _greeting(address: str, data: Path) -> str:
    """The last thing that is said before anyone comes."""
    lines = ["The table is set.", "", f"  Play       {address}", f"  Interface  {address}/api/docs"]
    return "\n".join([*lines, f"  Data       {data}", "", "Ctrl+C stops it; everything is kept.", ""])
