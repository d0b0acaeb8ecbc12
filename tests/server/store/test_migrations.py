"""The schema: every revision leads to the newest one, and that is what the store expects."""

import subprocess
import sys

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, insert, inspect, select

from farlight.server.store.database import open_engine
from farlight.server.store.migrate import config_for, downgrade, newest_revision, revision_of, upgrade
from farlight.server.store.schema import METADATA, people
from tests.server.tools import PATIENCE

REVISIONS = [script.revision for script in ScriptDirectory.from_config(config_for()).walk_revisions()][::-1]
PERSON = {"id": "a" * 16, "secret": b"hashed", "name": "Ada", "created": 1.0}


@pytest.fixture
def engine(database: str) -> Engine:
    return open_engine(database)


def differences(engine: Engine) -> list[object]:
    """What a database has and the store does not expect, and the other way round."""
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, METADATA))


def names(engine: Engine) -> set[str]:
    return set(inspect(engine).get_table_names()) - {"alembic_version"}


def test_an_empty_database_is_brought_to_what_the_store_expects(engine: Engine) -> None:
    assert revision_of(engine) is None
    upgrade(engine)
    assert revision_of(engine) == newest_revision()
    assert differences(engine) == []
    engine.dispose()


def test_a_current_database_is_left_alone(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    assert newest_revision() == REVISIONS[-1]
    upgrade(engine)
    monkeypatch.setattr(command, "upgrade", None)  # whoever migrates now fails
    upgrade(engine)
    engine.dispose()


@pytest.mark.parametrize("revision", REVISIONS)
def test_every_revision_leads_to_the_newest(engine: Engine, revision: str) -> None:
    upgrade(engine, revision)
    assert revision_of(engine) == revision
    upgrade(engine)
    assert differences(engine) == []
    engine.dispose()


@pytest.mark.parametrize("revision", ["base", *REVISIONS])
def test_the_way_back_and_up_again_ends_at_the_same_schema(engine: Engine, revision: str) -> None:
    upgrade(engine)
    downgrade(engine, revision)
    if revision == "base":
        assert names(engine) == set()
    upgrade(engine)
    assert differences(engine) == []
    engine.dispose()


def test_an_upgrade_of_a_newest_database_keeps_what_is_in_it(engine: Engine) -> None:
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(insert(people).values(PERSON))
    upgrade(engine)
    with engine.connect() as connection:
        assert connection.execute(select(people.c.name)).scalars().all() == ["Ada"]
    engine.dispose()


def test_a_stumbling_upgrade_leaves_the_database_as_it_was(engine: Engine) -> None:
    """As if the power failed half-way: a table of the schema is in the way."""
    with engine.begin() as connection:
        METADATA.tables["records"].create(connection)
    with pytest.raises(Exception, match="records"):
        upgrade(engine)
    assert revision_of(engine) is None
    assert names(engine) == {"records"}
    engine.dispose()


_MIGRATE = """
import sys
from farlight.server.store.database import open_engine
from farlight.server.store.migrate import upgrade
print("here", flush=True)
sys.stdin.readline()
upgrade(open_engine(sys.argv[1]))
"""


def test_processes_that_start_at_once_migrate_once(database: str) -> None:
    command = [sys.executable, "-c", _MIGRATE, database]
    pipe = subprocess.PIPE
    processes = [subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) for _ in range(3)]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "here\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    said = [process.communicate(timeout=PATIENCE)[1] for process in processes]
    assert [process.returncode for process in processes] == [0, 0, 0], said
    engine = open_engine(database)
    assert revision_of(engine) == newest_revision()
    assert differences(engine) == []
    engine.dispose()
