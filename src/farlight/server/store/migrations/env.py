"""Run by Alembic: the engine comes from whoever calls `farlight.server.store.migrate`."""

from alembic import context

from farlight.server.store.database import is_sqlite
from farlight.server.store.schema import METADATA

LOCK = 7_305_001
"""Several processes may start at once; one of them migrates."""

engine = context.config.attributes["engine"]
with engine.connect() as connection:
    # SQLite's schema changes are part of a transaction, too, though Alembic does not count on it.
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True, transactional_ddl=True)
    with context.begin_transaction():
        if not is_sqlite(engine):
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        context.run_migrations()
