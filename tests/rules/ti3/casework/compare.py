"""Parts of a position read off the board, in the words of the cases; exact where they are named."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tests.rules.ti3.casework import domains, setting, standing
from tests.rules.ti3.casework.cards import DECKS, DISCARDS, STAGES
from tests.rules.ti3.casework.case import Data, Names
from tests.rules.ti3.casework.standing import Read
from tests.rules.ti3.casework.tokens import CUSTODIANS
from throneworld.galaxy.sets import members
from throneworld.imperium.board import planets_in_play
from throneworld.ti3.declarations import declared
from throneworld.ti3.domains.tokens import type_of
from throneworld.ti3.objectives.racial import racial_objectives
from throneworld.ti3.state import NOBODY, SPACE, WORMHOLE_COUNTERS, Agreement, Ti3State
from throneworld.ti3.tables import HABITATS, PLANET, WORMHOLE_TOKEN
from throneworld.ti3.verbs.agreements import owner_of_contract


def differences(names: Names, state: Data) -> list[str]:
    found = []
    for part, said in state.items():
        expected, seen = PARTS[part](names, said)
        if expected != seen:
            found.append(f"{part}: {expected} expected, {seen} seen")
    return found


# Tables of seats


def _of_seats(read: Callable[[Names, int], Any], shape: Callable[[Any], Any] = lambda each: each) -> Read:
    def both(names: Names, said: Data) -> tuple[Any, Any]:
        wanted = {race: shape(value) for race, value in said.items()}
        return wanted, {race: shape(read(names, names.seat(race))) for race in wanted}

    return both


def _table(table: str, shape: Callable[[Any], Any] = sorted) -> Read:
    return _of_seats(lambda names, seat: getattr(names.scene.state, table)[seat], shape)


def _number(table: str) -> Read:
    return _of_seats(lambda names, seat: max(0, getattr(names.scene.state, table)[seat]))


def _counters(names: Names, seat: int) -> list[int]:
    state = names.scene.state
    return [state.tactic[seat], state.fleet[seat], state.strategy[seat]]


def _activated(names: Names, said: Data) -> tuple[Any, Any]:
    boards = names.scene.state.on_board
    wanted = {race: sorted(map(names.system, systems)) for race, systems in said.items()}
    return wanted, {race: sorted(members(boards[names.seat(race)])) for race in wanted}


def _agenda_of(names: Names, race: str) -> list[str]:
    state = names.scene.state
    return sorted(state.docket if race == "deck" else filter(None, [state.revealed[names.seat(race)]]))


def _agendas(names: Names, said: Data) -> tuple[Any, Any]:
    wanted = {race: sorted(cards) for race, cards in said.items()}
    return wanted, {race: _agenda_of(names, race) for race in wanted}


def _scored(names: Names, seat: int) -> list[str]:
    state, race = names.scene.state, names.scene.players[seat]
    own = {names.objective(race, each): each for each in ("racial_1", "racial_2", "racial_3")}
    return [*[own.get(each, each) for each in state.scored[seat]], *state.specials[seat]]


def _racial(names: Names, seat: int) -> list[int]:
    """By their points, those that a player may still score."""
    return [int(each[-1]) for each in racial_objectives(names.scene.game, seat)]


def _strategy_cards(names: Names, said: Data) -> tuple[Any, Any]:
    state = names.scene.state
    seen: Data = {}
    for key in said:
        if key == "used":
            seen[key] = sorted(state.exhausted_cards)
        elif key == "bonus":
            seen[key] = {card: many for card, many in state.bonus.items() if many}
        else:
            seen[key] = sorted(state.strategy_cards[names.seat(key)])
    return {key: value if key == "bonus" else sorted(value) for key, value in said.items()}, seen


# The board


def _control(names: Names, said: Data) -> tuple[Any, Any]:
    state, players = names.scene.state, names.scene.players
    seen = {}
    for thing in said:
        table = state.control if thing in PLANET else state.artifact_holders
        seat = table.get(thing, NOBODY)
        seen[thing] = "none" if seat == NOBODY else players[seat]
    return said, seen


def _list(read: Callable[[Names], Iterable[Any]], shape: Callable[[Names, Any], Any]) -> Read:
    def both(names: Names, said: list[Any]) -> tuple[Any, Any]:
        return sorted(shape(names, each) for each in said), sorted(read(names))

    return both


def _exhausted(names: Names) -> list[str]:
    """Cards of planets on the map that somebody has; who has them is not told."""
    state = names.scene.state
    there = (*planets_in_play(state), HABITATS)
    return [planet for planet in state.exhausted if planet in state.control and planet in there]


_exhausted_docks = _list(
    lambda names: names.scene.state.exhausted_docks, lambda names, place: names.place(place)
)


def _contracts(names: Names, said: list[list[list[Any]]]) -> tuple[Any, Any]:
    state = names.scene.state

    def side(contract: str) -> tuple[str, int, int]:
        race, _, number = contract.partition(":")
        return race, int(number), state.goods_on.get(contract, 0)

    def both(each: Agreement) -> list[tuple[str, int, int]]:
        return sorted(side(contract) for contract in (each.one, each.other) if contract)

    assert all(owner_of_contract(state, each.one) != NOBODY for each in state.agreements)
    wanted = sorted(sorted((race, number, goods) for race, number, goods in sides) for sides in said)
    return wanted, sorted(both(each) for each in state.agreements)


def _facilities(names: Names, said: Data) -> tuple[Any, Any]:
    held = names.scene.state.facilities
    return said, {planet: there[0] for planet, there in held.items() if there}


def _mines(names: Names, said: list[list[str]]) -> tuple[Any, Any]:
    players = (*names.scene.players, "neutral")
    seen = [(each.one, each.other, players[each.owner]) for each in names.scene.state.mines]
    wanted = [(*sorted((names.system(one), names.system(other))), owner) for one, other, owner in said]
    return sorted(wanted), sorted(seen)


def _tokens(names: Names, said: list[list[str]]) -> tuple[Any, Any]:
    wanted = []
    for where, token in said:
        flips = token.partition(":")[0] in WORMHOLE_TOKEN
        at = names.space(where) if flips else names.place(where)
        wanted += [(at, each) for each in CUSTODIANS.get(token, (token,))]
    state = names.scene.state
    seen = [(place, token) for token, place in state.artifacts.items()]
    seen += [(place, "worldgate") for place in state.worldgates]
    seen += [(place, _hidden(token)) for place, token in zip(state.burials, state.buried, strict=True)]
    laid = [(place, token) for place, tokens in state.counters.items() for token in tokens]
    seen += [each for each in laid if type_of(each[1]) not in WORMHOLE_COUNTERS]  # these are `open_domains`
    for gate in state.gates:
        kind = next(name for name, row in WORMHOLE_TOKEN.items() if sorted(row.sides) == sorted(gate.letters))
        seen.append((SPACE[gate.system], f"{kind}:{gate.letter}"))
    return sorted(wanted), sorted(seen)


def _hidden(token: str) -> str:
    return "artifact:dummy" if token.startswith("dummy") else token


def _high_alert(names: Names, said: str) -> tuple[Any, Any]:
    return (0 if said == "none" else names.system(said)), names.scene.state.high_alert


# The table


def _speaker(names: Names, said: str) -> tuple[Any, Any]:
    return said, names.scene.players[names.scene.state.speaker]


def _rotation(names: Names, said: str) -> tuple[Any, Any]:
    return said, "clockwise" if names.scene.state.clockwise else "counter_clockwise"


def _laws(names: Names, said: list[list[str]]) -> tuple[Any, Any]:
    players, held = names.scene.players, names.scene.state.laws
    seen = []
    for law, about in held.items():
        if isinstance(about, int):
            text = players[about] if 0 <= about < len(players) else ""
        else:
            text = str(about or "")
        seen.append((law, text))
    return [tuple(each) for each in said], seen


def _objectives(names: Names, said: list[str]) -> tuple[Any, Any]:
    state = names.scene.state
    beside = [state.preliminary] if state.preliminary in said else []
    return sorted(said), sorted([*state.objectives, *state.objectives_2, *beside])


def _decks(names: Names, said: Data) -> tuple[Any, Any]:
    """What lies on top; after `end` nothing may."""
    seen: Data = {}
    for deck, cards in said.items():
        held = list(_pile(names, deck))
        seen[deck] = [*held, "end"] if "end" in cards else held[: len(cards)]
    return said, seen


def _pile(names: Names, deck: str) -> tuple[str, ...]:
    if deck == "races":
        return setting.step_of(names).race_pile
    found: tuple[str, ...] = getattr(names.scene.state, DECKS[deck])
    return found


def _bottom(names: Names, said: Data) -> tuple[Any, Any]:
    tables = names.scene.state
    return said, {deck: list(getattr(tables, DECKS[deck])[-len(cards) :]) for deck, cards in said.items()}


def _discards(names: Names, said: Data) -> tuple[Any, Any]:
    held = names.scene.state
    wanted = {deck: sorted(cards) for deck, cards in said.items()}
    return wanted, {deck: sorted(_discarded(held, deck)) for deck in said}


def _discarded(held: Ti3State, deck: str) -> tuple[str, ...]:
    if deck in STAGES:
        return tuple([each for each in held.objective_box if each in STAGES[deck]])
    pile: tuple[str, ...] = getattr(held, DISCARDS.get(deck, ""), ())
    return pile


def _winners(names: Names, said: list[str]) -> tuple[Any, Any]:
    result = names.scene.game.result
    return sorted(said), sorted(names.scene.players[seat] for seat in (result.winners if result else ()))


def _seats(table: str) -> Read:
    def both(names: Names, said: list[str]) -> tuple[Any, Any]:
        return sorted(said), sorted(names.scene.players[seat] for seat in getattr(names.scene.state, table))

    return both


def _docket(names: Names, said: list[str]) -> tuple[Any, Any]:
    from throneworld.ti3.council.docket import Docket

    found = [step for step in names.scene.game.stack if isinstance(step, Docket)]
    return said, list(found[-1].agendas) if found else []


def _marks(names: Names, said: list[list[Any]]) -> tuple[Any, Any]:
    """The only marks that states tell of are penalties that were taken."""
    state, players = names.scene.state, names.scene.players
    taken = [[players[at], "home penalty taken", many] for at, many in enumerate(state.penalties) if many > 0]
    return said, taken


def _war(names: Names, seat: int) -> list[str]:
    return [names.scene.players[other] for other in declared(names.scene.state, seat)]


def _preliminary(names: Names, said: str) -> tuple[Any, Any]:
    return said, names.scene.state.preliminary or "none"


def _voice(names: Names, said: str) -> tuple[Any, Any]:
    voice = names.scene.state.voice
    return said, "none" if voice == NOBODY else names.scene.players[voice]


PARTS: dict[str, Read] = {
    "seating": setting.seating,
    "races": setting.races,
    "locations": setting.locations,
    "space": standing.space,
    "planets": standing.planets,
    "neutral": standing.neutral,
    "damaged": standing.damaged,
    "cargo": standing.cargo,
    "leaders": standing.leaders,
    "control": _control,
    "exhausted": _list(_exhausted, lambda names, planet: planet),
    "exhausted_docks": _exhausted_docks,
    "technologies": _table("technologies"),
    "racial_technologies": _table("racial_technologies"),
    "goods": _number("trade_goods"),
    "counters": _of_seats(_counters),
    "activated": _activated,
    "strategy_cards": _strategy_cards,
    "actions": _table("hands"),
    "politics": _table("politics"),
    "secrets": _table("secrets"),
    "agendas": _agendas,
    "laws": _laws,
    "objectives": _objectives,
    "scored": _of_seats(_scored, sorted),
    "racial": _of_seats(_racial, sorted),
    "points": _number("points"),
    "penalty": _number("penalties"),
    "contracts": _contracts,
    "facilities": _facilities,
    "mines": _mines,
    "tokens": _tokens,
    "high_alert": _high_alert,
    "passed": _seats("passed"),
    "eliminated": _seats("eliminated"),
    "speaker": _speaker,
    "rotation": _rotation,
    "decks": _decks,
    "bottom": _bottom,
    "discards": _discards,
    "docket": _docket,
    "voice": _voice,
    "preliminary": _preliminary,
    "private": _table("private_objectives"),
    "winners": _winners,
    "marks": _marks,
    "domains": domains.read_hidden,
    "open_domains": domains.read_open,
    "wealth": domains.read_wealth,
    "looked": domains.read_looks,
    "war": _of_seats(_war, sorted),
}
