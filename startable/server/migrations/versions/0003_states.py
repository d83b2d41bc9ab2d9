"""A table's snapshot and its times in one row: nearly every choice writes both."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

NOBODY_IS_ASKED = "CAST('{}' AS BLOB)"  # the times of a table that had none yet


def upgrade() -> None:
    op.create_table(
        "states",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("due", sa.Float),
        sa.Column("times", sa.LargeBinary, nullable=False),
        sa.Column("snapshot", sa.LargeBinary),
    )
    op.create_index("ix_states_due", "states", ["due"], sqlite_where=sa.text("due IS NOT NULL"))
    op.execute(
        "INSERT INTO states (table_id, due, times, snapshot)"
        f" SELECT tables.id, times.due, coalesce(times.data, {NOBODY_IS_ASKED}), snapshots.data FROM tables"
        " LEFT JOIN times ON times.table_id = tables.id LEFT JOIN snapshots ON snapshots.table_id = tables.id"
        " WHERE times.table_id IS NOT NULL OR snapshots.table_id IS NOT NULL"
    )
    op.drop_table("times")
    op.drop_table("snapshots")
