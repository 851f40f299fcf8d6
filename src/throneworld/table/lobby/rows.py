"""A table and its seats, as the database keeps them."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from throneworld.table.terms import Terms

Access = Literal["open", "private"]
State = Literal["lobby", "running", "finished"]
Origin = Literal["played", "imported", "branch", "practice", "lesson"]
Holder = Literal["open", "invited", "person", "bot"]
Acting = Literal["self", "bot"]
Level = Literal["random", "heuristic"]
"""The bots that may sit at a table."""
Setting = str | int | bool
"""The value of one of the game's options."""
LONGEST_SETTING = 400
"""So many characters may be sent for an option; each game says of its own how many it takes."""


class TableRow(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    name: str
    owner_id: str | None
    access: Access
    state: State
    origin: Origin
    options: dict[str, Setting]
    terms: Terms
    invite: str
    seed: int | None
    salt: str | None
    commitment: str | None
    result: dict[str, Any] | None
    created: float
    started: float | None
    finished: float | None
    parent_id: str | None
    parent_step: int | None


class SeatRow(Struct, frozen=True, kw_only=True):
    number: int
    holder: Holder
    person_id: str | None
    name: str
    faction: str
    level: str
    invite: str
    acting: Acting
    resigned: bool

    @property
    def by_bot(self) -> bool:
        """Whether a bot answers for this seat at present."""
        return self.acting == "bot"

    @property
    def empty(self) -> bool:
        """Whether nobody sits here; a person may also have gone for good, with account and all."""
        return self.holder in ("open", "invited") or (self.holder == "person" and self.person_id is None)
