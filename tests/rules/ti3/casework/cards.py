"""What a position says of cards, counters and decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.rules.ti3.casework.case import Data, Names
from throneworld.imperium.board import home_planets
from throneworld.ti3.ascendancy import ascends
from throneworld.ti3.duel import begins_as_duel
from throneworld.ti3.points import VOICE_OF_THE_COUNCIL
from throneworld.ti3.setup.lacking import useless, useless_action_cards
from throneworld.ti3.tables import (
    ASCENDANCY,
    LACKING,
    OBJECTIVE,
    PLANET,
    SECRET_DECK,
    STAGE_1_DECK,
    STAGE_2_DECK,
)
from throneworld.ti3.tables.private_objectives import SPECIAL_OBJECTIVES

Lay = Callable[[Names, Any], None]


def tables(table: str) -> Lay:
    """A table with a list of things for each seat."""

    def lay(names: Names, data: Data) -> None:
        held = getattr(names.scene.state, table)
        for race, things in data.items():
            held[names.seat(race)] = tuple(things)

    return lay


def numbers(table: str) -> Lay:
    def lay(names: Names, data: Data) -> None:
        held = getattr(names.scene.state, table)
        for race, number in data.items():
            held[names.seat(race)] = number

    return lay


def control(names: Names, data: Data) -> None:
    state = names.scene.state
    for thing, race in data.items():
        if race == "none":
            state.control.pop(thing, None)
        elif thing in PLANET:
            state.control[thing] = names.seat(race)
        else:
            state.artifact_holders[thing] = names.seat(race)


def counters(names: Names, data: Data) -> None:
    for race, areas in data.items():
        names.scene.counters(race, *areas)


def activated(names: Names, data: Data) -> None:
    for race, systems in data.items():
        names.scene.activate(race, *map(names.system, systems))


def strategy_cards(names: Names, data: Data) -> None:
    state = names.scene.state
    for key, cards in data.items():
        if key == "used":
            state.exhausted_cards = tuple(cards)
        elif key == "bonus":
            state.bonus = dict(cards)
        else:
            state.strategy_cards[names.seat(key)] = tuple(cards)


def hands(names: Names, data: Data) -> None:
    for race, cards in data.items():
        names.scene.hold(race, *cards)


def politics(names: Names, data: Data) -> None:
    for race, cards in data.items():
        names.scene.politics(race, *cards)


def secrets(names: Names, data: Data) -> None:
    for race, cards in data.items():
        names.scene.secret(race, *cards)


def agendas(names: Names, data: Data) -> None:
    for race, cards in data.items():
        for card in cards:
            names.scene.agenda(race, card)


def laws(names: Names, data: list[list[str]]) -> None:
    for law, about in data:
        seat = names.seat(about) if about in names.scene.players else about
        names.scene.law(law, seat)


def objectives(names: Names, data: list[str]) -> None:
    state = names.scene.state
    state.objectives = tuple([each for each in data if each in (*STAGE_1_DECK, *SECRET_DECK)])
    state.objectives_2 = tuple([each for each in data if each in STAGE_2_DECK])
    others = [each for each in data if each not in (*state.objectives, *state.objectives_2)]
    state.preliminary = others[0] if others else ""
    for deck, open_cards in (("objective_deck", state.objectives), ("objective_deck_2", state.objectives_2)):
        cards = STAGE_1_DECK if deck == "objective_deck" else STAGE_2_DECK
        setattr(state, deck, tuple([each for each in cards if each not in open_cards]))


def private(names: Names, data: Data) -> None:
    state = names.scene.state
    for race, cards in data.items():
        state.private_objectives[names.seat(race)] = tuple(cards)
        state.objective_deck = tuple([each for each in state.objective_deck if each not in cards])


def scored(names: Names, data: Data) -> None:
    state = names.scene.state
    for race, called in data.items():
        seat = names.seat(race)
        cards = [names.objective(race, each) for each in called]
        state.scored[seat] = tuple([each for each in cards if each not in SPECIAL_OBJECTIVES])
        state.specials[seat] = tuple([each for each in cards if each in SPECIAL_OBJECTIVES])
        if VOICE_OF_THE_COUNCIL in cards:
            state.voice = seat
        for card in cards:
            assert card in OBJECTIVE, card


def penalty(names: Names, data: Data) -> None:
    """Nought is what was taken of nothing, if a home planet is lost."""
    state = names.scene.state
    for race, taken in data.items():
        seat = names.seat(race)
        lost = any(state.control.get(planet) != seat for planet in home_planets(state, seat))
        state.penalties[seat] = taken if lost else -1


def decks(names: Names, data: Data) -> None:
    for deck, cards in data.items():
        _deck(names, deck, cards)


def _deck(names: Names, deck: str, cards: list[str]) -> None:
    state = names.scene.state
    if deck in ("preliminary", "wormholes"):
        return
    table = DECKS[deck]
    out = (*_unused(names, deck), *(LACKING[ASCENDANCY].agendas if ascends(names.scene.game) else ()))
    top = [each for each in cards if each != "end" and each not in out]
    rest = () if "end" in cards else tuple([each for each in getattr(state, table) if each not in top])
    setattr(state, table, (*top, *rest))
    if deck in ("stage1", "stage2"):
        open_table = "objectives" if deck == "stage1" else "objectives_2"
        held = tuple([each for each in getattr(state, open_table) if each not in top])
        setattr(state, open_table, held)


def _unused(names: Names, deck: str) -> frozenset[str]:
    """What makes way as soon as it is drawn is not in the decks of the game at all (ruling 105)."""
    game = names.scene.game
    if not begins_as_duel(game):
        return frozenset()
    return useless_action_cards(game) if deck == "action" else useless(game)


DECKS = {
    "action": "action_deck",
    "political": "agenda_deck",
    "stage1": "objective_deck",
    "stage2": "objective_deck_2",
    "secret": "secret_deck",
}
DISCARDS = {"action": "action_discards", "political": "agenda_discards"}
STAGES = {"stage1": STAGE_1_DECK, "stage2": STAGE_2_DECK}
"""Objectives that have left the game lie in one box."""


def discards(names: Names, data: Data) -> None:
    for deck, cards in data.items():
        setattr(names.scene.state, DISCARDS[deck], tuple(cards))


def plain(table: str) -> Lay:
    def lay(names: Names, data: Any) -> None:
        setattr(names.scene.state, table, tuple(data) if isinstance(data, list) else data)

    return lay


def high_alert(names: Names, system: str) -> None:
    state = names.scene.state
    state.high_alert = names.system(system)
    holders = [seat for seat, cards in enumerate(state.strategy_cards) if "warfare" in cards]
    state.high_alert_of = holders[0] if holders else state.active


def voice(names: Names, race: str) -> None:
    """His point is in `points`."""
    state, seat = names.scene.state, names.seat(race)
    state.voice = seat
    state.specials[seat] = tuple(dict.fromkeys((*state.specials[seat], VOICE_OF_THE_COUNCIL)))


def passed(names: Names, races: list[str]) -> None:
    names.scene.state.passed = tuple([names.seat(race) for race in races])


def exhausted_docks(names: Names, places: list[str]) -> None:
    names.scene.state.exhausted_docks = tuple([names.place(place) for place in places])


def used(names: Names, cards: list[str]) -> None:
    names.scene.state.exhausted_cards = tuple(cards)
