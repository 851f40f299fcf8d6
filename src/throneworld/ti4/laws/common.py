"""Common laws about votes, hands and command tokens: what the votes for or against them do.

Executive Sanctions, Fleet Regulations, Representative Government, Shared Research and Wormhole Reconstruction
hold as standing rules of the steps that they alter.
"""

from __future__ import annotations

from throneworld.galaxy.sets import members
from throneworld.imperium.verbs.planets import exhaust_planets
from throneworld.imperium.verbs.tokens import (
    FLEET,
    gain_token,
    has_token_in,
    place_token_from_reinforcements,
    reinforcements,
    spend_token,
)
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect
from throneworld.ti4.board import held_planets, home_system, wormholes
from throneworld.ti4.declare import Clause
from throneworld.ti4.planets import trait
from throneworld.ti4.state import of
from throneworld.ti4.steps.drawing import respect_hand_limit
from throneworld.ti4.steps.tokens import REGULATED_FLEET, PlaceTokenOn, respect_fleet_pool
from throneworld.ti4.tables import ALPHA, BETA, CULTURAL, DELTA, TITLE
from throneworld.ti4.units import fleets
from throneworld.ti4.verbs.cards import discard_action_card
from throneworld.ti4.voting.delayed import (
    AGAINST_VOTERS,
    EACH_PLAYER,
    UntilNextStrategyPhase,
    at_next_strategy_phase,
    concerned,
)
from throneworld.ti4.voting.outcomes import AgendaText

GOVERNMENT = "representative_government"
DISCARDS = "random_discards"
"""The stream of chance out of which cards are discarded at random."""


# Action cards


class KeepHandsWithinLimit(Effect, frozen=True):
    """A lower limit holds at once: whoever has more discards cards of his choice (RR 2.4)."""

    def run(self, game: Game) -> Step | None:
        for seat in concerned(game, EACH_PLAYER):
            respect_hand_limit(game, seat)
        return None


class DiscardAtRandom(Effect, frozen=True):
    """Each player with action cards loses one of them by chance."""

    def run(self, game: Game) -> Step | None:
        for seat in concerned(game, EACH_PLAYER):
            hand = of(game).hands[seat]
            if hand:
                card = hand[game.roll(DISCARDS, len(hand))]
                discard_action_card(game, seat, TITLE[card], str(self.occasion["agenda"]))
        return None


# Command tokens


class TrimFleetPools(Effect, frozen=True):
    """Tokens beyond the limit go back to the reinforcements, then ships beyond the pools (RR 34.3)."""

    def run(self, game: Game) -> Step | None:
        state, why = of(game), str(self.occasion["agenda"])
        trimmed = [seat for seat in concerned(game, EACH_PLAYER) if state.fleet[seat] > REGULATED_FLEET]
        for seat in trimmed:
            for _ in range(state.fleet[seat] - REGULATED_FLEET):
                spend_token(game, seat, FLEET, why)
        for seat in trimmed:
            respect_fleet_pool(game, seat)
        return None


class GrowFleetPools(Effect, frozen=True):
    """A token of each player who has one left goes into his fleet pool: the law that limits it has lost."""

    def run(self, game: Game) -> Step | None:
        for seat in concerned(game, EACH_PLAYER):
            if reinforcements(of(game), seat):
                gain_token(game, seat, FLEET)
        return None


class TokensAtHome(Effect, frozen=True):
    """A token of each player onto his home system, as far as one is left and none lies there."""

    def run(self, game: Game) -> Step | None:
        state = of(game)
        for seat in concerned(game, EACH_PLAYER):
            home = home_system(state, seat)
            if reinforcements(state, seat) and not has_token_in(state, seat, home):
                place_token_from_reinforcements(game, seat, home)
        return None


class TokensAtWormholes(Effect, frozen=True):
    """Each player puts a token into every system with a wormhole in which he has ships."""

    def run(self, game: Game) -> Step | None:
        state = of(game)
        with_wormholes = wormholes(state, ALPHA) | wormholes(state, BETA) | wormholes(state, DELTA)
        for seat in concerned(game, EACH_PLAYER):
            systems = members(fleets(state, seat) & with_wormholes)
            game.do(*(PlaceTokenOn(seat=seat, system=system) for system in systems))
        return None


# Planets


class ExhaustPlanetsOfTrait(Effect, frozen=True):
    """All readied planets of a trait that the player controls."""

    trait: str = ""
    why: str = ""

    def run(self, game: Game) -> Step | None:
        planets = held_planets(of(game), self.seat)
        exhaust_planets(game, [planet for planet in planets if trait(planet) == self.trait], self.why)
        return None


TEXTS: tuple[AgendaText, ...] = (
    AgendaText("executive_sanctions", on_for=(KeepHandsWithinLimit(),), on_against=(DiscardAtRandom(),)),
    AgendaText("fleet_regulations", on_for=(TrimFleetPools(),), on_against=(GrowFleetPools(),)),
    AgendaText(GOVERNMENT, on_against=(UntilNextStrategyPhase(whom=AGAINST_VOTERS),)),
    AgendaText("shared_research", on_against=(TokensAtHome(),)),
    AgendaText("wormhole_reconstruction", on_against=(TokensAtWormholes(),)),
)
LISTENERS: tuple[Clause, ...] = (
    at_next_strategy_phase(GOVERNMENT, ExhaustPlanetsOfTrait(trait=CULTURAL, why=GOVERNMENT)),
)
