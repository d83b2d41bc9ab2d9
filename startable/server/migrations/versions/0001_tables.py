"""Tables, their people, journals, snapshots, times and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True)


def data(name: str) -> sa.Column[bytes]:
    return sa.Column(name, sa.LargeBinary, nullable=False)


def upgrade() -> None:
    op.create_table("settings", sa.Column("name", sa.String, primary_key=True), data("value"))
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("state", sa.String, nullable=False, index=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("changed", sa.Float, nullable=False, index=True),
        data("doc"),
    )
    op.create_table("members", sa.Column("guest", sa.String, primary_key=True), of_table())
    op.create_table(
        "entries",
        of_table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        data("entry"),
        sqlite_with_rowid=False,
    )
    op.create_table("snapshots", of_table(), data("data"))
    op.create_table("times", of_table(), sa.Column("due", sa.Float, index=True), data("data"))
    op.create_table(
        "chat", of_table(), sa.Column("number", sa.Integer, primary_key=True), data("line"), sqlite_with_rowid=False
    )
