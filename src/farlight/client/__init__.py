"""Playing at a table server: for bots, for the terminal, for programs of your own. See docs/client.md."""

from farlight.client.client import Client
from farlight.client.errors import BadLink, ClientError, Ended, Refused, Unreachable
from farlight.client.links import Link, read_link, read_server
from farlight.client.table import Back, Change, Lost, News, Table

__all__ = [
    "Back",
    "BadLink",
    "Change",
    "Client",
    "ClientError",
    "Ended",
    "Link",
    "Lost",
    "News",
    "Refused",
    "Table",
    "Unreachable",
    "read_link",
    "read_server",
]
