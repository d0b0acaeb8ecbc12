"""Bringing a database to the current schema.

Alembic is loaded only if there is something to bring: it takes as long as all the rest of a server's store.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Engine, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

HERE = Path(__file__).parent / "migrations"


def upgrade(engine: Engine, revision: str = "") -> None:
    """Bring a database to a revision, or to the newest."""
    if not revision and revision_of(engine) == newest_revision():
        return
    from alembic import command  # noqa: PLC0415

    command.upgrade(config_for(engine), revision or newest_revision())


def downgrade(engine: Engine, revision: str) -> None:
    from alembic import command  # noqa: PLC0415

    command.downgrade(config_for(engine), revision)


def config_for(engine: Engine | None = None) -> "Config":
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.attributes["engine"] = engine
    return config


def check_writable(engine: Engine) -> None:
    """Raises the database's own error if nothing can be stored in it: better at the start than in mid-play."""
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")


def revision_of(engine: Engine) -> str | None:
    """The revision a database is at; None for an empty one."""
    with engine.connect().execution_options(farlight_reads=True) as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return found


def newest_revision() -> str:
    """By the names of the files, which begin with their revisions: 0001, 0002 and so on."""
    return max(file.name.partition("_")[0] for file in (HERE / "versions").glob("[0-9]*.py"))
