"""SA-16.1.1 and 3.26.14: Racial Objectives, each nearly met and then met, claimed and scored."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import throneworld as tw
from tests.ti3.claims import finish, regular
from tests.ti3.market import agree
from tests.ti3.scene import Scene
from throneworld.galaxy.sets import members
from throneworld.imperium.board import adjacency, planets_in_play, wormholes
from throneworld.ti3 import deeds
from throneworld.ti3.deeds import note
from throneworld.ti3.leaders.persons import leaders_of
from throneworld.ti3.objectives.claiming import ClaimObjectives
from throneworld.ti3.objectives.meeting import is_met
from throneworld.ti3.objectives.memory import note_beginning
from throneworld.ti3.objectives.racial import EVERY, racial_objectives
from throneworld.ti3.state import SPACE
from throneworld.ti3.tables import (
    HOME_TILE,
    MECATOL_TILE,
    OBJECTIVE,
    PLANET,
    RACE,
    TECHNOLOGY,
    TILE,
    TRADE_STATIONS,
)
from throneworld.ti3.tables.windows import STATUS_PHASE

ME = 0
OTHERS = ("sol", "letnev", "hacan", "yin")
BESIDE = "s1_spend_3_cc"
"""A public objective that everybody can claim, so that everybody is asked."""


class Table:
    """Four players on their map; the first is of the race that the objective is of."""

    def __init__(self, race: str, flagships: bool = True, on: bool = True) -> None:
        others = [each for each in OTHERS if each != race][:3]
        self.race, self.others = race, others
        self.scene = Scene(race, *others, racial_objectives=on, flagships=flagships)
        self.scene.state.phase, self.scene.state.objectives = STATUS_PHASE, (BESIDE,)
        self.abroad = [each for each in regular(self.scene) if each != "mecatol_rex"]

    def near(self, system: int) -> list[int]:
        return [each for each in members(adjacency(self.scene.state)[system]) if each != system]

    def near_home(self, number: int) -> int:
        """A system that is adjacent to the home of an opponent alone."""
        homes = [HOME_TILE[each] for each in (self.race, *self.others)]
        found = self.near(HOME_TILE[self.others[number]])
        return next(each for each in found if sum(each in self.near(home) for home in homes) == 1)

    def take(self, *planets: str) -> None:
        self.scene.take(self.race, *planets)

    def put(self, where: str | int, **units: int) -> None:
        self.scene.put(self.race, where, **units)

    def home_of(self, number: int) -> tuple[str, ...]:
        return RACE[self.others[number]].home_planets

    def did(self, kind: str, *about: str | int) -> None:
        note(self.scene.game, kind, ME, *about)

    def won(self, other: int, place: str = "", kinds: str = "cruiser") -> None:
        self.did(deeds.WON, deeds.ATTACKER, other, place or SPACE[MECATOL_TILE], 1, kinds)

    def destroyed(self, *others: int) -> None:
        for other in others:
            self.did(deeds.DESTROYED, "cruiser", 1, other, SPACE[MECATOL_TILE], "combat", "")


Move = Callable[[Table], object]
Goals = dict[str, tuple[Move, Move]]


def in_order(*moves: Move) -> Move:
    def move(at: Table) -> None:
        for each in moves:
            each(at)

    return move


def take(first: int, last: int) -> Move:
    """Some planets outside homes."""
    return lambda at: at.take(*at.abroad[first:last])


def garrison(first: int, last: int, many: int = 1) -> Move:
    def move(at: Table) -> None:
        for each in at.abroad[first:last]:
            at.put(each, ground_force=many)

    return move


def take_mecatol(at: Table) -> None:
    at.take("mecatol_rex")


def at_mecatol(**units: int) -> Move:
    return lambda at: at.put(MECATOL_TILE, **units)


def near_mecatol(number: int, **units: int) -> Move:
    return lambda at: at.put(at.near(MECATOL_TILE)[number], **units)


def near_home(number: int, **units: int) -> Move:
    return lambda at: at.put(at.near_home(number), **units)


def at_home(**units: int) -> Move:
    return lambda at: at.put(HOME_TILE[at.race], **units)


def take_home(number: int, planets: int = 9) -> Move:
    return lambda at: at.take(*at.home_of(number)[:planets])


def know(first: int, last: int) -> Move:
    return lambda at: at.scene.technologies(at.race, *list(TECHNOLOGY)[first:last])


def in_colours(many: int) -> list[str]:
    found = dict[str, list[str]]()
    for name, row in TECHNOLOGY.items():
        found.setdefault(row.colour, []).append(name)
    return [each for names in found.values() for each in names[:many]]


def with_specialty(colour: str = "") -> list[str]:
    return [
        each
        for each, row in PLANET.items()
        if row.specialties and (not colour or colour in row.specialties) and not row.trade_station
    ]


def specialties(first: int, last: int, colour: str = "") -> Move:
    def move(at: Table) -> None:
        there = [each for each in with_specialty(colour) if each in planets_in_play(at.scene.state)]
        at.take(*there[first:last])

    return move


def did(kind: str, *about: str | int) -> Move:
    return lambda at: at.did(kind, *about)


def took_goods(other: int) -> Move:
    return did(deeds.TOOK_GOODS, 1, other)


def won(*others: int, kinds: str = "cruiser") -> Move:
    def move(at: Table) -> None:
        for each in others:
            at.won(each, kinds=kinds)

    return move


def won_on_a_planet(at: Table) -> None:
    at.won(1, "lodor")


def destroyed(*others: int) -> Move:
    return lambda at: at.destroyed(*others)


def took(number: int, other: int) -> Move:
    """A planet out of the hands of an opponent."""
    return lambda at: at.did(deeds.TOOK, at.abroad[number], other, "captured", 0)


def wormhole_systems(at: Table) -> list[int]:
    return list(members(wormholes(at.scene.state, "A", "B", "C", "D")))


def ships_at_wormholes(at: Table) -> None:
    for each in wormhole_systems(at):
        at.put(each, cruiser=1)


def planets_at_wormholes(first: int, last: int) -> Move:
    def move(at: Table) -> None:
        there = wormhole_systems(at)
        near = dict.fromkeys([*there, *[each for tile in there for each in at.near(tile)]])
        planets = [
            TILE[tile].planets[0].id
            for tile in near
            if TILE[tile].kind == "regular" and TILE[tile].planets and not TILE[tile].planets[0].trade_station
        ]
        at.take(*planets[first:last])

    return move


def won_at_lodor(at: Table) -> None:
    at.won(1, SPACE[at.scene.system("lodor")])


def stations(at: Table) -> None:
    at.take(*[each for each in TRADE_STATIONS if each in planets_in_play(at.scene.state)])


def agreements(at: Table) -> None:
    agree(at.scene, (at.race, 1, 0), (at.others[0], 1, 0))
    agree(at.scene, (at.race, 2, 0), (at.others[1], 1, 0))


def goods(many: int) -> Move:
    return lambda at: at.scene.goods(at.race, many)


def copies(many: int) -> Move:
    foreign = ("quantum_datahub_node", "salvage_operations", "nova_seed")
    return lambda at: at.scene.racial(at.race, *foreign[:many])


def hold_around(first: int, last: int) -> Move:
    """Systems next to Mecatol Rex: all their planets, and a Cruiser."""

    def move(at: Table) -> None:
        for tile in at.near(MECATOL_TILE)[first:last]:
            at.take(*[planet.id for planet in TILE[tile].planets])
            at.put(tile, cruiser=1)

    return move


def ships_abroad(first: int, last: int, **units: int) -> Move:
    def move(at: Table) -> None:
        systems = [tile for tile in at.scene.state.map if tile > 0 and tile != HOME_TILE[at.race]]
        for tile in systems[first:last]:
            at.put(tile, **(units or {"cruiser": 1}))

    return move


def voice(at: Table) -> None:
    at.scene.state.voice = ME


def somebody_is_strong(at: Table) -> None:
    at.scene.take(at.others[0], *at.abroad[:9])


def speaker(seat: int) -> Move:
    def move(at: Table) -> None:
        at.scene.state.speaker = seat

    return move


def captive(number: int) -> Move:
    """A leader of an opponent, whichever that race has."""

    def move(at: Table) -> None:
        other = at.others[number]
        kind = leaders_of(RACE[other])[0].split("_")[1].split(":")[0]
        at.scene.leader(other, kind, "mecatol_rex", captor=at.race)

    return move


def round_begins(at: Table) -> None:
    note_beginning(at.scene.game)


def artifact(at: Table) -> None:
    at.scene.state.artifacts["precursor_fossil"] = next(
        each for each in with_specialty("green") if each in planets_in_play(at.scene.state)
    )


def green(at: Table) -> None:
    at.scene.technologies(at.race, *[each for each, row in TECHNOLOGY.items() if row.colour == "green"])


def enemy_at_mecatol(at: Table) -> None:
    at.scene.put(at.others[0], MECATOL_TILE, cruiser=1)
    for number in range(4):
        near_mecatol(number, cruiser=1)(at)


def docks(first: int, last: int) -> Move:
    def move(at: Table) -> None:
        for tile in at.near(MECATOL_TILE)[first:last]:
            at.put(tile, space_dock=1, cruiser=1)

    return move


def pds(first: int, last: int) -> Move:
    def move(at: Table) -> None:
        for each in at.abroad[first:last]:
            at.put(each, pds=1)

    return move


def at_home_of(number: int, **units: int) -> Move:
    return lambda at: at.put(HOME_TILE[at.others[number]], **units)


RETREAT, AVOIDED = did(deeds.ANNOUNCED_RETREAT, 1, 1), did(deeds.AVOIDED_BATTLE, 1, 1)
CONVERTED, SACRIFICED = did(deeds.CONVERTED, 1, 1, "lodor"), did(deeds.SACRIFICED, 2, "lodor")
PLAYED = did(deeds.PLAYED, "transport")
GOALS: Goals = {
    "arborec:1": (in_order(take(0, 4), garrison(0, 3, 4)), garrison(3, 4, 4)),
    "arborec:2": (in_order(specialties(0, 3, "green"), take(0, 3)), artifact),
    "arborec:3": (in_order(take_mecatol, green, at_mecatol(cruiser=11)), at_mecatol(cruiser=1)),
    "creuss:1": (in_order(enemy_at_mecatol, RETREAT), RETREAT),
    "creuss:2": (in_order(ships_at_wormholes, planets_at_wormholes(0, 1)), planets_at_wormholes(1, 2)),
    "creuss:3": (
        in_order(
            lambda at: at.take("mallice", "lodor"),
            lambda at: at.put("lodor", space_dock=1),
            won_at_lodor,
            won_at_lodor,
        ),
        won_at_lodor,
    ),
    "hacan:1": (goods(8), agreements),
    "hacan:2": (in_order(stations, take(0, 5)), take(5, 6)),
    "hacan:3": (goods(15), take_mecatol),
    "jolnar:1": (know(0, 9), know(9, 10)),
    "jolnar:2": (
        lambda at: at.scene.technologies(at.race, *in_colours(3)[:-1]),
        lambda at: at.scene.technologies(at.race, in_colours(3)[-1]),
    ),
    "jolnar:3": (in_order(know(0, 16), specialties(0, 4)), specialties(4, 5)),
    "krotoan:1": (destroyed(1, 2), destroyed(3)),
    "krotoan:2": (in_order(copies(2), know(0, 7)), know(7, 8)),
    "krotoan:3": (copies(3), take_home(1, 1)),
    "letnev:1": (at_mecatol(dreadnought=4), near_mecatol(0, dreadnought=1)),
    "letnev:2": (near_home(0, cruiser=7), near_home(0, carrier=1)),
    "letnev:3": (in_order(take_mecatol, at_mecatol(flagship=1)), take_home(0)),
    "lizix:1": (take_mecatol, lambda at: at.put("mecatol_rex", mechanized_unit=1)),
    "lizix:2": (at_mecatol(dreadnought=3), near_mecatol(0, dreadnought=1)),
    "lizix:3": (in_order(take_mecatol, at_mecatol(cruiser=1), hold_around(0, 3)), hold_around(3, 4)),
    "mentak:1": (in_order(took_goods(1), took_goods(2), destroyed(1)), destroyed(2)),
    "mentak:2": (in_order(near_home(0, cruiser=1), near_home(1, destroyer=1)), near_home(2, cruiser=1)),
    "mentak:3": (won(1, 2), won(3)),
    "muaat:1": (at_mecatol(war_sun=1), near_mecatol(0, war_sun=1)),
    "muaat:2": (at_home_of(0, war_sun=2), at_home_of(1, war_sun=1)),
    "muaat:3": (in_order(at_mecatol(war_sun=3), won(1, kinds="war_sun")), won(1, kinds="war_sun,cruiser")),
    "naalu:1": (in_order(at_mecatol(fighter=6), near_mecatol(0, fighter=5)), near_mecatol(0, fighter=1)),
    "naalu:2": (AVOIDED, AVOIDED),
    "naalu:3": (in_order(at_mecatol(fighter=20), take_home(0, 1), take_home(1, 1)), take_home(2, 1)),
    "norr:1": (won_on_a_planet, won_on_a_planet),
    "norr:2": (in_order(took(0, 1), took(1, 1)), took(2, 1)),
    "norr:3": (take_home(0), take_mecatol),
    "saar:1": (in_order(docks(0, 2), at_home(space_dock=1)), docks(2, 3)),
    "saar:2": (in_order(ships_abroad(0, 7), ships_abroad(0, 2, space_dock=1)), ships_abroad(7, 8)),
    "saar:3": (in_order(take_home(0), at_home_of(0, flagship=1, space_dock=1)), near_home(0, space_dock=1)),
    "sol:1": (at_mecatol(carrier=4, ground_force=24), near_mecatol(0, ground_force=1)),
    "sol:2": (in_order(take(0, 4), garrison(0, 3, 5)), garrison(3, 4, 5)),
    "sol:3": (
        in_order(take_mecatol, lambda at: at.put("mecatol_rex", shock_troop=1), take(0, 9), garrison(0, 8)),
        garrison(8, 9),
    ),
    "winnu:1": (take(0, 3), take_mecatol),
    "winnu:2": (in_order(take_mecatol, round_begins), lambda at: at.put("mecatol_rex", space_dock=1)),
    "winnu:3": (in_order(take_mecatol, voice, speaker(1)), speaker(ME)),
    "xxcha:1": (take(0, 6), take(6, 7)),
    "xxcha:2": (in_order(take(0, 9), pds(0, 4)), pds(4, 5)),
    "xxcha:3": (in_order(voice, take_mecatol, somebody_is_strong), take(0, 9)),
    "yin:1": (CONVERTED, CONVERTED),
    "yin:2": (SACRIFICED, won(1)),
    "yin:3": (take_home(0), take_home(1, 1)),
    "yssaril:1": (in_order(PLAYED, PLAYED, PLAYED), PLAYED),
    "yssaril:2": (in_order(near_home(0, cruiser=1), near_home(1, cruiser=1)), near_home(2, cruiser=1)),
    "yssaril:3": (captive(0), captive(1)),
}
"""All but the last move, and the last one."""


def test_sa_16_1_1_there_is_a_position_for_every_racial_objective() -> None:
    assert {f"racial:{each}" for each in GOALS} == EVERY


@pytest.mark.parametrize("name", GOALS)
def test_sa_3_26_14_a_racial_objective_is_claimed_when_all_of_it_is_met(name: str) -> None:
    race, objective = name.split(":")[0], f"racial:{name}"
    nearly, last = GOALS[name]
    at = Table(race)
    nearly(at)
    assert not is_met(at.scene.game, ME, objective)
    at.scene.play(ClaimObjectives(who=(0, 1, 2, 3)))
    assert at.scene.refusal(race, "claim", objective) == "SA-3.26.7 objective_not_met"
    again = Table(race)
    nearly(again)
    last(again)
    scene = again.scene
    scene.play(ClaimObjectives(who=(0, 1, 2, 3)))
    assert ("claim", objective) in scene.options(race)
    scene.choose(race, "claim", objective)
    while scene.prompt == "claim_objectives":
        finish(scene)
    assert scene.state.scored[ME] == (objective,)
    assert scene.state.points[ME] == OBJECTIVE[objective].points == int(name[-1])
    assert racial_objectives(scene.game, ME) == ()


def test_sa_3_26_4_the_other_two_are_discarded() -> None:
    at = Table("winnu")
    take_mecatol(at)
    at.scene.state.scored[ME] = ("racial:winnu:2",)
    at.scene.play(ClaimObjectives(who=(0, 1, 2, 3)))
    assert at.scene.refusal("winnu", "claim", "racial:winnu:1") == "SA-3.26.4 racial_discarded"
    assert at.scene.refusal("winnu", "claim", "racial:winnu:2") == "SA-3.26.3 claimed_already"
    assert at.scene.refusal("winnu", "claim", "racial:sol:1") == "SA-3.26.14 objective_of_other_race"


def test_sa_3_26_15_not_together_with_the_secret_one() -> None:
    at = Table("winnu")
    take_mecatol(at)
    take_home(0)(at)
    at.scene.secret("winnu", "conqueror")
    at.scene.play(ClaimObjectives(who=(0, 1, 2, 3)))
    at.scene.choose("winnu", "claim", "racial:winnu:1")
    assert at.scene.refusal("winnu", "claim", "conqueror") == "SA-3.26.15 racial_or_secret"
    at.scene.choose("winnu", "claim", BESIDE)


def test_sa_16_1_1_without_the_option_there_are_none() -> None:
    at = Table("winnu", on=False)
    take_mecatol(at)
    at.scene.play(ClaimObjectives(who=(0, 1, 2, 3)))
    assert at.scene.refusal("winnu", "claim", "racial:winnu:1") == "SA-16.1.1 without_racial_objectives"
    game = tw.new_game("ti3", seats=["winnu", "sol", "hacan"], seed=1)
    assert game.options["racial_objectives"] is False


def test_ruling_227_no_more_opponents_are_asked_for_than_there_are() -> None:
    scene = Scene("norr", "sol", two_player_keep_marked="no", racial_objectives=True)
    assert not is_met(scene.game, ME, "racial:norr:3")
    scene.take("norr", *RACE["sol"].home_planets)
    assert is_met(scene.game, ME, "racial:norr:3"), "one home of one opponent is all"


def test_ruling_227_parts_about_places_and_pieces_that_are_missing_are_left_out() -> None:
    at = Table("letnev", flagships=False)
    take_mecatol(at)
    assert not is_met(at.scene.game, ME, "racial:letnev:3")
    take_home(0)(at)
    assert is_met(at.scene.game, ME, "racial:letnev:3")
    duel = Scene("winnu", "sol", racial_objectives=True)
    assert not any(is_met(duel.game, ME, each) for each in ("racial:winnu:1", "racial:winnu:2"))
