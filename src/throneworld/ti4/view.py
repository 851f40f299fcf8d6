"""What a seat may see, built up from nothing (RR 2.5, 52.17, 60.6)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec.structs import asdict

from throneworld.galaxy.adjacency import around
from throneworld.galaxy.sets import members
from throneworld.imperium.board import (
    adjacency,
    all_systems,
    planets_in_play,
    seeing_farther,
    systems_in_play,
    territory,
)
from throneworld.imperium.edition import Group
from throneworld.imperium.order import playing
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.ti4 import underway
from throneworld.ti4.board import planets_in
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
    systems = {tile: _system(tile) for tile in all_systems(state)}
    in_play = systems_in_play(state)
    for seat, board in enumerate(state.on_board):
        for tile in members(board & in_play):
            systems[tile]["tokens"].append(seat)
    for seat, places in enumerate(state.units):
        hurt = state.damaged[seat]
        for place, group in places.items():
            there = {"units": _numbers(group).copy(), "damaged": _numbers(hurt.get(place, ())).copy()}
            systems[SYSTEM[place]]["units"].setdefault(place, {})[str(seat)] = there
    return {str(tile): system for tile, system in systems.items()}


def _system(tile: int) -> dict[str, Any]:
    """What is printed, and room for what lies there."""
    printed = TILE[tile]
    return {
        "planets": list(planets_in(tile)),
        "wormholes": list(printed.wormholes),
        "anomaly": printed.anomaly,
        "space": SPACE[tile],
        "tokens": [],
        "units": {},
    }


@lru_cache(maxsize=4096)
def _numbers(group: Group) -> dict[str, int]:
    """How many there are of each kind. Everybody gets a copy."""
    return {kind: count for kind, count in zip(KINDS, group, strict=False) if count}


def _planets(state: Ti4State) -> dict[str, dict[str, Any]]:
    found = {planet: _PRINTED_ON[planet].copy() for planet in planets_in_play(state)}
    attached: dict[Noun, list[str]] = {}
    for law, about in state.laws.items():
        attached.setdefault(about, []).append(law)
    for planet, card in found.items():
        card["owner"] = state.control.get(planet, -1)
        card["exhausted"] = planet in state.exhausted
        card["attached"] = attached.get(planet, [])
    return found


_PRINTED_ON: dict[str, dict[str, Any]] = {
    name: {
        "system": TILE_OF[name],
        "owner": -1,
        "exhausted": False,
        "resources": printed.resources,
        "influence": printed.influence,
        "trait": printed.trait,
        "specialty": printed.specialty,
        "attached": [],
    }
    for name, printed in PLANET.items()
}
"""What everybody can read on the card of a planet, and room for what becomes of it."""


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
    seats = playing(state)
    return {
        "id": objective,
        "scored_by": [seat for seat, scored in enumerate(state.scored) if objective in scored],
        "open_to": [seat for seat in seats if objective not in state.scored[seat]],
        "met_by": [seat for seat in seats if _is_met(state, seat, objective)],
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
