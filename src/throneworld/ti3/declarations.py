"""Crimson Suns (SA-16.4): declarations of war, what ends them, and what a war pays."""

from __future__ import annotations

from collections.abc import Mapping

from throneworld.imperium.marks import GAME, is_marked, mark, marks_of
from throneworld.imperium.order import playing
from throneworld.imperium.paying import INFLUENCE, can_pay
from throneworld.imperium.production.supply import unit_cost, units_for_cost
from throneworld.imperium.units import SHIPS
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.ti3.deeds import DESTROYED, SPACE_BATTLE
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import WAR_DECLARATIONS

OPTION = "crimson_suns"
WAR = "at_war"
"""Mark: this player has declared war on the player who is the subject."""
PRICE = 1
SPOILS = "spoils_of_war"
ATTACKERS_PART, DEFENDERS_PART = 2, 4
"""Of what they have lost the one receives a half, the other a quarter."""


def crimson_suns(game: Game) -> bool:
    return game.options.get(OPTION, "no") == "yes"


def declared(state: Ti3State, seat: int) -> list[int]:
    """On whom a player has declared war."""
    return [int(each.subject) for each in marks_of(state, WAR) if each.seat == seat]


def declaring_refusal(state: Ti3State, seat: int, other: int) -> Refusal | None:
    """Why a player cannot declare war on another (SA-16.4.1, 16.4.5)."""
    wars = [each for each in declared(state, seat) if each in playing(state)]
    if other in wars:
        return Refusal("SA-16.4.1", "at_war_already", (other,))
    if len(wars) >= WAR_DECLARATIONS:
        return Refusal("SA-16.4.5", "enough_wars", (WAR_DECLARATIONS,))
    poor = not can_pay(state, seat, PRICE, INFLUENCE)
    return Refusal("SA-16.4.1", "not_enough_influence", (PRICE,)) if poor else None


def declare_war(game: Game, seat: int, other: int) -> None:
    mark(game, WAR, seat=seat, subject=other, until=GAME)
    game.tell("war_declared", seat, other)


def make_peace(game: Game, one: int, other: int) -> None:
    """An agreement ends the declarations of both on each other (SA-16.4.4)."""
    state = of(game)
    for seat, enemy in ((one, other), (other, one)):
        if is_marked(state, WAR, seat, enemy):
            over = [
                each for each in state.marks if (each.kind, each.seat, each.subject) == (WAR, seat, enemy)
            ]
            state.marks = tuple([each for each in state.marks if each not in over])
            game.tell("war_ends", seat, enemy)


def pay_for_battle(game: Game, attacker: int, defender: int, place: str, begun: int) -> None:
    """Whoever wins, a side that has declared war on the other is paid for its losses (SA-16.4.2)."""
    parts = {attacker: ATTACKERS_PART, defender: DEFENDERS_PART}
    if not crimson_suns(game) or min(parts) < 0:
        return
    for seat, other in ((attacker, defender), (defender, attacker)):
        if other in declared(of(game), seat):
            _pay(game, seat, place, begun, parts)


def _pay(game: Game, seat: int, place: str, begun: int, parts: Mapping[int, int]) -> None:
    amount = twice_lost(of(game), seat, place, begun) // (2 * parts[seat])
    if amount:
        gain_trade_goods(game, seat, amount, SPOILS)


def twice_lost(state: Ti3State, seat: int, place: str, begun: int) -> int:
    """Twice the value of the ships that a side has lost in a battle, so that Fighters count (ruling 132)."""
    lost = [
        each.about
        for each in state.deeds[begun:]
        if each.kind == DESTROYED and each.about[2:4] == (seat, place) and each.about[-1] == SPACE_BATTLE
    ]
    return sum([_twice_worth(state, seat, str(kind), int(many)) for kind, many, *_ in lost if kind in SHIPS])


def _twice_worth(state: Ti3State, seat: int, kind: str, many: int) -> int:
    return 2 * unit_cost(state, seat, kind) * many // units_for_cost(state, seat, kind)


EVENTS: dict[str, tuple[str, ...]] = {"war_declared": ("seat", "other"), "war_ends": ("seat", "other")}
