"""A position laid on the board: each part of it by what lays it, in this order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.rules.ti3.casework import cards, domains, tokens
from tests.rules.ti3.casework.case import PLANET_PREFIX, Case, Data, Names, options_of
from tests.rules.ti3.casework.galaxy import widen
from tests.rules.ti3.casework.history import lay_mark
from tests.ti3.scene import Scene
from throneworld.imperium.board import home_planets
from throneworld.imperium.movement.cargo import bind, board, is_bound, loose, ships_of
from throneworld.imperium.movement.room import room_for
from throneworld.imperium.state import Load
from throneworld.imperium.units import SHIPS, count_with_damage
from throneworld.ti3.declarations import declare_war
from throneworld.ti3.order import by_strategy_cards, from_speaker
from throneworld.ti3.state import NOBODY, SPACE, Leader
from throneworld.ti3.tables import (
    KINDS,
)
from throneworld.ti3.tables.windows import ACTION_PHASE, STATUS_PHASE, STRATEGY_PHASE

NOTHING = {(0, 0): "void"}
PHASES = {"STATUS": STATUS_PHASE, "STRATEGY": STRATEGY_PHASE}
Lay = Callable[[Names, Any], None]


def scene_of(case: Case) -> tuple[Scene, Names]:
    game = case.game
    board = {tuple(each["at"]): each["tile"] for each in game.get("map", ())} or NOTHING
    scene = Scene(*game["seats"], board=board, **options_of(case))
    widen(scene)
    names = Names(scene, case)
    _frame(scene, case)
    _homes(scene, case.position)
    for part, lay in PARTS.items():
        if part in case.position:
            lay(names, case.position[part])
    _load_up(scene)
    _order(scene, case.position)
    return scene, names


def _frame(scene: Scene, case: Case) -> None:
    state, game = scene.state, case.game
    state.strategy_cards = [()] * len(scene.players)
    state.speaker = scene.seat(game.get("speaker", scene.players[0]))
    state.clockwise = game.get("rotation", "clockwise") == "clockwise"
    state.round = game.get("round", 1)
    state.active = scene.seat(game["active"]) if game.get("active") in scene.players else NOBODY
    state.phase = PHASES.get(case.begin["stage"].partition(".")[0], ACTION_PHASE)
    if "system" in case.begin:
        state.active_system = Names(scene, case).system(case.begin["system"])


def _homes(scene: Scene, position: Data) -> None:
    """A home that is not on the map brings neither planets nor penalty."""
    state = scene.state
    state.control = {}
    for seat, _ in enumerate(scene.players):
        planets = home_planets(state, seat)
        if all(state.edition.system[planet] in _tiles(scene) for planet in planets):
            state.control.update(dict.fromkeys(planets, seat))
        else:
            state.penalties[seat] = 0


def _tiles(scene: Scene) -> tuple[int, ...]:
    return (*scene.state.map, *scene.state.edition.beside.values())


# Units


def _space(names: Names, data: Data) -> None:
    for race, systems in data.items():
        for system, units in systems.items():
            names.scene.put(race, names.system(system), **units)


def _planets(names: Names, data: Data) -> None:
    for race, planets in data.items():
        for planet, units in planets.items():
            names.scene.put(race, planet, **units)


def _neutral(names: Names, data: Data) -> None:
    _space(names, {"neutral": data.get("space", {})})
    _planets(names, {"neutral": data.get("planets", {})})


def _damaged(names: Names, data: list[list[Any]]) -> None:
    for race, where, kind, hits, many in data:
        for _ in range(many):
            place = names.place(where)
            names.scene.damage(race, int(place) if place in SPACE else place, kind, hits)


def _cargo(names: Names, data: list[list[Any]]) -> None:
    state = names.scene.state
    for race, system, kind, damage, aboard in data:
        place, loads = names.space(system), state.aboard[names.seat(race)]
        cargo = tuple([aboard.get(each, 0) for each in KINDS])
        loads[place] = (*loads.get(place, ()), Load(kind, damage, cargo))


def _leaders(names: Names, data: list[list[str]]) -> None:
    state = names.scene.state
    for race, kind, where, captor in data:
        name = names.leader(race, kind)
        keeper = names.seat(race if captor == "free" else captor)
        held = NOBODY if captor == "free" else keeper
        if where.startswith(PLANET_PREFIX):
            state.leaders[name] = Leader(where.removeprefix(PLANET_PREFIX), held)
            continue
        state.leaders[name] = Leader("", held)
        _, system, *ship = where.split(":")
        place = names.space(system)
        kinds = ship or [each for each in SHIPS if state.units[keeper][place][KINDS.index(each)]]
        board(state, keeper, place, _ships(names.scene, keeper, place, kinds[0])[0], name)


def _load_up(scene: Scene) -> None:
    """What is carried and of which nothing is said goes aboard wherever there is room."""
    state = scene.state
    for seat, places in enumerate(state.units):
        for place in [each for each in places if each in SPACE]:
            free = loose(state, seat, place)
            for kind, many in zip(KINDS, free, strict=True):
                for _ in range(many if is_bound(state, kind) else 0):
                    _embark(scene, seat, place, kind)


def _embark(scene: Scene, seat: int, place: str, kind: str) -> None:
    state = scene.state
    ships = [ship for each in SHIPS for ship in _ships(scene, seat, place, each)]
    ship = max(ships, key=lambda one: room_for(state, seat, one, kind), default=None)
    if ship is not None and room_for(state, seat, ship, kind) > 0:
        bind(state, seat, place, ship, kind)


def _ships(scene: Scene, seat: int, place: str, kind: str) -> list[Load]:
    """The ships of a kind that are there, the least damaged first."""
    state = scene.state
    return [
        ship
        for damage in range(state.edition.damage_levels + 1)
        if count_with_damage(state, seat, place, kind, damage)
        for ship in ships_of(state, seat, place, kind, damage)
    ]


def _marks(names: Names, data: list[list[Any]]) -> None:
    for race, words, about in data:
        lay_mark(names, names.seat(race), words, about)


def _war(names: Names, data: Data) -> None:
    for race, others in data.items():
        for other in others:
            declare_war(names.scene.game, names.seat(race), names.seat(other))


def _order(scene: Scene, position: Data) -> None:
    """By the strategy cards; where they are not told, from the Speaker."""
    state = scene.state
    told = any(state.strategy_cards)
    state.play_order = by_strategy_cards(state) if told else from_speaker(state)


PARTS: dict[str, Lay] = {
    "control": cards.control,
    "space": _space,
    "planets": _planets,
    "neutral": _neutral,
    "damaged": _damaged,
    "cargo": _cargo,
    "leaders": _leaders,
    "exhausted": cards.plain("exhausted"),
    "exhausted_docks": cards.exhausted_docks,
    "technologies": cards.tables("technologies"),
    "racial_technologies": cards.tables("racial_technologies"),
    "goods": cards.numbers("trade_goods"),
    "counters": cards.counters,
    "activated": cards.activated,
    "strategy_cards": cards.strategy_cards,
    "used": cards.used,
    "objectives": cards.objectives,
    "private": cards.private,
    "decks": cards.decks,
    "actions": cards.hands,
    "politics": cards.politics,
    "secrets": cards.secrets,
    "agendas": cards.agendas,
    "laws": cards.laws,
    "scored": cards.scored,
    "racial": lambda names, data: None,
    "points": cards.numbers("points"),
    "penalty": cards.penalty,
    "contracts": tokens.contracts,
    "facilities": tokens.facilities,
    "borders": tokens.borders,
    "mines": tokens.mines,
    "tokens": tokens.tokens,
    "high_alert": cards.high_alert,
    "passed": cards.passed,
    "voice": cards.voice,
    "discards": cards.discards,
    "docket": lambda names, data: None,
    "marks": _marks,
    "eliminated": domains.eliminated,
    "domains": domains.face_down,
    "open_domains": domains.open_ones,
    "wealth": domains.wealth,
    "war": _war,
}
"""Keys of a position, in the order in which they are laid. The docket is a fact of the stage; which
Racial Objectives are left follows from what is scored."""
