"""Technologies of bodies and minds: better pilots and troops, more cards and counters, the dead revived."""

from __future__ import annotations

from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.drawing import DiscardCards
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import CARDS_DRAWN, COMBAT_ROLL, TOKENS_GAINED
from throneworld.imperium.rolling import roll_dice
from throneworld.imperium.units import FIGHTER
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.declare import technology
from throneworld.ti3.deeds import DESTROYED, deeds_of_action
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import PROMOTIONS
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.steps.drawing import ACTION, Draw
from throneworld.ti3.tables import GROUND_FORCE, GROUND_KINDS

METABOLISM, ANIMATORS = "hyper_metabolism", "dacxive_animators"
REVIVED_ON = 6


def is_fighter(state: Ti3State, seat: int, kind: str, place: str, purpose: str) -> bool:
    return kind == FIGHTER


def is_ground_force(state: Ti3State, seat: int, kind: str, place: str, purpose: str) -> bool:
    return kind == GROUND_FORCE


# Hyper Metabolism


def i_hold_a_card(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if of(game).hands[seat] else Refusal("SA-8.7.4", "no_action_cards")


class RecycleCard(Effect, frozen=True):
    """One is discarded, and another drawn."""

    def run(self, game: Game) -> None:
        game.do(
            DiscardCards(seat=self.seat, count=1, why=METABOLISM), Draw(seat=self.seat, deck=ACTION, count=1)
        )


# Dacxive Animators


def fallen_on(state: Ti3State, planet: str) -> int:
    """Ground units of both sides that were lost on a planet in this action (ruling 202)."""
    lost = [each.about for each in deeds_of_action(state, DESTROYED)]
    return sum([int(about[1]) for about in lost if about[0] in GROUND_KINDS and about[3] == planet])


def somebody_fell(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    fell = fallen_on(of(game), str(occasion["planet"]))
    return None if fell else Refusal("SA-10.1.1", "nobody_fell")


class ReviveFallen(Effect, frozen=True):
    """The planet has its promotions behind it (ruling 58)."""

    def run(self, game: Game) -> None:
        planet = str(self.occasion["planet"])
        faces = roll_dice(game, self.seat, fallen_on(of(game), planet), ANIMATORS, REVIVED_ON)
        revived = sum([face >= REVIVED_ON for face in faces])
        if revived:
            place_units(game, self.seat, planet, GROUND_FORCE, revived, ANIMATORS)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(COMBAT_ROLL, "cybernetics", window="combat_roll_static", add=1, where=is_fighter),
    modifies(COMBAT_ROLL, "gen_synthesis", window="combat_roll_static", add=1, where=is_ground_force),
    modifies(PROMOTIONS, "gen_synthesis", window="invasion_won_after", add=1),
    modifies(CARDS_DRAWN, "neural_motivator", window="status_receive", add=1),
    modifies(TOKENS_GAINED, METABOLISM, window="status_receive", add=1),
)
LISTENERS: Declared = (
    *technology(METABOLISM, "status_end", i_hold_a_card, RecycleCard()),
    *technology(
        ANIMATORS, "invasion_won_after", both(it_concerns_me, somebody_fell), ReviveFallen(), must=True
    ),
)
