"""What a seat may see, built up from nothing.

Secret are hands, secret objectives, hidden races and tokens that lie face down, all else is open (ruling
102).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from throneworld.imperium.combat.dice import Combat
from throneworld.imperium.order import playing
from throneworld.imperium.verbs.cards import secret_name
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.ti3.board_view import leader, planets, systems
from throneworld.ti3.covenants import partner_of
from throneworld.ti3.domains.tokens import front_of
from throneworld.ti3.edition import Sheet, rows_of, sheet_of
from throneworld.ti3.ending import goal
from throneworld.ti3.objectives.claiming import claimed_already, racial_to_claim
from throneworld.ti3.objectives.meeting import is_met
from throneworld.ti3.objectives.racial import racial_objectives
from throneworld.ti3.order import order_of_play, rotation
from throneworld.ti3.phases.strategy import strategy_cards_in_use
from throneworld.ti3.setup.building import tiles_in_hand
from throneworld.ti3.setup.races import hidden_race
from throneworld.ti3.state import NO_SYSTEM, NOBODY, Ti3State, of
from throneworld.ti3.surrendered import has_surrendered
from throneworld.ti3.tables import AGENDA, KINDS, STRATEGY_CARD
from throneworld.ti3.verbs.agreements import sides_of, value_of

_PRINTED = ("cost", "produced", "combat", "dice", "move", "capacity")


def public(game: Game) -> dict[str, Any]:
    state = of(game)
    return {
        "round": state.round,
        "phase": state.phase,
        "speaker": state.speaker,
        "voice": _if_any(state.voice, NOBODY),
        "active": state.active,
        "active_system": _if_any(state.active_system, NO_SYSTEM),
        "second_system": _if_any(state.second_system, NO_SYSTEM),
        "active_systems": list(state.active_systems()),
        "high_alert_system": _if_any(state.high_alert, NO_SYSTEM),
        "high_alert_of": _if_any(state.high_alert_of, NOBODY),
        "clockwise": state.clockwise,
        "rotation": list(rotation(state, max(state.speaker, 0))),
        "order": list(order_of_play(state)),
        "passed": list(state.passed),
        "options": dict(game.options),
        "goal": goal(game),
        "map": list(state.map),
        "home_places": list(state.home_places),
        "systems": systems(state),
        "planets": planets(state),
        "borders": [{"one": each.one, "other": each.other, "kind": each.kind} for each in state.borders],
        "mines": [{"one": each.one, "other": each.other, "owner": each.owner} for each in state.mines],
        "artifacts": dict(state.artifacts),
        "artifact_holders": dict(state.artifact_holders),
        "burials": list(state.burials),
        "domain_places": list(state.domain_places),
        "domains_shown": [front_of(each) for each in state.domains_shown],
        "leaders": {name: leader(state, name, found) for name, found in state.leaders.items()},
        "players": [_player(game, seat, hidden_race(game, seat)) for seat in range(game.seats)],
        "figures": {
            str(seat): _figures(sheet_of(state, seat)) for seat, race in enumerate(state.factions) if race
        },
        "strategy_cards": _strategy_cards(state),
        "objectives": _objectives(game),
        "agendas": _agendas(state),
        "laws": [_law(state, law) for law in state.laws],
        "agreements": _agreements(state),
        "combat": _combat(game),
        "goods_on": dict(state.goods_on),
        "decks": _decks(state),
        "deeds": [{"kind": each.kind, "seat": each.seat, "about": list(each.about)} for each in state.deeds],
        "marks": [
            {"kind": each.kind, "seat": each.seat, "subject": each.subject, "until": each.until}
            for each in state.marks
        ],
    }


def _if_any(value: int, nothing: int) -> int | None:
    return None if value == nothing else value


# Players


def _player(game: Game, seat: int, hidden: str) -> dict[str, Any]:
    """Of a race that is not shown yet everybody sees only that there is one."""
    state, race = of(game), of(game).factions[seat]
    return {
        "race": race,
        "race_hidden": bool(hidden),
        "colour": state.colours[seat],
        "partner": _if_any(partner_of(state, seat), NOBODY),
        "points": state.points[seat],
        "penalty": max(0, state.penalties[seat]),
        "eliminated": seat in state.eliminated,
        "surrendered": has_surrendered(state, seat),
        "tactic": state.tactic[seat],
        "fleet": state.fleet[seat],
        "strategy": state.strategy[seat],
        "reinforcements": reinforcements(state, seat) if race else 0,
        "trade_goods": state.trade_goods[seat],
        "technologies": list(state.technologies[seat]),
        "racial_technologies": list(state.racial_technologies[seat]),
        "strategy_cards": list(state.strategy_cards[seat]),
        "contracts": [{"id": each, "value": value_of(each)} for each in state.contracts_home[seat]],
        "action_cards": len(state.hands[seat]),
        "political_cards": len(state.politics[seat]),
        "secrets": len(state.secrets[seat]),
        "private_objectives": list(state.private_objectives[seat]),
        "racial_objectives": list(racial_objectives(game, seat)),
        "specials": list(state.specials[seat]),
        "scored": list(state.scored[seat]),
    }


@lru_cache(maxsize=512)
def _figures(sheet: Sheet) -> dict[str, dict[str, Noun]]:
    """What is printed of a player's units, by kind; 0: there is no such figure."""
    rows = zip(KINDS, rows_of(sheet), strict=True)
    return {kind: {name: getattr(row, name) for name in _PRINTED} for kind, row in rows}


