"""The fourth schema: at which tables bots say why they moved.

Older tables did not say: there they do, as at most.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.add_column("tables", sa.Column("reasons", sa.Boolean, nullable=True))
