"""A card against troops aboard a ship that has just moved in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.combat.naming import casualty_refusal
from throneworld.imperium.combat.sustaining import levels_sustained
from throneworld.imperium.conditions import both
from throneworld.imperium.declare import Declared
from throneworld.imperium.edition import Place
from throneworld.imperium.movement.cargo import load_name, ship_named, ships_of, unload
from throneworld.imperium.state import SPACE, Load
from throneworld.imperium.units import SHIPS, damage_of, minus, some, standing
from throneworld.imperium.verbs.units import damage_unit
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Effect, Occasion, name_target
from throneworld.ti3.cards.activation import it_is_tactical
from throneworld.ti3.cards.cannon_arrivals import it_was_activated
from throneworld.ti3.conditions import it_concerns_an_opponent
from throneworld.ti3.declare import action_card
from throneworld.ti3.nouns import SHIP
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tactical.arrival import Arrival

EXPLOSIVES = "planted_explosives"
HITS = 2


def troops_aboard(state: Ti3State, ship: Load) -> list[str]:
    return [kind for kind in state.edition.ground_kinds if ship.cargo[state.edition.index[kind]]]


def transports(game: Game, occasion: Occasion) -> list[Load]:
    """Ships with ground units aboard that have moved in; while the stop is being made all that are there."""
    state, seat, system = of(game), int(occasion["seat"]), int(occasion["system"])
    there = standing(state, seat, SPACE[system])
    if not any(there[at] for at in state.edition.ground):
        return []
    arrival = game.subject(occasion, Arrival)
    if arrival is not None:
        came = [each.ship for each in arrival.arrived(state, system)]
        return [ship for ship in came if troops_aboard(state, ship)]
    return [
        ship
        for kind in SHIPS
        for level in damage_of(state, seat, SPACE[system], kind)
        for ship in ships_of(state, seat, SPACE[system], kind, level)
        if troops_aboard(state, ship)
    ]


def troops_have_come(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    there = transports(game, occasion)
    return None if there else Refusal("SA-3.15.1", "no_troops_came", (occasion["system"],))


class ChooseTransport(Aim, frozen=True):
    """One of the ships that have just moved in, by its kind, its damage and what it carries."""

    rule: ClassVar[str] = "SA-8.7.1"
    prompt: ClassVar[str] = "choose_transport"
    verbs: ClassVar[Verbs] = {"choose_ship": SHIP}

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    @property
    def place(self) -> Place:
        return SPACE[int(self.occasion["system"])]

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": self.place, "other": self.occasion["seat"]}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        found = dict.fromkeys(transports(game, self.occasion))
        return [("choose_ship", ship.kind, ship.damage, load_name(state, ship)) for ship in found]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        owner = int(self.occasion["seat"])
        return casualty_refusal(of(game), owner, option, self.place, self.rule, ())

    def answer(self, game: Game, seat: int, option: Option) -> None:
        _, kind, damage, load = option
        game.tell("ship_named", seat, self.occasion["seat"], kind, self.place)
        name_target(game, f"{kind} {damage} {load}")


class HitTroops(Effect, frozen=True):
    """Its owner says who aboard is hit; hits that nobody is left for are lost."""

    def run(self, game: Game) -> None:
        kind, damage, load = str(self.targets[0]).split(" ")
        owner, place = int(self.occasion["seat"]), SPACE[int(self.occasion["system"])]
        ship = ship_named(of(game), owner, place, kind, int(damage), load)
        game.do(TakeHitAboard(seat=owner, place=place, ship=ship, left=HITS, by=self.seat), Settle())


class TakeHitAboard(Decision, frozen=True):
    """One unit aboard a ship for each hit; a sound one that can sustain it is damaged, if its owner likes."""

    rule: ClassVar[str] = "SA-13.3.2"
    prompt: ClassVar[str] = "take_hit_aboard"
    verbs: ClassVar[tuple[str, ...]] = ("hit", "sustain")

    place: Place = ""
    ship: Load = Load("", 0, ())
    left: int = 0
    by: int = NOBODY

    def run(self, game: Game) -> Step | None:
        some_left = self.left and troops_aboard(of(game), self.ship)
        return Decision.run(self, game) if some_left else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": self.place, "kind": self.ship.kind, "hits": self.left}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        return [
            (verb, kind, level)
            for kind in troops_aboard(state, self.ship)
            for level in damage_of(state, seat, self.place, kind)
            for verb in (
                ("hit", "sustain") if level < levels_sustained(state, seat, kind, self.place) else ("hit",)
            )
        ]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_aboard_that_ship", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        verb, kind, level = str(option[0]), str(option[1]), int(option[2])
        ship = self.ship
        if verb == "sustain":
            damage_unit(game, seat, self.place, kind, level + 1)
        else:
            unload(of(game), seat, self.place, kind, (ship,))
            destroy_doomed(game, seat, ((kind, self.place, level),), EXPLOSIVES, self.by)
            ship = replace(ship, cargo=minus(ship.cargo, some(of(game), kind, 1)))
        return replace(self, left=self.left - 1, ship=ship)


LISTENERS: Declared = action_card(
    EXPLOSIVES,
    "moved_in_after",
    both(it_concerns_an_opponent, it_was_activated, it_is_tactical, troops_have_come),
    HitTroops(),
    aims=(ChooseTransport(),),
)
