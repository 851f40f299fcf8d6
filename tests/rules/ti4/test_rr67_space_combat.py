"""RR 67: space combat."""

from collections.abc import Mapping

import pytest

from tests.rules.ti4.fighting import HIT, MISS, SIDES, VOID, combat, dice, fight, stage, watch
from tests.ti4.scene import ALL, Scene
from throneworld.imperium.combat.combatants import COMBAT_BONUS
from throneworld.imperium.marks import COMBAT_ROUND, mark
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect
from throneworld.ti4.declare import Clause
from throneworld.ti4.tactical.action import TacticalAction
from throneworld.ti4.tactical.retreat import Retreat
from throneworld.ti4.tactical.space_combat import SpaceCombat, end_in_a_draw, forbid_retreat, ships_lost

STOPS = (
    "space_combat_start",
    "space_combat_round_start",
    "retreat_announced_after",
    "space_combat_hits",
    "hits_assigned_after",
    "space_combat_round_end",
    "space_combat_end",
)


def retreating(attackers: Mapping[str, int], defenders: Mapping[str, int], *watching: Clause) -> Scene:
    """Letnev could retreat to 24, Hacan to 33 or 34."""
    scene = stage(attackers, defenders, listeners=(*ALL, *watching))
    scene.take("letnev", "mehar_xull")
    scene.take("hacan", "corneeq", "gral")
    return scene


def test_rr_67_1_without_ships_of_another_player_there_is_no_combat() -> None:
    scene = stage({"cruiser": 1}, {})
    scene.play(TacticalAction(stage="space_combat", seat=0, system=VOID))
    assert scene.told("space_combat_begins") == []


def test_rr_67_2_what_happens_before_combat_comes_before_the_barrage() -> None:
    scene = stage({"destroyer": 1}, {"fighter": 1}, listeners=(*ALL, watch("space_combat_start")))
    combat(scene, HIT, HIT)
    kinds = [event.kind for event in scene.game.log if event.kind in ("passing", "dice_rolled")]
    assert kinds == ["passing", "dice_rolled"]


def test_rr_67_3_the_combat_ends_if_the_barrage_destroys_all_ships_of_a_side() -> None:
    scene = fight({"destroyer": 1}, {"fighter": 2}, HIT, HIT)
    assert dice(scene) == []
    assert scene.told("space_combat_ends") == [(VOID, 0)]


def test_rr_67_3_what_holds_for_a_combat_round_ends_with_the_combat_that_the_barrage_ends() -> None:
    scene = stage({"destroyer": 1}, {"fighter": 2})
    mark(scene.game, COMBAT_BONUS, seat=0, subject=1, until=COMBAT_ROUND)
    combat(scene, HIT, HIT)
    assert scene.told("space_combat_ends") == [(VOID, 0)]
    assert scene.state.marks == ()


def test_rr_67_3_there_is_no_barrage_after_the_first_round() -> None:
    scene = fight({"destroyer": 1}, {"fighter": 1}, *[MISS] * 4, HIT, MISS)
    assert len(dice(scene, "barrage")) == 1
    assert len(dice(scene)) == 4


def test_rr_67_4_the_defender_announces_first() -> None:
    scene = combat(retreating({"cruiser": 1}, {"cruiser": 1}))
    assert scene.ask().seat == 1
    assert scene.options() == (("retreat",), ("stay",))
    scene.choose("hacan", "stay")
    assert scene.ask().seat == 0
    assert scene.options()[:2] == (("retreat",), ("stay",))


def test_rr_67_4_if_the_defender_announces_a_retreat_the_attacker_cannot() -> None:
    scene = combat(retreating({"cruiser": 2}, {"cruiser": 2}), MISS, MISS, MISS, MISS)
    scene.choose("hacan", "retreat")
    assert scene.ask().prompt == "choose_retreat"


def test_rr_67_4_ships_that_retreat_fight_this_round_first() -> None:
    scene = combat(retreating({"cruiser": 1}, {"cruiser": 2}), HIT, MISS, MISS)
    scene.choose("hacan", "retreat")
    assert dice(scene) == [(0, 1), (1, 2)]
    assert scene.units("hacan", VOID) == {"cruiser": 1}


def test_rr_67_4_fighters_that_nothing_carries_are_offered_no_retreat() -> None:
    scene = combat(retreating({"cruiser": 1}, {"fighter": 2}))
    assert (scene.ask().prompt, scene.ask().seat) == ("announce_retreat", scene.seat("letnev"))


