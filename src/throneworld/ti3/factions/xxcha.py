"""The Xxcha Kingdom: both abilities of Diplomacy, agendas struck off, a firm defence, resources as votes.

What they know keeps others from what they are about to do. Their Flagship is a strong ship, and no more.
"""

from __future__ import annotations

from msgspec.structs import replace

from throneworld.galaxy.sets import Systems
from throneworld.imperium.combat.combatants import COMBAT_BONUS
from throneworld.imperium.combat.dice import Combat
from throneworld.imperium.combat.hits import Hits, cancel_hits
from throneworld.imperium.combat.purposes import BARRAGE
from throneworld.imperium.combat.purposes import COMBAT as ROUNDS
from throneworld.imperium.conditions import both, it_concerns_me, opponent
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.marks import COMBAT, COMBAT_ROUND, TURN, mark, marks_of
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.planets import resources
from throneworld.imperium.quantities import MAY_ACTIVATE
from throneworld.imperium.verbs.tokens import STRATEGY
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Cancel, Effect, Occasion
from throneworld.ti3.conditions import it_concerns_an_opponent, it_is_my_system
from throneworld.ti3.council.striking import ChooseAgenda, StrikeAgenda, there_is_an_agenda
from throneworld.ti3.declare import ability, technology
from throneworld.ti3.duel import is_duel
from throneworld.ti3.effects.gaining import Lose
from throneworld.ti3.effects.locations import another_plays_it
from throneworld.ti3.modifying import modifies
from throneworld.ti3.owning import holders_of_ability
from throneworld.ti3.quantities import OTHER_ABILITY, PLANET_VOTES, PRIMARY_AGAIN
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.strategic.both import FREE
from throneworld.ti3.tactical.action import Activation
from throneworld.ti3.tactical.rolling import PRE_COMBAT
from throneworld.ti3.technologies.once import has_strategy_counter, not_used, use_up

DISCARDING, DEFENCE = "xxcha.2", "xxcha.3"
HINDRANCE = -1
SHELLS, ENVOYS, INSTINCT = "archon_energy_shells", "diplomats", "instinct_training"
ABSORBED = "absorbed"
"""Mark until the combat is over: the shells of this player have taken a hit."""
MOST_ABSORBED = 2
IN_COMBATS = (ROUNDS, BARRAGE, PRE_COMBAT)
TURNED_AWAY = "turned_away"
"""Mark until the turn is over: this player does not activate the system that is the subject."""


def resources_as_votes(state: Ti3State, votes: int, seat: int, planet: str) -> int:
    """Planet by planet whichever is more (ruling 159)."""
    return votes if planet in state.exhausted else max(votes, resources(state, planet))


def both_of_diplomacy(state: Ti3State, terms: str, seat: int, card: str, executed: str) -> str:
    """Whichever he executes, the other costs neither counter nor influence (ruling 22)."""
    return FREE if card == "diplomacy" else terms


def diplomacy_again(state: Ti3State, seat: int, card: str) -> bool:
    """Of two players (SA-18.4.3)."""
    return card == "diplomacy" and is_duel(state)


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


# Archon Energy Shells


def shells_hold(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """In a Space Battle or an Invasion Combat in which he defends; neither bombs nor cannons."""
    fight = game.nearest(Combat)
    if fight is None or fight.defender != seat or occasion["purpose"] not in IN_COMBATS:
        return Refusal("SA-4.7.1", "not_the_defender")
    absorbed = [each for each in marks_of(of(game), ABSORBED) if each.seat == seat]
    if len(absorbed) >= MOST_ABSORBED:
        return Refusal("SA-4.7.1", "absorbed_enough", (MOST_ABSORBED,))
    pending = game.subject(occasion, Hits)
    gone = pending is not None and pending.hits <= 0
    return Refusal("SA-4.7.1", "no_hits_left") if gone else None


class AbsorbHit(Effect, frozen=True):
    def run(self, game: Game) -> None:
        cancel_hits(game, self.occasion, 1)
        mark(game, ABSORBED, seat=self.seat, until=COMBAT)
        game.tell("hit_absorbed", self.seat, SHELLS)


# Diplomats


class TurnAway(Effect, frozen=True):
    """The counter stays where it was, and he goes on with another action."""

    def run(self, game: Game) -> None:
        other, system = self.occasion["seat"], self.occasion["system"]
        mark(game, TURNED_AWAY, seat=int(other), subject=system, until=TURN)
        game.amend(Activation, prevented=True)
        game.tell("activation_prevented", self.seat, other, system)


def others_systems(state: Ti3State, systems: Systems, seat: int) -> Systems:
    for each in marks_of(state, TURNED_AWAY):
        systems &= ~(1 << int(each.subject)) if each.seat == seat else ~0
    return systems


MODIFIERS: tuple[Modifier, ...] = (
    modifies(OTHER_ABILITY, "xxcha.1", window="other_ability_same_card", turns=both_of_diplomacy),
    modifies(PRIMARY_AGAIN, "xxcha.1", window="other_ability_same_card", grants=True, by=diplomacy_again),
    modifies(PLANET_VOTES, "xxcha.4", window="votes_static", turns=resources_as_votes),
    modifies(MAY_ACTIVATE, ENVOYS, window="activation_when", turns=others_systems, mark=TURNED_AWAY),
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
    *[
        replace(each, once=False)
        for each in technology(
            SHELLS, "hits_assign_when", both(it_concerns_me, shells_hold), AbsorbHit(), rule="SA-10.4.1"
        )
    ],
    *technology(
        ENVOYS,
        "activation_when",
        both(it_concerns_an_opponent, has_strategy_counter, it_is_my_system, not_used(ENVOYS)),
        TurnAway(),
        costs=(Lose(STRATEGY, 1, why=ENVOYS), use_up(ENVOYS)),
        rule="SA-10.4.1",
    ),
    *technology(
        INSTINCT,
        "action_card_played_after",
        both(another_plays_it, has_strategy_counter, not_used(INSTINCT)),
        Cancel(),
        costs=(Lose(STRATEGY, 1, why=INSTINCT), use_up(INSTINCT)),
        rule="SA-10.4.1",
    ),
)
EVENTS: dict[str, tuple[str, ...]] = {
    "hit_absorbed": ("seat", "technology"),
    "activation_prevented": ("seat", "other", "system"),
}
