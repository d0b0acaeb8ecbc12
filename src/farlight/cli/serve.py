"""`farlight serve`."""

import ipaddress
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from farlight.bots import allow_bot
from farlight.cli.browser import build
from farlight.cli.game_folder import saves_folder
from farlight.errors import UserError
from farlight.kernel import game_names, load_game
from farlight.server.http.guard import read_origin
from farlight.server.ops.config import Config
from farlight.server.run import serve

OPEN = (
    "Others can reach it now by the addresses of this machine, and what they send is not encrypted. If they use a name "
    "for it, add --origin http://NAME:PORT. For more than a network you trust, listen on 127.0.0.1, put a proxy with "
    "TLS in front and add --behind-proxy and --origin: see docs/operations.md."
)
NAMELESS = "Nobody can come in through the proxy by a name that is not told here: add --origin https://NAME."


def run(
    host: str, port: int, database: str | None, origins: list[str], behind_proxy: bool, bots: Sequence[str] = ()
) -> None:
    for name in bots:
        allow_bot(load_game(game_names()[0]), name)
    console = Console(highlight=False, emoji=False, soft_wrap=True)
    config = Config(database or own_database(), tuple(read_origin(origin) for origin in origins), behind_proxy)

    def prepare() -> None:
        beside = Console(stderr=True, highlight=False, emoji=False, soft_wrap=True)
        try:
            build(beside)
        except UserError as error:  # terminals and programs can play without it
            beside.print(str(error), markup=False)

    def told(taken: int) -> None:
        console.print(f"Farlight serves at {address(host, taken)} (Ctrl-C stops it).", markup=False)
        if behind_proxy and not origins:
            console.print(NAMELESS, markup=False)
        if not behind_proxy and not is_loopback(host):
            console.print(OPEN, markup=False)

    serve(config, host, port, told, prepare=prepare)


def address(host: str, port: int) -> str:
    """What people type to come here; all addresses of this machine are told as the one that is always there."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, host)  # noqa: S104 # nosec B104 - only told
    return f"http://{f'[{shown}]' if ':' in shown and not shown.startswith('[') else shown}:{port}"


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def own_database() -> str:
    """A file beside the saves of the terminal."""
    file: Path = saves_folder().parent / "tables.db"
    return f"sqlite:///{file}"