def _agreements(state: Ti3State) -> list[dict[str, Any]]:
    """Each with its two sides: who holds which contract, what it is worth, what lies on it."""
    return [
        {
            "sides": [
                {
                    "seat": seat,
                    "contract": contract,
                    "value": value_of(contract),
                    "goods": state.goods_on.get(contract, 0),
                }
                for seat, contract in sides_of(state, agreement)
            ]
        }
        for agreement in state.agreements
    ]


def _combat(game: Game) -> dict[str, Noun] | None:
    """Who fights where, and which round it is."""
    fought = game.nearest(Combat)
    if fought is None:
        return None
    where = {name: getattr(fought, name, "") for name in ("system", "planet")}
    return {"attacker": fought.attacker, "defender": fought.defender, "round": fought.number, **where}


# Cards


def _strategy_cards(state: Ti3State) -> list[dict[str, Any]]:
    owner = {card: seat for seat, cards in enumerate(state.strategy_cards) for card in cards}
    return [
        {
            "id": card,
            "initiative": STRATEGY_CARD[card].number,
            "owner": owner.get(card, NOBODY),
            "exhausted": card in state.exhausted_cards,
            "bonus": state.bonus.get(card, 0),
        }
        for card in STRATEGY_CARD
        if card in owner or card in strategy_cards_in_use(state)
    ]


def _objectives(game: Game) -> list[dict[str, Any]]:
    """All that everybody may claim: who has, and who may still; `met` tells each player what he fulfils."""
    state = of(game)
    first = [*state.objectives, *([state.preliminary] if state.preliminary else [])]
    return [
        {
            "id": card,
            "stage": 1 if card in state.objectives else 2 if card in state.objectives_2 else 0,
            "scored_by": [seat for seat, scored in enumerate(state.scored) if card in scored],
            "open_to": [seat for seat in playing(state) if not claimed_already(game, seat, card)],
        }
        for card in (*first, *state.objectives_2)
    ]


def _agendas(state: Ti3State) -> list[dict[str, Any]]:
    """Those that lie open: whose they are, or the deck's."""
    laid = [(seat, card) for seat, card in enumerate(state.revealed) if card]
    found = [*laid, *[(NOBODY, card) for card in state.docket]]
    return [
        {"id": card, "seat": seat, "law": AGENDA[card].kind == "law", "elect": AGENDA[card].elect}
        for seat, card in found
    ]


