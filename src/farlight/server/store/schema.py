"""What is stored: one schema for SQLite and PostgreSQL. `migrations` brings a database here."""

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

METADATA = MetaData()

people = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("secret", LargeBinary, nullable=False),  # its hash: a stolen database opens no seat
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("mission", String(80), nullable=False),
    Column("title", String(80), nullable=False),
    Column("host", String(32), nullable=False),
    Column("play", String(64), nullable=False),
    Column("watch", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("outcome", String(80), nullable=False),
    Column("asked", String(80), nullable=False),  # the seats that are asked, to say whose turn it is without the engine
    Column("card", LargeBinary),  # what lists show of the table; none for those last played before there were cards
)

members = Table(
    "members",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("person_id", String(32), primary_key=True),
    Column("seats", String(80), nullable=False),
    Column("seen", Integer, nullable=False),  # the last moment that this person looked at
    Index("members_of_person", "person_id"),
)

records = Table(
    "records",
    METADATA,
    # Who was first is decided here and nowhere else.
    Column("table_id", String(32), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("uid", String(32), nullable=False),  # tells a record of ours from another's after a lost connection
    Column("key", String(80)),  # chosen by the client: the same command twice is one record
    Column("content", String(32)),  # fingerprint of what the command asked for; old records have none
    Column("last", Integer),  # the last record that the command made; none if this is it
    Column("at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "key", name="records_key"),
)

checkpoints = Table(
    "checkpoints",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

snapshots = Table(
    "snapshots",
    METADATA,
    # States along the way of a table, by the moment: whoever looks back plays only the answers since the nearest one.
    Column("table_id", String(32), primary_key=True),
    Column("node", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

failures = Table(
    "failures",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("size", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("failures_of_table", "table_id"),
)
