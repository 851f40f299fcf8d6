"""What must be true of a game of Twilight Imperium 4 at every moment, whatever the players do."""

from __future__ import annotations

from throneworld.galaxy.sets import members
from throneworld.imperium.activation import is_active
from throneworld.imperium.board import all_systems, systems_in_play
from throneworld.imperium.giving_up import RespectLimits
from throneworld.imperium.limits import within_limits
from throneworld.imperium.movement.transport import Voyage
from throneworld.imperium.order import playing
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.kernel.game import Game
from throneworld.ti4 import tables
from throneworld.ti4.owning import has_unit
from throneworld.ti4.phases.turn import ChooseAction
from throneworld.ti4.state import SYSTEM, Ti4State, of
from throneworld.ti4.units import BIG_SHIPS, INDEX, KINDS, NONE, SHIPS, presence
from throneworld.ti4.verbs.commodities import commodity_value
from throneworld.ti4.verbs.points import goal
from throneworld.ti4.verbs.technologies import sheet_of

SETUP_PHASE = "setup"
_SHIPS = tuple(INDEX[kind] for kind in SHIPS)
_BIG_SHIPS = tuple(INDEX[kind] for kind in BIG_SHIPS)


def check(game: Game) -> None:
    """Raise AssertionError at the first law that is broken."""
    state = of(game)
    if state.phase == SETUP_PHASE:
        return
    under_way = game.nearest(Voyage, RespectLimits) is not None
    for seat in playing(state):
        _pieces(state, seat, under_way)
        _units(state, seat)
        _tokens(state, seat)
        _sheet(game, state, seat)
    _planets(state)
    _cards(game, state)
    _points(game, state)
    if isinstance(game.top, ChooseAction):
        _limits(state)


def _pieces(state: Ti4State, seat: int, under_way: bool) -> None:
    """59 plastic pieces a colour: tokens go on for fighters and infantry, but each stack needs a piece.

    Units move all at once (RR 49.6): stacks are counted when the last of them has moved, and then what is too
    much is given up (RR 41.3).
    """
    for kind, counts in zip(KINDS, zip(*state.units[seat].values(), strict=True), strict=False):
        used = sum(map(bool, counts)) if kind in tables.TOKEN_LIMITED else sum(counts)
        fine = used <= tables.LIMITS[kind] or (under_way and kind in tables.TOKEN_LIMITED)
        assert fine, f"seat {seat} has {used} pieces of {kind}"


def _units(state: Ti4State, seat: int) -> None:
    tiles = all_systems(state)
    for place, group in state.units[seat].items():
        assert group != NONE and min(group) >= 0, f"{group} in {place}"
        assert SYSTEM[place] in tiles, f"units in {place}, which is not in play"
        landed = _landed(state, seat, place) if place in tables.PLANET else ()
        assert not any(group[kind] for kind in landed), f"ships on {place}"
    for place, damaged in state.damaged[seat].items():
        there = state.units[seat].get(place, NONE)
        assert damaged != NONE, f"nothing damaged in {place}"
        assert all(0 <= hurt <= all_ for hurt, all_ in zip(damaged, there, strict=True)), place
    assert state.resting[seat] >= 0


def _landed(state: Ti4State, seat: int, place: str) -> tuple[int, ...]:
    """Ships that never stand on a planet; fighters with the Matriarch do while they invade it."""
    if has_unit(state, seat, "matriarch") and is_active(state, SYSTEM[place]):
        return _BIG_SHIPS
    return _SHIPS


def _limits(state: Ti4State) -> None:
    """Fleet pool and capacity hold in every system whenever a player is about to act (RR 16.3, 34.3)."""
    for seat in playing(state):
        for system in members(presence(state, seat)):
            assert within_limits(state, seat, system), f"seat {seat} has too much in system {system}"


def _tokens(state: Ti4State, seat: int) -> None:
    """16 command tokens, each in one place (RR 19.3)."""
    pools = (state.tactic[seat], state.fleet[seat], state.strategy[seat])
    assert min(pools) >= 0, f"seat {seat} has pools {pools}"
    assert 0 <= reinforcements(state, seat) <= tables.COMMAND_TOKENS, f"seat {seat} has lost or made tokens"
    assert not state.on_board[seat] & ~systems_in_play(state), "a token lies beside the board"


def _sheet(game: Game, state: Ti4State, seat: int) -> None:
    assert state.sheets[seat] == sheet_of(state, seat), f"the sheet of seat {seat}"
    technologies = state.technologies[seat]
    assert len(set(technologies)) == len(technologies) and set(technologies) <= set(tables.TECHNOLOGY)
    assert set(state.exhausted_technologies[seat]) <= set(technologies)
    assert state.trade_goods[seat] >= 0
    assert 0 <= state.commodities[seat] <= commodity_value(state, seat)


def _planets(state: Ti4State) -> None:
    tiles = all_systems(state)
    for planet, seat in state.control.items():
        assert tables.TILE_OF[planet] in tiles and seat not in state.eliminated, planet
    assert len(set(state.exhausted)) == len(state.exhausted)
    assert set(state.exhausted) <= set(state.control), "an exhausted planet of nobody"


def _cards(game: Game, state: Ti4State) -> None:
    """Each card in exactly one place."""
    actions = [*state.action_deck, *state.action_discards, *(card for hand in state.hands for card in hand)]
    assert sorted(actions) == sorted(tables.ACTION_DECK), "action cards"
    agendas = [*state.agenda_deck, *state.agenda_discards, *state.laws]
    assert len(set(agendas)) == len(agendas) and set(agendas) <= set(tables.AGENDA), "agendas"
    secrets = [*state.secret_deck, *(card for hand in state.secrets for card in hand)]
    secrets += [
        card for cards in state.scored for card in cards if tables.OBJECTIVE[card].deck == tables.SECRET
    ]
    assert set(secrets) <= set(tables.SECRET_DECK), "secret objectives"
    public = [*state.objective_deck, *state.objective_box, *state.objectives]
    assert sorted(public) == sorted(each.id for each in tables.OBJECTIVES if each.deck != tables.SECRET), (
        "objectives"
    )
    chosen = [card for cards in state.strategy_cards for card in cards]
    assert len(set(chosen)) == len(chosen) and set(chosen) <= set(tables.STRATEGY_CARD), "strategy cards"
    _notes(game, state)


def _notes(game: Game, state: Ti4State) -> None:
    held = [note for hands in (state.notes, state.notes_in_play) for hand in hands for note in hand]
    assert len(set(held)) == len(held), "a note in two places"
    expected = 5 * len(playing(state))
    assert len(held) == expected, f"{len(held)} promissory notes instead of {expected}"
    for seat in playing(state):
        faction = tables.FACTION[state.factions[seat]]
        assert f"{faction.note}:{seat}" in held, f"the note of seat {seat}"


def _points(game: Game, state: Ti4State) -> None:
    for seat in playing(state):
        assert 0 <= state.points[seat] <= goal(game), f"seat {seat} has {state.points[seat]} points"
