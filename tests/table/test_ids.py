from __future__ import annotations

from throneworld.table.ids import new_table_id


def test_a_table_can_be_named_after_a_command() -> None:
    """`throneworld admin repair -x...` would be read as an option."""
    ids = [new_table_id() for _ in range(2000)]
    assert len(set(ids)) == 2000
    assert all(each[0].isalnum() and len(each) == 12 for each in ids)
