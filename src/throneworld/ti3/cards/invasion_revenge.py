"""Cards of those who have lost a planet to an invasion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.conditions import both
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.units import STRUCTURES, count
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Occasion
from throneworld.ti3.cards.battle_conditions import i_defend
from throneworld.ti3.control import turn_neutral
from throneworld.ti3.declare import action_card
from throneworld.ti3.deeds import KILLED_LEADER, note
from throneworld.ti3.leaders.fate_rolls import kill_leader
from throneworld.ti3.leaders.whereabouts import free_leaders, place_of
from throneworld.ti3.state import NOBODY, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tables import AGENT, SHOCK_TROOP
from throneworld.ti3.tactical.capture import AN_AGENT, FIGHTERS, TakePlanet
from throneworld.ti3.tactical.ground_hits import lose_all
from throneworld.ti3.tactical.landed import LandingParty, withdraw
from throneworld.ti3.verbs.facilities import destroy_facility

TRAP, SCORCHED = "demolition_trap", "scorched_earth"


# What was captured blows up


def something_was_captured(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """While the stop is being made it is not to be seen yet."""
    taken = game.subject(occasion, TakePlanet)
    fine = taken is None or taken.seized
    return None if fine else Refusal("SA-5.6.2", "nothing_was_captured", (occasion["planet"],))


class BlowUp(Verb, frozen=True):
    """All that was captured; of the captors an Agent, each Commando that took a piece, or a single one of
    those that fought."""

    def run(self, game: Game) -> None:
        taken = game.step_at(self.occasion.subject, TakePlanet)
        invader, planet = taken.seat, taken.planet
        for piece in taken.seized:
            if piece not in STRUCTURES:
                if piece in of(game).facilities.get(planet, ()):
                    destroy_facility(game, planet, piece)
                continue
            destroy_doomed(game, invader, [(piece, planet, 0)], self.reason, self.seat)
        state = of(game)
        if not any(count(state, invader, planet, kind) for kind in STRUCTURES):
            state.exhausted_docks = tuple([place for place in state.exhausted_docks if place != planet])
        if taken.captors == AN_AGENT:
            self._kill_agents(game, invader, planet)
        else:
            number = 1 if taken.captors == FIGHTERS else len(taken.seized)
            number = min(number, count(state, invader, planet, SHOCK_TROOP))
            doomed = [(SHOCK_TROOP, planet, 0)] * number
            destroy_doomed(game, invader, doomed, self.reason, self.seat)

    def _kill_agents(self, game: Game, invader: int, planet: str) -> None:
        state = of(game)
        for name in [each for each in free_leaders(state, invader, AGENT) if place_of(state, each) == planet]:
            note(game, KILLED_LEADER, self.seat, name, invader)
            kill_leader(game, name)


# The planet, or the troops


class Scorch(Verb, frozen=True):
    def run(self, game: Game) -> Step:
        invader, planet = int(self.occasion["attacker"]), str(self.occasion["planet"])
        return GiveUpTroopsOrPlanet(seat=invader, planet=planet, by=self.seat)


class GiveUpTroopsOrPlanet(Decision, frozen=True):
    """The invader loses his ground units there, or leaves the planet to nobody, be it a home (ruling 129)."""

    rule: ClassVar[str] = "SA-8.7.1"
    prompt: ClassVar[str] = "give_up_troops_or_planet"
    verbs: ClassVar[tuple[str, ...]] = ("lose_troops", "turn_neutral")

    planet: str = ""
    by: int = NOBODY

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"planet": self.planet, "other": self.by}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("lose_troops",), ("turn_neutral", self.planet)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_this_planet", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option[0] == "lose_troops":
            lose_all(game, seat, self.planet, SCORCHED, self.by)
        else:
            party = game.nearest(LandingParty)
            withdraw(game, seat, self.planet, party.set_down if party is not None else ())
            turn_neutral(game, self.planet, self.by)
        return Settle()


LISTENERS: Declared = (
    *action_card(TRAP, "invasion_won_after", both(i_defend, something_was_captured), BlowUp(why=TRAP)),
    *action_card(SCORCHED, "invasion_won_after", i_defend, Scorch(why=SCORCHED)),
)
VERBS: Verbs = {"lose_troops": ()}
