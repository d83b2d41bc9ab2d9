"""The `startable` command: everything the project offers, from a terminal.

Exit codes: 0 done, 1 what was asked for does not hold, 2 the request cannot be understood or served, 130 interrupted.
"""

import sys
from typing import Annotated

import typer

from startable import __version__
from startable.commands import (
    analyse,
    arena,
    contract,
    export,
    options,
    replay,
    rules,
    serve,
    ship_lab,
    simulate,
    verify,
)

app = typer.Typer(
    name="startable",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="`startable COMMAND --help` explains one command. Commands that print data also print it with --json.",
)
app.command("analyse")(analyse.analyse)
app.command("arena", context_settings=options.TAKES_ANY)(arena.arena)
app.command("contract", context_settings=options.TAKES_ANY)(contract.check)
app.command("export", context_settings=options.TAKES_ANY)(export.export)
app.command("replay")(replay.replay)
app.command("rules")(rules.show)
app.command("serve")(serve.serve)
app.command("ship-lab")(ship_lab.ship_lab)
app.command("simulate", context_settings=options.TAKES_ANY)(simulate.simulate)
app.command("verify")(verify.verify)


def _say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"startable {__version__}")
        raise typer.Exit


@app.callback()
def startable(
    show_version: Annotated[
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Say the version and stop.")
    ] = False,
) -> None:
    """A table for three space board games: Galaxy Trucker, Roll for the Galaxy and Starship Captains."""


def main() -> None:
    """Run the command; what a user can put right is said in one line, without a traceback."""
    try:
        app()
    except Exception as error:
        if not _expected(error):
            raise
        typer.echo(f"startable: {error}", err=True)
        sys.exit(2)


def _expected(error: Exception) -> bool:
    """Our own ValueErrors tell users what is wrong with their request, files and addresses fail; the rest are bugs."""
    ours = type(error).__module__.startswith("startable.")
    return isinstance(error, OSError) or (ours and isinstance(error, ValueError))
