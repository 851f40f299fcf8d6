"""Leaders: where they are, fate rolls, captivity, rescue (SA-14.1 to 14.3)."""

from __future__ import annotations

from tests.ti3.landing import land, land_and_end, scene_at, set_down
from tests.ti3.scene import Scene
from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.kernel.steps import Step
from throneworld.ti3.control import REVERTED, GainPlanet
from throneworld.ti3.leaders.fate_rolls import FateRolls
from throneworld.ti3.leaders.whereabouts import place_of
from throneworld.ti3.phases.housekeeping import Housekeeping
from throneworld.ti3.state import Leader
from throneworld.ti3.steps.elimination import eliminate
from throneworld.ti3.steps.stowing import Stow
from throneworld.ti3.tactical.action import TacticalAction


def wrecked(scene: Scene, race: str, where: str, kind: str, by: str) -> None:
    """A ship of a player's is destroyed by another."""
    destroy_doomed(scene.game, scene.seat(race), [(kind, scene.place(where), 0)], "combat", scene.seat(by))


# Where they are (SA-14.1)


def test_sa_14_1_4_every_ship_carries_any_number_of_leaders_and_they_take_no_capacity() -> None:
    scene = scene_at("lodor")
    scene.put("sol", "space:lodor", fighter=1)
    names = [scene.leader("sol", kind, "lodor", "fighter") for kind in ("admiral", "agent", "diplomat")]
    assert {place_of(scene.state, name) for name in names} == {scene.place("space:lodor")}
    (ship,) = scene.state.aboard[0][scene.place("space:lodor")]
    assert len(ship.riders) == 3 and not any(ship.cargo)


def test_sa_14_1_6_leaders_move_within_the_system_while_no_enemy_ships_are_there() -> None:
    scene = scene_at("lodor")
    scene.take("sol", "lodor")
    scene.put("sol", "space:lodor", cruiser=1, dreadnought=1)
    admiral = scene.leader("sol", "admiral", "lodor", "cruiser")
    area = scene.place("space:lodor")
    scene.play(Stow(seat=0, system=scene.system("lodor")))
    scene.choose("sol", "leader", admiral)
    scene.offers("sol", ("aboard", "dreadnought", 0, "empty"), ("planet", "lodor"))
    scene.choose("sol", "aboard", "dreadnought", 0, "empty")
    assert [(ship.kind, ship.riders) for ship in scene.state.aboard[0][area]] == [("dreadnought", (admiral,))]
    assert scene.done, "each leader changes places once between two steps"
    scene.play(Stow(seat=0, system=scene.system("lodor")))
    scene.choose("sol", "leader", admiral)
    scene.choose("sol", "planet", "lodor")
    assert scene.state.leaders[admiral] == Leader("lodor") and not scene.state.aboard[0]


def test_sa_14_1_7_before_a_battle_nobody_changes_ships() -> None:
    scene = scene_at("lodor")
    scene.put("sol", "space:lodor", cruiser=1, dreadnought=1)
    scene.leader("sol", "admiral", "lodor", "cruiser")
    scene.put("letnev", "space:lodor", fighter=1)
    scene.play(Stow(seat=0, system=scene.system("lodor")))
    assert scene.done


def test_sa_14_1_7_after_the_invasion_a_diplomat_lands_on_the_planet_just_won() -> None:
    scene = scene_at("lodor")
    scene.take("letnev", "lodor")
    scene.put("letnev", "lodor", ground_force=1)
    scene.fleet("sol", "lodor", "carrier", ground_force=2)
    diplomat = scene.leader("sol", "diplomat", "lodor", "carrier")
    scene.rolls(8, 2, 7)
    land(scene, "lodor")
    set_down(scene, "ground_force", "ground_force", on="lodor")
    scene.choose("sol", "done")  # lands nobody else
    scene.choose("sol", "done")  # promotes nobody
    scene.play(TacticalAction(seat=0, system=scene.system("lodor"), stage="produce"))
    scene.choose("sol", "leader", diplomat)
    assert scene.state.leaders[diplomat].place == "lodor"


