"""The hidden zones of Rex: who knows which cards (Rex p.20)."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.kernel.game import Game
from throneworld.kernel.zones import NO_SEAT, STREAM, Fits, Pool, Secret, Zone, Zones
from throneworld.rex.phases.plans import ICONS, CommitCards, card_refusal
from throneworld.rex.phases.winning import LAST_ROUND, Betrayal
from throneworld.rex.state import RexState, of, seat_of
from throneworld.rex.tables import STRATEGY, TITLE


def knows(state: RexState, seat: int, card: str) -> bool:
    return bool(state.known.get(card, 0) >> seat & 1)


def _icons_owed(game: Game, seat: int) -> Sequence[Fits]:
    """A slot with an icon promises a card of that kind (Rex p.17)."""
    top = game.top
    sides = top.sides if isinstance(top, CommitCards) else ()
    side = next((side for side in sides if side.seat == seat), None)
    if side is None:
        return ()

    def serving(icon: str) -> Fits:
        return lambda card: STRATEGY[TITLE[card]].icon == icon and card_refusal(side, TITLE[card]) is None

    return [serving(icon) for icon in ICONS[side.slot]]


def _influence_seen(game: Game, seat: int) -> int:
    state = of(game)
    return int(state.influence_seen and state.races[seat] == "jol_nar")


def _bombardment_seen(game: Game, seat: int) -> int:
    state = of(game)
    return int(state.fleet_seen and state.races[seat] == "sol")


def _shown_betrayals(game: Game) -> tuple[int, ...]:
    """The seats that have shown their card at the end of the game (Rex p.23)."""
    return next((step.revealed for step in game.under_way(Betrayal)), ())


def _foreseer(game: Game) -> int:
    state = of(game)
    return seat_of(state, "xxcha") if state.prediction[0] else NO_SEAT


def _foreseen(game: Game) -> tuple[str, int]:
    races = [race for race in of(game).races if race != "xxcha"]
    guess = races[game.dice.below(STREAM, len(races))]
    return guess, 1 + game.dice.below(STREAM, LAST_ROUND)


ZONES = Zones(
    public=(
        *("races", "forces", "influence", "pool", "ground"),
        *("strategy_discards", "removed", "influence_discards", "set_aside"),
        *("first", "round", "phase", "fleet", "destroyed_shield", "dead", "fought"),
        *("allies", "withheld", "offensive_resolved", "ceasefire_resolved", "alliance_ban", "bid_ban"),
        *("lent", "ports", "observed", "fleet_order", "fleet_seen", "fleet_look_barred", "influence_seen"),
    ),
    hidden=(
        Pool((Zone("hands", hands=True), Zone("row"), Zone("strategy_deck")), owed=_icons_owed),
        Pool((Zone("traitors", hands=True), Zone("traitor_deck", loose=True))),
        Pool((Zone("influence_deck", marked=False, seen=_influence_seen),)),
        Pool((Zone("bombardment_deck", marked=False, seen=_bombardment_seen),)),
        Pool(
            (
                Zone("betrayals", hands=True, marked=False, shown=_shown_betrayals),
                Zone("betrayal_deck", marked=False),
            )
        ),
        Secret("prediction", _foreseer, _foreseen),
    ),
    known="known",
)
