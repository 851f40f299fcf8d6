"""A tile is exchanged for another, and what is there stays."""

from __future__ import annotations

from msgspec.structs import replace

from throneworld.imperium.edition import Group, Place
from throneworld.imperium.marks import AGENDA
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.ti3.domains.held import lose_finds
from throneworld.ti3.state import NEUTRAL, SPACE, Ti3State, of
from throneworld.ti3.verbs.domains import put_away_unseen
from throneworld.ti3.verbs.tiles import PILE, shift_borders


def exchange_tile(game: Game, system: int, tile: int) -> None:
    """Units, tokens and whatever holds for the system go on for the new one; counters that lie there are
    discarded."""
    state, old, new = of(game), SPACE[system], SPACE[tile]
    state.map = tuple([tile if each == system else each for each in state.map])
    lose_finds(game, old)
    state.counters.pop(old, None)
    put_away_unseen(state, old)
    _shift_goods(state, (old, new), (f"{PILE}{system}", f"{PILE}{tile}"))
    shift_borders(state, system, tile)
    _shift_units(state, old, new)
    _shift_tokens(state, system, tile)
    _shift_words(state, old, new)
    game.tell("system_becomes", old, new)


def _shift_goods(state: Ti3State, *names: tuple[str, str]) -> None:
    """Trade goods in space stay there (ruling 195)."""
    for old, new in names:
        if old in state.goods_on:
            state.goods_on[new] = state.goods_on.pop(old)


def _shift_units(state: Ti3State, old: Place, new: Place) -> None:
    levels = range(1, state.edition.damage_levels + 1)
    tables: list[dict[Place, Group]] = [
        table
        for side in (NEUTRAL, *range(len(state.units)))
        for table in (state.forces(side), *[state.damage(side, level) for level in levels])
    ]
    for table in tables:
        if old in table:
            table[new] = table.pop(old)
    for loads in state.aboard:
        if old in loads:
            loads[new] = loads.pop(old)


def _shift_tokens(state: Ti3State, system: int, tile: int) -> None:
    old, new = SPACE[system], SPACE[tile]
    for seat, counters in enumerate(state.on_board):
        if counters >> system & 1:
            state.on_board[seat] = counters & ~(1 << system) | 1 << tile
    state.gates = tuple(
        [replace(gate, system=tile) if gate.system == system else gate for gate in state.gates]
    )
    state.exhausted_docks = tuple([new if each == old else each for each in state.exhausted_docks])
    state.burials = tuple([new if each == old else each for each in state.burials])
    state.worldgates = tuple([new if each == old else each for each in state.worldgates])
    for artifact in [each for each, place in state.artifacts.items() if place == old]:
        state.artifacts[artifact] = new
    for name, leader in state.leaders.items():
        if leader.place == old:
            state.leaders[name] = replace(leader, place=new)
    if state.high_alert == system:
        state.high_alert = tile


def _shift_words(state: Ti3State, old: Place, new: Place) -> None:
    """Laws and marks that name the system; no other number is as high as those of tiles without planets."""
    for law, about in state.laws.items():
        state.laws[law] = _renamed(about, old, new)
    state.marks = tuple(
        [
            each if each.until == AGENDA else replace(each, subject=_renamed(each.subject, old, new))
            for each in state.marks
        ]
    )


def _renamed(subject: Noun, old: Place, new: Place) -> Noun:
    if isinstance(subject, int):
        return int(new) if subject == int(old) else subject
    return " ".join([new if word == old else word for word in subject.split(" ")])