def test_rr_67_4_not_even_where_one_may_be_announced_without_a_system_to_go_to() -> None:
    scene = retreating({"cruiser": 1}, {"fighter": 2})
    scene.game.options = {**scene.game.options, "blind_retreat": True}
    combat(scene)
    assert (scene.ask().prompt, scene.ask().seat) == ("announce_retreat", scene.seat("letnev"))


@pytest.mark.parametrize("technologies", [(), ("fighter_2",)])
def test_rr_67_4_fighters_that_move_by_themselves_are(technologies: tuple[str, ...]) -> None:
    scene = retreating({"cruiser": 1}, {"fighter": 2})
    scene.technologies("hacan", *technologies)
    combat(scene)
    assert (scene.ask().seat == scene.seat("hacan")) is bool(technologies)


def test_rr_67_4_fighters_retreat_in_a_floating_factory() -> None:
    scene = stage({"cruiser": 1}, {"fighter": 2, "space_dock": 1}, factions=("letnev", "saar", "jolnar"))
    scene.take("saar", "corneeq")
    combat(scene, MISS, MISS, MISS)
    scene.choose("saar", "retreat")
    assert scene.units("saar", 33) == {"fighter": 2, "space_dock": 1}


def test_rr_67_7_who_has_lost_all_that_could_go_fights_on() -> None:
    scene = combat(retreating({"cruiser": 1}, {"cruiser": 1, "fighter": 1}), HIT, MISS, MISS)
    scene.choose("hacan", "retreat")
    scene.choose("hacan", *next(option for option in scene.options("hacan") if "cruiser" in option))
    assert scene.units("hacan", VOID) == {"fighter": 1}
    assert (scene.ask().prompt, scene.ask().seat) == ("announce_retreat", scene.seat("letnev"))


def test_rr_67_4_nobody_announces_a_retreat_without_a_system_to_go_to() -> None:
    scene = fight({"cruiser": 1}, {"cruiser": 1}, HIT, MISS)
    assert scene.done


def test_rr_67_4_ground_forces_on_controlled_planets_may_be_taken_aboard() -> None:
    scene = stage({"cruiser": 1}, {"carrier": 1}, system=34)
    scene.take("hacan", "centauri", "corneeq")
    scene.put("hacan", "centauri", infantry=3)
    combat(scene, MISS, MISS, system=34)
    scene.choose("hacan", "retreat")
    assert scene.options() == (("board", "centauri"), ("done",))
    scene.choose("hacan", "board", "centauri")
    scene.choose("hacan", "board", "centauri")
    scene.choose("hacan", "done")
    scene.choose("hacan", "retreat", 33)
    assert scene.units("hacan", 33) == {"carrier": 1, "infantry": 2}
    assert scene.units("hacan", "centauri") == {"infantry": 1}


def test_rr_67_5_dice_are_rolled_in_the_order_of_combat_values_the_attackers_first() -> None:
    fleet = {"fighter": 2, "dreadnought": 1, "cruiser": 1, "carrier": 1}
    scene = fight(fleet, {"carrier": 1}, MISS, MISS, MISS, MISS, HIT, MISS)
    assert dice(scene) == [(0, 1), (0, 1), (0, 3), (1, 1)]


def test_rr_67_6_both_assign_hits_and_destroyed_ships_have_rolled() -> None:
    scene = fight({"cruiser": 1}, {"cruiser": 1}, HIT, HIT)
    assert scene.units("letnev", VOID) == scene.units("hacan", VOID) == {}
    assert scene.told("space_combat_ends") == [(VOID, -1)]


def test_rr_67_6_each_chooses_ships_for_the_hits_of_the_other() -> None:
    scene = fight({"cruiser": 1, "destroyer": 1}, {"cruiser": 2}, MISS, MISS, HIT, MISS)
    assert scene.ask().seat == 0
    assert scene.options() == (("destroy", "cruiser", 0), ("destroy", "destroyer", 0), ("for_me",))


def test_rr_67_7_a_fleet_retreats_to_an_adjacent_system_with_units_or_planets_of_its_owner() -> None:
    scene = retreating({"cruiser": 1}, {"cruiser": 1, "dreadnought": 1})
    scene.put("hacan", 27, fighter=1)
    scene.put("letnev", 33, cruiser=1)
    scene.damage("hacan", VOID, "dreadnought")
    combat(scene, MISS, MISS, MISS)
    scene.choose("hacan", "retreat")
    assert scene.options() == (("retreat", 27), ("retreat", 34))
    scene.choose("hacan", "retreat", 34)
    assert scene.units("hacan", 34) == {"dreadnought": 1, "cruiser": 1}
    assert list(scene.state.damaged[1]) == ["34"]


