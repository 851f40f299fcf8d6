"""Steps 12 to 15: what each player takes, and where it stands (SA-2.3.17 to 2.3.21)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.board import home_planets, home_system
from throneworld.imperium.conditions import standing
from throneworld.imperium.movement.cargo import board, loads_named, ship_named
from throneworld.imperium.units import SHIPS, count, count_with_damage
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.edition import profile
from throneworld.ti3.leaders.persons import PERSON, leaders_of
from throneworld.ti3.nouns import LEADERS, LOAD, PLANET, UNIT
from throneworld.ti3.state import NOBODY, SPACE, Leader, Ti3State, of
from throneworld.ti3.tables import ADMIRAL, DOCKS_PER_PLANET, PDS, RACE, SPACE_DOCK, WITHOUT_KIND
from throneworld.ti3.tables import PDS_PER_PLANET as MOST_PDS
from throneworld.ti3.tables import PLANET as CARD

HOW = "setup"
FOR_ME: Option = ("for_me",)


@standing("setup_static", "mentak.1")
def take_sheet(game: Game, seat: int) -> None:
    """Home planets ready, contracts at home, counters and technologies as the sheet says (rulings 33, 47)."""
    state, race = of(game), RACE[of(game).factions[seat]]
    for planet in home_planets(state, seat):
        state.control[planet] = seat
    state.contracts_home[seat] = tuple(f"{race.id}:{number}" for number in (1, 2))
    state.technologies[seat] = race.start_technologies
    pools = (race.command_pool, race.fleet_supply, race.strategy_allocation)
    state.tactic[seat], state.fleet[seat], state.strategy[seat] = pools
    game.tell("counters_taken", seat, *pools)
    game.tell("technologies_taken", seat, *race.start_technologies)


def place_starting_pieces(game: Game, seat: int) -> None:
    """Ships go into space, and so do docks that float; the owner splits the rest."""
    state, left = of(game), []
    for kind, number in starting_units(game, seat):
        if kind in SHIPS or profile(state, seat, kind).floats:
            place_units(game, seat, SPACE[home_system(state, seat)], kind, number, HOW)
        elif len(home_planets(state, seat)) == 1:
            place_units(game, seat, home_planets(state, seat)[0], kind, number, HOW)
        else:
            left += [kind] * number
    if game.options["leaders"]:
        left += leaders_of(RACE[state.factions[seat]])
    if left:
        game.do(PlaceStartingPieces(seat=seat, left=tuple(left)))


def starting_units(game: Game, seat: int) -> list[tuple[str, int]]:
    """As the sheet says; kinds that are left out are others instead (ruling 105)."""
    found: dict[str, int] = {}
    for kind, number in RACE[of(game).factions[seat]].start_units:
        instead, each = WITHOUT_KIND[kind] if _is_left_out(game, kind) else (kind, 1)
        found[instead] = found.get(instead, 0) + number * each
    return list(found.items())


def _is_left_out(game: Game, kind: str) -> bool:
    return kind in WITHOUT_KIND and not game.options[f"{kind}s"]


class PlaceStartingPieces(Decision, frozen=True):
    """Ground units and installations onto planets, leaders onto planets or ships, one at a time."""

    rule: ClassVar[str] = "SA-2.3.19"
    prompt: ClassVar[str] = "place_starting_pieces"
    left: tuple[str, ...] = ()
    """Kinds of units, then leaders, that are still to be placed, the next one first."""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*places_for(game, seat, self.left[0]), FOR_ME]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] != "place":
            return None
        return _full(of(game), seat, str(option[1]), str(option[2]))

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"what": self.left[0], "left": len(self.left)}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if len(option) > 1 and option[1] != self.left[0]:
            return Refusal(self.rule, "piece_comes_first", (self.left[0],))
        return Refusal(self.rule, "starts_at_home", option[1:2])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == FOR_ME:
            for piece in self.left:
                put(game, seat, usual_place(game, seat, piece))
            return None
        put(game, seat, option)
        return replace(self, left=self.left[1:]) if len(self.left) > 1 else None


def places_for(game: Game, seat: int, piece: str) -> list[Option]:
    """Where a piece may start, as options."""
    state = of(game)
    verb = "station" if piece in PERSON else "place"
    found: list[Option] = [(verb, piece, planet) for planet in home_planets(state, seat)]
    return [*found, *_ships_for(state, seat, piece)] if piece in PERSON else found


def _ships_for(state: Ti3State, seat: int, leader: str) -> list[Option]:
    """Every ship may carry any number of leaders, fighters too (SA-14.1.4)."""
    space = SPACE[home_system(state, seat)]
    return [
        ("station", leader, kind, *load)
        for kind in SHIPS
        if count_with_damage(state, seat, space, kind, 0)
        for load in loads_named(state, seat, space, kind, 0)
    ]


def put(game: Game, seat: int, option: Option) -> None:
    """A piece where the option says."""
    state, verb, piece = of(game), option[0], str(option[1])
    if verb == "place":
        place_units(game, seat, str(option[2]), piece, 1, HOW)
    elif option[2] in CARD:
        state.leaders[piece] = Leader(str(option[2]))
        game.tell("leader_stationed", seat, piece, str(option[2]))
    else:
        state.leaders[piece] = Leader()
        _put_aboard(state, seat, *map(str, option[1:]))
        game.tell("leader_stationed", seat, piece, SPACE[home_system(state, seat)])


def _put_aboard(state: Ti3State, seat: int, leader: str, kind: str, load: str = "") -> None:
    space = SPACE[home_system(state, seat)]
    board(state, seat, space, ship_named(state, seat, space, kind, 0, load), leader)


def usual_place(game: Game, seat: int, piece: str) -> Option:
    """Docks and guns where resources are, troops evenly, admirals aboard the best ship, others on planets."""
    state = of(game)
    found = [each for each in places_for(game, seat, piece) if _fits(state, seat, each)]
    planets = [each for each in found if each[2] in CARD]
    planets.sort(key=lambda each: -CARD[str(each[2])].resources)
    if piece in PERSON:
        return found[len(planets)] if PERSON[piece].type == ADMIRAL else planets[0]
    if piece in (PDS, SPACE_DOCK):
        return planets[0]
    return min(planets, key=lambda each: count(state, seat, str(each[2]), piece))


def _fits(state: Ti3State, seat: int, option: Option) -> bool:
    return option[0] != "place" or _full(state, seat, str(option[1]), str(option[2])) is None


def _full(state: Ti3State, seat: int, kind: str, planet: str) -> Refusal | None:
    """A planet holds one dock and two PDS."""
    most = {SPACE_DOCK: DOCKS_PER_PLANET, PDS: MOST_PDS}.get(kind, NOBODY)
    if most == NOBODY or count(state, seat, planet, kind) < most:
        return None
    return Refusal("SA-13.17.2" if kind == PDS else "SA-13.6.5", "planet_full", (planet, kind))


VERBS: Verbs = {"station": ((LEADERS, PLANET), (LEADERS, UNIT), (LEADERS, UNIT, LOAD))}
EVENTS: dict[str, tuple[str, ...]] = {
    "counters_taken": ("seat", "tactic", "fleet", "strategy"),
    "technologies_taken": ("seat", "technologies"),
    "leader_stationed": ("seat", "leader", "place"),
}
