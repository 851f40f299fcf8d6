"""Cards that are an action and concern agreements, or keep others out of a system."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.effects.aims import Choose, ChoosePlayer, ChooseSystem, there_is
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import CHOSEN, Verb
from throneworld.imperium.marks import ROUND, marks_of
from throneworld.imperium.tokens import PlaceTokenOn
from throneworld.imperium.units import has_ships
from throneworld.imperium.verbs.tokens import has_token_in
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.windows import Aim, Occasion, name_target
from throneworld.ti3.declare import ACTION, action_card
from throneworld.ti3.effects.filters import has_planets_in
from throneworld.ti3.nouns import CONTRACT
from throneworld.ti3.order import opponents_in_rotation
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.trade.negotiating import Negotiation
from throneworld.ti3.verbs.agreements import break_agreement

GUILD, IMMUNITY = "influence_the_merchants_guild", "diplomatic_immunity"
IMMUNE = "immune"
"""Mark: at the start of his turns this player may lay a counter of another into the system that is the
subject."""
SHELTERED = ChooseSystem(filters=("with_my_ships_or_planets",))
OPPONENT = ChoosePlayer(filters=("another",))
NEXT_OPPONENT = ChoosePlayer(filters=("another", "without_counter_there"))


# Agreements


class ChooseAgreement(Choose, frozen=True):
    """("agreement", contract, contract), or the one contract that a player trades with himself."""

    prompt: ClassVar[str] = "choose_agreement"
    verb: ClassVar[str] = "agreement"
    sought: ClassVar[str] = "sought_agreement"

    def targets_there(self, state: Ti3State) -> Iterable[tuple[Noun, ...]]:
        return [tuple(filter(None, (each.one, each.other))) for each in state.agreements]

    def thing(self, target: tuple[Noun, ...]) -> tuple[Noun, ...]:
        return target

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal("SA-11.2.3", "no_such_agreement")

    def say(self, game: Game, target: tuple[Noun, ...]) -> None:
        game.tell("agreement_named", self.seat, target[0], target[-1])


class BreakChosen(Verb, frozen=True):
    """Each side collects half, rounded down; nobody is protected from it (ruling 126)."""

    def run(self, game: Game) -> None:
        named = set(map(str, self.targets))
        broken = [each for each in of(game).agreements if set(filter(None, (each.one, each.other))) == named]
        for each in broken:
            break_agreement(game, each)


class AllowAgreement(Verb, frozen=True):
    """One new agreement, for which he stands in the place of the Trade Master (ruling 126)."""

    def run(self, game: Game) -> None:
        game.do(Negotiation(seat=self.seat, most=1))


# Diplomatic Immunity


class LayTheirCounter(Verb, frozen=True):
    """Of the player who was named last, unless one of his lies there already (rulings 61, 124)."""

    def run(self, game: Game) -> None:
        system, seat = int(self.targets[0]), int(self.targets[-1])
        game.do(PlaceTokenOn(seat=seat, system=system))


def _mine(state: Ti3State, seat: int) -> list[int]:
    return [int(each.subject) for each in marks_of(state, IMMUNE) if each.seat == seat]


class NameImmuneSystem(Verb, frozen=True):
    """Where the first counter was laid; it is not chosen again."""

    def run(self, game: Game) -> None:
        name_target(game, _mine(of(game), self.seat)[-1])


def is_immune(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state, systems = of(game), _mine(of(game), seat)
    if not systems:
        return Refusal("SA-8.7.1", "nothing_put_off", (IMMUNITY,))
    free = any(not has_token_in(state, other, systems[-1]) for other in opponents_in_rotation(state, seat))
    return None if free else Refusal("SA-3.14.2", "counter_there", (systems[-1],))


def holders_of_immunity(game: Game) -> Sequence[int]:
    return list(dict.fromkeys([each.seat for each in marks_of(of(game), IMMUNE)]))


def _without_counter_there(state: Ti3State, aim: Aim, other: int) -> bool:
    return not has_token_in(state, other, int(aim.targets[0]))


def _with_my_ships_or_planets(state: Ti3State, aim: Aim, system: int) -> bool:
    return has_ships(state, aim.seat, system) or has_planets_in(state, aim.seat, system)


LISTENERS: Declared = (
    *action_card(
        GUILD,
        ACTION,
        there_is(ChooseAgreement()),
        BreakChosen(),
        AllowAgreement(),
        aims=(ChooseAgreement(),),
    ),
    *action_card(
        IMMUNITY,
        ACTION,
        there_is(SHELTERED),
        LayTheirCounter(),
        Lasting(IMMUNE, ROUND, on=CHOSEN),
        aims=(SHELTERED, OPPONENT),
    ),
    *in_the_open(
        IMMUNITY,
        "own_turn_start",
        ("own_turn_start",),
        both(it_concerns_me, is_immune),
        holders_of_immunity,
        (LayTheirCounter(),),
        aims=(NameImmuneSystem(), NEXT_OPPONENT),
        rule="SA-8.7.1",
    ),
)
FILTERS: Filters = {
    "player": {"without_counter_there": _without_counter_there},
    "system": {"with_my_ships_or_planets": _with_my_ships_or_planets},
}
VERBS: Verbs = {"agreement": ((CONTRACT, CONTRACT), (CONTRACT,))}
EVENTS: dict[str, tuple[str, ...]] = {"agreement_named": ("seat", "one", "contract")}
