"""What a seat may see, built up from nothing (RR 2.5, 52.17, 60.6)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from throneworld.galaxy.adjacency import around
from throneworld.imperium.board import adjacency, all_systems, planets_in_play, seeing_farther, territory
from throneworld.imperium.order import playing
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.ti4 import underway
from throneworld.ti4.objectives import public_objectives
from throneworld.ti4.order import initiative_order, speaker_order
from throneworld.ti4.owning import note_owner, note_title
from throneworld.ti4.requirements import is_met
from throneworld.ti4.state import SPACE, SYSTEM, Ti4State, of
from throneworld.ti4.tables import OBJECTIVE, PLANET, STRATEGY_CARD, TILE, TILE_OF, TITLE, UNIT
from throneworld.ti4.transaction import OFFERED
from throneworld.ti4.units import KINDS

_PRINTED = ("type", "cost", "produced", "combat", "dice", "move", "capacity")
_FIGURES: dict[str, dict[str, Noun]] = {
    unit.id: {name: getattr(unit, name) for name in _PRINTED} for unit in UNIT.values()
}
"""What is printed on the sheets and cards of units; 0: there is no such figure."""


def public(game: Game) -> dict[str, Any]:
    state = of(game)
    return {
        "round": state.round,
        "phase": state.phase,
        "speaker": state.speaker,
        "active": state.active,
        "active_system": state.active_system,
        "order": list(initiative_order(state)),
        "speaker_order": list(speaker_order(state)),
        "passed": list(state.passed),
        "custodians": state.custodians,
        "options": dict(game.options),
        "map": list(state.map),
        "systems": _systems(state) if state.map else {},
        "planets": _planets(state),
        "players": [_player(state, seat, neighbours) for seat, neighbours in enumerate(_neighbours(state))],
        "strategy_cards": _strategy_cards(state),
        "objectives": [_objective(state, each) for each in public_objectives(state)],
        "figures": {unit: _FIGURES[unit] for sheet in state.sheets for unit in sheet},
        "laws": [_law(state, law) for law in state.laws],
        "agenda": underway.agenda(game),
        "combat": underway.combat(game),
        "modifiers": underway.modifiers(game),
        "offers": underway.offers(game),
        "decks": _decks(state),
        "wormhole_tokens": dict(state.wormhole_tokens),
        "marks": [asdict(mark) for mark in state.marks if mark.kind != OFFERED],
    }


def _systems(state: Ti4State) -> dict[str, dict[str, Any]]:
    """Every system in play, what stands in it and whose command tokens lie there."""
    found: dict[str, dict[str, Any]] = {str(tile): _system(state, tile) for tile in all_systems(state)}
    for seat, places in enumerate(state.units):
        for place in places:
            units = found[str(SYSTEM[place])]["units"].setdefault(place, {})
            units[str(seat)] = _group(state, seat, place)
    return found


def _system(state: Ti4State, tile: int) -> dict[str, Any]:
    printed = TILE[tile]
    return {
        "planets": [planet.id for planet in printed.planets],
        "wormholes": list(printed.wormholes),
        "anomaly": printed.anomaly,
        "space": SPACE[tile],
        "tokens": [seat for seat, board in enumerate(state.on_board) if board >> tile & 1],
        "units": {},
    }


def _group(state: Ti4State, seat: int, place: str) -> dict[str, Any]:
    """How many of each kind, and how many of them are damaged."""
    group = state.units[seat][place]
    hurt = state.damaged[seat].get(place, ())
    return {
        "units": {kind: count for kind, count in zip(KINDS, group, strict=True) if count},
        "damaged": {kind: count for kind, count in zip(KINDS, hurt, strict=False) if count},
    }


def _planets(state: Ti4State) -> dict[str, dict[str, Any]]:
    return {planet: _planet(state, planet) for planet in planets_in_play(state)}


def _planet(state: Ti4State, planet: str) -> dict[str, Any]:
    printed = PLANET[planet]
    return {
        "system": TILE_OF[planet],
        "owner": state.control.get(planet, -1),
        "exhausted": planet in state.exhausted,
        "resources": printed.resources,
        "influence": printed.influence,
        "trait": printed.trait,
        "specialty": printed.specialty,
        "attached": [law for law, about in state.laws.items() if about == planet],
    }


def _neighbours(state: Ti4State) -> list[list[int]]:
    """Everybody's neighbours (RR 51), worked out for all at once."""
    if state.phase == "setup":
        return [[] for _ in state.factions]
    lands = [territory(state, seat) for seat in range(len(state.factions))]
    common, own = adjacency(state), seeing_farther(state)
    reaches = [
        around(adjacency(state, seat) if seat in own else common, land) | land
        for seat, land in enumerate(lands)
    ]
    return [
        [
            other
            for other, land in enumerate(lands)
            if other != seat
            and other not in state.eliminated
            and (reaches[seat] & land or reaches[other] & lands[seat])
        ]
        for seat in range(len(lands))
    ]


