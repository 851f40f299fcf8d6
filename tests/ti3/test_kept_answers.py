"""What is kept beside the tables of a state is at any time what would be found anew from them alone."""

from __future__ import annotations

import pytest

from tests.games import Variant, at_random
from throneworld.galaxy.sets import members
from throneworld.imperium import in_force, orderly
from throneworld.imperium.limits import within_limits
from throneworld.imperium.modifiers import Modifier, Quantity
from throneworld.imperium.state import ImperiumState
from throneworld.imperium.units import spaces
from throneworld.ti3.state import NEUTRAL, Ti3State, empty
from throneworld.ti3.steps import settling

GAMES = [Variant("ti3", 3, False, 31), Variant("ti3", 6, True, 32), Variant("ti3", 8, True, 33)]


every_game = pytest.mark.parametrize("variant", GAMES, ids=str)


def holding(state: ImperiumState, found: tuple[Modifier, ...], seat: int) -> list[Modifier]:
    return [each for each in found if each.holds(state, seat)]


@every_game
def test_modifiers_in_force_are_those_that_hold(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time that anything is asked for, in the middle of effects too."""
    kept, asked = Ti3State.in_force, [0]

    def audited(state: Ti3State, quantity: Quantity, seat: int) -> tuple[Modifier, ...]:
        found = kept(state, quantity, seat)
        anew = holding(state, state.edition.modifiers[quantity], seat)
        assert holding(state, found, seat) == anew
        assert [each for each in found if each.steady] == [each for each in anew if each.steady]
        asked[0] += 1
        return found

    monkeypatch.setattr(Ti3State, "in_force", audited)
    for _ in at_random(variant.new(), variant.seed):
        pass
    assert asked[0] > 1000


@every_game
def test_nobody_is_passed_over_who_has_too_much(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    known = [0]

    def audited(state: ImperiumState, seat: int) -> list[int]:
        seen = state.orderly.get(seat)
        found = orderly.too_full(state, seat)
        known[0] += seen is not None and seen is state.orderly[seat]
        assert found == [
            each for each in members(spaces(state, seat)) if not within_limits(state, seat, each)
        ]
        return found

    monkeypatch.setattr(settling, "too_full", audited)
    for _ in at_random(variant.new(), variant.seed):
        pass
    assert known[0] > 100


@every_game
def test_a_copy_goes_its_own_way(variant: Variant) -> None:
    """What is kept is shared with copies, and each knows of its own changes alone."""
    game = variant.new()
    other = game.copy()
    for state in (game.state, other.state):
        in_force.bearing_of(state, 0)
    game.state.technologies[0] = ("hylar_v_laser",)
    assert in_force.bearing_of(other.state, 0).technologies == other.state.technologies[0]
    assert in_force.bearing_of(game.state, 0).technologies == ("hylar_v_laser",)


@pytest.mark.parametrize("side", [0, NEUTRAL])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_damage_of_a_copy_is_its_own(side: int, level: int) -> None:
    """Also that of copies of copies, whoever of them is damaged first."""
    states = [empty(3)]
    states += [states[0].copy(), states[0].copy()]
    states.append(states[1].copy())
    for number, state in enumerate(states):
        state.damage(side, level)["18"] = (number,)
    assert [state.damage(side, level)["18"] for state in states] == [(0,), (1,), (2,), (3,)]
    states.append(states[0].copy())
    del states[0].damage(side, level)["18"]
    assert "18" in states[-1].damage(side, level)
