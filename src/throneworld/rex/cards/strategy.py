"""When each Strategy card outside battle may be played, what it costs and what it does (Rex p.21)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Cancel, Effect, Listener, Occasion, is_cancelled
from throneworld.rex import moments
from throneworld.rex.board import faceup, force, is_shielded, spaces_of
from throneworld.rex.cards import effects
from throneworld.rex.phases.deployment import INFORMANT, deployment_refusal
from throneworld.rex.phases.movement import MoveFrom, steps_of
from throneworld.rex.phases.recruitment import dead_leaders
from throneworld.rex.state import CASUALTIES, RESERVE, of
from throneworld.rex.tables import SPACES
from throneworld.rex.verbs.cards import holders

RULE = "Rex p.21"
When = Callable[[Game, int, Occasion], Refusal | None]


def always(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None


def influence_has_appeared(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """There is no target before influence has appeared, and one offensive a phase is all there is."""
    if not of(game).influence_discards:
        return Refusal("Rex p.14", "no_target_yet")
    return Refusal("Rex p.14", "offensive_resolved") if of(game).offensive_resolved else None


def somebody_can_be_banned(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    banned = of(game).bid_ban if occasion.moment == moments.BIDDING_PHASE else of(game).alliance_ban
    others = [other for other in range(game.seats) if other != seat and other not in banned]
    return None if others else Refusal(RULE, "nobody_to_name")


def alliances_are_possible(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    if game.seats == 3:
        return Refusal("Rex p.23", "no_alliances")
    return somebody_can_be_banned(game, seat, occasion)


def has_casualties(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    units = force(of(game), seat, CASUALTIES)[0]
    return None if units or dead_leaders(of(game), seat) else Refusal(RULE, "no_casualties")


def a_traitor_is_left(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if of(game).traitor_deck else Refusal(RULE, "traitor_deck_empty")


def own_turn(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if occasion["seat"] == seat else Refusal("Rex p.11", "not_your_turn")


def can_move(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    refusal = own_turn(game, seat, occasion)
    if refusal is not None:
        return refusal
    step = MoveFrom(seat=seat, steps=steps_of(of(game), seat))
    return None if len(step.options(game, seat)) > 1 else Refusal("Rex p.11", "nothing_can_move")


def can_deploy_more(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    refusal = own_turn(game, seat, occasion)
    if refusal is not None:
        return refusal
    if not any(force(of(game), seat, RESERVE)):
        return Refusal(RULE, "reserve_empty")
    refusals = [deployment_refusal(game, seat, space, INFORMANT) for space in SPACES]
    return None if None in refusals else refusals[0]


def stands_under_a_shield(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state = of(game)
    here = any(is_shielded(state, space) for space in spaces_of(state, seat) if faceup(state, seat, space))
    return None if here else Refusal(RULE, "no_shielded_space")


def advantage_of_another(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Ally cards are never announced here, so they cannot be cancelled (Rex p.21)."""
    if occasion["seat"] == seat:
        return Refusal(RULE, "own_advantage")
    return Refusal(RULE, "cancelled_already") if is_cancelled(game, occasion) else None


def _held(title: str) -> Callable[[Game], Sequence[int]]:
    return lambda game: holders(of(game), title)


def _with_cards(game: Game, occasion: Occasion) -> list[int]:
    """Any hand may hide the card; in one's own turn only one's own matters."""
    turn = occasion.moment in (moments.AFTER_MOVEMENT, moments.AFTER_DEPLOYMENT)
    owner = occasion["seat"] if occasion.moment == moments.ADVANTAGE_USED else None
    return [
        seat
        for seat, hand in enumerate(of(game).hands)
        if hand and seat != owner and (not turn or seat == occasion["seat"])
    ]


def card(title: str, moment: str, when: When, *does: Effect) -> Listener:
    return Listener(
        id=title,
        moment=moment,
        rule=RULE,
        holders=_held(title),
        suspects=_with_cards,
        when=when,
        spends=(effects.DiscardPlayed(title=title),),
        effects=does,
    )


# fmt: off
LISTENERS: tuple[Listener, ...] = (
    card("tracking_beacon", moments.INFLUENCE_PHASE, influence_has_appeared, effects.CallSolOffensive()),
    card("diplomatic_interference", moments.CEASEFIRE_REVEALED, alliances_are_possible,
         effects.BanFromAlliances()),
    card("diplomatic_interference", moments.BIDDING_PHASE, somebody_can_be_banned, effects.BanFromBidding()),
    card("fresh_recruits", moments.RECRUITMENT_PHASE, has_casualties, effects.RecruitFree()),
    card("double_agent", moments.RECRUITMENT_PHASE, a_traitor_is_left, effects.GainTraitor()),
    card("rapid_mobilization", moments.AFTER_MOVEMENT, can_move, effects.MoveAgain()),
    card("rapid_mobilization", moments.AFTER_DEPLOYMENT, can_move, effects.MoveAgain()),
    card("informant", moments.AFTER_DEPLOYMENT, can_deploy_more, effects.DeployAgain()),
    card("informant", moments.ADVANTAGE_USED, advantage_of_another, Cancel()),
    card("graviton_negator", moments.BATTLE_PHASE, stands_under_a_shield, effects.DestroyShield()),
    card("fleet_sabotage", moments.BOMBARDMENT_PHASE, always, effects.SendFleet()),
)
# fmt: on
