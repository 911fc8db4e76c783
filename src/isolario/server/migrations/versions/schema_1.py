"""The first schema. Its constraints have no names; its table `about` says which schema it is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    about = op.create_table(
        "about", sa.Column("schema", sa.Integer, primary_key=True, autoincrement=False)
    )
    op.bulk_insert(about, [{"schema": 1}])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("server_part", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("verifiable", sa.Boolean, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("origin_number", sa.Integer, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("opened", sa.Float(53), nullable=False),
        sa.CheckConstraint("state IN ('waiting', 'playing', 'over')"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.String(8), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("part", sa.String(32), nullable=False),
        sa.Column("part_by_server", sa.Boolean, nullable=False),
        sa.CheckConstraint("who IN ('person', 'open', 'bot')"),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.CheckConstraint("kind IN ('move', 'undo')"),
        sa.UniqueConstraint("table_id", "seat", "answers"),
    )
    op.create_table(
        "due",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("what", sa.String(8), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("lease", sa.Float(53), nullable=False),
    )
    op.create_index("due_at", "due", ["at"])
