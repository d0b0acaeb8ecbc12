"""Bringing a database to the current schema."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

HERE = Path(__file__).parent / "migrations"


def config_for(engine: Engine | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.attributes["engine"] = engine
    return config


def upgrade(engine: Engine, revision: str = "head") -> None:
    command.upgrade(config_for(engine), revision)


def downgrade(engine: Engine, revision: str) -> None:
    command.downgrade(config_for(engine), revision)


def check_writable(engine: Engine) -> None:
    """Raises the database's own error if nothing can be stored in it: better at the start than in mid-play."""
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")


def revision_of(engine: Engine) -> str | None:
    """The revision a database is at; None for an empty one."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def newest_revision() -> str:
    head = ScriptDirectory.from_config(config_for()).get_current_head()
    if head is None:
        raise LookupError("there are no migrations")
    return head
