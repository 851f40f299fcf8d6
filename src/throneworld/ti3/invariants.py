"""What must be true of a game of Twilight Imperium 3 at every moment, whatever the players do."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from throneworld.galaxy.sets import members
from throneworld.imperium.board import all_systems, systems_in_play
from throneworld.imperium.limits import shared_room, within_limits
from throneworld.imperium.movement.cargo import are_carried, loose
from throneworld.imperium.order import playing
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import SHIPS, spaces
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.kernel.game import Game
from throneworld.ti3 import tables
from throneworld.ti3.domains.tokens import decks_of, heap, is_of_space
from throneworld.ti3.leaders.whereabouts import keeper_of, place_of
from throneworld.ti3.phases.turn import ChooseAction
from throneworld.ti3.state import NEUTRAL, SYSTEM, Ti3State, of
from throneworld.ti3.verbs.in_play import pieces_in_play

SETUP_PHASE = "setup"


def check(game: Game) -> None:
    """Raise AssertionError at the first law that is broken."""
    state = of(game)
    if state.phase == SETUP_PHASE:
        return
    for side in (NEUTRAL, *playing(state)):
        _units(state, side)
        _damage(state, side)
    for seat in playing(state):
        _pieces(state, seat)
        _counters(state, seat)
        assert are_carried(state, seat), f"cargo of seat {seat}"
    _planets(state)
    _cards(game, state)
    _leaders(state)
    if isinstance(game.top, ChooseAction):
        _limits(state)


def _units(state: Ti3State, side: int) -> None:
    tiles = all_systems(state)
    for place, group in state.forces(side).items():
        assert any(group) and min(group) >= 0, f"{group} in {place}"
        assert SYSTEM[place] in tiles, f"units in {place}, which is not in play"
        ships = sum(group[state.edition.index[kind]] for kind in SHIPS)
        assert place in AREAS or not ships or side == NEUTRAL, f"ships on {place}"


def _damage(state: Ti3State, side: int) -> None:
    """No more units have a level of damage than have the one below."""
    levels = range(1, state.edition.damage_levels + 1)
    tables_of = [state.forces(side), *(state.damage(side, level) for level in levels)]
    for fewer, more in pairwise(reversed(tables_of)):
        for place, group in fewer.items():
            there = more.get(place, state.edition.none)
            assert any(group) and all(one <= other for one, other in zip(group, there, strict=True)), place


def _pieces(state: Ti3State, seat: int) -> None:
    """Nobody has more than is in the box (SA-8.8.1)."""
    for kind, number in state.edition.index.items():
        used = sum(group[number] for group in state.units[seat].values())
        fine = kind in tables.CONTINUED_KINDS or used <= tables.PIECES[kind]
        assert fine, f"seat {seat} has {used} pieces of {kind}"


def _counters(state: Ti3State, seat: int) -> None:
    """24 command counters, each in one place (SA-8.4.1)."""
    pools = (state.tactic[seat], state.fleet[seat], state.strategy[seat])
    assert min(pools) >= 0, f"seat {seat} has {pools}"
    assert 0 <= reinforcements(state, seat) <= tables.COMMAND_COUNTERS, (
        f"seat {seat} has lost or made counters"
    )
    assert not state.on_board[seat] & ~systems_in_play(state), "a counter lies beside the board"
    assert state.trade_goods[seat] >= 0 and state.points[seat] >= len(state.specials[seat])


def _planets(state: Ti3State) -> None:
    tiles = all_systems(state)
    for planet, seat in state.control.items():
        there = planet == tables.HABITATS or tables.TILE_OF[planet] in tiles
        assert there and seat not in state.eliminated, planet
    assert len(set(state.exhausted)) == len(state.exhausted)
    assert set(state.exhausted) <= set(state.control), "an exhausted planet of nobody"
    assert len(state.burials) == len(state.buried)
    _domains(state)


def _domains(state: Ti3State) -> None:
    """Each counter in one place: face down on a place of its own, in the box, or turned up."""
    places, tokens = state.domain_places, state.domain_tokens
    assert len(places) == len(tokens) and len(set(places)) == len(places), places
    everywhere = (*tokens, *state.domain_box, *state.domains_shown)
    for deck, names in decks_of(everywhere).items():
        assert sorted(names) == sorted(heap(deck, len(names))), f"counters of {deck}"
    for place, token in zip(places, tokens, strict=True):
        assert is_of_space(token) == (place in AREAS), f"{token} on {place}"
        assert place in AREAS or state.control.get(place) is None, f"{place} is held, and not discovered"


def _cards(game: Game, state: Ti3State) -> None:
    """Each card in one place at most."""
    for what, cards in _places_of_cards(state).items():
        twice = [card for card, times in Counter(cards).items() if times > 1]
        assert not twice, f"{what}: {twice} in two places"


def _places_of_cards(state: Ti3State) -> dict[str, list[str]]:
    laid = [card for card in state.revealed if card]
    return {
        "action cards": [
            *(*state.action_deck, *state.action_discards, *_in(state.hands), *pieces_in_play(state)),
        ],
        "political cards": [
            *(*state.agenda_deck, *state.agenda_discards, *_in(state.politics), *laid, *state.docket),
            *(law for law in state.laws if law in tables.AGENDA),
        ],
        "objectives": [
            *(*state.secret_deck, *state.secret_box, *_in(state.secrets), *state.objective_box),
            *(*state.objective_deck, *state.objectives, *_in(state.private_objectives), state.preliminary),
        ],
        "strategy cards": _in(state.strategy_cards),
    }


def _in(hands: list[tuple[str, ...]]) -> list[str]:
    return [card for hand in hands for card in hand]


def _leaders(state: Ti3State) -> None:
    """Each on a planet or aboard one ship; captives are where their captor is (SA-14.1.3, 14.2.4)."""
    for name, leader in state.leaders.items():
        if not leader.displaced:
            assert place_of(state, name), name
            assert keeper_of(state, name) in playing(state), name
    riders = [
        rider for table in state.aboard for ships in table.values() for ship in ships for rider in ship.riders
    ]
    assert len(set(riders)) == len(riders), "somebody is aboard two ships"


def _limits(state: Ti3State) -> None:
    """Fleet Supply and support hold in every system whenever a player is about to act (SA-8.5.1, 13.18.6)."""
    for seat in playing(state):
        for system in members(spaces(state, seat)):
            assert within_limits(state, seat, system), f"seat {seat} has too much in system {system}"
        for place in state.units[seat]:
            free = loose(state, seat, place) if place in AREAS else ()
            waiting = sum([free[number] for number in state.edition.carried]) if free else 0
            assert not waiting or waiting <= shared_room(state, seat, int(place)), (
                f"nobody carries it in {place}"
            )
