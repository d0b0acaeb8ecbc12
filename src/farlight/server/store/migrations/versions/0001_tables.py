"""People, tables, members, records, checkpoints, failures."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _create_tables_of_people()
    _create_tables_of_games()


def _create_tables_of_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mission", sa.String(80), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("play", sa.String(64), nullable=False),
        sa.Column("watch", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("outcome", sa.String(80), nullable=False),
        sa.Column("asked", sa.String(80), nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("seats", sa.String(80), nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
    )
    op.create_index("members_of_person", "members", ["person_id"])


def _create_tables_of_games() -> None:
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("uid", sa.String(32), nullable=False),
        sa.Column("key", sa.String(80)),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table_id", "key", name="records_key"),
    )
    op.create_table(
        "checkpoints",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "failures",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("size", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("failures_of_table", "failures", ["table_id"])


def downgrade() -> None:
    for name in ("failures", "checkpoints", "records", "members", "tables", "people"):
        op.drop_table(name)
