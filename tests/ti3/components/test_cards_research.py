"""Action cards about acquiring technologies: Corporate Sponsorship, Focused Research, Alien Technology."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS, act, agent_at, cannot_act, interfere
from tests.ti3.scene import Scene
from throneworld.ti3.strategic.action import StrategicAction
from throneworld.ti3.strategic.technology import PrimaryTechnology, SecondaryTechnology
from throneworld.ti3.tables import HOME_TILE

NORR, LETNEV, WINNU = 0, 1, 2


def table(*cards: str) -> Scene:
    """N'orr has goods to pay with, and no planet that is not exhausted."""
    scene = Scene("norr", "letnev", "winnu")
    scene.hold("norr", *cards)
    scene.state.exhausted = tuple(scene.state.control)
    return scene


# Corporate Sponsorship


def test_corporate_sponsorship_pays_5_of_what_is_bought_in_all() -> None:
    scene = table("corporate_sponsorship")
    scene.take("norr", "bereg", "lor", "quann")
    scene.state.exhausted = (*scene.state.exhausted, "quann")
    scene.goods("norr", 3)
    scene.play(PrimaryTechnology(seat=NORR))
    scene.offers("norr", ("play", "corporate_sponsorship"), PASS)
    scene.choose("norr", "play", "corporate_sponsorship")
    scene.choose("norr", "primary", "b")
    scene.choose("norr", "gain", "hylar_v_laser")
    assert scene.state.trade_goods[NORR] == 3, "5 less two red specialties, out of the 5"
    scene.choose("norr", "gain", "impulsion_shields")
    assert scene.prompt == "pay" and scene.ask("norr").about["amount"] == 1
    scene.choose("norr", "trade_good")
    scene.refuses("norr", "gain", "war_sun", rule="SA-10.2.3", key="needs_all")
    scene.choose("norr", "done")
    assert scene.state.marks == (), "what is not used is lost"


def test_corporate_sponsorship_helps_with_the_secondary_that_was_out_of_reach() -> None:
    scene = table("corporate_sponsorship")
    scene.play(StrategicAction(seat=LETNEV, card="technology", stage="secondary"))
    scene.offers("norr", ("secondary", "technology"), PASS)
    scene.choose("norr", "secondary", "technology")
    scene.choose("norr", "play", "corporate_sponsorship")
    scene.choose("norr", "gain", "ion_drive")
    assert scene.state.technologies[NORR] == ("ion_drive",) and scene.state.strategy[NORR] == 1
    assert scene.state.marks == ()


def test_corporate_sponsorship_leaves_the_counter_of_a_secondary_where_it_is_until_it_is_paid() -> None:
    """Letnev may move counters of Strategic Allocation at any time, but not one that is owed (SA-15.7.4)."""
    scene = Scene("norr", "letnev", "winnu")
    scene.hold("letnev", "corporate_sponsorship")
    scene.counters("letnev", 3, 3, 1)
    scene.play(StrategicAction(seat=NORR, card="technology", stage="secondary"))
    assert scene.beside("letnev") == (("supply_fleet",),)
    scene.choose("letnev", "secondary", "technology")
    assert scene.asked == ["letnev"] and scene.prompt == "window" and scene.beside("letnev") == ()
    scene.refuses("letnev", "supply_fleet", rule="table", key="finish_first")
    scene.choose("letnev", "play", "corporate_sponsorship")
    assert scene.state.strategy[LETNEV] == 0


def test_corporate_sponsorship_left_in_the_hand_costs_no_counter() -> None:
    scene = table("corporate_sponsorship")
    scene.play(SecondaryTechnology(seat=NORR))
    scene.choose("norr", "pass")
    assert scene.done and scene.state.strategy[NORR] == 2
    scene = table()
    assert not SecondaryTechnology.is_offered(scene.game, NORR), "without a card nobody asks"


def test_corporate_sponsorship_is_for_ones_own_execution_and_an_agent_at_home_cancels_it() -> None:
    scene = table("corporate_sponsorship")
    scene.play(PrimaryTechnology(seat=LETNEV))
    assert scene.asked == ["letnev"]
    agent = agent_at(scene, "winnu", HOME_TILE["norr"])
    scene.play(PrimaryTechnology(seat=NORR))
    scene.choose("norr", "play", "corporate_sponsorship")
    interfere(scene, "winnu", agent)
    assert "funds" not in [each.kind for each in scene.state.marks]


# Focused Research


def studious(*planets: str) -> Scene:
    scene = table("focused_research")
    scene.take("norr", *planets)
    scene.goods("norr", 20)
    return scene


