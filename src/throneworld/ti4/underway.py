"""What the players are in the midst of, read off the stack: an agenda, a combat, an offer.

Everything here is public: votes and predictions are said aloud (RR 8.5, 8.22), hits are seen by all, and of
an offer everybody hears the goods, the pledges and how many cards it is about, but not which (RR 83.2).
"""

from __future__ import annotations

from typing import Any, TypeVar

from throneworld.imperium.combat.casualties import ExchangeHits
from throneworld.imperium.combat.dice import Combat
from throneworld.imperium.combat.hits import Hits
from throneworld.imperium.council import NO_OUTCOME, tally, vote_of, votes_of
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.ti4.state import NOBODY, SYSTEM, Ti4State, of
from throneworld.ti4.tactical.ground_combat import GroundCombat
from throneworld.ti4.tactical.space_combat import SpaceCombat
from throneworld.ti4.trade.shares import Share
from throneworld.ti4.transaction import Transaction
from throneworld.ti4.voting.agenda import ResolveAgenda, current_agenda
from throneworld.ti4.voting.casting import VotingTurn
from throneworld.ti4.voting.outcomes import possible_outcomes
from throneworld.ti4.voting.predictions import PREDICTS, predictions

S = TypeVar("S", bound=Step)


# The agenda that lies before the players


def agenda(game: Game) -> dict[str, Any] | None:
    """The card, what may come of it, who has voted for what and who predicts what."""
    resolving, card = game.nearest(ResolveAgenda), current_agenda(of(game))
    if resolving is None or not card:
        return None
    state, elected = of(game), resolving.outcome
    return {
        "id": card,
        "outcomes": list(possible_outcomes(state, card)),
        "tally": [{"outcome": outcome, "votes": votes} for outcome, votes in tally(state).items()],
        "votes": _votes(state),
        "to_vote": _to_vote(game, resolving),
        "predictions": _predictions(state),
        "outcome": None if elected == NO_OUTCOME else elected,
    }


def _votes(state: Ti4State) -> list[dict[str, Noun]]:
    """By seat; whoever has abstained is not among them."""
    found = [(seat, vote_of(state, seat)) for seat in range(len(state.factions))]
    return [
        {"seat": seat, "outcome": outcome, "votes": votes_of(state, seat)}
        for seat, outcome in found
        if outcome is not None
    ]


def _to_vote(game: Game, resolving: ResolveAgenda) -> list[int]:
    """Whose voting turn it is, and who comes after him."""
    voting = game.nearest(VotingTurn)
    return [*([] if voting is None else [voting.seat]), *resolving.waiting]


def _predictions(state: Ti4State) -> list[dict[str, Noun]]:
    """In the order in which they were made."""
    return [
        {"seat": each.seat, "component": each.kind.removeprefix(PREDICTS), "outcome": each.subject}
        for each in predictions(state)
    ]


# The combat that is being fought


def combat(game: Game) -> dict[str, Any] | None:
    """Where it is, who fights, which round it is, who is about to retreat, which hits are to be assigned."""
    fought = game.nearest(Combat)
    if isinstance(fought, SpaceCombat):
        return {**_fight(game, fought), "retreating": fought.retreating, "retreat_barred": fought.barred}
    if isinstance(fought, GroundCombat):
        return {**_fight(game, fought), "retreating": NOBODY, "retreat_barred": False}
    return None


def _fight(game: Game, fought: SpaceCombat | GroundCombat) -> dict[str, Any]:
    planet = fought.planet if isinstance(fought, GroundCombat) else ""
    return {
        "kind": "ground" if planet else "space",
        "system": fought.system if isinstance(fought, SpaceCombat) else SYSTEM[planet],
        "planet": planet,
        "attacker": fought.attacker,
        "defender": fought.defender,
        "round": fought.number,
        "hits": _hits(game, fought),
    }


def _hits(game: Game, fought: Combat) -> list[dict[str, int]]:
    """What each side has still to assign."""
    found = [(seat, _hits_on(game, seat)) for seat in (fought.attacker, fought.defender)]
    return [{"seat": seat, "hits": hits} for seat, hits in found if hits]


def _hits_on(game: Game, seat: int) -> int:
    now = sum([step.hits for step in game.under_way(Hits) if step.seat == seat])
    exchange = game.nearest(ExchangeHits)
    return now if now or exchange is None else _still_to_come(exchange, seat)


def _still_to_come(exchange: ExchangeHits, seat: int) -> int:
    """Hits of a side that is not being asked about them: not announced yet, or waiting for its turn."""
    side = "attacker" if seat == exchange.attacker else "defender"
    at, stages = exchange.stage or exchange.stages[0], exchange.stages
    if stages.index(at) <= stages.index(f"{side}_is_hit"):
        return exchange.on_attacker if side == "attacker" else exchange.on_defender
    if stages.index(at) > stages.index(f"{side}_assigns"):
        return 0
    return sum([each.hits for each in exchange.waiting if each.seat == seat])


# The offer on the table


def offer(game: Game) -> dict[str, Any] | None:
    """Who trades with whom, and what everybody has heard of the terms; no proposer: they are being named."""
    trading = game.nearest(Transaction)
    if trading is None or trading.answer == "accept":
        return None
    return {
        "seat": trading.seat,
        "other": trading.other,
        "proposer": trading.proposer,
        "gives": _terms(trading.gives, trading.cards[0]),
        "asks": _terms(trading.asks, trading.cards[1]),
    }


def _terms(share: Share, cards: int) -> dict[str, Noun]:
    return {
        "trade_goods": share.trade_goods,
        "commodities": share.commodities,
        "cards": cards,
        "pledge": share.pledge,
    }
