"""Who may do what that is about no table: the block "anywhere" of matrix.txt."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tests.table.safety.matrix import Row, blocks
from tests.table.safety.stage import STRANGER, Person, Place, at_place
from throneworld.table.people import passwords

PASSWORD = "correct horse"
GAME_FILE: dict[str, Any] = {
    "format": "throneworld-game",
    "version": 1,
    "game": "rex",
    "seats": 3,
    "options": {},
    "seed": "7",
    "salt": "",
    "commitment": "",
    "players": [],
    "table": {},
    "choices": [],
    "digests": [],
    "result": None,
}
"""Of a game without an end, which is refused; but that is found out only after it is known who brings it."""
BODIES: dict[tuple[str, str], Any] = {
    ("POST", "/guest"): {"name": "Ann"},
    ("POST", "/sign-up"): {"username": "fresh.one", "password": PASSWORD},
    ("POST", "/sign-in"): {"username": "keeper", "password": PASSWORD},
    ("PATCH", "/me"): {"name": "Anna"},
    ("DELETE", "/me"): {"password": PASSWORD},
    ("POST", "/me/password"): {"old": PASSWORD, "new": "battery staple"},
    ("POST", "/me/tokens"): {"name": "bot", "scopes": ["read"]},
    ("PUT", "/me/notices"): {"digest": 5},
    ("POST", "/tables"): {"game": "rex", "seats": [{"holder": "me"}, {"holder": "open"}, {"holder": "bot"}]},
    ("POST", "/import"): GAME_FILE,
}


class Visit:
    """Each call by somebody who has just come: what others did before is of no matter."""

    def __init__(self, place: Place, hashed: str, others_token: str) -> None:
        self.place = place
        self.hashed = hashed
        self.others_token = others_token
        self.count = 0

    async def outcome(self, row: Row, role: str) -> str:
        who = await self.who(row, role)
        before = self.place.ledger.dump()
        path = row.path.format(
            token_id=self.others_token, path="nothing.here", lesson=1, game="rex", language="en"
        )
        answer = await self.place.call(who, row.method, path, BODIES.get(row.route))
        if not (answer.is_success and row.writes) and self.place.ledger.dump() != before:
            return f"{answer.status_code}, and yet something has changed"
        await self._forget_new_account()
        return "ok" if answer.is_success else str(answer.status_code)

    async def who(self, row: Row, role: str) -> Person:
        self.count += 1
        if role == "stranger":
            return STRANGER
        if role == "house":
            return await self.place.house()
        account = {} if role == "guest" else {"username": f"user{self.count}", "password": self.hashed}
        person = await self.place.person(role, admin=role == "admin", **account)
        if role in ("lacking", "only"):
            return await self.place.token(person, row.lacking if role == "lacking" else row.only)
        return person

    async def _forget_new_account(self) -> None:
        """So that the same name is free for whoever signs up next."""
        BODIES["POST", "/sign-up"]["username"] = f"fresh.{self.count}"


def test_everybody_may_do_what_is_theirs_and_nothing_else(tmp_path: Path) -> None:
    rows = blocks()["anywhere"].rows

    async def work(place: Place) -> list[str]:
        hashed = await passwords.hashed(PASSWORD)
        keeper = await place.person("Keeper", username="keeper", password=hashed)
        made = await place.call(keeper, "POST", "/me/tokens", {"name": "bot", "scopes": ["read"]})
        visit = Visit(place, hashed, made.json()["id"])
        return [
            f"{row.method} {row.path} by {role}: {found}, not {expected}"
            for row in rows
            for role, expected in row.cells.items()
            if (found := await visit.outcome(row, role)) != expected
        ]

    assert at_place(tmp_path, work) == []


def test_a_game_file_is_not_even_read_for_a_stranger(tmp_path: Path) -> None:
    """It may be long: whoever may not bring one is told so first."""

    async def work(place: Place) -> int:
        answer = await place.call(STRANGER, "POST", "/import", content=b"[" * 1000)
        return answer.status_code

    assert at_place(tmp_path, work) == 401


def test_the_bodies_that_are_sent_are_ones_that_can_be_read() -> None:
    for body in BODIES.values():
        assert msgspec.json.decode(msgspec.json.encode(body)) == body
