"""The state of a game as a seat's view tells it: all tables that lie open, and its own hands.

What others hide stays empty, so whatever is asked of this state is answered from what the seat may know.
"""

from __future__ import annotations

from typing import Any

from throneworld.ti4.state import Mark, Ti4State, empty
from throneworld.ti4.units import INDEX, KINDS

View = dict[str, Any]


def state_of(view: View) -> Ti4State:
    state = empty(len(view["players"]))
    state.map = tuple(view["map"])
    state.round, state.phase = view["round"], view["phase"]
    state.speaker, state.active = view["speaker"], view["active"]
    state.active_system, state.custodians = view["active_system"], view["custodians"]
    state.passed = tuple(view["passed"])
    state.wormhole_tokens = dict(view["wormhole_tokens"])
    state.marks = tuple(Mark(**mark) for mark in view["marks"])
    _read_players(state, view["players"])
    _read_systems(state, view["systems"])
    _read_planets(state, view["planets"])
    _read_table(state, view)
    _read_hands(state, view)
    return state


def _read_players(state: Ti4State, players: list[View]) -> None:
    for seat, player in enumerate(players):
        state.factions[seat] = player["faction"]
        state.points[seat] = player["points"]
        state.tactic[seat], state.fleet[seat] = player["tactic"], player["fleet"]
        state.strategy[seat] = player["strategy"]
        state.trade_goods[seat], state.commodities[seat] = player["trade_goods"], player["commodities"]
        state.technologies[seat] = tuple(player["technologies"])
        state.exhausted_technologies[seat] = tuple(player["exhausted_technologies"])
        state.sheets[seat] = tuple(player["sheet"])
        state.resting[seat] = player["resting"]
        state.strategy_cards[seat] = tuple(player["strategy_cards"])
        state.scored[seat] = tuple(player["scored"])
        state.notes_in_play[seat] = tuple(note["id"] for note in player["notes_in_play"])
        if player["zero"]:
            state.zero = seat
    state.eliminated = tuple(seat for seat, player in enumerate(players) if player["eliminated"])


def _read_systems(state: Ti4State, systems: dict[str, View]) -> None:
    for number, system in systems.items():
        for seat in system["tokens"]:
            state.on_board[seat] |= 1 << int(number)
        for place, groups in system["units"].items():
            for seat, group in groups.items():
                state.units[int(seat)][place] = _group(group["units"])
                if group["damaged"]:
                    state.damaged[int(seat)][place] = _group(group["damaged"])


def _group(counts: dict[str, int]) -> tuple[int, ...]:
    numbers = [0] * len(KINDS)
    for kind, count in counts.items():
        numbers[INDEX[kind]] = count
    return tuple(numbers)


def _read_planets(state: Ti4State, planets: dict[str, View]) -> None:
    state.control = {planet: facts["owner"] for planet, facts in planets.items() if facts["owner"] >= 0}
    state.exhausted = tuple(planet for planet, facts in planets.items() if facts["exhausted"])


def _read_table(state: Ti4State, view: View) -> None:
    cards = view["strategy_cards"]
    state.exhausted_cards = tuple(card["id"] for card in cards if card["exhausted"])
    state.bonus = {card["id"]: card["trade_goods"] for card in cards if card["trade_goods"]}
    state.objectives = tuple(each["id"] for each in view["objectives"] if not each["leaked"])
    state.laws = {law["id"]: law["about"] for law in view["laws"]}
    state.exhausted_laws = tuple(law["id"] for law in view["laws"] if law["exhausted"])
    state.agenda_discards = tuple(view["decks"]["agenda_discards"])


def _read_hands(state: Ti4State, view: View) -> None:
    """Which of several copies of a card it is does not matter."""
    seat, you = view["seat"], view["you"]
    titles: list[str] = you["action_cards"]
    state.hands[seat] = tuple(
        f"{title}_{titles[:place].count(title) + 1}" for place, title in enumerate(titles)
    )
    state.secrets[seat] = tuple(you["secrets"])
    state.notes[seat] = tuple(note["id"] for note in you["notes"])
