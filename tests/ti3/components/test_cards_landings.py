"""Action cards of arrivals, landings and the order of steps."""

from __future__ import annotations

from tests.ti3.fighting import PASS, invasion
from tests.ti3.landing import land, scene_at
from tests.ti3.scene import Scene
from tests.ti3.voyages import LODOR, MECATOL, components, done, galaxy, moving
from throneworld.imperium.marks import ROUND, mark
from throneworld.ti3.directives.later import QUARANTINE
from throneworld.ti3.state import Mine
from throneworld.ti3.strategic.warfare_moves import SecondaryWarfare
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.tactical.capture import capture_refusal
from throneworld.ti3.tactical.space_battle import SpaceBattle
from throneworld.ti3.verbs.agreements import open_agreement

assert components
LAYERS, PARAMAGNETIC = ("play", "minelayers"), ("play", "paramagnetic_space_mines")
EVACUATION, DROP = ("play", "pre_emptive_evac"), ("play", "vulcan_drop")
INCURSION, AGGRESSORS = ("play", "silent_incursion"), ("play", "unidentified_aggressors")


def comes(*mines: Mine, letnev: tuple[str, ...] = (), sol: tuple[str, ...] = ()) -> Scene:
    """Sol moves a Carrier with a Fighter and a Cruiser to Mecatol Rex, where a Destroyer of Letnev is."""
    scene = galaxy(with_={(1, -1): 74, (-1, 0): 75})
    scene.state.mines = mines
    scene.put("sol", LODOR, cruiser=1, carrier=1, fighter=1)
    scene.put("letnev", MECATOL, destroyer=1)
    scene.hold("letnev", *letnev)
    scene.hold("sol", *sol)
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "carrier", LODOR, 0)
    scene.choose("sol", "load", "fighter", str(LODOR))
    done(scene, "sol", "load_ship")
    scene.choose("sol", "ship", "cruiser", LODOR, 0)
    return scene


def test_minelayers_lay_a_mine_under_every_larger_ship_that_has_come() -> None:
    scene = comes(letnev=("minelayers",))
    scene.offers("letnev", LAYERS, PASS)
    scene.rolls(8, 7)
    scene.choose("letnev", *LAYERS)
    assert scene.rolled == [(0, "space_mine", 8, 7)]
    scene.offers("sol", ("hit", "carrier", 0), ("hit", "cruiser", 0))
    scene.choose("sol", "hit", "cruiser", 0)
    assert scene.has("sol", MECATOL, "cruiser") == 0
    assert scene.state.hands[1] == () and scene.state.action_discards == ("minelayers",)


def test_minelayers_come_back_when_they_have_hit_nothing_and_wait_for_another_fleet() -> None:
    scene = comes(letnev=("minelayers",))
    scene.rolls(1, 7)
    scene.choose("letnev", *LAYERS)
    assert scene.state.hands[1] == ("minelayers",) and scene.state.action_discards == ()
    assert scene.told("action_card_taken_back") == [(1, "minelayers")]
    assert "letnev" not in scene.asked, "not against the same movement"


def test_minelayers_are_for_others_with_ships_there() -> None:
    scene = comes(sol=("minelayers",))
    assert not scene.told("played") and scene.state.hands[0] == ("minelayers",)


def test_minelayers_do_not_find_what_a_flagship_leads_past_mines() -> None:
    """Y'sia Y'ssrila: ships that move with it trigger no Space Mine, whoever lays it."""
    for flagship, found in ((0, True), (1, False)):
        scene = galaxy("yssaril", "letnev", "hacan", with_={(1, -1): 74, (-1, 0): 75})
        scene.put("yssaril", LODOR, carrier=1, flagship=flagship)
        scene.put("letnev", MECATOL, destroyer=1)
        scene.hold("letnev", "minelayers")
        moving(scene, "yssaril", MECATOL)
        scene.choose("yssaril", "ship", "carrier", LODOR, 0)
        done(scene, "yssaril", "load_ship")
        if flagship:
            scene.choose("yssaril", "ship", "flagship", LODOR, 0)
            done(scene, "yssaril", "load_ship")
        assert ("letnev" in scene.asked) == found


