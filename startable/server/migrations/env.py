"""Alembic's way in: the store hands over its connection."""

from alembic import context

from startable.server.store import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
