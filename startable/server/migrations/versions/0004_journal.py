"""The entries of all tables one after another, in the order in which they were made, each with the one before it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

NOBODY_IS_ASKED = "CAST('{}' AS BLOB)"  # the times of a table that had none yet
# A clock may have been put back between two entries; their order stays.
IN_ORDER = """
    SELECT max(at) OVER (PARTITION BY table_id ORDER BY number) AS made, table_id, number FROM entries_by_table
    ORDER BY made, table_id, number
"""
TAKE_OVER = """
    INSERT INTO entries (id, table_id, before, entry)
    SELECT :id, table_id, :before, entry FROM entries_by_table WHERE table_id = :table AND number = :number
"""
PORTION = 10_000  # entries; a file has more than memory should hold


def upgrade() -> None:
    op.rename_table("entries", "entries_by_table")
    op.create_table(
        "entries",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("before", sa.Integer),
        sa.Column("entry", sa.LargeBinary, nullable=False),
    )
    op.add_column("states", sa.Column("last", sa.Integer))
    connection = op.get_bind()
    newest, last = 0, dict[str, int]()
    for some in connection.execute(sa.text(IN_ORDER)).partitions(PORTION):
        rows = []
        for made, table_id, number in some:
            newest = max(newest + 1, round(made * 1_000_000))
            rows.append({"id": newest, "before": last.get(table_id), "table": table_id, "number": number})
            last[table_id] = newest
        connection.execute(sa.text(TAKE_OVER), rows)
    for table_id, id in last.items():
        connection.execute(
            sa.text(
                f"INSERT INTO states (table_id, times, last) VALUES (:table, {NOBODY_IS_ASKED}, :last)"
                " ON CONFLICT (table_id) DO UPDATE SET last = excluded.last"
            ),
            {"table": table_id, "last": id},
        )
    op.drop_table("entries_by_table")