def test_paramagnetic_space_mines_aim_better_and_at_fighters_too() -> None:
    scene = comes(Mine(MECATOL, LODOR, 1), letnev=("paramagnetic_space_mines",))
    scene.offers("letnev", PARAMAGNETIC, PASS)
    scene.rolls(6, 1, 6)
    scene.choose("letnev", *PARAMAGNETIC)
    scene.choose("sol", "hit", "cruiser", 0)
    assert [each[1:] for each in scene.rolled] == [("space_mine", 6, 1), ("space_mine", 6)]
    assert scene.units("sol", MECATOL) == {"carrier": 1}
    assert scene.state.mines == ()


def test_paramagnetic_space_mines_help_only_ones_own_mines() -> None:
    scene = comes(Mine(MECATOL, LODOR, 2), letnev=("paramagnetic_space_mines",))
    assert scene.state.hands[1] == ("paramagnetic_space_mines",) and not scene.told("played")


def test_paramagnetic_space_mines_are_over_with_the_movement() -> None:
    """Also of ships that move without an activation (SA-15.6.5)."""
    scene = galaxy(with_={(1, -1): 74, (-1, 0): 75})
    scene.state.mines = (Mine(MECATOL, LODOR, 1),)
    scene.put("sol", LODOR, cruiser=1)
    scene.hold("letnev", "paramagnetic_space_mines")
    scene.play(SecondaryWarfare(seat=0, granted=True))
    scene.choose("sol", "step", "cruiser", LODOR, MECATOL, 0)
    scene.rolls(5)
    scene.choose("letnev", *PARAMAGNETIC)
    assert scene.done and scene.has("sol", MECATOL, "cruiser") == 1
    assert not scene.state.mines and not scene.state.marks


def evacuated(scene: Scene, race: str = "letnev") -> None:
    scene.offers(race, EVACUATION, PASS)
    scene.choose(race, *EVACUATION)


def test_pre_emptive_evac_takes_all_away_before_anybody_fights() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann", "thibah")
    scene.put("letnev", "quann", ground_force=2, shock_troop=1, pds=1, space_dock=1)
    scene.fleet("sol", "quann", "carrier", shock_troop=1, ground_force=1)
    scene.hold("letnev", "pre_emptive_evac")
    land(scene, "quann")
    scene.choose("sol", "land", "shock_troop", "quann")
    scene.choose("sol", "land", "ground_force", "quann")
    evacuated(scene)
    assert scene.units("letnev", "thibah") == {"ground_force": 2, "shock_troop": 1, "pds": 1}
    assert scene.state.control["quann"] == 0
    assert scene.units("sol", "quann") == {"shock_troop": 1, "ground_force": 1}, "the dock is destroyed"


def test_pre_emptive_evac_leads_nobody_into_a_quarantine_or_out_of_one() -> None:
    """Nothing enters or leaves the system (SA-9.2.3)."""
    for closed, offered in (("thibah", False), ("quann", False), ("wellon", True)):
        scene = scene_at("quann")
        scene.take("letnev", "quann", "thibah")
        scene.put("letnev", "quann", ground_force=2)
        scene.fleet("sol", "quann", "carrier", ground_force=1)
        scene.hold("letnev", "pre_emptive_evac")
        mark(scene.game, QUARANTINE, subject=scene.place(f"space:{closed}"), until=ROUND)
        land(scene, "quann")
        scene.choose("sol", "land", "ground_force", "quann")
        assert (not scene.done and EVACUATION in scene.options()) == offered


