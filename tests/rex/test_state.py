"""The hand-written copy of the state leaves nothing out and shares nothing that can change."""

import throneworld as tw
from throneworld.rex.state import RexState


def used_state() -> RexState:
    game = tw.new_game("rex", seats=6, seed=3, options={"betrayal": True})
    bots = [tw.bot("random", number) for number in range(6)]
    for _ in range(200):
        seat = game.asked[0]
        game.choose(seat, bots[seat].decide(tw.Seat(game, seat)))
    state: RexState = game.state
    return state


def test_a_copy_equals_the_original_field_by_field() -> None:
    state = used_state()
    copy = state.copy()
    for field in RexState.__struct_fields__:
        setattr(state, field, getattr(state, field))
        assert getattr(copy, field) == getattr(state, field), field


def test_a_copy_carries_every_field_even_one_that_differs_from_its_default() -> None:
    state = used_state()
    state.fleet_order, state.destroyed_shield, state.bid_ban = 4, "imperial_palace", (1,)
    state.offensive_resolved = state.ceasefire_resolved = state.fleet_seen = state.influence_seen = True
    state.fleet_look_barred = True
    state.alliance_ban, state.lent, state.ports, state.observed = (2,), (3,), (4,), (5,)
    assert state.copy() == state


def test_a_copy_shares_no_list_and_no_dictionary() -> None:
    state = used_state()
    copy = state.copy()
    for field in RexState.__struct_fields__:
        value = getattr(state, field)
        if isinstance(value, list | dict):
            assert getattr(copy, field) is not value, field
    assert all(mine is not theirs for mine, theirs in zip(state.forces, copy.forces, strict=True))
