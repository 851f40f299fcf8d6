"""Seeds of 256 bits, in decimal digits."""

from __future__ import annotations

from alembic import op
from sqlalchemy import String

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("seed", type_=String(78), existing_type=String(20))
