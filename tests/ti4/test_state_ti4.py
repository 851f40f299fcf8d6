"""The hand-written copy of the state leaves nothing out and shares nothing that can change."""

import throneworld as tw
from throneworld.ti4.state import Mark, Ti4State


def used_state() -> Ti4State:
    game = tw.new_game("ti4", seats=6, seed=3)
    bots = [tw.bot("random", number) for number in range(6)]
    for _ in range(200):
        seat = game.asked[0]
        game.choose(seat, bots[seat].decide(tw.Seat(game, seat)))
    state: Ti4State = game.state
    return state


def test_a_copy_carries_every_field_even_one_that_differs_from_its_default() -> None:
    state = used_state()
    state.custodians, state.zero, state.eliminated, state.passed = False, 2, (1,), (0, 3)
    state.wormhole_tokens, state.assimilated = {"alpha": 20}, {"valefar_assimilator_x": "chaos_mapping"}
    state.marks = (Mark("silenced", 1, "", "turn"),)
    copy = state.copy()
    for field in Ti4State.__struct_fields__:
        assert getattr(copy, field) == getattr(state, field), field


def test_a_copy_shares_no_list_and_no_dictionary() -> None:
    state = used_state()
    copy = state.copy()
    for field in Ti4State.__struct_fields__:
        value = getattr(state, field)
        if isinstance(value, list | dict):
            assert getattr(copy, field) is not value, field


def test_a_copy_shares_no_table_of_units() -> None:
    state = used_state()
    copy = state.copy()
    mine, theirs = [*state.units, *state.damaged], [*copy.units, *copy.damaged]
    assert all(one is not other for one, other in zip(mine, theirs, strict=True))
