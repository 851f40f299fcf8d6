"""What the players are in the midst of, read off the stack: an agenda, a combat; and offers beside it.

Everything here is public: votes and predictions are said aloud (RR 8.5, 8.22), hits are seen by all, and of
an offer everybody hears the goods, the pledges and how many cards it is about, but not which (RR 83.2).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from throneworld.imperium.combat.casualties import ExchangeHits
from throneworld.imperium.combat.combatants import COMBAT_BONUS, bonus_of, combatants
from throneworld.imperium.combat.dice import COMBAT, Combat
from throneworld.imperium.combat.hits import Hits
from throneworld.imperium.council import NO_OUTCOME, current_agenda, tally, vote_of, votes_of
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.marks import marks_of
from throneworld.imperium.modifiers import ADD, Contribution, contributions
from throneworld.imperium.quantities import (
    BOMBARDMENT_DICE,
    BOMBARDMENT_ROLL_AGAINST,
    CANNON_DICE,
    CANNON_ROLL_AGAINST,
    COMBAT_DICE,
    COMBAT_ROLL,
)
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.ti4.board import planets_in
from throneworld.ti4.state import NOBODY, SYSTEM, Mark, Ti4State, of
from throneworld.ti4.tactical.bombardment import Bombardment
from throneworld.ti4.tactical.ground_combat import GroundCombat
from throneworld.ti4.tactical.space_cannon import SpaceCannonRoll, UseSpaceCannon
from throneworld.ti4.tactical.space_combat import SpaceCombat
from throneworld.ti4.trade.offers import AnswerOffer
from throneworld.ti4.trade.shares import Share
from throneworld.ti4.voting.agenda import ResolveAgenda
from throneworld.ti4.voting.casting import VotingTurn
from throneworld.ti4.voting.outcomes import possible_outcomes
from throneworld.ti4.voting.predictions import PREDICTS, predictions

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


# What is added to dice, and by what

Added = tuple[Sequence[Contribution], Sequence[Contribution]]
"""To results of dice, and to their number."""


def modifiers(game: Game) -> list[dict[str, Any]]:
    """Of the combat, the bombardment or the cannon fire that is under way."""
    step, state = (
        game.nearest(SpaceCombat, GroundCombat, Bombardment, UseSpaceCannon, SpaceCannonRoll),
        of(game),
    )
    if isinstance(step, SpaceCombat | GroundCombat):
        sides = step.attacker, step.defender
        return [*_of_side(game, step, *sides), *_of_side(game, step, *sides[::-1])]
    if isinstance(step, Bombardment):
        held = [(state.control.get(planet, NOBODY), planet) for planet in planets_in(step.system)]
        rolls = [each for about in held for each in contributions(state, BOMBARDMENT_ROLL_AGAINST, *about)]
        return _told(
            step.seat, {"": (list(dict.fromkeys(rolls)), contributions(state, BOMBARDMENT_DICE, step.seat))}
        )
    if isinstance(step, UseSpaceCannon | SpaceCannonRoll):
        target = step.targets[0] if isinstance(step, UseSpaceCannon) else step.target
        against = contributions(state, CANNON_ROLL_AGAINST, target, step.seat)
        return _told(step.seat, {"": (against, contributions(state, CANNON_DICE, step.seat))})
    return []


def _of_side(game: Game, fought: SpaceCombat | GroundCombat, side: int, other: int) -> list[dict[str, Any]]:
    state, place = of(game), fought.planet if isinstance(fought, GroundCombat) else fought.place
    marks = [each for each in marks_of(state, COMBAT_BONUS) if each.seat == side]
    found: dict[str, Added] = {}
    for kind, _, _ in combatants(state, side, place):
        left = [Contribution(_left_by(game, each), ADD, bonus_of(each, kind)) for each in marks]
        rolls = (*contributions(state, COMBAT_ROLL, side, kind, place, COMBAT), *left)
        found[kind] = rolls, contributions(state, COMBAT_DICE, side, kind, other, place)
    return _told(side, found)


def _left_by(game: Game, mark: Mark) -> str:
    """The component whose text leaves such a mark: marks do not tell."""
    like = (mark.kind, mark.subject, mark.until)
    for each in game.definition.listeners:
        for effect in each.effects:
            if isinstance(effect, Lasting) and (effect.kind, effect.about, effect.until) == like:
                return each.id
    return mark.kind


def _told(seat: int, found: Mapping[str, Added]) -> list[dict[str, Any]]:
    """Each component once, with the kinds of units for which alone it counts."""
    kinds: dict[tuple[str, str, int], list[str]] = {}
    for kind, both in found.items():
        for to, several in zip(("rolls", "dice"), both, strict=True):
            for component in dict.fromkeys(each.component for each in several):
                amount = sum([each.amount for each in several if each.component == component])
                kinds.setdefault((to, component, amount), []).append(kind)
    return [
        {"seat": seat, "to": to, "component": component, "amount": amount}
        | {"kinds": [] if len(those) == len(found) else those}
        for (to, component, amount), those in kinds.items()
        if amount
    ]


# The offers on the table


def offers(game: Game) -> list[dict[str, Any]]:
    """Who offers what to whom, as everybody has heard it; what is only being drafted nobody has heard."""
    standing = [step for step in game.beside if isinstance(step, AnswerOffer)]
    return [
        {
            "seat": offer.seat if offer.final else offer.other,
            "other": offer.other if offer.final else offer.seat,
            "proposer": offer.other,
            "gives": _terms(offer.gives, offer.cards[0]),
            "asks": _terms(offer.asks, offer.cards[1]),
        }
        for offer in standing
    ]


def _terms(share: Share, cards: int) -> dict[str, Noun]:
    return {
        "trade_goods": share.trade_goods,
        "commodities": share.commodities,
        "cards": cards,
        "pledge": share.pledge,
    }