def _law(state: Ti3State, law: str) -> dict[str, Any]:
    return {"id": law, "about": state.laws[law], "goods": state.goods_on.get(law, 0)}


def _decks(state: Ti3State) -> dict[str, Any]:
    return {
        "action": len(state.action_deck),
        "action_discards": list(state.action_discards),
        "political": len(state.agenda_deck),
        "political_discards": list(state.agenda_discards),
        "secret": len(state.secret_deck),
        "stage_1": len(state.objective_deck),
        "stage_2": len(state.objective_deck_2),
        "objective_box": list(state.objective_box),
    }


# What one seat alone sees


def private(game: Game, seat: int) -> dict[str, Any]:
    """One's own hands, and hidden cards of which one knows where they are."""
    state = of(game)
    return {
        "race": state.factions[seat] or hidden_race(game, seat),
        "action_cards": list(state.hands[seat]),
        "political_cards": list(state.politics[seat]),
        "secrets": list(state.secrets[seat]),
        "met": _met(game, seat),
        "tiles": list(tiles_in_hand(game, seat)),
        "known_cards": _known_cards(game, seat),
        "known_decks": _known_decks(state, seat),
        "known_artifacts": _known_artifacts(state, seat),
        "known_domains": _known_domains(state, seat),
    }


def _met(game: Game, seat: int) -> list[str]:
    """What a player has yet to claim and fulfils as things stand, of his own and of what lies open."""
    state = of(game)
    first = [*state.objectives, *([state.preliminary] if state.preliminary else [])]
    own = (*state.secrets[seat], *state.private_objectives[seat], *racial_to_claim(game, seat))
    there = (*own, *first, *state.objectives_2)
    return [each for each in there if not claimed_already(game, seat, each) and is_met(game, seat, each)]


def _known_cards(game: Game, seat: int) -> list[dict[str, Any]]:
    """Cards in other hands that this seat has seen."""
    state = of(game)
    return [
        {"seat": other, "card": card}
        for other in range(game.seats)
        if other != seat
        for card, known in _cards_of(state, other)
        if state.known.get(known, 0) >> seat & 1
    ]


def _cards_of(state: Ti3State, seat: int) -> list[tuple[str, str]]:
    """All cards of a player's hands, and what they are called where it is noted who knows them."""
    plain = (*state.hands[seat], *state.politics[seat])
    secrets = state.secrets[seat]
    return [*zip(plain, plain, strict=True), *[(card, secret_name(state, card)) for card in secrets]]


def _known_decks(state: Ti3State, seat: int) -> list[dict[str, Any]]:
    """Cards of decks that this seat has looked at, and how deep they lie."""
    decks = {
        "action": state.action_deck,
        "political": state.agenda_deck,
        "stage_1": state.objective_deck,
        "stage_2": state.objective_deck_2,
    }
    names = {deck: [(card, card) for card in cards] for deck, cards in decks.items()}
    names["thrown_away"] = [(card, secret_name(state, card)) for card in state.secret_box]
    return [
        {"deck": deck, "place": place, "card": card}
        for deck, cards in names.items()
        for place, (card, known) in enumerate(cards)
        if state.known.get(known, 0) >> seat & 1
    ]


def _known_artifacts(state: Ti3State, seat: int) -> dict[str, str]:
    return {
        place: token
        for place, token in zip(state.burials, state.buried, strict=False)
        if state.known.get(token, 0) >> seat & 1
    }


def _known_domains(state: Ti3State, seat: int) -> dict[str, str]:
    """Counters that lie face down and that this seat has looked at."""
    return {
        place: front_of(token)
        for place, token in zip(state.domain_places, state.domain_tokens, strict=True)
        if state.known.get(token, 0) >> seat & 1
    }