def test_rr_67_7_a_token_is_placed_where_he_goes_unless_one_is_there() -> None:
    scene = combat(retreating({"cruiser": 1}, {"cruiser": 1}), MISS, MISS)
    scene.choose("hacan", "retreat")
    scene.choose("hacan", "retreat", 33)
    assert scene.state.on_board[1] == 1 << 33
    scene = retreating({"cruiser": 1}, {"cruiser": 1})
    scene.state.on_board[1] = 1 << 33
    combat(scene, MISS, MISS)
    scene.choose("hacan", "retreat")
    scene.choose("hacan", "retreat", 33)
    assert scene.told("token_placed") == []


def test_rr_67_7_without_tokens_in_the_reinforcements_one_comes_from_the_command_sheet() -> None:
    scene = retreating({"cruiser": 1}, {"cruiser": 1})
    scene.state.tactic[1] = 11
    combat(scene, MISS, MISS)
    scene.choose("hacan", "retreat")
    scene.choose("hacan", "retreat", 33)
    assert scene.options() == (("from", "tactic"), ("from", "fleet"), ("from", "strategy"))


def test_rr_67_7_what_the_ships_cannot_carry_is_destroyed() -> None:
    scene = combat(retreating({"cruiser": 1}, {"cruiser": 1, "fighter": 1, "infantry": 1}), MISS, MISS, MISS)
    scene.choose("hacan", "retreat")
    scene.choose("hacan", "retreat", 33)
    assert scene.options() == (("leave", "infantry"), ("leave", "fighter"))
    scene.choose("hacan", "leave", "fighter")
    assert scene.units("hacan", 33) == {"cruiser": 1}
    assert scene.units("hacan", VOID) == {}


def test_rr_67_7_a_retreat_is_a_move_and_obeys_anomalies() -> None:
    scene = stage({"cruiser": 1}, {"cruiser": 1}, system=24)
    scene.put("hacan", 42, cruiser=1)
    scene.put("hacan", 45, cruiser=1)
    combat(scene, HIT, MISS, system=24)
    assert scene.done
    assert scene.told("space_combat_ends") == [(24, 0)]


def test_rr_67_7_ships_that_retreat_out_of_a_gravity_rift_may_be_lost() -> None:
    sides = ("letnev", "hacan", "jolnar", "sol", "norr", "winnu")
    scene = stage({"cruiser": 1}, {"cruiser": 2}, factions=sides, system=41)
    scene.put("hacan", 49, fighter=1)
    combat(scene, MISS, MISS, MISS, 3, 4, system=41)
    scene.choose("hacan", "retreat")
    assert scene.has("hacan", 49, "cruiser") == 1
    assert scene.told("units_destroyed")[0][5] == "gravity_rift"


def test_rr_67_7_who_stays_is_the_winner() -> None:
    scene = combat(retreating({"cruiser": 1}, {"cruiser": 1}), MISS, MISS)
    scene.choose("hacan", "stay")
    scene.choose("letnev", "retreat")
    assert scene.told("space_combat_ends") == [(VOID, 1)]
    assert scene.units("letnev", 24) == {"cruiser": 1}


def test_rr_67_8_another_round_begins_with_announcing_retreats() -> None:
    scene = combat(retreating({"cruiser": 1}, {"cruiser": 1}), MISS, MISS)
    scene.choose("hacan", "stay")
    scene.choose("letnev", "stay")
    assert scene.ask().seat == 1
    assert scene.ask().prompt == "announce_retreat"


def test_rr_67_9_the_combat_ends_when_a_side_has_no_ships() -> None:
    scene = fight({"cruiser": 1}, {"cruiser": 1}, MISS, MISS, HIT, MISS)
    assert scene.done
    assert len(dice(scene)) == 4


def test_rr_67_10_who_has_ships_left_is_the_winner_and_loses_what_they_cannot_hold() -> None:
    scene = fight({"cruiser": 1, "carrier": 1, "fighter": 3}, {"cruiser": 1}, HIT, *[MISS] * 4, HIT)
    scene.choose("letnev", "destroy", "carrier", 0)
    assert scene.told("space_combat_ends") == [(VOID, 0)]
    assert scene.units("letnev", VOID) == {"cruiser": 1}


def test_rr_67_10_a_draw_has_no_winner() -> None:
    watched = (
        *ALL,
        watch("space_combat_end"),
    )
    combat_drawn = combat(stage({"cruiser": 1}, {"cruiser": 1}, listeners=watched), HIT, HIT)
    assert combat_drawn.told("passing") == []
    combat_won = combat(stage({"cruiser": 1}, {"cruiser": 1}, listeners=watched), HIT, MISS)
    assert combat_won.told("passing") == [("space_combat_end", 0, 1, VOID)]


