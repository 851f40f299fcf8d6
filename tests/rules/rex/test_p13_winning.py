"""Winning the game by strongholds, and when nobody has (Rex p.13)."""

import pytest

from tests.rex.scene import Scene
from throneworld.rex.phases.bombardment import BombardmentPhase
from throneworld.rex.phases.collection import CollectionPhase
from throneworld.rex.state import CASUALTIES

SIX = ("letnev", "lazax", "jol_nar", "sol", "hacan", "xxcha")
PLAIN = ("letnev", "lazax", "jol_nar")
"""Three races without a special victory."""
NAVY, PORT, PALACE = "imperial_navy_base", "civilian_spaceport", "imperial_palace"
ADMINUS, SOUTH = "adminus_imperialis", "mecatol_power_south"


def hold(scene: Scene, race: str, *spaces: str) -> None:
    for space in spaces:
        scene.place(race, space, 1)


def end_round(scene: Scene, number: int = 1) -> None:
    scene.stack_bombardment_deck(number)
    scene.play(BombardmentPhase())


def outcome(scene: Scene) -> tuple[list[str], str] | None:
    """The winners and how they won; None while the game goes on."""
    result = scene.game.result
    return None if result is None else ([scene.races[seat] for seat in result.winners], result.how)


# Strongholds


def test_p13_1_a_player_without_allies_wins_with_three_strongholds() -> None:
    scene = Scene(*SIX)
    hold(scene, "lazax", NAVY, PORT, SOUTH)
    hold(scene, "letnev", PALACE, ADMINUS)
    end_round(scene)
    assert outcome(scene) == (["lazax"], "strongholds")
    assert scene.game.over
    assert scene.state.first == 0, "the token passes no more"


def test_p13_1_two_strongholds_do_not_suffice() -> None:
    scene = Scene(*SIX)
    hold(scene, "lazax", NAVY, PORT)
    hold(scene, "letnev", PALACE, ADMINUS)
    end_round(scene)
    assert outcome(scene) is None
    assert scene.state.first == 1


def test_p13_1_other_spaces_do_not_count() -> None:
    scene = Scene(*SIX)
    hold(scene, "lazax", NAVY, PORT, "mecatol_power_north", "iaf_hq", "galactic_council")
    end_round(scene)
    assert outcome(scene) is None


def test_p13_1_a_stronghold_held_facedown_is_not_controlled() -> None:
    scene = Scene(*SIX)
    hold(scene, "xxcha", NAVY, PORT)
    scene.place("xxcha", SOUTH, 0, facedown=3)
    end_round(scene)
    assert outcome(scene) is None


def test_p13_1_victory_is_checked_at_the_end_of_the_round_not_when_influence_is_collected() -> None:
    scene = Scene(*SIX)
    hold(scene, "lazax", NAVY, PORT, SOUTH)
    scene.play(CollectionPhase())
    assert outcome(scene) is None


def test_p13_1_what_the_fleet_destroys_no_longer_counts() -> None:
    """Only a stronghold that lost its shield can be emptied so."""
    scene = Scene(*SIX, fleet=17)
    hold(scene, "lazax", NAVY, PORT, SOUTH)
    scene.state.destroyed_shield = NAVY
    end_round(scene)
    assert scene.units("lazax", CASUALTIES) == 1
    assert outcome(scene) is None


def test_p13_1_three_of_the_four_strongholds_are_needed_with_three_players() -> None:
    scene = Scene(*PLAIN)
    hold(scene, "lazax", NAVY, PORT)
    end_round(scene)
    assert outcome(scene) is None
    hold(scene, "lazax", ADMINUS)
    end_round(scene)
    assert outcome(scene) == (["lazax"], "strongholds")


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_p13_2_a_pair_wins_with_four_strongholds_however_they_are_divided(count: int) -> None:
    scene = Scene(*SIX)
    scene.ally("letnev", "jol_nar")
    four = (NAVY, PORT, PALACE, SOUTH)
    hold(scene, "letnev", *four[:count])
    hold(scene, "jol_nar", *four[count:])
    end_round(scene)
    assert outcome(scene) == (["letnev", "jol_nar"], "strongholds")


@pytest.mark.parametrize("count", [1, 3])
def test_p13_2_three_strongholds_do_not_suffice_for_a_pair(count: int) -> None:
    scene = Scene(*SIX)
    scene.ally("letnev", "jol_nar")
    three = (NAVY, PORT, PALACE)
    hold(scene, "letnev", *three[:count])
    hold(scene, "jol_nar", *three[count:])
    hold(scene, "lazax", SOUTH, ADMINUS)
    end_round(scene)
    assert outcome(scene) is None