def _player(state: Ti4State, seat: int, neighbours: list[int]) -> dict[str, Any]:
    return {
        "faction": state.factions[seat],
        "colour": state.colours[seat],
        "points": state.points[seat],
        "eliminated": seat in state.eliminated,
        "tactic": state.tactic[seat],
        "fleet": state.fleet[seat],
        "strategy": state.strategy[seat],
        "reinforcements": reinforcements(state, seat) if state.factions[seat] else 0,
        "trade_goods": state.trade_goods[seat],
        "commodities": state.commodities[seat],
        "technologies": list(state.technologies[seat]),
        "exhausted_technologies": list(state.exhausted_technologies[seat]),
        "sheet": list(state.sheets[seat]),
        "resting": state.resting[seat],
        "strategy_cards": list(state.strategy_cards[seat]),
        "action_cards": len(state.hands[seat]),
        "secrets": len(state.secrets[seat]),
        "scored": list(state.scored[seat]),
        "notes": len(state.notes[seat]),
        "notes_in_play": [_note(note) for note in state.notes_in_play[seat]],
        "neighbours": neighbours,
        "zero": seat == state.zero,
    }


def _note(note: str) -> dict[str, Any]:
    return {"id": note, "title": note_title(note), "owner": note_owner(note)}


def _strategy_cards(state: Ti4State) -> list[dict[str, Any]]:
    owner = {card: seat for seat, cards in enumerate(state.strategy_cards) for card in cards}
    return [
        {
            "id": card,
            "initiative": printed.initiative,
            "owner": owner.get(card, -1),
            "exhausted": card in state.exhausted_cards,
            "trade_goods": state.bonus.get(card, 0),
        }
        for card, printed in STRATEGY_CARD.items()
    ]


def _objective(state: Ti4State, objective: str) -> dict[str, Any]:
    return {
        "id": objective,
        "scored_by": [seat for seat, scored in enumerate(state.scored) if objective in scored],
        "open_to": [seat for seat in playing(state) if objective not in state.scored[seat]],
        "met_by": [seat for seat in playing(state) if _is_met(state, seat, objective)],
        "leaked": objective not in state.objectives,
    }


def _is_met(state: Ti4State, seat: int, objective: str) -> bool:
    """Whether a player fulfils it as things stand, which everybody can see who knows the card."""
    return bool(state.map) and is_met(state, seat, OBJECTIVE[objective].requirement)


def _law(state: Ti4State, law: str) -> dict[str, Any]:
    return {"id": law, "about": state.laws[law], "exhausted": law in state.exhausted_laws}


def _decks(state: Ti4State) -> dict[str, Any]:
    return {
        "action": len(state.action_deck),
        "action_discards": [TITLE[card] for card in state.action_discards],
        "agenda": len(state.agenda_deck),
        "agenda_discards": list(state.agenda_discards),
        "secret": len(state.secret_deck),
        "objectives": len(state.objective_deck),
    }


def private(game: Game, seat: int) -> dict[str, Any]:
    """One's own hands, hidden cards of which one knows where they are, and whom one has approached: others
    hear of that when an offer is made."""
    state = of(game)
    return {
        "action_cards": [TITLE[card] for card in state.hands[seat]],
        "secrets": list(state.secrets[seat]),
        "met": [secret for secret in state.secrets[seat] if _is_met(state, seat, secret)],
        "notes": [_note(note) for note in state.notes[seat]],
        "known_cards": _known_cards(game, seat),
        "known_agendas": _known_agendas(state, seat),
        "approached": [mark.subject for mark in state.marks if (mark.kind, mark.seat) == (OFFERED, seat)],
    }


def _known_cards(game: Game, seat: int) -> list[dict[str, Any]]:
    """Action cards and notes in other hands that this seat has seen."""
    state = of(game)
    return [
        {"seat": other, "card": TITLE.get(card, card)}
        for other in range(game.seats)
        if other != seat
        for card in (*state.hands[other], *state.notes[other])
        if state.known.get(card, 0) >> seat & 1
    ]


def _known_agendas(state: Ti4State, seat: int) -> list[dict[str, Any]]:
    return [
        {"place": place, "agenda": card}
        for place, card in enumerate(state.agenda_deck)
        if state.known.get(card, 0) >> seat & 1
    ]