# The stops of a combat, and what is played there


def test_the_stops_come_in_the_printed_order() -> None:
    scene = retreating({"cruiser": 2}, {"cruiser": 2}, *map(watch, STOPS))
    combat(scene, MISS, MISS, HIT, MISS)
    scene.choose("hacan", "retreat")
    scene.choose("hacan", "retreat", 33)
    assert scene.told("passing") == [
        ("space_combat_start", 0, 1, VOID),
        ("space_combat_round_start", 0, 1, VOID, 1),
        ("retreat_announced_after", 1, 0, VOID),
        ("space_combat_hits", 0, 1, VOID),
        ("hits_assigned_after", 0, 1, "47"),
        ("space_combat_round_end", 0, 1, VOID, 1),
        ("space_combat_end", 0, 1, VOID),
    ]


class Bar(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        forbid_retreat(game, self.occasion)
        return None


class Draw(Effect, frozen=True):
    """The first player leaves for any system beside this one."""

    def run(self, game: Game) -> Step | None:
        end_in_a_draw(game, self.occasion)
        return Retreat(seat=self.seat, system=VOID, anywhere=True)


class NoteLosses(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        game.tell("lost", *ships_lost(game, self.occasion))
        return None


def test_a_retreat_may_be_forbidden_for_the_round() -> None:
    scene = retreating({"cruiser": 1}, {"cruiser": 1}, watch("retreat_announced_after", Bar()))
    combat(scene, MISS, MISS)
    scene.choose("hacan", "retreat")
    assert scene.units("hacan", VOID) == {"cruiser": 1}
    assert scene.ask().prompt == "announce_retreat"
    assert dice(scene) == [(0, 1), (1, 1)]


def test_a_combat_may_be_ended_in_a_draw() -> None:
    watched = (*ALL, watch("space_combat_round_start", Draw()), watch("space_combat_end"))
    scene = combat(stage({"cruiser": 1}, {"cruiser": 1}, listeners=watched))
    assert scene.options() == (("retreat", 24), ("retreat", 27), ("retreat", 33), ("retreat", 34))
    scene.choose("letnev", "retreat", 27)
    assert scene.told("space_combat_ends") == [(VOID, -1)]
    assert scene.units("letnev", 27) == {"cruiser": 1}
    assert scene.told("passing") == []


def test_the_kinds_of_ships_that_were_lost_are_known_at_the_end() -> None:
    scene = stage({"cruiser": 2}, {"carrier": 1}, listeners=(*ALL, watch("space_combat_end", NoteLosses())))
    combat(scene, HIT, MISS, HIT)
    assert scene.told("lost") == [("cruiser", "carrier")]


def test_unveil_flagship_and_spark_a_rebellion_when_a_combat_is_won() -> None:
    scene = stage({"flagship": 1}, {"cruiser": 1})
    scene.secret("letnev", "unveil_flagship", "spark_a_rebellion")
    combat(scene, HIT, MISS, MISS)
    assert scene.options() == (("play", "unveil_flagship"), ("pass",))
    scene.choose("letnev", "pass")
    assert scene.options() == (("play", "spark_a_rebellion"), ("pass",))


def test_destroy_their_greatest_ship_when_a_hit_destroys_it() -> None:
    scene = stage({"cruiser": 1}, {"flagship": 1})
    scene.damage("hacan", VOID, "flagship")
    scene.secret("letnev", "destroy_their_greatest_ship")
    combat(scene, HIT, MISS, MISS)
    assert scene.options() == (("play", "destroy_their_greatest_ship"), ("pass",))


def test_notes_4_17c_a_combat_that_nobody_can_win_drives_the_attacker_away() -> None:
    scene = retreating({"dreadnought": 2}, {"dreadnought": 2})
    for faction in SIDES[:2]:
        scene.technologies(faction, "duranium_armor", "non_euclidean_shielding")
    scene.play(SpaceCombat(attacker=0, defender=1, system=VOID))
    assert scene.done
    assert scene.units("letnev", 24) == {"dreadnought": 2}
    assert scene.told("space_combat_ends") == [(VOID, 1)]


def test_an_attacker_with_nowhere_to_go_loses_a_combat_that_nobody_can_win() -> None:
    scene = stage({"dreadnought": 2}, {"dreadnought": 2})
    scene.play(SpaceCombat(stage="start_round", attacker=0, defender=1, system=VOID, quiet=100))
    assert scene.units("letnev", VOID) == {}
    assert scene.units("hacan", VOID) == {"dreadnought": 2}
