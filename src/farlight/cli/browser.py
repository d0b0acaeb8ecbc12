"""`farlight play` in the browser: a server on this machine, and the page at it."""

import asyncio
import runpy
import threading
import urllib.request
import webbrowser
from pathlib import Path
from urllib.error import URLError

from rich.console import Console

from farlight.cli.game_folder import command, keep_key, saves_folder, settings
from farlight.errors import UserError
from farlight.kernel import check_game
from farlight.server.http.pages import is_built
from farlight.server.ops.config import Config
from farlight.server.run import CannotListen, serve
from farlight.server.store.tokens import read_token

HOST, PORT = "127.0.0.1", 7305
"""The same door each time: a browser keeps what it knows by address."""
NOBODY = "Player"
"""What somebody is called who has not said a name yet."""
CHECKOUT = Path(__file__).parents[3]


def play(game: str, port: int, show: bool) -> None:
    """Serve on this machine alone and open the page; if a table server of ours runs there already, only open it."""
    console = Console(highlight=False, emoji=False, soft_wrap=True)
    if game:
        check_game(game)  # what is wrong with it is told before anything else
    place = f"http://{HOST}:{port}"

    def told(_port: int) -> None:
        console.print(f"Your table is at {place} (Ctrl-C stops it; everything is saved).", markup=False)
        if show:  # beside the server, which answers in this thread as soon as we return
            threading.Thread(target=_open, args=(place, game), daemon=True).start()

    database = f"sqlite:///{saves_folder().parent / 'tables.db'}"
    try:
        serve(Config(database), HOST, port, told, quiet=True, prepare=lambda: build(console))
    except CannotListen:
        if not _is_ours(place):
            raise
        console.print(f"Your table is open already: {place}", markup=False)
        if show:
            _open(place, game)


def build(console: Console) -> None:
    """Build the client of a checkout when somebody wants to play or to serve; an installed package has it."""
    script = CHECKOUT / "scripts" / "build_client.py"
    if not script.is_file():
        return
    builder = runpy.run_path(str(script))
    if builder["is_built"]():
        return
    console.print("Building the browser client, about a minute, once ...", markup=False)
    try:
        builder["build"]()
    except builder["CannotBuild"] as error:
        if not is_built():
            raise UserError(f"{error}\nMeanwhile, play in the terminal: {command()} play --terminal") from error
        console.print(f"Playing with the client that was built before: {error}", markup=False)


def _open(place: str, game: str) -> None:
    """Open the page for the person whose machine this is: the key goes behind the `#`, which stays in the browser."""
    from farlight.client import ClientError  # noqa: PLC0415 - when the table is open already

    try:
        key = asyncio.run(_key(place))
    except (ClientError, OSError):
        key = ""
    webbrowser.open(f"{place}/#/me/{key}/{game}" if key else f"{place}/#/new/{game}")


async def _key(place: str) -> str:
    """Who plays here: always the same person, whichever browser is used."""
    known = settings().keys.get(place, "")
    if read_token(known) is not None:
        return known
    from farlight.client import Client  # noqa: PLC0415

    client = await Client.become(place, settings().name or NOBODY)
    await client.close()
    keep_key(place, client.key, settings().name)
    return client.key


def _is_ours(place: str) -> bool:
    try:
        with urllib.request.urlopen(f"{place}/health", timeout=1) as answer:  # noqa: S310 # nosec B310 - our own machine
            return b"alive" in answer.read(100)
    except (URLError, OSError):
        return False
