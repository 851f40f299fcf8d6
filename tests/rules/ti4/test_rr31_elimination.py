"""RR 31: elimination."""

import pytest

from tests.ti4.scene import Scene
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.ti4.invariants import check
from throneworld.ti4.owning import has_ability
from throneworld.ti4.state import of
from throneworld.ti4.steps.elimination import check_elimination, is_out


class LookWhoIsOut(Step, frozen=True):
    def run(self, game: Game) -> Step | None:
        check_elimination(game)
        return None


def stage(*factions: str) -> Scene:
    """The first player has lost his home."""
    scene = Scene(*(factions or ("sol", "letnev", "hacan")))
    for planet in [each for each, seat in scene.state.control.items() if seat == 0]:
        del scene.state.control[planet]
    return scene


@pytest.mark.parametrize(
    ("place", "kind"), [("18", "infantry"), ("bereg", "infantry"), ("jord", "space_dock")]
)
def test_rr_31_1_ground_forces_or_production_keep_a_player_in_the_game(place: str, kind: str) -> None:
    scene = stage()
    scene.put("sol", place, **{kind: 1})
    scene.play(LookWhoIsOut())
    assert scene.state.eliminated == ()


def test_rr_31_1_a_planet_keeps_a_player_in_the_game() -> None:
    scene = stage()
    scene.take("sol", "bereg")
    assert not is_out(scene.state, 0)


def test_rr_31_1_ships_and_pds_do_not_keep_a_player_in_the_game() -> None:
    scene = stage()
    scene.put("sol", 18, cruiser=3, fighter=2, flagship=1)
    scene.put("sol", "bereg", pds=1)
    scene.play(LookWhoIsOut())
    assert scene.state.eliminated == (0,)
    assert scene.told("player_eliminated") == [(0,)]


def test_rr_31_1_a_floating_factory_keeps_the_saar_in_the_game() -> None:
    scene = stage("saar", "letnev", "hacan")
    scene.put("saar", 18, space_dock=1)
    assert not is_out(scene.state, 0)


def test_rr_31_2_all_that_is_his_goes_back_into_the_box() -> None:
    scene = stage()
    scene.put("sol", 18, dreadnought=2, fighter=1)
    scene.damage("sol", 18, "dreadnought")
    scene.technologies("sol", "neural_motivator", "spec_ops_2")
    scene.goods("sol", trade_goods=3, commodities=2)
    scene.state.on_board[0] = 1 << 18
    scene.play(LookWhoIsOut())
    state = scene.state
    assert state.units[0] == {} and state.damaged[0] == {}
    assert (state.tactic[0], state.fleet[0], state.strategy[0], state.on_board[0]) == (0, 0, 0, 0)
    assert state.technologies[0] == () and not has_ability(state, 0, "versatile")
    assert (state.trade_goods[0], state.commodities[0]) == (0, 0)
    check(scene.game)


def test_rr_31_2_his_hand_goes_back_where_it_came_from() -> None:
    scene = stage()
    scene.hold("sol", "bunker")
    scene.secret("sol", "unveil_flagship")
    scene.play(LookWhoIsOut())
    state = scene.state
    assert state.hands[0] == () and scene.told("action_card_discarded") == [(0, "bunker", "eliminated")]
    assert state.secrets[0] == () and "unveil_flagship" in state.secret_deck
    assert state.strategy_cards[0] == ()


def test_rr_31_3_laws_that_he_owns_are_discarded() -> None:
    scene = stage()
    scene.law("minister_of_war", 0)
    scene.law("minister_of_peace", 1)
    scene.law("conventions_of_war")
    scene.play(LookWhoIsOut())
    assert sorted(scene.state.laws) == ["conventions_of_war", "minister_of_peace"]
    assert scene.state.agenda_discards == ("minister_of_war",)


def test_rr_31_4_notes_of_others_return_to_them_and_his_own_leave_the_game() -> None:
    scene = stage()
    theirs = scene.note("sol", "trade_agreement", "letnev")
    his = scene.note("hacan", "ceasefire", "sol")
    scene.play(LookWhoIsOut())
    notes = [note for hand in (*scene.state.notes, *scene.state.notes_in_play) for note in hand]
    assert theirs in scene.state.notes[1]
    assert his not in notes and not [note for note in notes if note.endswith(":0")]
    assert len(notes) == 10
    check(scene.game)


def test_rr_31_the_speaker_token_goes_to_the_left() -> None:
    scene = stage()
    scene.play(LookWhoIsOut())
    assert scene.state.speaker == 1


def test_rr_31_the_last_player_in_the_game_wins_it() -> None:
    scene = stage()
    of(scene.game).eliminated = (1,)
    for planet in ("arc_prime", "wren_terra"):
        del scene.state.control[planet]
    scene.play(LookWhoIsOut())
    assert scene.game.over and scene.game.result is not None
    assert (scene.game.result.winners, scene.game.result.how) == ((2,), "last")


def test_rr_31_nobody_is_eliminated_twice() -> None:
    scene = stage()
    scene.play(LookWhoIsOut(), LookWhoIsOut())
    assert scene.state.eliminated == (0,)
