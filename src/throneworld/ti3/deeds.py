"""What was done in a round, as far as objectives, laws and abilities look back at it (ruling 107)."""

from __future__ import annotations

from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.ti3.state import Deed, Ti3State, of

TOOK = "took"
"""Gained control of a planet or a Trade Station, from somebody or from nobody: planet, other, how
(see `control`), whether its card was refreshed."""
LOST = "lost"
"""Lost control of a planet, to whomever: planet, who has it now or nobody, whose doing it was if known."""
TOOK_ARTIFACT = "took_artifact"
"""Came to hold an artifact in space: artifact, other."""
DESTROYED = "destroyed"
"""Destroyed units of another: kind, number, owner, place, how, and in what: SPACE_BATTLE,
INVASION_COMBAT or nothing."""
SPACE_BATTLE, INVASION_COMBAT = "space_battle", "invasion_combat"
SEIZED = "seized"
"""Captured an installation of another: kind, owner, planet."""
WON = "won"
"""Won a Space Battle or an Invasion Combat: side, loser, place, ships or ground units of the loser when
it began; of a Space Battle also the kinds of his own ships."""
FOUGHT = "fought"
"""Fought a Space Battle: side, other, place, ships of the other when it began, twice what they are
worth (so that Fighters count), hits that were put on them, and the kinds of his own ships, with commas."""
ATTACKER, DEFENDER = "attacker", "defender"
"""Sides."""
ACT_OF_WAR = "act_of_war"
"""Against whom, and where."""
VOTED = "voted"
"""On the winning side of an agenda: agenda."""
KILLED_LEADER = "killed_leader"
"""A leader of another died by his deed: leader, owner."""
TOOK_GOODS = "took_goods"
"""Took trade goods of another, by an ability, a card or an agenda: number, owner."""
ANNOUNCED_RETREAT = "announced_retreat"
"""Said that he leaves a battle, whether he did or not: system, opponent."""
AVOIDED_BATTLE = "avoided_battle"
"""Left before a battle began, by his ability or by mercy: system, opponent (rulings 64, 114)."""
CONVERTED = "converted"
"""Turned ground units of another by the ability of his race: number, owner, planet."""
SACRIFICED = "sacrificed"
"""Gave own ships for the ability of his race: number, place."""
LEARNED = "learned"
"""Gained a technology: technology."""
PLAYED = "played"
"""Played an action card that was not cancelled: card, then all that was named with it."""
ACTIVATED = "activated"
"""Laid a counter for a Tactical Action: system. What was done in the action follows it."""
MOVED = "moved"
"""Ground Forces came to a planet otherwise than by being built there, or left it: number, negative of those
who left or were lost; planet. Noted only where it matters (`quantities.PLANET_PRODUCTION`)."""
CLAIMED = "claimed"
"""Claimed an objective on which no marker is laid, with Ascendancy: objective."""
BEGAN = "began"
"""What he had when the round began: planets and artifacts, and his docks as `dock:lodor`."""
STOOD = "stood"
"""How he stood when the Action Phase was over: points, then what he had, as in BEGAN."""


def note(game: Game, kind: str, seat: int, *about: Noun) -> None:
    state = of(game)
    state.deeds = (*state.deeds, Deed(kind, seat, about))


def deeds_of(state: Ti3State, kind: str, seat: int | None = None) -> tuple[Deed, ...]:
    return tuple([each for each in state.deeds if each.kind == kind and seat in (None, each.seat)])


def deeds_of_action(state: Ti3State, kind: str) -> tuple[Deed, ...]:
    """What everybody has done since the last system was activated."""
    found: list[Deed] = []
    for each in reversed(state.deeds):
        if each.kind == ACTIVATED:
            break
        if each.kind == kind:
            found.append(each)
    return tuple(found)


def lost_since(state: Ti3State, seat: int, begun: int) -> list[tuple[str, int]]:
    """The planets that a player has lost since there were so many deeds, and to whom or by whom."""
    lost = [each for each in state.deeds[begun:] if each.kind == LOST and each.seat == seat]
    by = [(str(each.about[0]), int(each.about[2])) for each in lost if len(each.about) > 2]
    return [(planet, other) for planet, other in by if other >= 0 and other != seat]


def took_this_round(state: Ti3State, seat: int, planet: str) -> bool:
    """Whether a player has not held a planet since the round began (SA-3.21.2)."""
    return any(each.about[0] == planet for each in deeds_of(state, TOOK, seat))


def moved_to(state: Ti3State, seat: int, planet: str) -> int:
    """Ground Forces on a planet that have moved this round; whoever leaves or falls is one of them."""
    there = 0
    for each in deeds_of(state, MOVED, seat):
        there = max(0, there + int(each.about[0])) if each.about[1] == planet else there
    return there