def test_p13_3_three_allies_win_with_all_five_strongholds() -> None:
    scene = Scene(*SIX)
    scene.ally("letnev", "jol_nar", "xxcha")
    hold(scene, "letnev", NAVY, PORT)
    hold(scene, "jol_nar", PALACE, SOUTH)
    hold(scene, "xxcha", ADMINUS)
    end_round(scene)
    assert outcome(scene) == (["letnev", "jol_nar", "xxcha"], "strongholds")


@pytest.mark.parametrize("owner", [None, "lazax"])
def test_p13_3_four_strongholds_do_not_suffice_for_three_allies(owner: str | None) -> None:
    scene = Scene(*SIX)
    scene.ally("letnev", "jol_nar", "xxcha")
    hold(scene, "letnev", NAVY, PORT, PALACE, SOUTH)
    if owner:
        hold(scene, owner, ADMINUS)
    end_round(scene)
    assert outcome(scene) is None


# After round 8


@pytest.mark.parametrize("number", [1, 7])
def test_p13_4_before_round_8_nobody_wins_without_strongholds(number: int) -> None:
    scene = Scene(*SIX, round_number=number)
    hold(scene, "sol", PALACE, SOUTH)
    end_round(scene)
    assert outcome(scene) is None


def test_p13_4_after_round_8_sol_comes_before_hacan() -> None:
    scene = Scene(*SIX, round_number=8)
    hold(scene, "hacan", NAVY, PORT)
    end_round(scene)
    assert outcome(scene) == (["sol"], "sol_siege")


def test_p13_4_if_sol_fails_hacan_wins() -> None:
    scene = Scene(*SIX, round_number=8)
    hold(scene, "letnev", PALACE, PORT)
    end_round(scene)
    assert outcome(scene) == (["hacan"], "hacan_default")


def test_p13_4_in_round_8_strongholds_come_before_both() -> None:
    scene = Scene(*SIX, round_number=8)
    hold(scene, "letnev", NAVY, PORT, ADMINUS)
    end_round(scene)
    assert outcome(scene) == (["letnev"], "strongholds")


def test_p13_5_the_player_with_most_strongholds_wins_if_neither_is_in_play() -> None:
    scene = Scene(*PLAIN, "xxcha", round_number=8)
    hold(scene, "letnev", NAVY)
    hold(scene, "lazax", PORT, PALACE)
    hold(scene, "xxcha", ADMINUS)
    end_round(scene)
    assert outcome(scene) == (["lazax"], "most_strongholds")


def test_p13_5_his_allies_do_not_win_with_him() -> None:
    scene = Scene(*PLAIN, "xxcha", round_number=8)
    scene.ally("letnev", "lazax")
    hold(scene, "letnev", NAVY)
    hold(scene, "lazax", PORT, PALACE)
    end_round(scene)
    assert outcome(scene) == (["lazax"], "most_strongholds")


def test_p13_5_alliances_do_not_add_up_their_strongholds() -> None:
    scene = Scene(*PLAIN, "sol", "xxcha", round_number=8)
    scene.ally("letnev", "lazax", "sol")
    hold(scene, "letnev", NAVY)
    hold(scene, "lazax", PALACE)
    hold(scene, "sol", PORT)
    hold(scene, "jol_nar", ADMINUS, SOUTH)
    end_round(scene)
    assert outcome(scene) == (["jol_nar"], "most_strongholds")


def test_p13_5_sol_without_its_siege_may_still_hold_most_strongholds() -> None:
    scene = Scene(*PLAIN, "sol", round_number=8)
    hold(scene, "letnev", PALACE)
    hold(scene, "sol", NAVY, PORT)
    end_round(scene)
    assert outcome(scene) == (["sol"], "most_strongholds")


def test_p13_6_players_tied_for_most_strongholds_share_the_victory() -> None:
    scene = Scene(*PLAIN, "sol", "xxcha", round_number=8)
    hold(scene, "lazax", NAVY, PALACE)
    hold(scene, "xxcha", PORT, ADMINUS)
    hold(scene, "sol", SOUTH)
    end_round(scene)
    assert outcome(scene) == (["lazax", "xxcha"], "most_strongholds")


def test_p13_6_if_nobody_holds_a_stronghold_all_are_tied() -> None:
    scene = Scene(*PLAIN, round_number=8)
    end_round(scene)
    assert outcome(scene) == (["letnev", "lazax", "jol_nar"], "most_strongholds")
