"""Action cards that hold for a while, and those that are played at any time."""

from __future__ import annotations

from tests.ti3.playing_cards import act, agent_at, cannot_act, cards_beside, interfere
from tests.ti3.scene import Scene
from throneworld.imperium.combat.sustaining import levels_sustained
from throneworld.imperium.limits import fleet_limit
from throneworld.imperium.production.producers import total_value
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.steps.builders import docks
from throneworld.ti3.tables import MECATOL_TILE

NORR, LETNEV, WINNU = 0, 1, 2


def table() -> Scene:
    scene = Scene("norr", "letnev", "winnu")
    scene.take("norr", "lodor", "quann")
    return scene


def test_armistice_keeps_both_from_activating_a_system() -> None:
    scene = table()
    lodor, quann = scene.system("lodor"), scene.system("quann")
    act(scene, "norr", "armistice")
    home = scene.system("home_norr")  # one's own: nobody has to allow it (SA-6.2.3)
    scene.offers("norr", ("system", home), ("system", lodor), ("system", quann))
    scene.refuses("norr", "system", scene.system("saudor"), rule="SA-8.7.1", key="where_i_am")
    scene.choose("norr", "system", lodor)
    scene.offers("norr", ("player", LETNEV), ("player", WINNU))
    scene.choose("norr", "player", WINNU)
    scene.play(Turn(seat=WINNU))
    assert ("tactical", lodor) not in scene.options("winnu") and ("tactical", quann) in scene.options("winnu")
    assert scene.refusal("winnu", "tactical", lodor).endswith(" armistice")
    scene.play(Turn(seat=LETNEV))
    assert ("tactical", lodor) in scene.options("letnev")


def test_armistice_is_cancelled_by_an_agent_at_mecatol_rex() -> None:
    scene = table()
    agent = agent_at(scene, "winnu", MECATOL_TILE)
    act(scene, "norr", "armistice")
    scene.choose("norr", "system", scene.system("lodor"))
    scene.choose("norr", "player", WINNU)
    interfere(scene, "winnu", agent)
    assert scene.prompt == "choose_action"
    assert {each.kind for each in scene.state.marks} == {"rests"}


def test_armistice_needs_a_system_where_one_is() -> None:
    scene = Scene("norr", "letnev", "winnu")
    scene.state.control = {}
    assert cannot_act(scene, "norr", "armistice") == "SA-8.7.1 no_target"


def test_enhanced_armor_lets_cruisers_sustain_damage_until_the_round_is_over() -> None:
    scene = table()
    scene.put("norr", "space:lodor", cruiser=1, destroyer=1)
    area = scene.place("space:lodor")
    assert levels_sustained(scene.state, NORR, "cruiser", area) == 0
    act(scene, "norr", "enhanced_armor")
    assert scene.done and levels_sustained(scene.state, NORR, "cruiser", area) == 1
    assert levels_sustained(scene.state, NORR, "destroyer", area) == 0
    assert levels_sustained(scene.state, LETNEV, "cruiser", area) == 0
    assert [each.until for each in scene.state.marks] == ["round"]


def test_enhanced_armor_is_not_played_by_who_does_not_hold_it() -> None:
    scene = table()
    scene.hold("letnev", "enhanced_armor")
    scene.play(Turn(seat=NORR))
    scene.refuses("norr", "component", "enhanced_armor", rule="SA-3.11.1", key="not_yours")


def test_uprising_exhausts_all_planets_and_weakens_docks() -> None:
    scene = table()
    scene.take("letnev", "abyz")
    scene.take("winnu", "fria", exhausted=True)
    scene.put("letnev", "abyz", space_dock=1)
    scene.put("letnev", "arc_prime", space_dock=1)
    at_home = total_value(docks(scene.state, LETNEV, scene.system("home_letnev"))[0])
    (before,) = docks(scene.state, LETNEV, scene.system("abyz_fria"))
    act(scene, "norr", "uprising")
    scene.refuses("norr", "system", 0, rule="SA-8.7.1", key="not_offered")
    scene.choose("norr", "system", scene.system("abyz_fria"))
    assert scene.done and set(scene.state.exhausted) == {"abyz", "fria"}
    (after,) = docks(scene.state, LETNEV, scene.system("abyz_fria"))
    assert total_value(after) == total_value(before) - 2
    (elsewhere,) = docks(scene.state, LETNEV, scene.system("home_letnev"))
    assert total_value(elsewhere) == at_home, "in that system alone"


def test_uprising_is_cancelled_by_an_agent_there() -> None:
    scene = table()
    scene.take("letnev", "abyz")
    agent = agent_at(scene, "winnu", "abyz_fria")
    act(scene, "norr", "uprising")
    scene.choose("norr", "system", scene.system("abyz_fria"))
    interfere(scene, "winnu", agent)
    assert scene.state.exhausted == ()


