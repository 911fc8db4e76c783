"""The third schema: at which tables somebody is, and what a bot that is due will do.

Which bots look ahead only the program knows: those that are due now are taken to. When they were
due went by another clock: they are due at once.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.execute("CREATE TABLE due_of_schema_2 AS SELECT table_id, seat FROM due")
    op.drop_table("due")
    op.create_table(
        "due",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("lease", sa.Float(53), nullable=False),
        sa.Column("queued", sa.Float(53), nullable=False),
        sa.Column("alone", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "what", "seat", name="pk_due"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_due_table_id"),
    )
    op.create_index("due_at", "due", ["alone", "at"])
    person = "SELECT 1 FROM seats WHERE seats.table_id = d.table_id AND who <> 'bot'"
    op.execute(
        "INSERT INTO due (table_id, what, seat, at, lease, queued, alone) "
        f"SELECT table_id, 'search', seat, 0, 0, 0, NOT EXISTS ({person}) FROM due_of_schema_2 AS d"
    )
    op.drop_table("due_of_schema_2")
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("server", sa.String(16), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "server", name="pk_presence"),
    )
