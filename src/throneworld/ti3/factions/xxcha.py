"""The Xxcha Kingdom: both abilities of Diplomacy, agendas struck off, a firm defence, resources as votes."""

from __future__ import annotations

from throneworld.imperium.combat.combatants import COMBAT_BONUS
from throneworld.imperium.conditions import opponent
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.marks import COMBAT_ROUND, mark
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.planets import resources
from throneworld.imperium.verbs.tokens import STRATEGY
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.council.striking import ChooseAgenda, StrikeAgenda, there_is_an_agenda
from throneworld.ti3.declare import ability
from throneworld.ti3.effects.gaining import Lose
from throneworld.ti3.modifying import modifies
from throneworld.ti3.owning import holders_of_ability
from throneworld.ti3.quantities import OTHER_ABILITY, PLANET_VOTES
from throneworld.ti3.state import Ti3State

DISCARDING, DEFENCE = "xxcha.2", "xxcha.3"
HINDRANCE = -1


def resources_as_votes(state: Ti3State, votes: int, seat: int, planet: str) -> int:
    """Planet by planet whichever is more (ruling 159)."""
    return votes if planet in state.exhausted else max(votes, resources(state, planet))


def is_diplomacy(state: Ti3State, seat: int, card: str) -> bool:
    return card == "diplomacy"


def first_round_of_defence(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Space Battle or Invasion Combat alike."""
    if occasion["defender"] != seat:
        return Refusal("SA-1.5.6", "not_the_defender")
    return None if occasion["number"] == 1 else Refusal("SA-1.5.6", "not_in_this_round", (1,))


class HinderAttacker(Effect, frozen=True):
    """On all combat rolls of the round."""

    def run(self, game: Game) -> None:
        attacker = opponent(self.seat, self.occasion)
        mark(game, COMBAT_BONUS, seat=attacker, subject=HINDRANCE, until=COMBAT_ROUND)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(OTHER_ABILITY, "xxcha.1", window="other_ability_same_card", grants=True, where=is_diplomacy),
    modifies(PLANET_VOTES, "xxcha.4", window="votes_static", turns=resources_as_votes),
)
LISTENERS: Declared = (
    *ability(
        DISCARDING,
        "agendas_chosen_after",
        there_is_an_agenda,
        StrikeAgenda(),
        aims=(ChooseAgenda(),),
        costs=(Lose(STRATEGY, 1, why=DISCARDING),),
        rule="SA-15.3.7",
    ),
    *in_the_open(
        DEFENCE,
        "combat_roll_static",
        ("space_round_start", "invasion_round_start"),
        first_round_of_defence,
        holders_of_ability(DEFENCE),
        (HinderAttacker(),),
        rule="SA-1.5.6",
        must=True,
    ),
)
