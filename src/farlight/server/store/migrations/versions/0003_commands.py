"""What the command of a record asked for, and the last record that it made."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("records", sa.Column("content", sa.String(32), nullable=True))
    op.add_column("records", sa.Column("last", sa.Integer, nullable=True))


def downgrade() -> None:
    op.drop_column("records", "last")
    op.drop_column("records", "content")
