"""The fourth schema: several servers on one database. How often a table has changed, who holds a
bot's turn, and at which seats somebody is. And at which tables bots say why they moved: older
tables did not say; there they do, as at most.

Everything new has a value of its own accord, so that a program of the third schema that still runs
goes on.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    number = sa.Column("revision", sa.Integer, nullable=False, server_default=sa.text("0"))
    op.add_column("tables", number)
    op.add_column("tables", sa.Column("reasons", sa.Boolean, nullable=True))
    holder = sa.Column("taken_by", sa.String(16), nullable=False, server_default="")
    op.add_column("due", holder)
    at = sa.Column("viewers", sa.Text, nullable=False, server_default="[]")
    op.add_column("presence", at)
