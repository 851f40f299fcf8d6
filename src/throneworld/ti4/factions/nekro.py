"""The Nekro Virus: Galactic Threat, Technological Singularity, Propagation, The Alastor, Antivirus."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.combat.dice import Combat
from throneworld.imperium.conditions import When, both, i_fight, it_concerns_another, standing
from throneworld.imperium.council import vote_of
from throneworld.imperium.effects.aims import ChoosePlayer
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.marks import AGENDA_PHASE, COMBAT, is_marked, mark, marks_of
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import COMBATANTS, MAY_VOTE, TOKENS_FOR_RESEARCH
from throneworld.imperium.reasons import unit_refusal
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim, Effect, Occasion
from throneworld.ti4.board import places_in
from throneworld.ti4.cards.note_kinds import returned_on_activation
from throneworld.ti4.cards.notes_effects import PlayNote
from throneworld.ti4.declare import Clause, ability, flagship, note
from throneworld.ti4.factions.assimilation import AssimilateTechnology, can_assimilate
from throneworld.ti4.factions.sides import battlefield
from throneworld.ti4.modifying import modifies
from throneworld.ti4.owning import flagship_in, note_in_play
from throneworld.ti4.state import Place, Ti4State, of
from throneworld.ti4.tables import INFANTRY
from throneworld.ti4.tactical.ground_ships import FIGHTS_AS_SHIP, with_ground_ships
from throneworld.ti4.units import count
from throneworld.ti4.voting.predictions import PredictOutcome, an_outcome_is_possible, prediction_payoff

ANTIVIRUS = "antivirus"
GALACTIC_THREAT, SINGULARITY, ALASTOR = "galactic_threat", "technological_singularity", "the_alastor"
USED = "used:"
"""Begins the mark of an ability that this player has used as often as he may for the time being."""
ALL: Option = ("all",)
DONE: Option = ("done",)


def not_used(component: str) -> When:
    """A condition of what may be used once in a combat or a phase; see `once`."""

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        used = is_marked(of(game), USED + component, seat)
        return Refusal("RR 1.16", "used_already", (component,)) if used else None

    return when


def once(component: str, until: str) -> Lasting:
    return Lasting(USED + component, until)


# Galactic Threat

FILTERS: Filters = {
    "player": {
        "voted_for_the_outcome": lambda state, aim, other: vote_of(state, other) == aim.occasion["outcome"],
        "with_technology_to_take": lambda state, aim, other: can_assimilate(state, aim.seat, other),
    }
}


class LearnFromVoter(ChoosePlayer, frozen=True):
    """One technology of a player who voted for what came to pass; without such a player there is none."""

    rule: ClassVar[str] = "RR 8.22"
    prompt: ClassVar[str] = "learn_from_voter"
    filters: tuple[str, ...] = ("another", "voted_for_the_outcome", "with_technology_to_take")

    def run(self, game: Game) -> Step | None:
        return super().run(game) if self.finds(game) else None

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        return AssimilateTechnology(seat=seat, other=int(option[1]))


# Technological Singularity


@standing("opponent_unit_destroyed_after", ANTIVIRUS)
def he_is_my_opponent(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The unit belonged to the other side of a combat that goes on, and no note protects that player."""
    state, other = of(game), int(occasion["seat"])
    if note_in_play(state, other, ANTIVIRUS):
        return Refusal("RR 60.1", "protected", (other,))
    combat = game.nearest(Combat)
    fought = combat is not None and {combat.attacker, combat.defender} == {seat, other}
    return None if fought else Refusal("RR 53.1", "not_in_this_combat")


def he_knows_more(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    other = int(occasion["seat"])
    return None if can_assimilate(of(game), seat, other) else Refusal("RR 79.5", "nothing_to_gain", (other,))


class LearnFromVictim(Effect, frozen=True):
    """One technology of the player whose unit was destroyed, gained or copied."""

    def run(self, game: Game) -> Step | None:
        return AssimilateTechnology(seat=self.seat, other=int(self.occasion["seat"]))


# The Alastor


def idle_ground_forces(state: Ti4State, seat: int, system: int) -> dict[Place, int]:
    """Where in a system a player has ground forces that are not ships yet, and how many."""
    ships = [each.subject for each in marks_of(state, FIGHTS_AS_SHIP) if each.seat == seat]
    left = {place: count(state, seat, place, INFANTRY) - ships.count(place) for place in places_in(system)}
    return {place: number for place, number in left.items() if number > 0}


def flagship_has_troops(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state = of(game)
    if flagship_in(state, ALASTOR, battlefield(occasion)) != seat:
        return Refusal("RR 1.23", "not_in_this_system")
    troops = idle_ground_forces(state, seat, int(occasion["system"]))
    return None if troops else Refusal("RR 39.1", "no_ground_forces")


class NameGroundForces(Aim, frozen=True):
    """Ground forces in the system, one after the other or all, that are ships too until the combat ends."""

    rule: ClassVar[str] = "RR 1.23"
    prompt: ClassVar[str] = "name_ground_forces"

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.occasion["system"]}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        troops = self._troops(game)
        return [*(("fight_as_ship", place) for place in troops), *([ALL] if troops else []), DONE]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        place = str(option[1])
        refusal = unit_refusal(of(game), seat, INFANTRY, place, self.rule)
        here = place in places_in(int(self.occasion["system"]))
        return refusal or Refusal(self.rule, "all_chosen" if here else "takes_no_part", (INFANTRY,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        chosen = self._troops(game) if option == ALL else {str(option[1]): 1}
        for place, number in chosen.items():
            for _ in range(number):
                mark(game, FIGHTS_AS_SHIP, seat=seat, subject=place, until=COMBAT)
        game.tell("ground_forces_named", seat, *chosen)
        return self if self._troops(game) else None

    def _troops(self, game: Game) -> dict[Place, int]:
        return idle_ground_forces(of(game), self.seat, int(self.occasion["system"]))


MODIFIERS: tuple[Modifier, ...] = (
    modifies(COMBATANTS, ALASTOR, mark=FIGHTS_AS_SHIP, turns=with_ground_ships),
    modifies(MAY_VOTE, GALACTIC_THREAT, window="vote_static", bans=True),
    modifies(TOKENS_FOR_RESEARCH, "propagation", window="research_when", add=3),
)
LISTENERS: tuple[Clause, ...] = (
    *ability(
        GALACTIC_THREAT,
        "agenda_revealed_after",
        both(not_used(GALACTIC_THREAT), an_outcome_is_possible),
        once(GALACTIC_THREAT, AGENDA_PHASE),
        PredictOutcome(component=GALACTIC_THREAT),
    ),
    prediction_payoff(GALACTIC_THREAT, LearnFromVoter()),
    *ability(
        SINGULARITY,
        "opponent_unit_destroyed_after",
        both(it_concerns_another, not_used(SINGULARITY), he_is_my_opponent, he_knows_more),
        once(SINGULARITY, COMBAT),
        LearnFromVictim(),
    ),
    *flagship(ALASTOR, "space_combat_start", both(i_fight, flagship_has_troops), NameGroundForces()),
    *note(ANTIVIRUS, "combat_start", i_fight, PlayNote(title=ANTIVIRUS)),
    *returned_on_activation(ANTIVIRUS),
)
EVENTS: dict[str, tuple[str, ...]] = {"ground_forces_named": ("seat", "places")}