def test_sa_14_1_8_a_leader_lands_only_behind_a_ground_unit_and_a_pds_is_none() -> None:
    scene = scene_at("lodor")
    scene.fleet("sol", "lodor", "carrier", ground_force=1, pds=1)
    agent = scene.leader("sol", "agent", "lodor", "carrier")
    land(scene, "lodor")
    scene.offers("sol", ("land", "ground_force", "lodor"), ("land", "pds", "lodor"), ("done",))
    scene.refuses("sol", "land", agent, "lodor", rule="SA-14.1.8", key="leader_needs_troops")
    set_down(scene, "pds", on="lodor")
    scene.refuses("sol", "land", agent, "lodor", rule="SA-14.1.8", key="leader_needs_troops")
    set_down(scene, "ground_force", on="lodor")
    scene.offers("sol", ("land", agent, "lodor"), ("done",))
    set_down(scene, agent, on="lodor")
    assert scene.state.control["lodor"] == 0 and scene.state.leaders[agent].place == "lodor"
    assert scene.units("sol", "lodor") == {"ground_force": 1, "pds": 1}


def test_sa_14_1_9_and_ruling_113_and_ruling_214_the_leader_of_a_failed_invasion_rolls() -> None:
    """Rulings 113, 214: no automatic capture by those who defend a planet."""
    scene = scene_at("lodor", "sol", "yssaril", "hacan")
    scene.take("yssaril", "lodor")
    scene.take("sol", "wellon")
    scene.put("yssaril", "lodor", ground_force=2)
    scene.leader("yssaril", "agent", "lodor")
    scene.fleet("sol", "lodor", "carrier", ground_force=1)
    agent = scene.leader("sol", "agent", "lodor", "carrier")
    scene.rolls(7, 8, 7, 8)
    land_and_end(scene, "lodor")
    set_down(scene, "ground_force", agent, on="lodor")
    area = scene.place("space:lodor")
    scene.offers("sol", ("refuge", "jord"), ("refuge", "wellon"), ("refuge", area, "carrier", 0))
    scene.choose("sol", "refuge", area, "carrier", 0)
    assert scene.state.control["lodor"] == 1 and place_of(scene.state, agent) == area
    assert scene.rolled[-1] == (0, "fate", 8)


# Fate rolls (SA-14.2)


def lost_ship(face: int, alone: bool = True) -> tuple[Scene, str]:
    """Sol's Cruiser with his Admiral falls to Letnev, who is left alone in the system or not at all."""
    scene = scene_at("lodor")
    scene.take("sol", "wellon", "thibah")
    scene.put("sol", "space:lodor", cruiser=1)
    scene.put("letnev", "space:lodor", cruiser=1)
    admiral = scene.leader("sol", "admiral", "lodor", "cruiser")
    wrecked(scene, "sol", "space:lodor", "cruiser", "letnev")
    if not alone:
        wrecked(scene, "letnev", "space:lodor", "cruiser", "sol")
    scene.rolls(face)
    scene.play(FateRolls(seat=0))
    return scene, admiral


def test_sa_14_2_1_and_14_2_2_a_1_kills_a_leader_for_good() -> None:
    scene, admiral = lost_ship(1)
    assert scene.done and admiral not in scene.state.leaders
    assert scene.told("leader_killed") == [(admiral,)]


def test_sa_14_2_1_and_14_2_4_2_to_7_capture_him_aboard_a_ship_of_the_captor() -> None:
    for face in (2, 7):
        scene, admiral = lost_ship(face)
        assert scene.done
        assert scene.state.leaders[admiral] == Leader("", 1)
        (ship,) = scene.state.aboard[1][scene.place("space:lodor")]
        assert ship.riders == (admiral,)


