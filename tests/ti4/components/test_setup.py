"""Components that change the setup."""

from tests.ti4.declared import standing_rules
from tests.ti4.opening import set_up
from throneworld.imperium.board import adjacent_to, home_system
from throneworld.ti4.setup.galaxy import home_places
from throneworld.ti4.state import of


def test_creuss_gate_lies_at_the_home_position_and_the_home_system_beside_the_map() -> None:
    game = set_up(("sol", "creuss", "yin"))
    state = of(game)
    assert state.map[home_places(game)[1].place] == 17
    assert 51 not in state.map
    assert home_system(state, 1) == 51
    assert state.control["creuss"] == 1
    assert set(state.units[1]) == {"51", "creuss"}
    assert adjacent_to(state, 51) == (17,)
    assert ("creuss_gate", "setup") in standing_rules()
