"""What a seat may see, built up from nothing (Rex p.20)."""

from __future__ import annotations

from typing import Any, TypeVar

from throneworld.kernel.game import Game
from throneworld.kernel.steps import Simultaneous, Step
from throneworld.rex.alliances import alliance
from throneworld.rex.board import force, is_bombarded, is_demolished, is_shielded, strongholds
from throneworld.rex.phases.bidding import Auction, Bid
from throneworld.rex.phases.ceasefire import Negotiation
from throneworld.rex.phases.sides import Clash, Side
from throneworld.rex.phases.winning import STRONGHOLDS_NEEDED
from throneworld.rex.reach import course
from throneworld.rex.state import CASUALTIES, RESERVE, Force, RexState, of, order_of_play
from throneworld.rex.tables import BOMBARDMENT, RACE, SPACE, SPACES, STRENGTH, TITLE
from throneworld.rex.verbs.cards import hand_limit

S = TypeVar("S", bound=Step)


def public(game: Game) -> dict[str, Any]:
    state = of(game)
    return {
        "round": state.round,
        "phase": state.phase,
        "first": state.first,
        "order": list(order_of_play(state)),
        "fleet": state.fleet,
        "course": course(state),
        "pool": state.pool,
        "options": dict(game.options),
        "spaces": _spaces(state),
        "players": [_player(state, one) for one in range(game.seats)],
        "decks": _decks(state),
        "ceasefire": _ceasefire(game),
        "auction": _auction(game),
        "battle": _battle(game),
    }


def _spaces(state: RexState) -> dict[str, dict[str, Any]]:
    forces: dict[str, dict[str, Any]] = {space: {} for space in SPACES}
    for seat, places in enumerate(state.forces):
        for space in places.keys() & forces.keys():
            forces[space][str(seat)] = _force(places[space])
    return {space: _space(state, space, forces[space]) for space in SPACES}


def _space(state: RexState, space: str, forces: dict[str, Any]) -> dict[str, Any]:
    printed = SPACE[space]
    return {
        "sector": printed.sector,
        "shielded": is_shielded(state, space),
        "stronghold": printed.stronghold,
        "spaceport": printed.spaceport,
        "bombarded": is_bombarded(state, space),
        "demolished": is_demolished(state, space),
        "lines": list(printed.lines),
        "influence": state.ground.get(space, 0),
        "forces": forces,
    }


def _force(group: Force) -> dict[str, int]:
    return {"units": group[0], "mechanized": group[1], "facedown": group[2]}


def _player(state: RexState, seat: int) -> dict[str, Any]:
    race = state.races[seat]
    return {
        "race": race,
        "advantages": list(RACE[race].advantages) if race else [],
        "influence": state.influence[seat],
        "reserve": _force(force(state, seat, RESERVE)),
        "casualties": _force(force(state, seat, CASUALTIES)),
        "leaders": [_leader(state, leader.id) for leader in RACE[race].leaders] if race else [],
        "cards": len(state.hands[seat]),
        "hand_limit": hand_limit(state, seat) if race else 0,
        "traitors": len(state.traitors[seat]),
        "allies": list(state.allies[seat]),
        "withheld": list(state.withheld[seat]),
        "strongholds": strongholds(state, seat),
        "needed": STRONGHOLDS_NEEDED[len(alliance(state, seat))],
        "spaceport": seat in state.ports,
        "bid_ban": seat in state.bid_ban,
        "alliance_ban": seat in state.alliance_ban,
    }


def _leader(state: RexState, leader: str) -> dict[str, Any]:
    return {
        "id": leader,
        "strength": STRENGTH[leader],
        "dead": leader in state.dead,
        "fought": state.fought.get(leader, ""),
    }


def _decks(state: RexState) -> dict[str, Any]:
    return {
        "strategy": len(state.strategy_deck),
        "strategy_discards": [TITLE[card] for card in state.strategy_discards],
        "row": len(state.row),
        "influence": len(state.influence_deck),
        "influence_discards": list(state.influence_discards),
        "removed": [TITLE.get(card, card) for card in state.removed],
        "set_aside": list(state.set_aside),
        "traitor": len(state.traitor_deck),
    }


def _ceasefire(game: Game) -> dict[str, Any] | None:
    talks = game.nearest(Negotiation)
    return None if talks is None else {"ready": list(talks.ready)}


def _auction(game: Game) -> dict[str, Any] | None:
    auction = game.nearest(Auction)
    if auction is None:
        return None
    bid = game.nearest(Bid)
    turn, passed = auction.turn if bid is None else bid.seat, list(auction.passed)
    return {"high": auction.high, "bidder": auction.bidder, "turn": turn, "passed": passed}


def _battle(game: Game) -> dict[str, Any] | None:
    battle = game.nearest(Clash)
    if battle is None:
        return None
    return {"space": battle.space, "sides": [_side(side) for side in battle.sides]}


def _side(side: Side) -> dict[str, Any]:
    """Everything in a side's record has been revealed; what is sealed lies in the question."""
    return {
        "seat": side.seat,
        "forbidden": side.forbidden,
        "element": side.element,
        "word": side.word,
        "dial": side.dial,
        "leader": side.leader,
        "slot": side.slot,
        "cards": list(side.cards),
        "traitor": side.traitor,
        "leader_lost": side.leader_lost,
        "total": side.total,
    }


def private(game: Game, seat: int) -> dict[str, Any]:
    """What only this seat may see: its cards, its prediction, its looks, its sealed choices."""
    state = of(game)
    race = state.races[seat]
    top = game.top
    sealed = top.of(seat) if isinstance(top, Simultaneous) and seat in top.who else ()
    return {
        "hand": [TITLE[card] for card in state.hands[seat]],
        "traitors": list(state.traitors[seat]),
        "betrayal": state.betrayals[seat],
        "prediction": list(state.prediction) if race == "xxcha" else None,
        "sealed": [list(option) for option in sealed],
        "sees": {
            "bombardment": BOMBARDMENT[state.bombardment_deck[0]]
            if race == "sol" and state.fleet_seen
            else None,
            "influence": state.influence_deck[0] if race == "jol_nar" and _may_look(state) else None,
            "auction": _auctioned_card(state, seat),
        },
    }


def _may_look(state: RexState) -> bool:
    """Jol-Nar looks in the Maneuvering Phase; afterwards it must remember what it saw (Rex p.20)."""
    return state.influence_seen and state.phase == "maneuvering"


def _auctioned_card(state: RexState, seat: int) -> str | None:
    """The card up for bid, if the seat has looked at it (Jol-Nar)."""
    if not state.row or not state.known.get(state.row[0], 0) >> seat & 1:
        return None
    return TITLE[state.row[0]]
