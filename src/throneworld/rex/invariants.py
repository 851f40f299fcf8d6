"""What must be true of a game of Rex at every moment, whatever the players do."""

from __future__ import annotations

from throneworld.kernel.game import Game
from throneworld.rex.board import OFF_BOARD, occupants
from throneworld.rex.state import NOTHING, RexState, of
from throneworld.rex.tables import (
    BETRAYAL_CARDS,
    BOMBARDMENT,
    COUNCIL,
    INFLUENCE_DECK,
    INFLUENCE_TOTAL,
    RACE,
    SPACES,
    STRATEGY_DECK,
)
from throneworld.rex.verbs.cards import hand_limit

UNITS_A_RACE = 20
SETTLED_PHASES = ("collection", "bombardment")
"""Phases in which all battles have been fought."""


def check(game: Game) -> None:
    """Raise AssertionError at the first law that is broken."""
    state = of(game)
    if all(state.forces):
        _units(state)
        _spaces(game, state)
    _cards(game, state)
    _influence(state)
    _alliances(game, state)


def _units(state: RexState) -> None:
    for seat, places in enumerate(state.forces):
        mechanized = sum(force[1] for force in places.values())
        assert sum(map(sum, places.values())) == UNITS_A_RACE, f"seat {seat} has lost or gained units"
        assert mechanized == RACE[state.races[seat]].mechanized, f"seat {seat} has mechanized units"
        for place, force in places.items():
            assert min(force) >= 0 and force != NOTHING, f"{force} in {place}"
            assert place in OFF_BOARD or place in SPACES, place
            assert not force[2] or (state.races[seat] == "xxcha" and place not in OFF_BOARD), "facedown units"


def _spaces(game: Game, state: RexState) -> None:
    for space in SPACES:
        there = occupants(state, space)
        if space == COUNCIL:
            continue
        assert len(there) <= 1 or state.phase not in SETTLED_PHASES, f"unfought battle in {space}"
        for seat in there:
            for ally in state.allies[seat]:
                hidden = not game.options["facedown_coexist"] and space in state.forces[ally]
                assert ally not in there and not hidden, f"allies share {space}"
    if game.seats <= 4:
        assert all("mecatol_power_south" not in places for places in state.forces)


def _cards(game: Game, state: RexState) -> None:
    strategy = [*state.strategy_deck, *state.strategy_discards, *state.row, *state.removed]
    strategy += [card for hand in state.hands for card in hand]
    influence = [*state.influence_deck, *state.influence_discards, *state.set_aside, *state.removed]
    assert sorted(card for card in strategy if card not in INFLUENCE_DECK) == sorted(STRATEGY_DECK)
    assert sorted(card for card in influence if card not in STRATEGY_DECK) == sorted(INFLUENCE_DECK)
    assert sorted(state.bombardment_deck) == sorted(BOMBARDMENT)
    traitors = [*state.traitor_deck, *(card for cards in state.traitors for card in cards)]
    if traitors:
        leaders = [leader.id for race in state.races for leader in RACE[race].leaders]
        assert sorted(traitors) == sorted(leaders)
    betrayals = [card for card in (*state.betrayals, *state.betrayal_deck) if card]
    assert len(set(betrayals)) == len(betrayals) and len(betrayals) in (0, len(BETRAYAL_CARDS))
    for seat, hand in enumerate(state.hands):
        assert not hand or len(hand) <= hand_limit(state, seat), f"seat {seat} holds {len(hand)} cards"
    assert game.seats == len(state.hands)


def _influence(state: RexState) -> None:
    assert state.pool >= 0 and min(state.influence) >= 0 and min(state.ground.values(), default=1) > 0
    assert state.pool + sum(state.influence) + sum(state.ground.values()) == INFLUENCE_TOTAL


def _alliances(game: Game, state: RexState) -> None:
    for seat, allies in enumerate(state.allies):
        assert seat not in allies and len(allies) <= (0 if game.seats == 3 else 1 if game.seats == 4 else 2)
        for ally in allies:
            assert set(state.allies[ally]) - {seat} == set(allies) - {ally}, "alliances are mutual"
        assert set(state.withheld[seat]) <= set(allies)
