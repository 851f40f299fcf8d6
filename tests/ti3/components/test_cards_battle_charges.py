"""Action cards that silence ships and Fighters in one round, and make them fiercer in another."""

from __future__ import annotations

from tests.ti3.fighting import PASS, SAUDOR, battle

BLAST, DECOY = ("play", "mag_blast"), ("play", "decoy_maneuver")
CONCENTRATED = ("play", "concentrated_fire")


def test_mag_blast_counts_hits_of_larger_ships_twice() -> None:
    scene = battle({"cruiser": 2, "fighter": 1}, {"cruiser": 5}, sol=("mag_blast",))
    scene.fight(7, 1, 9, 1, 1, 1, 1, 1, stage="round_begins")
    scene.offers("sol", BLAST, PASS)
    scene.choose("sol", *BLAST)
    assert scene.told("hits_produced")[:2] == [(0, "combat", 3), (1, "combat", 0)], (
        "the Fighter's counts once"
    )
    scene.stay()
    assert scene.has("letnev", SAUDOR, "cruiser") == 2


def test_mag_blast_silences_those_who_have_hit_in_the_next_round_and_no_longer() -> None:
    scene = battle({"cruiser": 2, "dreadnought": 1}, {"carrier": 6}, sol=("mag_blast",))
    scene.fight(stage="round_begins")
    scene.rolls(1, 1, 7, 1, *([1] * 6))
    scene.choose("sol", *BLAST)
    scene.rolls(1, 1, *([1] * 4), 1, 1, 1, 1, *([1] * 4))
    scene.stay()
    mine = [each for each in scene.rolled if each[0] == 0]
    dice = [len(each) - 2 for each in mine[:6]]
    assert dice == [2, 2, 2, 1, 2, 2], "the Cruiser that has hit is silent once, the Dreadnought never"


def test_mag_blast_is_gone_in_the_round_in_which_who_has_hit_is_silent() -> None:
    scene = battle({"cruiser": 2}, {"carrier": 4}, sol=("mag_blast", "morale_boost"))
    scene.fight(stage="round_begins")
    scene.rolls(7, 1, *([1] * 4))
    scene.choose("sol", *BLAST)
    scene.choose("sol", "pass")
    while scene.prompt != "window":
        scene.choose(scene.asked[0], *scene.options(scene.asked[0])[-1])
    scene.offers("sol", ("play", "morale_boost"), PASS)
    scene.refuses("sol", *BLAST, rule="SA-8.7.1", key="not_yours")
    before = len(scene.rolled)
    scene.rolls(1, 1, 1)
    scene.choose("sol", "pass")
    assert scene.rolled[before : before + 2] == [(0, "combat", 1), (1, "combat", 1, 1)]


def test_mag_blast_follows_the_very_ship_that_has_hit() -> None:
    scene = battle({"cruiser": 3}, {"carrier": 3}, sol=("mag_blast",))
    scene.fight(stage="round_begins")
    scene.rolls(7, 1, 1, 9, 1, 1)
    scene.choose("sol", *BLAST)
    hits = [option for option in scene.options("sol") if option[0] == "hit"]
    assert hits == [("hit", "cruiser", 0, f"primed.{number}") for number in (1, 2, 3)]
    scene.choose("sol", *hits[0])
    scene.rolls(1, 1, 1)
    scene.stay()
    assert [len(each) - 2 for each in scene.rolled if each[0] == 0][1] == 2, "who has hit is lost"


def test_mag_blast_binds_both_hits_of_a_die_to_what_its_player_chooses() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 2, "dreadnought": 1}, sol=("concentrated_fire", "mag_blast"))
    scene.fight(stage="round_begins")
    scene.choose("sol", *CONCENTRATED)
    scene.rolls(7, 1, 1, 1, 1)
    scene.choose("sol", *BLAST)
    assert scene.asked == ["sol"] and scene.prompt == "aim_hit"
    scene.choose("sol", "hit", "cruiser", 0)
    assert scene.asked == ["sol"] and scene.prompt == "aim_hit"


def test_mag_blast_counts_hits_of_a_ship_that_goes_down_twice() -> None:
    """Courageous to the End: its two dice are rolled in that round (ruling 117)."""
    scene = battle({"cruiser": 1}, {"cruiser": 4}, sol=("mag_blast", "courageous_to_the_end"))
    scene.fight(1, 9, 1, 1, 1, stage="round_begins")
    scene.choose("sol", *BLAST)
    scene.rolls(9, 1)
    scene.choose("sol", "play", "courageous_to_the_end")
    assert scene.told("hits_produced")[-1] == (0, "combat", 2)
    assert scene.fleets() == ({}, {"cruiser": 2})