def test_war_footing_raises_the_limit_in_one_system_to_the_end_of_the_status_phase() -> None:
    scene = table()
    lodor = scene.system("lodor")
    act(scene, "norr", "war_footing")
    scene.refuses("norr", "system", 0, rule="SA-8.7.1", key="not_offered")
    scene.choose("norr", "system", lodor)
    assert scene.done and fleet_limit(scene.state, NORR, lodor) == 5
    assert fleet_limit(scene.state, NORR, scene.system("quann")) == 3
    assert fleet_limit(scene.state, LETNEV, lodor) == 3
    scene.put("norr", "space:lodor", cruiser=5)
    scene.play(StatusPhase(stage="end"))
    assert scene.told("card_ends") == [("war_footing",)] and fleet_limit(scene.state, NORR, lodor) == 3
    assert scene.has("norr", "space:lodor", "cruiser") == 3


def test_war_footing_ends_with_ships_of_ones_choice_that_take_up_supply() -> None:
    scene = table()
    act(scene, "norr", "war_footing")
    scene.choose("norr", "system", scene.system("lodor"))
    scene.put("norr", "space:lodor", cruiser=3, carrier=1, fighter=1)
    scene.play(StatusPhase(stage="end"))
    assert scene.asked == ["norr"] and scene.told("card_ends") == [("war_footing",)]
    scene.offers("norr", ("remove", "carrier", 0), ("remove", "cruiser", 0))
    scene.refuses("norr", "remove", "fighter", 0, rule="SA-8.5.4", key="not_in_excess")
    scene.choose("norr", "remove", "cruiser", 0)
    assert scene.units("norr", "space:lodor") == {"carrier": 1, "cruiser": 2, "fighter": 1}


def test_war_footing_is_cancelled_by_an_agent_in_the_system() -> None:
    scene = table()
    agent = agent_at(scene, "winnu", "lodor")
    act(scene, "norr", "war_footing")
    scene.choose("norr", "system", scene.system("lodor"))
    interfere(scene, "winnu", agent)
    assert fleet_limit(scene.state, NORR, scene.system("lodor")) == 3


# At any time


def damaged() -> Scene:
    scene = table()
    scene.hold("norr", "emergency_repairs")
    scene.fleet("norr", "lodor", "dreadnought", damage=1, ground_force=1)
    scene.put("norr", "space:lodor", war_sun=1)
    scene.damage("norr", "space:lodor", "war_sun", 2)
    return scene


def test_emergency_repairs_may_be_played_while_another_is_asked() -> None:
    scene = damaged()
    scene.play(Turn(seat=LETNEV))
    assert cards_beside(scene, "norr") == ["emergency_repairs"]
    scene.choose("norr", "use_card", "emergency_repairs")
    assert scene.prompt == "choose_action" and scene.asked == ["letnev"]
    area = scene.place("space:lodor")
    assert not scene.state.damaged[NORR] and not any(level[NORR] for level in scene.state.deeper)
    assert [each.damage for each in scene.state.aboard[NORR][area]] == [0]
    assert scene.state.action_discards == ("emergency_repairs",)


def test_emergency_repairs_need_damage_and_are_cancelled_by_an_agent_there() -> None:
    scene = table()
    scene.hold("norr", "emergency_repairs")
    scene.play(Turn(seat=LETNEV))
    assert scene.refusal("norr", "use_card", "emergency_repairs") == "SA-8.7.1 no_target"
    assert scene.refusal("norr", "use_card", "veto") == "SA-8.7.1 card_not_in_hand"
    scene = damaged()
    agent = agent_at(scene, "winnu", "lodor")
    scene.play(Turn(seat=LETNEV))
    scene.choose("norr", "use_card", "emergency_repairs")
    interfere(scene, "winnu", agent)
    assert scene.state.damaged[NORR]


def test_emergency_repairs_are_for_ships_not_for_what_they_carry() -> None:
    scene = table()
    scene.hold("norr", "emergency_repairs")
    scene.fleet("norr", "lodor", "carrier", mechanized_unit=1)
    scene.damage("norr", "space:lodor", "mechanized_unit")
    scene.play(Turn(seat=LETNEV))
    assert scene.refusal("norr", "use_card", "emergency_repairs") == "SA-8.7.1 no_target"


def test_disclosure_shows_a_hand_and_throws_a_card_of_it_away() -> None:
    scene = table()
    scene.hold("norr", "disclosure")
    scene.hold("letnev", "privateers", "good_year")
    scene.play(Turn(seat=WINNU))
    assert cards_beside(scene, "norr") == ["disclosure"]
    scene.choose("norr", "use_card", "disclosure")
    scene.offers("norr", ("discard", "privateers"), ("discard", "good_year"))
    scene.refuses("norr", "discard", "uprising", rule="SA-8.7.1", key="not_in_that_hand")
    assert scene.told("hand_seen") == [(NORR, LETNEV, "privateers", "good_year")]
    scene.choose("norr", "discard", "privateers")
    assert scene.state.hands == [(), ("good_year",), ()] and scene.asked == ["winnu"]
    assert scene.state.known["good_year"] == 0b011


def test_disclosure_needs_a_hand_to_look_at() -> None:
    scene = table()
    scene.hold("norr", "disclosure")
    scene.play(Turn(seat=WINNU))
    assert scene.refusal("norr", "use_card", "disclosure") == "SA-8.7.1 no_target"
