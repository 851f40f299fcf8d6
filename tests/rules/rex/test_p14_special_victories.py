"""The special victories of Sol, Hacan and Xxcha (Rex p.14)."""

import pytest

import throneworld as tw
from tests.rex.scene import Scene
from throneworld.rex.phases.bombardment import BombardmentPhase

SIX = ("sol", "hacan", "xxcha", "letnev", "lazax", "jol_nar")
NAVY, PORT, PALACE = "imperial_navy_base", "civilian_spaceport", "imperial_palace"
ADMINUS, SOUTH = "adminus_imperialis", "mecatol_power_south"


def hold(scene: Scene, race: str, *spaces: str) -> None:
    for space in spaces:
        scene.place(race, space, 1)


def foretell(scene: Scene, race: str, number: int) -> None:
    scene.state.prediction = (race, number)


def end_round(scene: Scene) -> tuple[list[str], str] | None:
    """The winners and how they won; None if the game goes on."""
    scene.stack_bombardment_deck(1)
    scene.play(BombardmentPhase())
    result = scene.game.result
    return None if result is None else ([scene.races[seat] for seat in result.winners], result.how)


# Sol


def test_victory_sol_siege_holding_both_spaces_after_round_8() -> None:
    scene = Scene(*SIX, round_number=8)
    hold(scene, "sol", PALACE, SOUTH)
    hold(scene, "letnev", NAVY, PORT)
    assert end_round(scene) == (["sol"], "sol_siege")


def test_p14_1_it_is_enough_that_nobody_controls_the_two_spaces() -> None:
    scene = Scene(*SIX, round_number=8)
    hold(scene, "letnev", NAVY, PORT)
    assert end_round(scene) == (["sol"], "sol_siege")


def test_p14_1_one_of_them_sol_and_the_other_nobody() -> None:
    scene = Scene(*SIX, round_number=8)
    hold(scene, "sol", SOUTH)
    assert end_round(scene) == (["sol"], "sol_siege")


@pytest.mark.parametrize("space", [PALACE, SOUTH])
def test_p14_1_an_enemy_in_either_space_breaks_the_siege(space: str) -> None:
    scene = Scene(*SIX, round_number=8)
    hold(scene, "letnev", space)
    assert end_round(scene) == (["hacan"], "hacan_default")


def test_p14_1_facedown_units_control_nothing_and_break_no_siege() -> None:
    scene = Scene(*SIX, round_number=8)
    scene.place("xxcha", PALACE, 0, facedown=5)
    assert end_round(scene) == (["sol"], "sol_siege")


def test_p14_1_a_demolished_mecatol_power_south_belongs_to_nobody() -> None:
    scene = Scene("letnev", "hacan", "sol", round_number=8)
    hold(scene, "sol", PALACE)
    assert end_round(scene) == (["sol"], "sol_siege")


def test_p14_1_not_before_the_end_of_round_8() -> None:
    scene = Scene(*SIX, round_number=7)
    hold(scene, "sol", PALACE, SOUTH)
    assert end_round(scene) is None


def test_p14_1_not_if_somebody_wins_by_strongholds() -> None:
    scene = Scene(*SIX, round_number=8)
    scene.ally("letnev", "lazax")
    hold(scene, "letnev", NAVY, PORT)
    hold(scene, "lazax", ADMINUS)
    hold(scene, "sol", PALACE, SOUTH)
    assert end_round(scene) == (["sol"], "sol_siege"), "three are too few for a pair"
    scene = Scene(*SIX, round_number=8)
    hold(scene, "letnev", NAVY, PORT, ADMINUS)
    hold(scene, "sol", PALACE, SOUTH)
    assert end_round(scene) == (["letnev"], "strongholds")


@pytest.mark.parametrize("space", [PALACE, SOUTH])
def test_p14_2_an_ally_in_either_space_spoils_the_victory(space: str) -> None:
    scene = Scene(*SIX, round_number=8)
    scene.ally("sol", "letnev")
    hold(scene, "letnev", space)
    assert end_round(scene) == (["hacan"], "hacan_default")


def test_p14_2_allies_share_the_siege() -> None:
    scene = Scene(*SIX, round_number=8)
    scene.ally("sol", "letnev", "lazax")
    hold(scene, "sol", PALACE)
    hold(scene, "letnev", NAVY)
    assert end_round(scene) == (["sol", "letnev", "lazax"], "sol_siege")


# Hacan


def test_victory_hacan_default_if_nobody_else_has_won_by_round_8() -> None:
    scene = Scene(*SIX, round_number=8)
    hold(scene, "letnev", PALACE, NAVY)
    hold(scene, "lazax", PORT)
    assert end_round(scene) == (["hacan"], "hacan_default")


def test_p14_3_hacan_needs_neither_strongholds_nor_units() -> None:
    scene = Scene("hacan", "letnev", "lazax", round_number=8)
    scene.casualties("hacan", 20)
    hold(scene, "letnev", NAVY, PORT)
    assert end_round(scene) == (["hacan"], "hacan_default")


def test_p14_3_the_allies_of_hacan_share_its_victory() -> None:
    scene = Scene(*SIX, round_number=8)
    scene.ally("hacan", "letnev", "jol_nar")
    hold(scene, "letnev", PALACE)
    assert end_round(scene) == (["hacan", "letnev", "jol_nar"], "hacan_default")


def test_p14_3_not_before_the_end_of_round_8() -> None:
    scene = Scene("hacan", "letnev", "lazax", round_number=7)
    assert end_round(scene) is None


