"""The entries of all tables one after another, in the order in which they were made, each with the one before it."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

NOBODY_IS_ASKED = "CAST('{}' AS BLOB)"  # the times of a table that had none yet
# A clock may have been put back between two entries; their order stays.
IN_ORDER = """
    SELECT max(at) OVER (PARTITION BY table_id ORDER BY number) AS made, table_id, entry FROM entries_by_table
    ORDER BY made, table_id, number
"""


def upgrade() -> None:
    op.rename_table("entries", "entries_by_table")
    entries = op.create_table(
        "entries",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("before", sa.Integer),
        sa.Column("entry", sa.LargeBinary, nullable=False),
    )
    op.add_column("states", sa.Column("last", sa.Integer))
    connection = op.get_bind()
    newest, last, rows = 0, dict[str, int](), list[dict[str, Any]]()
    for made, table_id, entry in connection.execute(sa.text(IN_ORDER)):
        newest = max(newest + 1, round(made * 1_000_000))
        rows.append({"id": newest, "table_id": table_id, "before": last.get(table_id), "entry": entry})
        last[table_id] = newest
    if rows:
        connection.execute(entries.insert(), rows)
    for table_id, id in last.items():
        connection.execute(
            sa.text(
                f"INSERT INTO states (table_id, times, last) VALUES (:table, {NOBODY_IS_ASKED}, :last)"
                " ON CONFLICT (table_id) DO UPDATE SET last = excluded.last"
            ),
            {"table": table_id, "last": id},
        )
    op.drop_table("entries_by_table")
