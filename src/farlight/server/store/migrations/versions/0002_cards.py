"""What lists of tables show, kept beside each table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("card", sa.LargeBinary, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "card")