def test_p14_3_not_if_somebody_wins_by_strongholds_or_siege() -> None:
    scene = Scene(*SIX, round_number=8)
    hold(scene, "letnev", PALACE, NAVY, PORT)
    assert end_round(scene) == (["letnev"], "strongholds")
    scene = Scene(*SIX, round_number=8)
    assert end_round(scene) == (["sol"], "sol_siege")


# Xxcha


def test_p14_4_xxcha_chooses_a_race_in_play_and_a_round_at_the_start() -> None:
    game = tw.new_game("rex", seats=["letnev", "xxcha", "sol", "hacan"], seed=1)
    (ask,) = game.asks
    assert (ask.seat, ask.prompt) == (1, "predict_winner")
    assert list(ask.options) == [("race", "letnev"), ("race", "sol"), ("race", "hacan")]
    game.choose(1, ("race", "hacan"))
    (ask,) = game.asks
    assert list(ask.options) == [("round", number) for number in range(1, 9)]
    game.choose(1, ("round", 5))
    assert game.view(1)["you"]["prediction"] == ["hacan", 5]
    assert game.asks[0].prompt == "select_traitor"


def test_p14_4_the_prediction_is_sealed() -> None:
    seen = []
    for race, number in (("hacan", 5), ("sol", 8)):
        game = tw.new_game("rex", seats=["letnev", "xxcha", "sol", "hacan"], seed=1)
        game.choose(1, ("race", race))
        game.choose(1, ("round", number))
        others = (0, 2, 3, None)
        seen.append([(game.view(seat), game.log_for(seat)) for seat in others])
    assert seen[0] == seen[1], "nobody else can tell one prediction from another"


def test_victory_xxcha_prediction_wins_alone_instead_of_the_chosen_race() -> None:
    scene = Scene(*SIX, round_number=3)
    foretell(scene, "letnev", 3)
    hold(scene, "letnev", NAVY, PORT, ADMINUS)
    assert end_round(scene) == (["xxcha"], "xxcha_prediction")
    assert scene.events("prediction_revealed") == [(2, "letnev", 3)]


def test_p14_5_a_wrong_round_changes_nothing() -> None:
    scene = Scene(*SIX, round_number=3)
    foretell(scene, "letnev", 4)
    hold(scene, "letnev", NAVY, PORT, ADMINUS)
    assert end_round(scene) == (["letnev"], "strongholds")
    assert scene.events("prediction_revealed") == []


def test_p14_5_a_wrong_race_changes_nothing() -> None:
    scene = Scene(*SIX, round_number=3)
    foretell(scene, "lazax", 3)
    hold(scene, "letnev", NAVY, PORT, ADMINUS)
    assert end_round(scene) == (["letnev"], "strongholds")


def test_p14_5_without_a_winner_the_round_foretold_passes_by() -> None:
    scene = Scene(*SIX, round_number=3)
    foretell(scene, "letnev", 3)
    hold(scene, "letnev", NAVY, PORT)
    assert end_round(scene) is None


def test_p14_5_it_counts_against_the_xxchas_own_ally_too() -> None:
    scene = Scene(*SIX, round_number=6)
    scene.ally("xxcha", "letnev")
    foretell(scene, "letnev", 6)
    hold(scene, "letnev", NAVY, PORT)
    hold(scene, "xxcha", ADMINUS, SOUTH)
    assert end_round(scene) == (["xxcha"], "xxcha_prediction")


def test_p14_5_it_counts_against_a_siege() -> None:
    scene = Scene(*SIX, round_number=8)
    scene.ally("sol", "lazax")
    foretell(scene, "lazax", 8)
    assert end_round(scene) == (["xxcha"], "xxcha_prediction")


def test_p14_5_it_counts_against_hacan() -> None:
    scene = Scene(*SIX, round_number=8)
    foretell(scene, "hacan", 8)
    hold(scene, "letnev", PALACE)
    assert end_round(scene) == (["xxcha"], "xxcha_prediction")


def test_p14_5_it_counts_against_one_of_several_with_most_strongholds() -> None:
    scene = Scene("xxcha", "letnev", "lazax", round_number=8)
    foretell(scene, "lazax", 8)
    hold(scene, "letnev", NAVY)
    hold(scene, "lazax", PORT)
    assert end_round(scene) == (["xxcha"], "xxcha_prediction")


def test_p14_5_the_ally_of_a_race_with_most_strongholds_does_not_win_and_so_fulfils_nothing() -> None:
    scene = Scene("xxcha", "letnev", "lazax", "jol_nar", round_number=8)
    scene.ally("letnev", "lazax")
    foretell(scene, "letnev", 8)
    hold(scene, "lazax", PORT)
    assert end_round(scene) == (["lazax"], "most_strongholds")


def test_p14_6_example_sol_and_hacan_hold_four_strongholds_in_round_5() -> None:
    scene = Scene(*SIX, round_number=5)
    scene.ally("sol", "hacan")
    hold(scene, "sol", PALACE, SOUTH)
    hold(scene, "hacan", ADMINUS, NAVY)
    foretell(scene, "hacan", 5)
    assert end_round(scene) == (["xxcha"], "xxcha_prediction")
    assert scene.events("prediction_revealed") == [(2, "hacan", 5)]
    result = scene.game.result
    assert result is not None
    assert result.ranking[0] == scene.seat("xxcha"), "everybody else has lost"
