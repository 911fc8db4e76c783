"""The columns of the store: what `isolario.table.store` keeps, and what is due.

Plain SQL types only, so that SQLite and PostgreSQL hold the same. The keys make double writes
impossible: one entry for each number of a table's log, and one for each number of a seat that a
move answers.

`migrations` makes these tables, from nothing or from what an older version left: whoever changes a
column here writes the way that leads to it there.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

# Everything has a name: SQLite can change most things only by making a table again, and a
# constraint without a name would get lost on the way.
NAMES = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
}

rows = MetaData(naming_convention=NAMES)

tables = Table(
    "tables",
    rows,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("state", String(8), nullable=False),
    Column("server_part", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("verifiable", Boolean, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("position", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("origin_number", Integer, nullable=False),
    Column("record", Text, nullable=False),
    Column("opened", Float(53), nullable=False),
    Column("changed", Float(53), nullable=False),
    Column("pieces", String(64), nullable=True),
    Column("host", String(64), nullable=False),
    Column("to_move", Text, nullable=True),  # JSON
    Column("result", Text, nullable=False),  # JSON
    Column("next", String(32), nullable=False),
    Column("revision", Integer, nullable=False, server_default=text("0")),
    Column("reasons", Boolean, nullable=True),
    CheckConstraint("state IN ('waiting', 'playing', 'over')", name="state"),
)

seats = Table(
    "seats",
    rows,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("bot", String(32), nullable=False),
    Column("holder", String(64), nullable=False),  # SHA-256 of a secret
    Column("part", String(32), nullable=False),
    Column("part_by_server", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Index("seats_holder", "holder"),
    CheckConstraint("who IN ('person', 'open', 'bot')", name="who"),
)

log = Table(
    "log",
    rows,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(4), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("at", Float(53), nullable=False),
    CheckConstraint("kind IN ('move', 'undo')", name="kind"),
    UniqueConstraint("table_id", "seat", "answers"),
)

due = Table(
    "due",
    rows,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("what", String(8), primary_key=True),  # a glance, or a search
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", Float(53), nullable=False),
    Column("lease", Float(53), nullable=False),  # nobody else may take it before this time
    Column("queued", Float(53), nullable=False),  # since when it waits for its table's turn
    Column("alone", Boolean, nullable=False),  # no person sits there
    Column("taken_by", String(16), nullable=False, server_default=""),  # the server of the lease
    Index("due_at", "alone", "at"),
)

presence = Table(
    "presence",
    rows,
    Column("table_id", String(32), primary_key=True),
    Column("server", String(16), primary_key=True),  # at whose door they came in
    Column("rank", Integer, nullable=False),  # `isolario.table.store.Rank`
    Column("until", Float(53), nullable=False),  # no longer, unless it is said again
    Column("viewers", Text, nullable=False, server_default="[]"),  # JSON: seats, null: spectators
)

# What servers count together (`isolario.server.counts`): no address, and no name of a table, is
# written there, only what was made of it (`counts.key`).

servers = Table(
    "servers",
    rows,
    Column("server", String(16), primary_key=True),
    Column("until", Float(53), nullable=False),  # it runs no longer, unless it says so again
)

crowds = Table(
    "crowds",
    rows,
    Column("who", String(32), primary_key=True),
    Column("server", String(16), primary_key=True),
    Column("pages", Integer, nullable=False),  # connected there
)

allowances = Table(
    "allowances",
    rows,
    Column("who", String(32), primary_key=True),
    Column("whole", Float(53), nullable=False),  # when all that was spent has come back
)
