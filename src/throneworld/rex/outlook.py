"""What may come of a battle, as one side can tell from the open table and its own hand (Rex p.17, p.20).

It counts every plan that the opponent could make. Traitors are only named among the risks: nothing that lies
open says whose pay a leader is in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from throneworld.kernel.game import Game
from throneworld.rex.phases.fight import Battle
from throneworld.rex.phases.outcome import explodes, kills_leader_of, retreats
from throneworld.rex.phases.plans import ICONS, BattlePlans, CommitCards, card_refusal
from throneworld.rex.phases.sides import Side, Sides, available_leaders, highest_dial, opponent_of, side_of
from throneworld.rex.phases.traitors import betrayers
from throneworld.rex.state import RexState, of
from throneworld.rex.tables import ATTACK, DEFENSE, STRATEGY, STRATEGY_DECK, STRENGTH, TITLE
from throneworld.rex.verbs.cards import titles_in_hand

SEALED = ("second_command", "choose_strength_and_leader", "reveal_battle_dials")
"""Where a battle goes on after the questions that come before the dials are shown."""
OPEN = "reveal_traitors"
"""The stage after the cards, which are committed when the dials have been shown."""
NEVER = 99
"""More than any dial shows."""


class Possible(Struct, frozen=True):
    """All plans that a side may make: any dial with any leader with any pair of cards."""

    dials: tuple[int, ...]
    leaders: tuple[str, ...]
    cards: tuple[tuple[str, str], ...]


def outlook(game: Game, seat: int) -> dict[str, Any] | None:
    """For a seat in a battle whose plans are not made yet; None for everybody else."""
    battle = game.nearest(Battle)
    if battle is None or battle.stage not in (*SEALED, OPEN) or seat not in _seats(battle.sides):
        return None
    other = opponent_of(battle.sides, seat).seat
    mine, theirs = _possible(game, battle, seat, seat), _possible(game, battle, other, seat)
    maybe, sure = _thresholds(battle.sides, seat, mine, theirs)
    return {
        "space": battle.space,
        "opponent": other,
        "dials": [mine.dials[0], mine.dials[-1]],
        "mine": _span((0,), mine),
        "theirs": _span(theirs.dials, theirs),
        "maybe": maybe if maybe <= mine.dials[-1] else None,
        "sure": sure if sure <= mine.dials[-1] else None,
        "risks": _risks(of(game), battle.sides, seat, mine, theirs),
    }


# What a side may do, as `viewer` knows it


def _possible(game: Game, battle: Battle, seat: int, viewer: int) -> Possible:
    side, state = side_of(battle.sides, seat), of(game)
    given = _given(game, seat) if seat == viewer else {}
    if battle.stage == OPEN:
        given = {"dial": side.dial, "leader": side.leader, "slot": side.slot, **given}
    leaders = _leaders(state, side, battle.space, given)
    stock = titles_in_hand(state, seat) if seat == viewer else _unseen(state, viewer)
    cards = _pairs(side, stock, len(state.hands[seat]), given) if leaders != ("",) else [("", "")]
    return Possible(_dials(state, side, battle.space, given), leaders, tuple(cards))


def _given(game: Game, seat: int) -> dict[str, Any]:
    """What the seat has sealed so far, by its verb."""
    top = game.top
    if not isinstance(top, BattlePlans | CommitCards) or seat not in top.who:
        return {}
    return {str(verb): noun for verb, noun in top.of(seat)}


def _dials(state: RexState, side: Side, space: str, given: dict[str, Any]) -> tuple[int, ...]:
    """His own sealed dial does not bind the view: it may still be taken back."""
    if side.element == "number":
        return (int(side.word),)
    if "slot" in given:
        return (int(given["dial"]),)
    return tuple(range(highest_dial(state, side.seat, space) + 1))


def _leaders(state: RexState, side: Side, space: str, given: dict[str, Any]) -> tuple[str, ...]:
    """Whoever has a leader must commit one (Rex p.17); an empty name is none."""
    if "leader" in given:
        return (str(given["leader"]),)
    if side.element == "leader":
        return (str(side.word),)
    return tuple(available_leaders(state, side.seat, space)) or ("",)


def _pairs(side: Side, stock: Iterable[str], cards: int, given: dict[str, Any]) -> list[tuple[str, str]]:
    """An attack and a defense card, either of which may be missing."""
    fitting = [title for title in stock if STRATEGY[title].icon and card_refusal(side, title) is None]
    found = []
    for slot in [str(given["slot"])] if "slot" in given else ICONS:
        attack, defense = (_choices(side, fitting, icon, slot, given) for icon in (ATTACK, DEFENSE))
        found += [(one, two) for one in attack for two in defense if bool(one) + bool(two) <= cards]
    return found


def _choices(side: Side, fitting: list[str], icon: str, slot: str, given: dict[str, Any]) -> list[str]:
    if icon not in ICONS[slot]:
        return [] if side.element == icon and side.word else [""]
    if icon in given:
        return [str(given[icon])]
    return [title for title in fitting if STRATEGY[title].icon == icon]


def _unseen(state: RexState, viewer: int) -> list[str]:
    """The titles of which a card lies neither in the viewer's hand nor open on the table."""
    seen = Counter(TITLE[card] for card in state.hands[viewer])
    seen.update(TITLE[card] for card in (*state.strategy_discards, *state.removed) if card in TITLE)
    total = Counter(TITLE[card] for card in STRATEGY_DECK)
    return [title for title in total if total[title] > seen[title]]


