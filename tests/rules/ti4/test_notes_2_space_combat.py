"""The order of the steps of a space combat."""

from __future__ import annotations

from tests.rules.ti4.fighting import HIT, MISS, SIDES, VOID, combat, stage, watch
from tests.rules.ti4.recording import RECORDED, answer, course, recorded, stops
from tests.rules.ti4.stage_cards import Say
from tests.ti4.scene import ALL, Scene
from throneworld.imperium.combat.dice import REROLLS
from throneworld.imperium.marks import COMBAT_ROUND, mark
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti4.declare import Clause

ROUND = ["combat dice of letnev", "dice_rolled", *["combat dice of hacan", "dice_rolled"] * 2]
END = ["hits_assigned_after", "space_combat_round_end"]


def test_notes_2_2a_rounds_follow_one_another_and_only_the_first_has_a_barrage() -> None:
    scene = stage({"destroyer": 2}, {"cruiser": 1, "fighter": 2}, listeners=RECORDED)
    combat(scene, HIT, MISS, MISS, MISS, *(MISS,) * 4, *(HIT, HIT, MISS, MISS))
    answer(scene)
    assert course(scene) == [
        "space_combat_start",
        "space_combat_round_start",
        "barrage dice of letnev",
        "space_combat_hits",
        "units_destroyed",
        *ROUND,
        *END,
        "space_combat_round_start",
        *ROUND,
        "space_combat_hits",
        "units_destroyed",
        "units_destroyed",
        *END,
        "score_action_phase",
        "space_combat_end",
    ]


def test_notes_2_2a_both_roll_their_barrage_before_either_removes_fighters() -> None:
    sides = {"destroyer": 1, "fighter": 2}
    scene = stage(sides, sides, listeners=RECORDED)
    combat(scene, HIT, HIT, HIT, HIT)
    assert course(scene)[2:8] == [
        "barrage dice of letnev",
        "barrage dice of hacan",
        "space_combat_hits",
        "space_combat_hits",
        "units_destroyed",
        "units_destroyed",
    ]


def ready_for_anything(name: str, times: int) -> Clause:
    """An ability of both sides at the start of a space combat, so many times each."""

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        used = sum(event.kind == "said" and event.args[0] == seat for event in game.log)
        return Refusal("RR 1.16", "once_only") if used >= times else None

    return Clause(
        id=name,
        moment="space_combat_start",
        rule="RR 1.16",
        holders=lambda game: (0, 1),
        suspects=lambda game, occasion: (0, 1),
        when=when,
        effects=(Say(what=name),),
    )


def test_notes_2_2b_at_the_start_the_attacker_comes_first_and_both_alternate_until_they_decline() -> None:
    scene = stage({"cruiser": 1}, {"cruiser": 1}, listeners=(*ALL, ready_for_anything("ruse", 2)))
    combat(scene)
    asked = []
    for _ in range(3):
        asked.append(scene.ask().seat)
        scene.game.choose(scene.ask().seat, ("play", "ruse"))
    assert asked == [0, 1, 0]
    scene.choose("hacan", "pass")
    assert scene.told("said") == [(0, "ruse"), (1, "ruse"), (0, "ruse")]
    assert scene.rolled != []


def both_could_retreat() -> Scene:
    """A cruiser against a cruiser, each with another one next to it."""
    scene = recorded(*SIDES)
    for faction in SIDES[:2]:
        scene.put(faction, VOID, cruiser=1)
    scene.put("letnev", 24, cruiser=1)
    scene.put("hacan", 27, cruiser=1)
    combat(scene, MISS, MISS)
    return scene


def test_notes_2_2c_the_attacker_announces_no_retreat_if_the_defender_has() -> None:
    scene = both_could_retreat()
    assert (scene.ask().seat, scene.ask().prompt) == (1, "announce_retreat")
    scene.choose("hacan", "retreat")
    assert scene.done
    assert scene.units("hacan", 27) == {"cruiser": 2}
    assert course(scene)[2:3] == ["retreat_announced_after"]


def test_notes_2_2c_the_attacker_announces_after_a_defender_who_stays() -> None:
    scene = both_could_retreat()
    scene.choose("hacan", "stay")
    assert (scene.ask().seat, scene.ask().prompt) == (0, "announce_retreat")


def test_notes_2_2d_dice_are_rerolled_group_by_group_the_attackers_before_the_defenders() -> None:
    scene = stage({"dreadnought": 1, "cruiser": 1}, {"cruiser": 1})
    for seat in (0, 1):
        mark(scene.game, REROLLS, seat=seat, subject="war_funding", until=COMBAT_ROUND)
    combat(scene, MISS, MISS, MISS, MISS, MISS)
    seen = [tuple(option[1] for option in scene.options() if option[0] == "reroll")]
    while scene.ask().prompt == "reroll_dice" and len(seen) < 3:
        scene.game.choose(scene.ask().seat, ("done",))
        seen.append(tuple(option[1] for option in scene.options() if option[0] == "reroll"))
    assert seen == [("dreadnought",), ("cruiser",), ("cruiser",)]
    assert [roll[:2] for roll in scene.rolled] == [(0, "combat"), (0, "combat"), (1, "combat")]


def test_notes_2_2e_each_unit_that_sustains_is_followed_by_its_stop_before_the_next() -> None:
    scene = stage({"cruiser": 2}, {"dreadnought": 3}, listeners=(*ALL, watch("hits_assigned_after")))
    scene.hold("letnev", "direct_hit")
    combat(scene, HIT, HIT, MISS, MISS, MISS)
    scene.choose("hacan", "sustain", "dreadnought")
    assert scene.ask("letnev").about["moment"] == "damage_sustained"
    scene.choose("letnev", "play", "direct_hit")
    assert scene.has("hacan", VOID, "dreadnought") == 2
    assert scene.ask("hacan").prompt == "sustain_damage" and stops(scene) == []
    scene.choose("hacan", "sustain", "dreadnought")
    assert stops(scene)[:1] == ["hits_assigned_after"]


def test_notes_2_2f_capacity_is_looked_at_when_it_is_known_who_has_won_and_before_the_last_stop() -> None:
    scene = recorded(*SIDES)
    scene.put("letnev", VOID, cruiser=1, carrier=1, fighter=1)
    scene.put("hacan", VOID, cruiser=2)
    combat(scene, HIT, HIT, MISS, HIT, MISS)
    answer(scene, ("destroy", "carrier", 0))
    assert scene.units("letnev", VOID) == {"cruiser": 1}
    assert course(scene, "space_combat_ends")[-4:] == [
        "space_combat_ends",
        "units_destroyed",
        "score_action_phase",
        "space_combat_end",
    ]


def test_notes_2_2f_a_draw_opens_no_stop_for_winner_or_loser() -> None:
    scene = stage({"cruiser": 1}, {"cruiser": 1}, listeners=RECORDED)
    combat(scene, HIT, HIT)
    assert scene.told("space_combat_ends") == [(VOID, -1)]
    assert stops(scene)[-1] == "space_combat_round_end"
