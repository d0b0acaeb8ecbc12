"""`farlight serve`."""

import ipaddress
from pathlib import Path

from rich.console import Console

from farlight.cli.home import saves_folder
from farlight.server.config import Config
from farlight.server.run import serve

OPEN = (
    "Others can reach it now, and what they send is not encrypted. For more than a network you trust, "
    "listen on 127.0.0.1, put a proxy with TLS in front and add --behind-proxy: see docs/operations.md."
)


def run(host: str, port: int, database: str | None, origins: list[str], behind_proxy: bool) -> None:
    console = Console(highlight=False, emoji=False, soft_wrap=True)
    config = Config(database or _own_database(), tuple(origins), behind_proxy)

    def told(taken: int) -> None:
        said = f"Farlight serves at {address(host, taken)} (Ctrl-C stops it)."
        console.print(said if is_loopback(host) or behind_proxy else f"{said}\n{OPEN}", markup=False)

    serve(config, host, port, told)


def address(host: str, port: int) -> str:
    """What people type to come here; all addresses of this machine are told as the one that is always there."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, host)  # noqa: S104 # nosec B104 - only told
    return f"http://{f'[{shown}]' if ':' in shown and not shown.startswith('[') else shown}:{port}"


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _own_database() -> str:
    """A file beside the saves of the terminal."""
    file: Path = saves_folder().parent / "tables.db"
    return f"sqlite:///{file}"
