"""The way into the command and out of it: whatever a user can do wrong ends in a sentence and a status."""

import gc
import os
import sys
from typing import NoReturn

from rich.console import Console

from farlight import compiled
from farlight.cli import overview
from farlight.errors import UserError

COMPILED, PURE = "--compiled", "--pure"
FAST = ("balance", "bench", "cover", "lab", "sim")
"""Commands that play many games: they use the compiled engine if there is one, and say so."""


def main() -> None:
    """Run a command; no mistake of a user ends in a traceback."""
    _mend_streams()
    try:
        if set(sys.argv[1:]) <= set(overview.HELP_FLAGS):
            overview.show(Console(highlight=False, emoji=False))
        else:
            _run()
    except UserError as error:
        _leave(str(error), 2)
    except BrokenPipeError:
        sys.exit(0)
    except OSError as error:
        _leave(f"The system does not let us go on: {error}.", 1)
    except KeyboardInterrupt:
        _leave("\nStopped. What was chosen is saved.", 130)


def _run() -> None:
    sys.argv[1:] = _with_engine(sys.argv[1:])
    gc.disable()  # importing makes a great many objects and no garbage; looking for some costs a tenth of the start
    from cyclopts import CycloptsError  # noqa: PLC0415

    from farlight.cli.app import app  # noqa: PLC0415

    gc.freeze()
    gc.enable()
    try:
        app(exit_on_error=False, print_error=False)
    except CycloptsError as error:
        _leave(f"{_sentence(error)} See: farlight --help", 2)


def _with_engine(arguments: list[str]) -> list[str]:
    """Bring the engine into use that the first word asks for, or the command; gives the arguments without it."""
    wanted = arguments[0] if arguments[:1] in ([COMPILED], [PURE]) else ""
    rest = arguments[1:] if wanted else arguments
    if wanted == PURE:
        os.environ[compiled.VARIABLE] = "0"
    elif wanted == COMPILED:
        compiled.use()
    elif compiled.VARIABLE not in os.environ and rest and rest[0] in FAST:
        _prefer_compiled()
    return rest


def _prefer_compiled() -> None:
    try:
        compiled.use()
    except compiled.NotCompiled as error:
        if compiled.is_built():
            print(f"Pure Python: {error}", file=sys.stderr)
    else:
        print("The compiled engine is used; --pure before the command leaves it out.", file=sys.stderr)


def _mend_streams() -> None:
    """Write into nowhere where the output is closed, and question marks for what it cannot show: no traceback."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - for as long as we run
        else:
            stream.reconfigure(errors="replace")


def _sentence(error: Exception) -> str:
    said = " ".join(str(error).split())
    return said if said.endswith((".", "?", "!")) else f"{said}."


def _leave(message: str, status: int) -> NoReturn:
    console = Console(stderr=True, highlight=False, soft_wrap=True, emoji=False)
    console.print(message, markup=False)
    sys.exit(status)