def test_focused_research_does_without_a_prerequisite_for_each_planet() -> None:
    scene = studious("quann", "bereg", "mehar_xull")
    scene.play(PrimaryTechnology(seat=NORR))
    scene.offers("norr", ("play", "focused_research"), PASS)
    scene.choose("norr", "play", "focused_research")
    scene.offers("norr", ("planet", "quann"), ("planet", "bereg"), ("planet", "mehar_xull"))
    scene.refuses("norr", "planet", "lodor", rule="SA-7.4.1", key="not_your_planet")
    scene.choose("norr", "planet", "bereg")
    scene.refuses("norr", "planet", "bereg", rule="SA-7.4.1", key="planet_named")
    scene.choose("norr", "planet", "mehar_xull")
    scene.choose("norr", "done")
    assert set(scene.state.exhausted) >= {"bereg", "mehar_xull"} and "quann" not in scene.state.exhausted
    scene.choose("norr", "primary", "b")
    gains = [option[1] for option in scene.options("norr") if option[0] == "gain"]
    assert "deep_space_cannon" in gains and "cybernetics" in gains, "a red and a blue one may be missing"
    assert "sarween_tools" not in gains and "gen_synthesis" not in gains
    scene.refuses("norr", "gain", "war_sun", rule="SA-10.2.3", key="needs_all")
    scene.choose("norr", "gain", "deep_space_cannon")
    for _ in range(9):
        if scene.prompt == "pay":
            scene.choose("norr", "for_me")
    gains = [option[1] for option in scene.options("norr") if option[0] == "gain"]
    assert "automated_turrets" not in gains and "xrd_transporters" in gains, "each planet helps once"


def test_focused_research_with_a_planet_of_two_colours_stands_in_for_either() -> None:
    scene = studious("vadrila")
    scene.play(PrimaryTechnology(seat=NORR))
    scene.choose("norr", "play", "focused_research")
    scene.choose("norr", "primary", "a")
    gains = [option[1] for option in scene.options("norr")]
    assert {"deep_space_cannon", "xrd_transporters"} <= set(gains) and "sarween_tools" not in gains


def test_focused_research_opens_a_secondary_that_had_nothing_to_buy() -> None:
    scene = studious("quann")
    everything = ("enviro_compensator", "transfabrication", "hylar_v_laser", "impulsion_shields")
    scene.technologies("norr", *everything, "antimass_deflectors", "ion_drive", "xenopsychology")
    scene.play(SecondaryTechnology(seat=NORR))
    scene.choose("norr", "play", "focused_research")
    assert ("gain", "micro_technology") in scene.options("norr"), "stasis capsules are green"
    scene.choose("norr", "gain", "micro_technology")
    assert scene.state.strategy[NORR] == 1


def test_focused_research_neither_exhausts_nor_counts_where_an_agent_is() -> None:
    scene = studious("quann", "bereg")
    agent = agent_at(scene, "winnu", "quann")
    scene.play(PrimaryTechnology(seat=NORR))
    scene.choose("norr", "play", "focused_research")
    scene.choose("norr", "planet", "quann")
    scene.choose("norr", "planet", "bereg")
    interfere(scene, "winnu", agent)
    assert "quann" not in scene.state.exhausted and "bereg" in scene.state.exhausted
    assert [each.subject for each in scene.state.marks if each.kind == "waived"] == ["red"]


def test_focused_research_needs_a_refreshed_planet_with_a_specialty() -> None:
    scene = table("focused_research")
    scene.take("norr", "quann", exhausted=True)
    scene.play(PrimaryTechnology(seat=NORR))
    assert scene.prompt == "choose_half"


# Alien Technology


def test_alien_technology_is_gained_for_8_less_specialties_though_one_prerequisite_is_missing() -> None:
    scene = table()
    scene.take("norr", "quann", "bereg", "rigel_i")
    scene.state.exhausted = (*scene.state.exhausted, "lodor")
    scene.goods("norr", 5)
    act(scene, "norr", "alien_technology")
    assert scene.prompt == "pay" and scene.ask("norr").about["amount"] == 8 - 3
    scene.choose("norr", "for_me")
    gains = [option[1] for option in scene.options("norr")]
    assert "automated_turrets" in gains and "cybernetics" in gains and "war_sun" not in gains
    scene.refuses("norr", "gain", "war_sun", rule="SA-10.2.3", key="needs_all")
    scene.choose("norr", "gain", "cybernetics")
    assert scene.done and scene.state.technologies[NORR] == ("cybernetics",)


def test_alien_technology_needs_its_price() -> None:
    scene = table()
    scene.goods("norr", 7)
    assert cannot_act(scene, "norr", "alien_technology") == "SA-8.3.3 not_enough_resources"


def test_alien_technology_costs_nothing_where_an_agent_at_home_cancels_it() -> None:
    scene = table()
    scene.goods("norr", 8)
    agent = agent_at(scene, "winnu", HOME_TILE["norr"])
    act(scene, "norr", "alien_technology")
    interfere(scene, "winnu", agent)
    assert scene.prompt == "choose_action" and scene.state.trade_goods[NORR] == 8
