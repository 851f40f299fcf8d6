"""Agents: they silence PDS, capture what was built, cancel action cards, seize beaten leaders (SA-14.8)."""

from __future__ import annotations

from throneworld.imperium.declare import Clause, in_the_open
from throneworld.imperium.marks import TURN, is_marked, mark
from throneworld.imperium.modifiers import Modifier, granted_by
from throneworld.imperium.quantities import CANNON_DEFENSE_AGAINST
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Cancel, Effect, Occasion, Play
from throneworld.ti3.effects.locations import another_plays_it, is_scattered, stop_part, systems_of_card
from throneworld.ti3.leaders.resting import is_resting, rest
from throneworld.ti3.leaders.whereabouts import acts_at, free_leaders, keeper_of, leaders_at, place_of
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import DEFIES_AGENTS
from throneworld.ti3.state import NOBODY, SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.tables import ACTION_CARD, AGENT
from throneworld.ti3.unsaid import UNSAID

SEIZED = "seized"
"""Mark: this player's Agent was there when the leader who is the subject was beaten (SA-14.8.6)."""
CANCELLED_AT = "action_card_played_after"


# On planets


def lands_with_agent(state: Ti3State, seat: int, planet: str) -> bool:
    """Whether an Agent of a player has landed on a planet with his troops (SA-14.8.1, 14.8.2)."""
    return bool(state.leaders) and seat >= 0 and acts_at(state, seat, AGENT, planet)


def silences(state: Ti3State, seat: int, planet: str) -> bool:
    """Whether he keeps the PDS on a planet from firing at those who have landed with him."""
    owner = state.control.get(planet, NOBODY)
    return lands_with_agent(state, seat, planet) and not granted_by(state, DEFIES_AGENTS, owner, planet)


def seize_leaders(game: Game, winner: int, place: str) -> None:
    """Who is beaten by a fleet or an invasion force with an Agent is captured without a roll (ruling 214).

    On a planet it is asked before the planet changes hands, in space when the battle is over.
    """
    state = of(game)
    if winner < 0 or not acts_at(state, winner, AGENT, place):
        return
    beaten = [name for name, leader in state.leaders.items() if leader.displaced and leader.place == place]
    for name in (*beaten, *[each for each in leaders_at(state, place) if keeper_of(state, each) != winner]):
        mark(game, SEIZED, seat=winner, subject=name, until=TURN)


def is_seized(state: Ti3State, leader: str, captor: int) -> bool:
    return bool(state.marks) and is_marked(state, SEIZED, captor, leader)


# Cancelling action cards (SA-14.8.3, rulings 65, 229)


def agents_in(state: Ti3State, seat: int, system: int, aboard: bool = False) -> list[str]:
    """A player's Agents in a system who can still cancel a card."""
    return [
        name
        for name in free_leaders(state, seat, AGENT)
        if not is_resting(state, name)
        and SYSTEM[place_of(state, name)] == system
        and (not aboard or place_of(state, name) == SPACE[system])
    ]


def cancelling_agent(game: Game, seat: int, play: Play) -> tuple[str, int] | None:
    """The Agent of a player who can cancel a card, and in which system."""
    state, card = of(game), ACTION_CARD.get(play.listener)
    aboard = card is not None and card.location == "fleet_hit"
    for system in systems_of_card(game, play):
        for agent in agents_in(state, seat, system, aboard):
            return agent, system
    return None


def _may_cancel(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    if another_plays_it(game, seat, occasion) is not None:
        return UNSAID
    play = game.subject(occasion, Play)
    if play is None:  # the window is only being opened
        return None
    able = cancelling_agent(game, seat, play) is not None
    return None if able else Refusal("SA-14.8.3", "no_agent_there")


def _with_agents(game: Game) -> list[int]:
    state = of(game)
    return [seat for seat in range(game.seats) if free_leaders(state, seat, AGENT)] if state.leaders else []


class CancelByAgent(Effect, frozen=True):
    """The whole card, or of a scattered one the part in his system; then he rests (SA-14.8.4)."""

    def run(self, game: Game) -> Step | None:
        play = game.step_at(self.occasion.subject, Play)
        found = cancelling_agent(game, self.seat, play)
        assert found is not None
        agent, system = found
        rest(game, agent)
        game.tell("agent_interferes", agent, play.listener)
        if is_scattered(play.listener):
            stop_part(game, self.seat, play.listener, system)
            return None
        return Cancel(seat=self.seat, occasion=self.occasion)


class SeizeBeaten(Effect, frozen=True):
    """A Space Battle is won by a fleet with an Agent aboard, on either side (SA-14.8.6)."""

    def run(self, game: Game) -> Step | None:
        seize_leaders(game, self.seat, SPACE[int(self.occasion["system"])])
        return None


def _has_won(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    here = occasion["winner"] == seat and acts_at(of(game), seat, AGENT, SPACE[int(occasion["system"])])
    return None if here else Refusal("SA-14.8.6", "no_agent_there")


LISTENERS: tuple[Clause, ...] = (
    *in_the_open(
        "agent.3",
        CANCELLED_AT,
        (CANCELLED_AT,),
        _may_cancel,
        _with_agents,
        (CancelByAgent(),),
        rule="SA-14.8.3",
    ),
    *in_the_open(
        "agent.4",
        "fate_rolls",
        ("space_battle_end",),
        _has_won,
        _with_agents,
        (SeizeBeaten(),),
        rule="SA-14.8.6",
        must=True,
    ),
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        CANNON_DEFENSE_AGAINST,
        "agent.1",
        window="invasion_defence_static",
        bans=True,
        holds=lambda state, seat: bool(state.leaders) and seat >= 0,
        where=silences,
    ),
)
EVENTS: dict[str, tuple[str, ...]] = {"agent_interferes": ("leader", "title")}