def test_mag_blast_needs_a_larger_ship_in_the_battle() -> None:
    scene = battle({"fighter": 2}, {"cruiser": 1}, sol=("mag_blast", "friendly_fire"), hacan=("mag_blast",))
    scene.fight(stage="round_begins")
    assert "hacan" not in scene.asked
    scene.refuses("sol", *BLAST, rule="SA-8.7.1", key="too_few_ships")


def test_decoy_maneuver_keeps_fighters_out_of_barrage_and_first_round() -> None:
    scene = battle({"fighter": 4, "carrier": 1}, {"destroyer": 2}, sol=("decoy_maneuver",))
    scene.fight(stage="begin")
    scene.offers("sol", DECOY, PASS)
    scene.rolls(10, 10, 10, 10, 1, 9, 9)
    scene.choose("sol", *DECOY)
    scene.offers("sol", ("decoys", 1), ("decoys", 2), ("decoys", 3))
    scene.refuses("sol", "decoys", 4, rule="SA-8.7.1", key="so_many_decoys")
    place = scene.place(SAUDOR)
    scene.choose("sol", "decoys", 3)
    assert scene.told("decoys_named") == [(0, 3, place)]
    assert scene.has("sol", SAUDOR, "fighter") == 3, "one is lost to four hits of the barrage"
    assert scene.has("sol", SAUDOR, "carrier") == 1
    scene.stay()
    assert scene.has("sol", SAUDOR, "carrier") == 0, "the only one that could be hit"


def test_decoy_maneuver_does_not_spare_fighters_that_tactics_leave_in_the_open() -> None:
    """Of six three may fall by Advanced Fleet Tactics: those that are no decoys."""
    scene = battle({"fighter": 6, "carrier": 1}, {"destroyer": 2}, sol=("decoy_maneuver",))
    scene.racial("sol", "advanced_fleet_tactics")
    scene.fight(stage="begin")
    scene.rolls(10, 10, 10, 10)
    scene.choose("sol", *DECOY)
    scene.choose("sol", "decoys", 3)
    assert scene.has("sol", SAUDOR, "fighter") == 3


def test_decoy_maneuver_lets_them_roll_three_dice_each_in_the_second_round() -> None:
    scene = battle({"fighter": 2, "cruiser": 1}, {"dreadnought": 2}, sol=("decoy_maneuver",))
    scene.fight(stage="begin")
    scene.rolls(1, 1, 1, 1, 1)
    scene.choose("sol", *DECOY)
    scene.choose("sol", "decoys", 2)
    scene.choose("letnev", "stay")
    assert [each[:2] for each in scene.rolled] == [(0, "combat"), (1, "combat")], "the Cruiser alone"
    scene.rolls(1, 9, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    scene.choose("letnev", "stay")
    second = [each for each in scene.rolled[2:] if each[0] == 0][:2]
    assert sorted(len(each) - 2 for each in second) == [1, 6]


def test_decoy_maneuver_lets_no_hit_of_the_first_round_be_put_on_a_decoy() -> None:
    scene = battle({"fighter": 2, "cruiser": 1, "carrier": 1}, {"dreadnought": 1}, sol=("decoy_maneuver",))
    scene.fight(stage="begin")
    scene.rolls(1, 1, 5, 1)
    scene.choose("sol", *DECOY)
    scene.choose("sol", "decoys", 2)
    scene.stay()
    scene.offers("sol", ("hit", "carrier", 0), ("hit", "cruiser", 0), ("for_me",))
    scene.refuses("sol", "hit", "fighter", 0, rule="SA-4.7.2", key="takes_no_part")


def test_decoy_maneuver_needs_fighters() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, sol=("decoy_maneuver",))
    scene.fight(1, 1, stage="begin")
    assert scene.state.hands[0] == ("decoy_maneuver",) and not scene.told("played")


def test_decoy_maneuver_one_fighter_is_enough_and_a_barrage_finds_only_the_others() -> None:
    for fighters, decoys, left in ((1, 1, 1), (3, 2, 2)):
        scene = battle({"fighter": fighters, "carrier": 1}, {"destroyer": 2}, sol=("decoy_maneuver",))
        scene.fight(stage="begin")
        scene.offers("sol", DECOY, PASS)
        scene.rolls(10, 10, 10, 10, *[1] * 12)
        scene.choose("sol", *DECOY)
        if scene.prompt == "choose_decoys":
            scene.choose("sol", "decoys", decoys)
        assert scene.has("sol", SAUDOR, "fighter") == left
        assert scene.told("units_destroyed") == [
            each for each in scene.told("units_destroyed") if each[:3] == (0, "fighter", fighters - left)
        ]
