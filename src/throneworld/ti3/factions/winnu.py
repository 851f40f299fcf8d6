"""The Winnu Sovereignty: politicians and officials, whose home votes even while it is exhausted.

What they know leads to Mecatol Rex.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.board import adjacency, home_planets, planets_in_play
from throneworld.imperium.combat.dice import Combat, Dice
from throneworld.imperium.combat.rerolls import dice_now, shown
from throneworld.imperium.conditions import both, i_fight, opponent
from throneworld.imperium.control import ground_forces
from throneworld.imperium.declare import Declared
from throneworld.imperium.drawing import DiscardCards
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.owning import has_flagship_in
from throneworld.imperium.planets import influence
from throneworld.imperium.quantities import SECONDARY_COST
from throneworld.imperium.rolling import roll_dice
from throneworld.imperium.state import AREAS
from throneworld.imperium.tokens import GainTokens
from throneworld.imperium.units import fleets
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Effect, Occasion
from throneworld.ti3.control import PLACED, GainPlanet
from throneworld.ti3.declare import flagship, technology
from throneworld.ti3.modifying import modifies
from throneworld.ti3.phases.turn import UseAction
from throneworld.ti3.quantities import (
    GUARDS_YIELD,
    OTHER_ABILITY,
    PLANET_VOTES,
    POLITICAL_CARDS_DRAWN,
    POLITICAL_HAND_LIMIT,
    VOTES,
)
from throneworld.ti3.state import NEUTRAL, Ti3State, of
from throneworld.ti3.strategic.both import FIRST, FREE
from throneworld.ti3.tables import GROUND_FORCE, MECATOL_TILE
from throneworld.ti3.technologies.once import not_used, use_up

POLITICIANS = "winnu.1"
RECYCLERS, FOLDING, MANDATE = "bioptic_recyclers", "lazax_gate_folding", "custodial_mandate"
FLAGSHIP = "flagship:winnu"
MECATOL_REX = "mecatol_rex"
VOTES_OF_CUSTODIANS = 3
GOODS_FOR_CARD = 2
GAIN_COUNTER: Option = ("gain_counter",)
GAIN_GOODS: Option = ("gain_goods",)
NO_LIMIT = 99
"""More political cards than there are."""


def home_votes(state: Ti3State, votes: int, seat: int, planet: str) -> int:
    return max(votes, influence(state, planet)) if planet in home_planets(state, seat) else votes


def is_technology(state: Ti3State, seat: int, card: str) -> bool:
    return card == "technology"


def secondary_too(state: Ti3State, terms: str, seat: int, card: str, executed: str) -> str:
    """Not the other way round: who follows with Bureaucracy has its secondary alone."""
    return FREE if (card, executed) == ("bureaucracy", FIRST) else terms


# Bioptic Recyclers


def holds_a_card(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if of(game).hands[seat] else Refusal("SA-8.7.4", "no_action_cards")


class DiscardOne(Effect, frozen=True):
    def run(self, game: Game) -> Step:
        return DiscardCards(seat=self.seat, count=1, why=RECYCLERS)


class CounterOrGoods(Aim, frozen=True):
    """What comes of the card."""

    rule: ClassVar[str] = "SA-10.4.1"
    prompt: ClassVar[str] = "counter_or_goods"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [GAIN_COUNTER, GAIN_GOODS]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        fine = option == GAIN_GOODS or reinforcements(of(game), seat)
        return None if fine else Refusal("SA-8.4.1", "no_counter_left")

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == GAIN_COUNTER:
            game.do(GainTokens(seat=seat, count=1))
        else:
            gain_trade_goods(game, seat, GOODS_FOR_CARD, RECYCLERS)


# Lazax Gate Folding


def gate_opens(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Not where somebody else, or somebody who is nobody's, holds the ground."""
    state = of(game)
    if MECATOL_REX not in planets_in_play(state):
        return Refusal("SA-7.1.1", "no_such_planet", (MECATOL_REX,))
    if state.control.get(MECATOL_REX, seat) != seat:
        return Refusal("SA-7.1.1", "not_your_planet", (MECATOL_REX,))
    held = ground_forces(state, NEUTRAL, MECATOL_REX)
    return Refusal("SA-7.1.1", "neutral_units_there", (MECATOL_REX,)) if held else None