# What comes of it


def _thresholds(sides: Sides, seat: int, mine: Possible, theirs: Possible) -> tuple[int, int]:
    """The lowest dial that may win, and the lowest that beats every plan; with the best leader and cards."""
    maybe = sure = NEVER
    for leader in mine.leaders:
        for cards in mine.cards:
            needed = [_needed(sides, seat, leader, cards, theirs, pair) for pair in theirs.cards]
            maybe = min(maybe, *(low for low, _ in needed))
            sure = min(sure, max(high for _, high in needed))
    return maybe, sure


def _needed(
    sides: Sides, seat: int, leader: str, cards: tuple[str, str], theirs: Possible, pair: tuple[str, str]
) -> tuple[int, int]:
    """The dials that beat the weakest and the strongest plan with these cards on both sides."""
    my = _planned(side_of(sides, seat), leader, cards)
    other = _planned(opponent_of(sides, seat), theirs.leaders[0], pair)
    if retreats(my) or explodes((my, other)):
        return NEVER, NEVER
    if retreats(other):
        return 0, 0
    my = replace(my, leader_lost=kills_leader_of(other, my))
    killed = kills_leader_of(my, other)
    leaders = [0] if killed else [_strength(each) for each in theirs.leaders]
    bonus, tie = other.total - (_strength(other.leader)), sides[0].seat != seat
    low, high = theirs.dials[0] + min(leaders) + bonus, theirs.dials[-1] + max(leaders) + bonus
    return max(0, low + tie - my.total), max(0, high + tie - my.total)


def _planned(side: Side, leader: str, cards: tuple[str, str]) -> Side:
    return replace(side, dial=0, leader=leader, attack=cards[0], defense=cards[1], leader_lost=False)


def _strength(leader: str) -> int:
    return STRENGTH[leader] if leader else 0


def _span(dials: tuple[int, ...], plans: Possible) -> list[int]:
    """The lowest and the highest total, if no leader falls."""
    strengths = [_strength(leader) for leader in plans.leaders]
    bonuses = [sum(STRATEGY[card].strength for card in pair if card) for pair in plans.cards]
    return [dials[0] + min(strengths) + min(bonuses), dials[-1] + max(strengths) + max(bonuses)]


def _risks(state: RexState, sides: Sides, seat: int, mine: Possible, theirs: Possible) -> list[str]:
    """What the opponent might do beside bringing strength."""
    committed = {title for pair in theirs.cards for title in pair if title}
    there = {
        "weapon": any(STRATEGY[title].kills_leader for title in committed) and mine.leaders != ("",),
        "retreat": any(STRATEGY[title].retreats for title in committed),
        "explosion": _may_explode(sides, seat, mine, theirs),
        "traitor": _may_be_betrayed(state, sides, seat, mine.leaders),
    }
    return [risk for risk, possible in there.items() if possible]


def _may_explode(sides: Sides, seat: int, mine: Possible, theirs: Possible) -> bool:
    my, other = side_of(sides, seat), opponent_of(sides, seat)
    return any(
        explodes((_planned(my, mine.leaders[0], one), _planned(other, theirs.leaders[0], two)))
        for one in mine.cards
        for two in theirs.cards
    )


def _may_be_betrayed(state: RexState, sides: Sides, seat: int, leaders: tuple[str, ...]) -> bool:
    """Whether somebody holds Traitor cards against this seat, and a leader of it is not in its own hand."""
    against = [who for who, beneficiary in betrayers(state, sides) if beneficiary != seat]
    exposed = [leader for leader in leaders if leader and leader not in state.traitors[seat]]
    return bool(exposed) and any(state.traitors[who] for who in against)


def _seats(sides: Sides) -> tuple[int, int]:
    return sides[0].seat, sides[1].seat
