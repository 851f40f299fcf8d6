"""Van Hauge: in its battles Ground Forces aboard it fly as Fighters; survivors come back aboard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from throneworld.imperium.conditions import both, i_fight
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.edition import Place
from throneworld.imperium.marks import COMBAT, mark, marks_of
from throneworld.imperium.movement.cargo import bind, ships_of, unload
from throneworld.imperium.state import AREAS, Load
from throneworld.imperium.units import FIGHTER, FLAGSHIP, count, damage_of
from throneworld.imperium.verbs.units import destroy_units, place_units, remove_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.declare import flagship
from throneworld.ti3.deeds import DESTROYED
from throneworld.ti3.state import SPACE, Ti3State, of
from throneworld.ti3.tables import GROUND_FORCE, SHOCK_TROOP

HAUGE = "flagship:yin"
FLYING = "troops_flying"
"""Mark for a battle: of this player so many Ground Forces and Shock Troops fly as Fighters, beside so many
Fighters; how many deeds there were when they took off, and where: the subject."""
TROOPS = (GROUND_FORCE, SHOCK_TROOP)


def van_hauge(state: Ti3State, seat: int, place: Place) -> Load | None:
    if not count(state, seat, place, FLAGSHIP):
        return None
    return ships_of(state, seat, place, FLAGSHIP, damage_of(state, seat, place, FLAGSHIP)[0])[0]


def troops_aboard(state: Ti3State, seat: int, place: Place) -> tuple[int, int]:
    ship = van_hauge(state, seat, place)
    index = state.edition.index
    return (ship.cargo[index[GROUND_FORCE]], ship.cargo[index[SHOCK_TROOP]]) if ship else (0, 0)


def has_troops_aboard(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    found = troops_aboard(of(game), seat, SPACE[int(occasion["system"])])
    return None if any(found) else Refusal("SA-13.23.1", "nobody_aboard")


class TakeOff(Effect, frozen=True):
    def run(self, game: Game) -> None:
        state, place = of(game), SPACE[int(self.occasion["system"])]
        numbers = troops_aboard(state, self.seat, place)
        fighters = count(state, self.seat, place, FIGHTER)
        subject = " ".join(map(str, (*numbers, fighters, len(state.deeds), place)))
        mark(game, FLYING, seat=self.seat, subject=subject, until=COMBAT)
        for kind, number in zip(TROOPS, numbers, strict=True):
            for _ in range(number):
                ship = van_hauge(state, self.seat, place)
                assert ship is not None, "it has troops aboard"
                unload(state, self.seat, place, kind, (ship,))
            remove_units(game, self.seat, place, kind, number, HAUGE)
        place_units(game, self.seat, place, FIGHTER, sum(numbers), HAUGE)


# How it ends for them


def flying(state: Ti3State, seat: int) -> tuple[int, int, int, int, Place] | None:
    for each in marks_of(state, FLYING):
        if each.seat == seat:
            ground, shock, fighters, begun, place = str(each.subject).split(" ")
            return int(ground), int(shock), int(fighters), int(begun), place
    return None


def survivors(state: Ti3State, seat: int, place: Place) -> tuple[int, int]:
    """How few and how many of the Fighters that are left can be those who had been aboard."""
    found = flying(state, seat)
    if found is None:
        return 0, 0
    ground, shock, fighters, begun, field = found
    left = count(state, seat, place, FIGHTER)
    if place != field:
        about = [each.about for each in state.deeds[begun:] if each.kind == DESTROYED]
        lost = [int(each[1]) for each in about if (each[0], each[2], each[3]) == (FIGHTER, seat, field)]
        left = min(left, ground + shock + fighters - sum(lost))
    return min(ground + shock, max(0, left - fighters)), min(ground + shock, max(0, left))


def they_are_flying(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if flying(of(game), seat) else Refusal("SA-13.23.1", "nobody_aboard")


def it_goes_down(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    fine = (occasion["seat"], occasion["kind"]) == (seat, FLAGSHIP)
    return None if fine else Refusal("SA-13.23.1", "no_flagship_there")


class GoDownWithIt(Effect, frozen=True):
    """Whoever of them has not fallen; as few as possible."""

    def run(self, game: Game) -> None:
        place = str(self.occasion["place"])
        fewest, _ = survivors(of(game), self.seat, place)
        destroy_units(game, self.seat, place, FIGHTER, fewest, HAUGE)


class Land(Effect, frozen=True):
    """The battle is over, be it that the fleet has left."""

    def run(self, game: Game) -> Step | None:
        state = of(game)
        places = [each for each in state.units[self.seat] if each in AREAS]
        where = next((each for each in places if count(state, self.seat, each, FLAGSHIP)), "")
        return CountSurvivors(seat=self.seat, place=where) if where else None


class CountSurvivors(Decision, frozen=True):
    """How many of the Fighters that are left had been aboard; Shock Troops come first."""

    rule: ClassVar[str] = "SA-13.23.1"
    prompt: ClassVar[str] = "count_survivors"
    verbs: ClassVar[tuple[str, ...]] = ("spend",)

    place: Place = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": self.place, "fighters": count(of(game), seat, self.place, FIGHTER)}

    def candidates(self, game: Game, seat: int) -> Sequence[Option]:
        fewest, most = survivors(of(game), seat, self.place)
        return [("spend", number) for number in range(fewest, most + 1)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_so_many_survivors", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        state, number = of(game), int(option[1])
        found = flying(state, seat)
        shock = min(number, found[1]) if found else 0
        remove_units(game, seat, self.place, FIGHTER, number, HAUGE)
        for kind, many in ((SHOCK_TROOP, shock), (GROUND_FORCE, number - shock)):
            if many:
                place_units(game, seat, self.place, kind, many, HAUGE)
            for _ in range(many):
                ship = van_hauge(state, seat, self.place)
                assert ship is not None, "it is there"
                bind(state, seat, self.place, ship, kind)


LISTENERS: Declared = (
    *flagship("yin", "space_battle_start", both(i_fight, has_troops_aboard), TakeOff(), must=True),
    *[
        clause
        for stop, when, does in (
            ("units_destroyed", both(it_goes_down, they_are_flying), GoDownWithIt()),
            ("space_battle_end", they_are_flying, Land()),
        )
        for clause in in_the_open(
            HAUGE,
            "combat_roll_static",
            (stop,),
            when,
            lambda game: [seat for seat, race in enumerate(of(game).factions) if race == "yin"],
            (does,),
            rule="SA-13.23.1",
            must=True,
        )
    ],
)