class FoldGate(Effect, frozen=True):
    """Counters that lie there go without effect, those of the Custodians too."""

    def run(self, game: Game) -> None:
        state = of(game)
        if state.counters.pop(MECATOL_REX, ()):
            game.tell("counters_removed", MECATOL_REX)
        place_units(game, self.seat, MECATOL_REX, GROUND_FORCE, 1, FOLDING)
        game.do(GainPlanet(seat=self.seat, planet=MECATOL_REX, how=PLACED))


# Custodial Mandate


def votes_of_custodians(state: Ti3State, seat: int) -> int:
    """With a ship in the system of Mecatol Rex or next to it."""
    near = 1 << MECATOL_TILE | adjacency(state, seat)[MECATOL_TILE]
    there = MECATOL_TILE in state.map and fleets(state, seat) & near
    return VOTES_OF_CUSTODIANS if there else 0


def is_mecatol_rex(state: Ti3State, seat: int, planet: str) -> bool:
    return planet == MECATOL_REX


# Salai Sai Corian


def dice_of_opponent(game: Game, seat: int, occasion: Occasion) -> Dice:
    return dice_now(game, occasion, opponent(seat, occasion))


def it_looks_on(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """When the stop is made the roll is not on the table yet."""
    place = str(occasion["place"])
    if place not in AREAS or not has_flagship_in(of(game), seat, place):
        return Refusal("SA-13.23.1", "no_flagship_there")
    rolled = game.subject(occasion, Combat) is None or dice_of_opponent(game, seat, occasion)
    return None if rolled else Refusal("SA-13.23.1", "no_such_die")


class RerollOpponent(Aim, frozen=True):
    """The opponent rolls one of his dice again; the new result stands."""

    rule: ClassVar[str] = "SA-13.23.1"
    prompt: ClassVar[str] = "reroll_opponent"
    verbs: ClassVar[tuple[str, ...]] = ("reroll",)

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": opponent(seat, self.occasion)}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        faces = [shown(die) for die in dice_of_opponent(game, seat, self.occasion)]
        return [("reroll", *face) for face in dict.fromkeys(faces)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_such_die")

    def answer(self, game: Game, seat: int, option: Option) -> None:
        other, dice = opponent(seat, self.occasion), list(dice_of_opponent(game, seat, self.occasion))
        at = next(number for number, die in enumerate(dice) if shown(die) == option[1:])
        (face,) = roll_dice(game, other, 1, FLAGSHIP)
        dice[at] = replace(dice[at], face=face, rerolled=(*dice[at].rerolled, FLAGSHIP))
        step = game.step_at(self.occasion.subject, Combat)
        game.amend(Combat, self.occasion.subject, **step.with_dice(other, tuple(dice)))


MODIFIERS: tuple[Modifier, ...] = (
    modifies(POLITICAL_CARDS_DRAWN, POLITICIANS, window="status_receive", add=1),
    modifies(POLITICAL_HAND_LIMIT, POLITICIANS, window="hand_static", to=NO_LIMIT),
    modifies(PLANET_VOTES, "winnu.2", window="votes_static", turns=home_votes),
    modifies(SECONDARY_COST, "winnu.3", window="secondary_static", add=-1, where=is_technology),
    modifies(OTHER_ABILITY, "winnu.4", window="other_ability_same_card", turns=secondary_too),
    modifies(VOTES, MANDATE, window="votes_static", by=votes_of_custodians),
    modifies(GUARDS_YIELD, MANDATE, window="landed_after", grants=True, by=is_mecatol_rex),
)
LISTENERS: Declared = (
    *technology(
        RECYCLERS,
        "action",
        both(holds_a_card, not_used(RECYCLERS)),
        UseAction(),
        CounterOrGoods(),
        costs=(DiscardOne(), use_up(RECYCLERS)),
        rule="SA-10.4.1",
    ),
    *technology(FOLDING, "status_start", gate_opens, FoldGate(), must=True, rule="SA-10.4.1"),
    *flagship("winnu", "combat_dice_after", both(i_fight, it_looks_on), RerollOpponent()),
)
VERBS: Verbs = {"gain_counter": (), "gain_goods": ()}
EVENTS: dict[str, tuple[str, ...]] = {"counters_removed": ("planet",)}