def test_sa_14_2_1_and_14_2_7_from_8_on_he_escapes_to_any_planet_or_ship_of_his_owner() -> None:
    for face in (8, 10):
        scene, admiral = lost_ship(face)
        scene.offers("sol", ("refuge", "jord"), ("refuge", "wellon"), ("refuge", "thibah"))
        scene.choose("sol", "refuge", "thibah")
        assert scene.state.leaders[admiral] == Leader("thibah")


def test_sa_14_2_3_captured_without_a_captor_is_an_escape() -> None:
    scene, admiral = lost_ship(4, alone=False)
    assert scene.asked == ["sol"]
    scene.choose("sol", "refuge", "wellon")
    assert scene.state.leaders[admiral] == Leader("wellon")


def test_sa_14_2_7_and_ruling_63_who_has_nowhere_to_go_is_captured_or_killed() -> None:
    """Ruling 63."""
    for captors, outcome in ((1, Leader("", 1)), (0, None)):
        scene = scene_at("lodor")
        scene.state.control = {}
        scene.put("sol", "space:lodor", cruiser=1)
        admiral = scene.leader("sol", "admiral", "lodor", "cruiser")
        wrecked(scene, "sol", "space:lodor", "cruiser", "letnev")
        if captors:
            scene.put("letnev", "space:lodor", cruiser=1)
        scene.rolls(9)
        scene.play(FateRolls(seat=0))
        assert scene.done and scene.state.leaders.get(admiral) == outcome


def test_sa_14_2_1_the_active_players_leaders_roll_first() -> None:
    scene = scene_at("lodor")
    scene.put("sol", "space:lodor", cruiser=1)
    scene.put("letnev", "space:lodor", cruiser=1)
    scene.leader("letnev", "admiral", "lodor", "cruiser")
    scene.leader("sol", "admiral", "lodor", "cruiser")
    wrecked(scene, "letnev", "space:lodor", "cruiser", "sol")
    wrecked(scene, "sol", "space:lodor", "cruiser", "letnev")
    scene.rolls(1, 1)
    scene.play(FateRolls(seat=0))
    assert scene.rolled == [(0, "fate", 1), (1, "fate", 1)] and not scene.state.leaders


def test_sa_14_2_1_who_has_several_leaders_to_roll_for_chooses_their_order() -> None:
    scene = scene_at("lodor")
    scene.take("sol", "wellon")
    scene.put("sol", "space:lodor", cruiser=2)
    scene.put("letnev", "space:lodor", cruiser=1)
    admiral = scene.leader("sol", "admiral", "lodor", "cruiser")
    agent = scene.leader("sol", "agent", "lodor", "cruiser")
    for _ in range(2):
        ship = "cruiser"
        wrecked(scene, "sol", "space:lodor", ship, "letnev")
    scene.rolls(1, 5)
    scene.play(FateRolls(seat=0))
    scene.offers("sol", ("leader", admiral), ("leader", agent))
    scene.refuses("sol", "leader", "letnev_admiral", rule="SA-14.2.1", key="needs_no_fate_roll")
    scene.choose("sol", "leader", agent)
    assert agent not in scene.state.leaders and scene.state.leaders[admiral].captor == 1


def test_sa_14_2_4_a_captive_has_no_abilities_and_is_moved_by_his_captor() -> None:
    scene = scene_at("lodor")
    scene.take("letnev", "lodor")
    scene.take("sol", "wellon")
    scene.put("letnev", "lodor", ground_force=1)
    scene.fleet("sol", "lodor", "carrier", ground_force=1)
    agent = scene.leader("hacan", "diplomat", "lodor", "carrier", captor="sol")
    scene.rolls(8, 1)
    land(scene, "lodor")
    set_down(scene, "ground_force", agent, on="lodor")
    scene.choose("sol", "done")
    assert scene.state.leaders[agent] == Leader("lodor", 0)


