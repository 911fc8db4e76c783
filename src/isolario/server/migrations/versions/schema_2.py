"""The second schema: whom a table waits for, whose a seat is, and a name for every constraint.

SQLite cannot give a name to a constraint that has none: every table is made again, and filled from
its old self. PostgreSQL could do with less, but goes the same way, so that the names come out the
same.
"""

from __future__ import annotations

import re

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"

OLD = "{}_of_schema_1"

# Names belong to their readers from now on: this word is what the page said for somebody unnamed.
UNNAMED = re.compile(r"(Player|Гравець|Игрок)( \d+)?")


def upgrade() -> None:
    op.drop_table("about")
    op.drop_index("due_at", "due")
    for table in ("tables", "seats", "log", "due"):
        op.rename_table(table, OLD.format(table))
    _make()
    _fill()
    for table in ("due", "log", "seats", "tables"):
        op.drop_table(OLD.format(table))
    _forget_stopgap_names()


def _make() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
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
        sa.Column("changed", sa.Float(53), nullable=False),
        sa.Column("pieces", sa.String(64), nullable=True),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("to_move", sa.Text, nullable=True),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("next", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.CheckConstraint("state IN ('waiting', 'playing', 'over')", name="ck_tables_state"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("who", sa.String(8), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("part", sa.String(32), nullable=False),
        sa.Column("part_by_server", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.CheckConstraint("who IN ('person', 'open', 'bot')", name="ck_seats_who"),
        _of_table("seats"),
    )
    op.create_index("seats_holder", "seats", ["holder"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_log"),
        sa.CheckConstraint("kind IN ('move', 'undo')", name="ck_log_kind"),
        sa.UniqueConstraint("table_id", "seat", "answers", name="uq_log_table_id_seat_answers"),
        _of_table("log"),
    )
    op.create_table(
        "due",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("lease", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "what", "seat", name="pk_due"),
        _of_table("due"),
    )
    op.create_index("due_at", "due", ["at"])


def _of_table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id")


def _fill() -> None:
    same = (
        "id, game, rules, options, state, server_part, commitment, verifiable, seed, position, "
        "origin, origin_number, record, opened"
    )
    last = "(SELECT max(at) FROM log_of_schema_1 WHERE table_id = id)"
    op.execute(
        f"INSERT INTO tables ({same}, changed, pieces, host, to_move, result, next) "
        f"SELECT {same}, coalesce({last}, opened), NULL, '', NULL, '', '' FROM tables_of_schema_1"
    )
    same = "table_id, seat, who, name, bot, part, part_by_server"
    op.execute(
        f"INSERT INTO seats ({same}, holder, listed) "
        f"SELECT {same}, secret_hash, true FROM seats_of_schema_1"
    )
    for table, columns in (
        ("log", "table_id, number, kind, seat, answers, move, at"),
        ("due", "table_id, what, seat, at, lease"),
    ):
        op.execute(f"INSERT INTO {table} ({columns}) SELECT {columns} FROM {OLD.format(table)}")


def _forget_stopgap_names() -> None:
    seats = sa.table("seats", sa.column("who", sa.String), sa.column("name", sa.String))
    people = seats.c.who == "person"
    connection = op.get_bind()
    for name in connection.scalars(sa.select(seats.c.name).where(people).distinct()).all():
        if UNNAMED.fullmatch(name):
            mine = sa.update(seats).where(people, seats.c.name == name)
            connection.execute(mine.values(name=""))
