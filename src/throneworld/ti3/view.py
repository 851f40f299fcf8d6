"""What a seat may see, built up from nothing.

Secret are hands, secret objectives, hidden races and tokens that lie face down, all else is open (ruling
102).
"""

from __future__ import annotations

from typing import Any

from throneworld.imperium.board import all_systems
from throneworld.imperium.combat.dice import Combat
from throneworld.imperium.order import playing
from throneworld.imperium.planets import values
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.ti3.edition import profile
from throneworld.ti3.leaders.persons import PERSON
from throneworld.ti3.leaders.whereabouts import keeper_of, owner_of, place_of
from throneworld.ti3.objectives.meeting import is_met, met_by
from throneworld.ti3.order import order_of_play, rotation
from throneworld.ti3.phases.strategy import strategy_cards_in_use
from throneworld.ti3.setup.building import tiles_in_hand
from throneworld.ti3.setup.races import hidden_race
from throneworld.ti3.state import NEUTRAL, NOBODY, SPACE, SYSTEM, Leader, Ti3State, of
from throneworld.ti3.tables import AGENDA, KINDS, PLANET, STRATEGY_CARD, TILE, TILE_OF
from throneworld.ti3.verbs.agreements import sides_of, value_of

_PRINTED = ("cost", "produced", "combat", "dice", "move", "capacity")
_SIDE = {NEUTRAL: "neutral"}


