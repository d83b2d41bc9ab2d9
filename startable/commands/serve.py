"""`startable serve`: the table server."""

import os
import re
from pathlib import Path
from typing import Annotated, Literal

import typer

from startable.games import sets

ORIGIN = re.compile(r"(https?)://([\w.-]+|\[[0-9a-f:]+\])(?::(\d{1,5}))?/?", re.ASCII | re.IGNORECASE)
UNSAID = {"http": 80, "https": 443}  # the ports that browsers leave out


class BadPublicUrl(ValueError):
    """No browser would come from there; the message says what one looks like."""


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
        public_url=_origin(public_url) if public_url else "",
        games=tuple(game or ()),
        workers=workers,
        study_seconds=study_seconds,
    )
    settings = settings if limits else settings.limitless()
    run(settings, lambda address: typer.echo(_greeting(address, data)))


def _origin(url: str) -> str:
    """The address as browsers say where they come from; whoever comes from elsewhere is refused.

    >>> _origin("HTTPS://Table.Example:443/"), _origin("http://[::1]:8000")
    ('https://table.example', 'http://[::1]:8000')
    """
    found = ORIGIN.fullmatch(url)
    if not found or int(found[3] or 0) > 65535:
        raise BadPublicUrl(f"--public-url {url!r} is not the whole address of a site, such as https://table.example")
    scheme, host, port = found[1].lower(), found[2].lower(), int(found[3] or 0)
    return f"{scheme}://{host}" if port in (0, UNSAID[scheme]) else f"{scheme}://{host}:{port}"


def _greeting(address: str, data: Path) -> str:
    """The last thing that is said before anyone comes."""
    lines = ["The table is set.", "", f"  Play       {address}", f"  Interface  {address}/api/docs"]
    return "\n".join([*lines, f"  Data       {data}", "", "Ctrl+C stops it; everything is kept.", ""])