def test_pre_emptive_evac_says_why_the_dock_cannot_be_captured() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann", "thibah", "wellon")
    scene.put("letnev", "quann", ground_force=1, pds=2, space_dock=1)
    scene.put("letnev", "wellon", pds=1)
    scene.fleet("sol", "quann", "carrier", shock_troop=1)
    scene.hold("letnev", "pre_emptive_evac")
    land(scene, "quann")
    scene.choose("sol", "land", "shock_troop", "quann")
    scene.choose("letnev", *EVACUATION)
    scene.offers("letnev", ("evacuate", "quann", "thibah"), ("evacuate", "quann", "wellon"))
    scene.refuses("letnev", "evacuate", "quann", "saudor", rule="SA-8.7.1", key="not_your_planet")
    scene.choose("letnev", "evacuate", "quann", "wellon")
    assert scene.units("letnev", "wellon") == {"ground_force": 1, "pds": 2}, "the third PDS is lost"
    assert scene.units("sol", "quann") == {"shock_troop": 1}
    refusal = capture_refusal(scene.state, 0, "quann", "space_dock")
    assert refusal is not None and refusal.args == ("space_dock", "pre_emptive_evac")


def test_pre_emptive_evac_after_commandos_are_named_leaves_a_victory_with_promotion() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann", "thibah")
    scene.put("letnev", "quann", ground_force=1)
    scene.fleet("sol", "quann", "carrier", ground_force=1)
    scene.hold("letnev", "pre_emptive_evac")
    land(scene, "quann")
    scene.choose("sol", "land", "ground_force", "quann")
    scene.choose("letnev", "pass")
    evacuated(scene)
    assert scene.prompt == "promote" and scene.units("letnev", "thibah") == {"ground_force": 1}


def test_pre_emptive_evac_needs_somewhere_to_go() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", ground_force=1)
    scene.fleet("sol", "quann", "carrier", ground_force=1)
    scene.hold("letnev", "pre_emptive_evac", "full_frontal_assault")
    land(scene, "quann")
    scene.choose("sol", "land", "ground_force", "quann")
    scene.offers("letnev", ("play", "full_frontal_assault"), PASS)
    scene.refuses("letnev", *EVACUATION, rule="SA-8.7.1", key="not_this_moment")


def test_vulcan_drop_lets_machines_shoot_first_and_bear_one_hit_more() -> None:
    scene = invasion(
        {"mechanized_unit": 2}, {"ground_force": 3}, *(6, 1, 1, 1, 1, 1, 8, 8), sol=("vulcan_drop",)
    )
    scene.offers("sol", DROP, PASS)
    scene.choose("sol", *DROP)
    assert scene.rolled[0] == (0, "pre_combat", 6, 1)
    assert scene.has("letnev", "quann", "ground_force") == 2
    scene.choose("sol", "sustain", "mechanized_unit", 0)
    scene.offers(
        "sol",
        ("hit", "mechanized_unit", 0),
        ("hit", "mechanized_unit", 1),
        ("sustain", "mechanized_unit", 0),
        ("sustain", "mechanized_unit", 1),
    )
    scene.refuses("sol", "sustain", "mechanized_unit", 2, rule="SA-5.5.3", key="takes_no_part")


def test_vulcan_drop_needs_a_machine() -> None:
    scene = invasion(
        {"ground_force": 2}, {"ground_force": 1}, 1, 1, 1, sol=("vulcan_drop", "full_frontal_assault")
    )
    scene.offers("sol", ("play", "full_frontal_assault"), PASS)
    scene.refuses("sol", *DROP, rule="SA-8.7.1", key="not_this_moment")


def incursion(*dice: int) -> Scene:
    """Sol is at Quann already, with troops, beside a fleet of Letnev."""
    scene = scene_at("quann")
    scene.state.on_board[0] = 0
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", ground_force=1)
    scene.put("letnev", "space:quann", cruiser=1)
    scene.fleet("sol", "quann", "carrier", ground_force=2)
    scene.hold("sol", "silent_incursion")
    scene.play(TacticalAction(seat=0, system=scene.system("quann")))
    scene.offers("sol", INCURSION, PASS)
    scene.choose("sol", *INCURSION)
    scene.rolls(*dice)
    while scene.prompt in ("move_ships", "stow"):
        scene.choose("sol", "done")
    return scene