def test_sa_14_2_5_a_captive_is_not_handed_to_another_player() -> None:
    scene = scene_at("arnor_lor")
    scene.take("sol", "arnor")
    scene.take("hacan", "lor")
    scene.put("sol", "space:arnor_lor", cruiser=1)
    captive = scene.leader("letnev", "admiral", "arnor_lor", "cruiser", captor="sol")
    scene.put("sol", "space:arnor_lor", dreadnought=1)
    scene.play(Stow(seat=0, system=scene.system("arnor_lor")))
    scene.choose("sol", "leader", captive)
    scene.offers("sol", ("aboard", "dreadnought", 0, "empty"), ("planet", "arnor"))
    scene.refuses("sol", "planet", "lor", rule="SA-13.2.2", key="no_room_there")


def test_sa_14_2_6_a_captor_may_free_a_captive_in_the_status_phase() -> None:
    scene = scene_at("lodor")
    scene.state.phase = "status"
    admiral = scene.leader("sol", "admiral", "wellon", captor="letnev")
    scene.play(Housekeeping(seat=1))
    assert ("free", admiral) in scene.options("letnev")
    scene.choose("letnev", "free", admiral)
    assert scene.state.leaders[admiral] == Leader("jord")


def test_sa_14_2_8_an_execution_costs_a_planet_that_can_still_be_exhausted() -> None:
    scene = scene_at("lodor")
    scene.state.phase = "status"
    scene.state.control = {"lodor": 1, "wellon": 1, "thibah": 1, "jord": 0}
    scene.state.exhausted = ("lodor",)
    admiral = scene.leader("sol", "admiral", "lodor", captor="letnev")
    scene.play(Opening(moment="status_after_refresh"))
    scene.offers("letnev", ("execute", admiral), ("done",))
    scene.choose("letnev", "execute", admiral)
    scene.offers("letnev", ("exhaust", "wellon"), ("exhaust", "thibah"))
    scene.refuses("letnev", "exhaust", "lodor", rule="SA-14.2.8", key="planet_exhausted")
    scene.choose("letnev", "exhaust", "thibah")
    assert scene.done and not scene.state.leaders and list(scene.state.exhausted) == ["lodor", "thibah"]
    deeds = [(each.seat, each.about) for each in scene.state.deeds if each.kind == "killed_leader"]
    assert deeds == [(1, (admiral, 0))]


def test_sa_14_2_8_without_a_planet_to_exhaust_nobody_is_executed() -> None:
    scene = scene_at("lodor")
    scene.state.phase = "status"
    scene.state.exhausted = ("arc_prime", "wren_terra")
    admiral = scene.leader("sol", "admiral", "arc_prime", captor="letnev")
    scene.play(Opening(moment="status_after_refresh"))
    assert scene.done and admiral in scene.state.leaders


# Captives who change hands (SA-14.3)


def test_sa_14_3_1_and_14_3_2_a_2_brings_a_captive_home_when_his_own_side_destroys_the_ship() -> None:
    scene = scene_at("lodor")
    scene.take("sol", "wellon")
    scene.put("sol", "space:lodor", cruiser=1)
    scene.put("letnev", "space:lodor", cruiser=1)
    admiral = scene.leader("sol", "admiral", "lodor", "cruiser", captor="letnev")
    wrecked(scene, "letnev", "space:lodor", "cruiser", "sol")
    scene.rolls(2)
    scene.play(FateRolls(seat=0))
    assert scene.done and scene.state.leaders[admiral] == Leader("")
    assert place_of(scene.state, admiral) == scene.place("space:lodor")


def test_sa_14_3_1_a_1_kills_a_captive_too() -> None:
    scene = scene_at("lodor")
    scene.put("sol", "space:lodor", cruiser=1)
    scene.put("letnev", "space:lodor", cruiser=1)
    scene.leader("sol", "admiral", "lodor", "cruiser", captor="letnev")
    wrecked(scene, "letnev", "space:lodor", "cruiser", "sol")
    scene.rolls(1)
    scene.play(FateRolls(seat=0))
    assert not scene.state.leaders


