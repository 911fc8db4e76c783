"""The fifth schema: what several servers count together, so that limits are those of all of them.
Tables of their own: a program of the fourth schema that still runs does not notice.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("server", sa.String(16), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("server", name="pk_servers"),
    )
    op.create_table(
        "crowds",
        sa.Column("who", sa.String(32), nullable=False),
        sa.Column("server", sa.String(16), nullable=False),
        sa.Column("pages", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("who", "server", name="pk_crowds"),
    )
    op.create_table(
        "allowances",
        sa.Column("who", sa.String(32), nullable=False),
        sa.Column("whole", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("who", name="pk_allowances"),
    )