def public(game: Game) -> dict[str, Any]:
    state = of(game)
    return {
        "round": state.round,
        "phase": state.phase,
        "speaker": state.speaker,
        "voice": state.voice,
        "active": state.active,
        "active_system": state.active_system,
        "second_system": state.second_system,
        "high_alert": state.high_alert,
        "high_alert_of": state.high_alert_of,
        "clockwise": state.clockwise,
        "rotation": list(rotation(state, max(state.speaker, 0))),
        "order": list(order_of_play(state)),
        "passed": list(state.passed),
        "options": dict(game.options),
        "map": list(state.map),
        "home_places": list(state.home_places),
        "systems": _systems(state),
        "planets": {planet: _planet(state, planet) for planet in _planets(state)},
        "borders": [{"one": each.one, "other": each.other, "kind": each.kind} for each in state.borders],
        "mines": [{"one": each.one, "other": each.other, "owner": each.owner} for each in state.mines],
        "artifacts": dict(state.artifacts),
        "artifact_holders": dict(state.artifact_holders),
        "burials": list(state.burials),
        "leaders": {name: _leader(state, name, leader) for name, leader in state.leaders.items()},
        "players": [_player(state, seat, hidden_race(game, seat)) for seat in range(game.seats)],
        "figures": {str(seat): _figures(state, seat) for seat, race in enumerate(state.factions) if race},
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


# The board


def _systems(state: Ti3State) -> dict[str, dict[str, Any]]:
    """Every system in play, what stands in it and whose counters lie there."""
    if not state.map:
        return {}
    found: dict[str, dict[str, Any]] = {str(tile): _system(state, tile) for tile in all_systems(state)}
    for side in (NEUTRAL, *range(len(state.units))):
        for place, group in state.forces(side).items():
            units = found[str(SYSTEM[place])]["units"].setdefault(place, {})
            units[_SIDE.get(side, str(side))] = _group(state, side, place, group)
    for gate in state.gates:
        found[str(gate.system)]["gates"].append({"letters": list(gate.letters), "up": gate.letter})
    for place, counters in state.counters.items():
        found[str(SYSTEM[place])]["counters"][place] = list(counters)
    return found


def _system(state: Ti3State, tile: int) -> dict[str, Any]:
    printed = TILE[tile]
    return {
        "id": printed.id,
        "planets": [planet.id for planet in printed.planets],
        "wormholes": list(printed.wormholes),
        "special": printed.special,
        "space": SPACE[tile],
        "tokens": [seat for seat, board in enumerate(state.on_board) if board >> tile & 1],
        "units": {},
        "gates": [],
        "counters": {},
    }


def _group(state: Ti3State, side: int, place: str, group: tuple[int, ...]) -> dict[str, Any]:
    """How many of each kind, how many of them have each level of damage or more, and what ships carry."""
    levels = range(1, state.edition.damage_levels + 1)
    hurt = [found for level in levels if (found := state.damage(side, level).get(place))]
    return {
        "units": _counts(group),
        "damaged": [_counts(each) for each in hurt],
        "loads": [
            {
                "ship": load.kind,
                "damage": load.damage,
                "cargo": _counts(load.cargo),
                "riders": list(load.riders),
            }
            for load in state.loads(side).get(place, ())
        ],
    }


def _counts(group: tuple[int, ...]) -> dict[str, int]:
    return {kind: number for kind, number in zip(KINDS, group, strict=True) if number}


def _planets(state: Ti3State) -> list[str]:
    tiles = all_systems(state) if state.map else ()
    return [planet.id for tile in tiles for planet in TILE[tile].planets]


def _planet(state: Ti3State, planet: str) -> dict[str, Any]:
    """Resources and influence as they stand, whatever adds to them."""
    printed = PLANET[planet]
    resources, influence = values(state, planet)
    return {
        "system": TILE_OF[planet],
        "owner": state.control.get(planet, NOBODY),
        "exhausted": planet in state.exhausted,
        "dock_exhausted": planet in state.exhausted_docks,
        "resources": resources,
        "influence": influence,
        "specialties": list(printed.specialties),
        "refresh": [list(each) for each in printed.refresh],
        "trade_station": printed.trade_station,
        "facilities": list(state.facilities.get(planet, ())),
        "worldgate": planet in state.worldgates,
        "buried": planet in state.burials,
        "artifacts": [each for each, place in state.artifacts.items() if place == planet],
        "attached": [law for law, about in state.laws.items() if about == planet],
    }


def _leader(state: Ti3State, name: str, leader: Leader) -> dict[str, Any]:
    return {
        "type": PERSON[name].type,
        "owner": owner_of(state, name),
        "keeper": keeper_of(state, name),
        "captor": leader.captor,
        "place": leader.place if leader.displaced else place_of(state, name),
        "aboard": not leader.place,
        "displaced": leader.displaced,
    }


# Players


def _player(state: Ti3State, seat: int, hidden: str) -> dict[str, Any]:
    """Of a race that is not shown yet everybody sees only that there is one."""
    race = state.factions[seat]
    return {
        "race": race,
        "race_hidden": bool(hidden),
        "colour": state.colours[seat],
        "points": state.points[seat],
        "penalty": max(0, state.penalties[seat]),
        "eliminated": seat in state.eliminated,
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
        "specials": list(state.specials[seat]),
        "scored": list(state.scored[seat]),
    }


def _figures(state: Ti3State, seat: int) -> dict[str, dict[str, Noun]]:
    """What is printed of a player's units, by kind; 0: there is no such figure."""
    rows = {kind: profile(state, seat, kind) for kind in KINDS}
    return {kind: {name: getattr(row, name) for name in _PRINTED} for kind, row in rows.items()}


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
    """All that everybody may claim: who has, who may still, and who fulfils it as things stand."""
    state = of(game)
    first = [*state.objectives, *([state.preliminary] if state.preliminary else [])]
    return [
        {
            "id": card,
            "stage": 1 if card in state.objectives else 2 if card in state.objectives_2 else 0,
            "scored_by": [seat for seat, scored in enumerate(state.scored) if card in scored],
            "open_to": [seat for seat in playing(state) if card not in state.scored[seat]],
            "met_by": met_by(game, card),
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
        "met": [secret for secret in state.secrets[seat] if is_met(game, seat, secret)],
        "tiles": list(tiles_in_hand(game, seat)),
        "known_cards": _known_cards(game, seat),
        "known_decks": _known_decks(state, seat),
        "known_artifacts": _known_artifacts(state, seat),
    }


def _known_cards(game: Game, seat: int) -> list[dict[str, Any]]:
    """Cards in other hands that this seat has seen."""
    state = of(game)
    return [
        {"seat": other, "card": card}
        for other in range(game.seats)
        if other != seat
        for card in (*state.hands[other], *state.politics[other], *state.secrets[other])
        if state.known.get(card, 0) >> seat & 1
    ]


def _known_decks(state: Ti3State, seat: int) -> list[dict[str, Any]]:
    """Cards of decks that this seat has looked at, and how deep they lie."""
    decks = {
        "action": state.action_deck,
        "political": state.agenda_deck,
        "stage_1": state.objective_deck,
        "stage_2": state.objective_deck_2,
        "thrown_away": state.secret_box,
    }
    return [
        {"deck": deck, "place": place, "card": card}
        for deck, cards in decks.items()
        for place, card in enumerate(cards)
        if state.known.get(card, 0) >> seat & 1
    ]


def _known_artifacts(state: Ti3State, seat: int) -> dict[str, str]:
    return {
        place: token
        for place, token in zip(state.burials, state.buried, strict=False)
        if state.known.get(token, 0) >> seat & 1
    }
