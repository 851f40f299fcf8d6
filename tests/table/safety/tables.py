"""Tables as the matrix needs them: one seat of each kind, in each state, with something of everything."""

from __future__ import annotations

import secrets
import time
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

import throneworld as tw
from tests.table.safety.stage import Person, Place
from throneworld.table.lobby.making import new_code
from throneworld.table.lobby.rows import Access, SeatRow, State, TableRow
from throneworld.table.lobby.tables import insert_table
from throneworld.table.rooms.beginning import write_beginning
from throneworld.table.terms import Terms

SEATS, SEED = 4, 2
"""With this seed seat 0 chooses first."""


class Cast(Struct, frozen=True):
    """Everybody who may come to a table."""

    spectator: Person
    seat: Person
    other: Person
    owner: Person
    admin: Person
    invited: Person
    house: Person


class Scene(Struct, frozen=True):
    """A table, and what lies on it."""

    id: str
    code: str
    ask: dict[str, Any]
    order: str
    proposal: str


async def cast(place: Place) -> Cast:
    names = ("spectator", "seat", "other", "owner", "admin", "invited")
    people = {name: await place.person(name, admin=name == "admin", username=name) for name in names}
    return Cast(**people, house=await place.house())


async def scene(place: Place, people: Cast, access: Access, state: State) -> Scene:
    """Seat 0 is `seat`'s, seat 1 `other`'s; before the start seat 2 is open and seat 3 waits for a code."""
    table, seats = _table(people, access, state), _seats(people, state)
    async with place.hall.database.write() as connection:
        await insert_table(connection, table, seats)
        if state == "lobby":
            return Scene(table.id, table.invite, {}, "none", "none")
        game = tw.new_game("rex", seats=SEATS, seed=SEED)
        await write_beginning(connection, table, seats, game, time.time())
    room = await place.hall.rooms.begun(table.id)
    ask = (await place.call(people.seat, "GET", f"/tables/{table.id}/view?seat=0")).json()["view"]["ask"]
    order = await _given(place, people, table.id)
    if state == "finished":
        await room.change(lambda draft: draft.end("", ""))
        return Scene(table.id, table.invite, ask, order, "none")
    wanted = {"kind": "end", "reason": "supper"}
    proposed = await place.call(people.seat, "POST", f"/tables/{table.id}/proposals", wanted)
    return Scene(table.id, table.invite, ask, order, proposed.json()["id"])


async def _given(place: Place, people: Cast, table_id: str) -> str:
    """An order that never answers."""
    sentence = {"kind": "pass", "about": {"moment": "battle_phase"}}
    answer = await place.call(people.seat, "POST", f"/tables/{table_id}/orders?seat=0", sentence)
    return str(answer.json()["id"])


def _table(people: Cast, access: Access, state: State) -> TableRow:
    started = state != "lobby"
    return TableRow(
        id=secrets.token_urlsafe(9),
        game="rex",
        name="Test",
        owner_id=people.owner.id,
        access=access,
        state="running" if started else "lobby",
        origin="played",
        options={},
        terms=Terms(release="instant"),
        invite=new_code(),
        seed=SEED if started else None,
        salt=None,
        commitment=None,
        result=None,
        created=time.time(),
        started=time.time() if started else None,
        finished=None,
        parent_id=None,
        parent_step=None,
    )


def _seats(people: Cast, state: State) -> list[SeatRow]:
    empty = SeatRow(
        number=0,
        holder="open",
        person_id=None,
        name="",
        faction="",
        level="",
        invite="",
        acting="self",
        resigned=False,
    )
    seated = [
        replace(empty, number=number, holder="person", person_id=each.id, name=each.name)
        for number, each in enumerate((people.seat, people.other))
    ]
    bot = replace(empty, holder="bot", level="random", acting="bot")
    rest = [empty, replace(empty, holder="invited", invite=new_code())] if state == "lobby" else [bot, bot]
    return [*seated, *(replace(each, number=2 + place) for place, each in enumerate(rest))]
