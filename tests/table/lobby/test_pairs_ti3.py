"""A table at which each person leads two races of Twilight Imperium 3 (SA-16.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.lobby.desk import Desk

PAIRS = {"game": "ti3", "options": {"covenants": "yes", "bids": False}}


def seats(*holders: str) -> list[dict[str, Any]]:
    return [{"holder": holder, "level": "random"} for holder in holders]


@pytest.mark.parametrize(
    "holders",
    [
        pytest.param(("me", "bot", "bot", "me", "bot", "bot"), id="both seats of one person"),
        pytest.param(("me", "bot", "bot", "open", "bot", "bot", "bot", "bot"), id="seats of several"),
    ],
)
def test_it_is_made_and_begins_with_six_or_eight_seats(desk: Desk, holders: tuple[str, ...]) -> None:
    made = desk.post("/tables", "ann", {**PAIRS, "seats": seats(*holders)})
    assert made["options"]["covenants"] == "yes" and len(made["seats"]) == len(holders)
    desk.post(f"/tables/{made['id']}/start", "ann", {"fill_with_bots": "random"})
    assert desk.get(f"/tables/{made['id']}", "ann")["state"] == "running"


def test_another_number_of_seats_is_refused_and_why(desk: Desk) -> None:
    assert desk.client is not None
    body = {**PAIRS, "seats": seats("me", "bot", "bot", "bot", "bot")}
    answer = desk.client.post("/api/v1/tables", headers={"who": "ann"}, json=body)
    assert answer.status_code == 400 and "6, 8 seats, not 5" in answer.json()["message"]
