"""A card that sends Shock Troops over to enemy ships, which are theirs if the battle is won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.combat.naming import by_load, casualty_refusal, destroy_options, unit_named
from throneworld.imperium.combat.targets import targets_of
from throneworld.imperium.conditions import both, opponent
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.edition import Place
from throneworld.imperium.limits import has_place
from throneworld.imperium.marks import COMBAT, mark, marks_of
from throneworld.imperium.movement.cargo import ship_named
from throneworld.imperium.production.supply import unit_weight
from throneworld.imperium.units import FIGHTER, FLAGSHIP, SHIPS, count, left
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.cards.battle_conditions import against_a_player, i_fight_on, round_is
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.fighting import place_of_fight
from throneworld.ti3.nouns import SHIP
from throneworld.ti3.state import NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tables import SHOCK_TROOP
from throneworld.ti3.tactical.restoring import BOARDED
from throneworld.ti3.tactical.rolling import BOARDING, Shooting, Volley, dice_for
from throneworld.ti3.tactical.sinking import sink

ACTION = "boarding_action"
MOST_TROOPS = 3
DONE: Option = ("done",)


def troops_are_aboard(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    place = place_of_fight(occasion)
    there = count(of(game), seat, place, SHOCK_TROOP)
    return None if there else Refusal("SA-4.8.1", "no_unit_there", (SHOCK_TROOP, place))


def price_of(state: Ti3State, owner: int, place: Place, kind: str, damage: int, load: str = "") -> int:
    """What a ship weighs in a build, with the ground units aboard."""
    ship = ship_named(state, owner, place, kind, damage, load)
    troops = [
        ship.cargo[state.edition.index[each]] * unit_weight(state, owner, each)
        for each in state.edition.ground_kinds
    ]
    return unit_weight(state, owner, kind) + sum(troops)


class BoardShips(Shooting, frozen=True):
    """Up to three of them roll; hits are spent on ships until there are none left."""

    stages: ClassVar[tuple[str, ...]] = ("roll", "choose")

    seat: int = NOBODY
    other: int = NOBODY
    place: Place = ""

    def roll(self, game: Game) -> None:
        state = of(game)
        troops = min(MOST_TROOPS, count(state, self.seat, self.place, SHOCK_TROOP))
        dice = dice_for(state, self.seat, SHOCK_TROOP, self.place, BOARDING, 1, troops)
        game.do(Volley(seat=self.seat, other=self.other, place=self.place, dice=dice, purpose=BOARDING))

    def choose(self, game: Game) -> None:
        hits = self.hits_by(self.seat)
        game.do(ChoosePrey(seat=self.seat, owner=self.other, place=self.place, left=hits))


class ChoosePrey(Decision, frozen=True):
    """One enemy ship after the other while there are hits for it; nothing sustains them (ruling 122)."""

    rule: ClassVar[str] = "SA-4.7.1"
    prompt: ClassVar[str] = "choose_prey"
    verbs: ClassVar[Verbs] = {"destroy": SHIP}
    fewest: ClassVar[int] = 2

    owner: int = NOBODY
    place: Place = ""
    left: int = 0

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": self.owner, "place": self.place, "left": self.left}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        options = destroy_options(targets_of(state, self.owner, self.place, ACTION), self.place)
        return [*by_load(state, self.owner, options, self.place), DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        price = self._price(of(game), option)
        return None if price <= self.left else Refusal(self.rule, "too_few_hits", (price,))

    def _price(self, state: Ti3State, option: Option) -> int:
        _, kind, damage, *load = option
        return price_of(state, self.owner, self.place, str(kind), int(damage), *map(str, load))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return casualty_refusal(of(game), self.owner, option, self.place, self.rule, ())

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        state, price = of(game), self._price(of(game), option)
        mark(game, BOARDED, seat=seat, subject=f"{option[1]}:{len(state.deeds)}", until=COMBAT)
        sink(game, self.owner, self.place, [unit_named(option, self.place)], BOARDING, seat)
        return replace(self, left=self.left - price)


class SendBoarders(Effect, frozen=True):
    def run(self, game: Game) -> Step:
        place, other = place_of_fight(self.occasion), opponent(self.seat, self.occasion)
        return BoardShips(seat=self.seat, other=other, place=place)


# When the battle is won


def prey_of(state: Ti3State, seat: int) -> list[str]:
    kinds = [str(each.subject).partition(":")[0] for each in marks_of(state, BOARDED) if each.seat == seat]
    return [kind for kind in SHIPS if kind != FLAGSHIP for _ in range(kinds.count(kind))]


def takes_prize(state: Ti3State, seat: int, kind: str, place: Place) -> bool:
    """A piece is left, and Fleet Supply allows it (ruling 122)."""
    fits = kind == FIGHTER or has_place(state, seat, SYSTEM[place], kind)
    return fits and left(state, seat, kind, place) > 0


def i_have_won_prey(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    fine = occasion["winner"] == seat and prey_of(of(game), seat)
    return None if fine else Refusal("SA-4.9.1", "no_prize")


class TakePrizes(Effect, frozen=True):
    def run(self, game: Game) -> Step:
        return TakePrize(
            seat=self.seat, place=place_of_fight(self.occasion), prey=tuple(prey_of(of(game), self.seat))
        )


class TakePrize(Decision, frozen=True):
    """An own ship of that type, sound and empty, for each that was taken."""

    rule: ClassVar[str] = "SA-8.5.1"
    prompt: ClassVar[str] = "take_prize"
    verbs: ClassVar[tuple[str, ...]] = ("kind",)

    place: Place = ""
    prey: tuple[str, ...] = ()

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if self.options(game, self.seat) else Settle()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": self.place}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("kind", kind) for kind in dict.fromkeys(self.prey)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind = str(option[1])
        return (
            None
            if takes_prize(of(game), seat, kind, self.place)
            else Refusal(self.rule, "no_room_for_prize", (kind,))
        )

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_prize", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        kind = str(option[1])
        place_units(game, seat, self.place, kind, 1, ACTION)
        left = list(self.prey)
        left.remove(kind)
        return replace(self, prey=tuple(left))


def _boarders(game: Game) -> list[int]:
    return list(dict.fromkeys([each.seat for each in marks_of(of(game), BOARDED)]))


LISTENERS: Declared = (
    *action_card(
        ACTION,
        "space_round_end",
        both(i_fight_on, against_a_player, round_is(1), troops_are_aboard),
        SendBoarders(),
    ),
    *in_the_open(
        ACTION,
        "space_battle_end",
        ("space_battle_end",),
        i_have_won_prey,
        _boarders,
        (TakePrizes(),),
        rule="SA-4.9.1",
        must=True,
    ),
)