def test_silent_incursion_lands_before_the_battle_and_the_troops_stay_whatever_comes() -> None:
    scene = incursion(1, 7, 8, 1, 1)
    assert scene.prompt == "assign_landings" and not scene.told("space_battle_begins")
    scene.choose("sol", "land", "ground_force", "quann")
    scene.choose("sol", "land", "ground_force", "quann")
    assert scene.told("space_battle_begins") == [(0, 1, scene.system("quann"))]
    scene.choose("letnev", "stay")
    assert scene.units("sol", "space:quann") == {}, "the fleet is lost"
    assert scene.told("invasion_begins") == [(0, 1, "quann")]
    assert scene.prompt == "promote" and scene.units("sol", "quann") == {"ground_force": 2}


def test_silent_incursion_is_for_whoever_activates() -> None:
    scene = scene_at("quann")
    scene.state.on_board[0] = 0
    scene.put("sol", "space:quann", cruiser=1)
    scene.hold("letnev", "silent_incursion")
    scene.play(TacticalAction(seat=0, system=scene.system("quann")))
    assert scene.asked == ["sol"] and scene.state.hands[1] == ("silent_incursion",)


def war(*, battle: bool = True) -> Scene:
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", ground_force=1)
    scene.put("letnev", "space:quann", cruiser=1)
    scene.put("sol", "space:quann", cruiser=2)
    scene.fleet("sol", "quann", "carrier", ground_force=2)
    open_agreement(scene.game, "sol:1", "letnev:1")
    scene.hold("sol", "unidentified_aggressors")
    if battle:
        scene.play(SpaceBattle(attacker=0, defender=1, system=scene.system("quann")))
    return scene


def test_unidentified_aggressors_begin_a_battle_that_is_no_act_of_war() -> None:
    scene = war()
    scene.offers("sol", AGGRESSORS, PASS)
    scene.choose("sol", *AGGRESSORS)
    assert scene.told("act_of_war") == [] and len(scene.state.agreements) == 1


def test_unidentified_aggressors_are_known_when_they_land() -> None:
    scene = war(battle=False)
    land(scene, "quann")
    scene.choose("sol", "land", "ground_force", "quann")
    scene.choose("sol", "done")
    assert scene.told("act_of_war") == [(0, 1, scene.system("quann"))]
    assert scene.state.agreements == () and scene.state.hands[0] == ("unidentified_aggressors",)


def test_unidentified_aggressors_may_be_left_in_the_hand() -> None:
    scene = war()
    scene.refuses("sol", "play", "silent_incursion", rule="SA-8.7.1", key="not_yours")
    scene.choose("sol", "pass")
    assert scene.told("act_of_war") and scene.state.agreements == ()


def test_minelayers_and_paramagnetic_space_mines_have_each_their_moment() -> None:
    scene = comes(Mine(MECATOL, LODOR, 1), letnev=("minelayers", "paramagnetic_space_mines"))
    scene.offers("letnev", PARAMAGNETIC, PASS)
    scene.refuses("letnev", *LAYERS, rule="SA-8.7.1", key="not_this_moment")
    scene.rolls(1, 1)
    scene.choose("letnev", "pass")
    scene.offers("letnev", LAYERS, PASS)
    scene.refuses("letnev", *PARAMAGNETIC, rule="SA-8.7.1", key="not_this_moment")


def test_vulcan_drop_lets_a_machine_bear_two_hits_and_no_third() -> None:
    scene = invasion(
        {"mechanized_unit": 1}, {"ground_force": 3}, *(1, 1, 1, 1, 8, 8, 8), sol=("vulcan_drop",)
    )
    scene.choose("sol", *DROP)
    scene.choose("sol", "sustain", "mechanized_unit", 0)
    scene.choose("sol", "sustain", "mechanized_unit", 1)
    assert scene.has("sol", "quann", "mechanized_unit") == 0