def test_sa_14_3_2_for_anybody_else_he_is_the_new_players_captive_whatever_the_die_says() -> None:
    for face in (2, 7, 8, 10):
        scene = scene_at("lodor")
        scene.take("letnev", "lodor")
        scientist = scene.leader("hacan", "scientist", "lodor", captor="letnev")
        scene.fleet("sol", "lodor", "carrier", ground_force=1)
        scene.rolls(face)
        land_and_end(scene, "lodor")
        set_down(scene, "ground_force", on="lodor")
        while not scene.done:
            scene.choose("sol", "done")
        assert scene.state.leaders[scientist] == Leader("lodor", 0)


def test_sa_14_3_1_and_ruling_213_fate_is_rolled_before_elimination() -> None:
    """Ruling 213: both leaders on the victim's last planet come into the conqueror's hands first."""
    scene = scene_at("lodor")
    scene.state.control = {"lodor": 1, "wellon": 0, "thibah": 2}
    scene.state.worldgates = ("lodor", "wellon")
    scene.put("sol", "wellon", ground_force=1)
    scene.put("sol", "space:wellon", carrier=1)
    general = scene.leader("letnev", "general", "lodor")
    scientist = scene.leader("hacan", "scientist", "lodor", captor="letnev")
    scene.rolls(7, 7)
    land_and_end(scene, "lodor")
    scene.choose("sol", "gate", "ground_force", "wellon", "lodor")
    while not scene.done:
        scene.choose("sol", "done")
    assert scene.state.eliminated == (1,)
    assert scene.state.leaders == {scientist: Leader("lodor", 0)} and general not in scene.state.leaders


def test_sa_14_2_1_a_captive_on_a_planet_turned_neutral_escapes_unless_he_rolls_1() -> None:
    """Ruling 56, interaction 73."""
    for face in (1, 5):
        scene = scene_at("lodor")
        scene.take("letnev", "lodor")
        scene.take("hacan", "wellon", "thibah")
        scientist = scene.leader("hacan", "scientist", "lodor", captor="letnev")
        scene.put("sol", "space:lodor", dreadnought=1)
        scene.rolls(5, face)
        land_and_end(scene, "lodor")
        scene.choose("sol", "bombard", "dreadnought", "lodor")
        scene.choose("sol", "turn_neutral", "lodor")
        if face == 1:
            assert scene.done and not scene.state.leaders
        else:
            scene.choose("hacan", "refuge", "thibah")
            assert scene.state.leaders[scientist] == Leader("thibah")


def test_sa_8_9_3_the_leaders_of_an_eliminated_player_leave_the_ships_of_their_captors() -> None:
    scene = scene_at("lodor")
    scene.put("sol", "space:lodor", cruiser=1)
    scene.leader("letnev", "general", "lodor", "cruiser", captor="sol")
    eliminate(scene.game, 1)
    assert not scene.state.leaders and not scene.state.aboard[0]


def test_sa_14_2_1_and_ruling_166_outside_the_action_phase_the_roll_comes_at_once() -> None:
    """Ruling 166: a home planet goes back to its owner, on which another player's Leader is."""
    scene = scene_at("home_sol", "letnev", "sol", "hacan")
    scene.state.phase, scene.state.active = "strategy", -1
    scene.take("letnev", "jord")
    general = scene.leader("letnev", "general", "jord")
    scene.rolls(3)
    scene.play(GainPlanet(seat=1, planet="jord", how=REVERTED))
    assert scene.done and scene.rolled == [(0, "fate", 3)]
    assert scene.state.leaders[general] == Leader("jord", 1)


class Opening(Step, frozen=True):
    """A test opens a stop of the Status Phase."""

    moment: str = ""

    def run(self, game: object) -> Step | None:
        game.open(self.moment)  # type: ignore[attr-defined]
        return None
