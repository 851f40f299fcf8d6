"""Practising from a running game tells nothing about it, not even to those who reckon backwards."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import throneworld as tw
from tests.table.safety.stage import Person, Place, at_place
from tests.table.safety.tables import Cast, Scene, cast, scene
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.zones import STREAM
from throneworld.rex.knowledge import knows
from throneworld.rex.state import RexState, of


def test_the_seed_of_a_practice_game_does_not_tell_where_the_cards_really_lie(tmp_path: Path) -> None:
    """After its end seed and hands are shown: whoever knew how they were dealt could undo the deal."""

    async def work(place: Place) -> None:
        people = await cast(place)
        table = await scene(place, people, "private", "running")
        truth = (await place.hall.rooms.open(table.id)).game
        file = await _practised(place, people, table)
        seen = tw.load(file["base"])
        assert _dealt_back(int(file["seed"]), of(seen)) != _unknown(of(truth))

    at_place(tmp_path, work)


async def _practised(place: Place, people: Cast, table: Scene) -> dict[str, Any]:
    """What the one who practises can get hold of, as soon as the practice is ended."""
    me: Person = people.seat
    made = (await place.call(me, "POST", f"/tables/{table.id}/practise", {"seat": 0})).json()
    ended = await place.call(me, "POST", f"/tables/{made['id']}/proposals", {"kind": "end"})
    assert ended.is_success
    exported = await place.call(me, "GET", f"/tables/{made['id']}/export")
    file: dict[str, Any] = exported.json()
    return file


def _unknown(state: RexState) -> list[str]:
    """The cards that seat 0 does not know, in the order in which they lie."""
    pools = [*(hand for seat, hand in enumerate(state.hands) if seat != 0), state.row, state.strategy_deck]
    return [card for cards in pools for card in cards if not knows(state, 0, card)]


def _dealt_back(seed: int, state: RexState) -> Sequence[str]:
    """How they lay before, if they had been dealt from this seed."""
    dealt = _unknown(state)
    order = SmallDice(seed).shuffle(STREAM, range(len(dealt)))
    before = [""] * len(dealt)
    for place, came_from in enumerate(order):
        before[came_from] = dealt[place]
    return before


@pytest.mark.parametrize("seat", range(3))
def test_an_imagined_game_holds_nothing_of_what_others_really_know(seat: int) -> None:
    """The file of a practice game shows its whole position, also the notes of the rules on who knows what."""
    game = tw.new_game("rex", seats=3, seed=5)
    for _ in range(150):
        ask = game.asks[0]
        game.choose(ask.seat, ask.options[len(game.choices) % len(ask.options)])
    imagined = of(game.imagine(seat, 99))
    for card, seats in imagined.known.items():
        holders = [one for one in range(3) if card in (*imagined.hands[one], *imagined.traitors[one])]
        assert knows(imagined, seat, card) or seats == 1 << holders[0], card
