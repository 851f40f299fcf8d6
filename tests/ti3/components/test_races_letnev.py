"""The Barony of Letnev."""

from __future__ import annotations

from tests.ti3.scene import Scene
from throneworld.imperium.giving_up import RespectLimits
from throneworld.imperium.limits import fleet_limit
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.strategic.action import StrategicAction
from throneworld.ti3.strategic.warfare_moves import SecondaryWarfare


def test_letnev_1_two_more_ships_in_systems_with_docks_of_theirs() -> None:
    scene = Scene("letnev", "sol", "hacan")
    scene.put("letnev", "lodor", space_dock=1)
    scene.put("sol", "quann", space_dock=1)
    assert fleet_limit(scene.state, 0, scene.system("lodor")) == 5
    assert fleet_limit(scene.state, 0, scene.system("quann")) == 3
    assert fleet_limit(scene.state, 1, scene.system("quann")) == 3


def test_letnev_1_counters_go_into_fleet_supply_beside_any_question() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.play(Turn(seat=0, stage="choose"))
    assert ("supply_fleet",) in scene.beside("letnev")
    scene.choose("letnev", "supply_fleet")
    assert (scene.state.fleet[1], scene.state.strategy[1]) == (4, 1)
    scene.choose("letnev", "supply_fleet")
    assert (scene.state.fleet[1], scene.state.strategy[1]) == (5, 0)
    scene.refuses("letnev", "supply_fleet", rule="SA-8.4.1", key="no_strategy_counter")
    scene.refuses("hacan", "supply_fleet", rule="SA-8.4.1", key="no_moving_of_counters")


def test_letnev_1_not_between_a_loss_of_fleet_supply_and_its_consequence() -> None:
    scene = Scene("letnev", "sol", "hacan")
    scene.put("letnev", "space:lodor", cruiser=3, destroyer=3)
    scene.play(RespectLimits(seat=0, system=scene.system("lodor")))
    assert not scene.done
    scene.refuses("letnev", "supply_fleet", rule="SA-8.5.4", key="surplus_goes_first")


def on_alert(*races: str) -> Scene:
    """The first has executed Warfare; Lodor is on High Alert."""
    scene = Scene(*(races or ("letnev", "sol", "hacan")))
    scene.state.strategy_cards[0] = ("warfare",)
    scene.state.exhausted_cards = ("warfare",)
    scene.state.high_alert, scene.state.high_alert_of = scene.system("lodor"), 0
    scene.put(scene.players[0], "space:lodor", cruiser=1)
    scene.put(scene.players[0], "quann", ground_force=1)
    scene.put(scene.players[0], "saudor", ground_force=1)
    return scene


def test_letnev_2_high_alert_moves_at_the_end_of_an_action_once_a_round() -> None:
    scene = on_alert()
    scene.play(Turn(seat=0, stage="end_action"))
    scene.offers("letnev", ("play", "letnev.2"), ("pass",))
    scene.choose("letnev", "play", "letnev.2")
    quann, saudor, lodor = scene.system("quann"), scene.system("saudor"), scene.system("lodor")
    assert sorted(scene.options("letnev")) == sorted([("system", quann), ("system", saudor)])
    scene.refuses("letnev", "system", lodor, rule="SA-15.6.1", key="on_alert_already")
    scene.refuses("letnev", "system", scene.system("vefut_ii"), rule="SA-15.6.1", key="no_units_in")
    scene.choose("letnev", "system", quann)
    assert (scene.state.high_alert, scene.state.high_alert_of) == (quann, 0)
    scene.play(Turn(seat=0, stage="end_action"))
    assert scene.done, "not again in this round"


def test_letnev_2_high_alert_stays_where_it_is_for_others_and_without_warfare() -> None:
    scene = on_alert("sol", "letnev", "hacan")
    scene.play(Turn(seat=0, stage="end_action"))
    assert scene.done
    scene = on_alert()
    scene.state.high_alert_of = 1
    scene.play(Turn(seat=0, stage="end_action"))
    assert scene.done


def test_letnev_2_high_alert_moves_also_if_the_card_was_nobodys() -> None:
    """Who has executed Warfare by Flawless Strategy has the token (ruling 173)."""
    scene = on_alert()
    scene.state.strategy_cards[0], scene.state.exhausted_cards = ("trade",), ("trade",)
    scene.play(Turn(seat=0, stage="end_action"))
    scene.offers("letnev", ("play", "letnev.2"), ("pass",))


def test_letnev_3_a_trade_good_instead_of_the_counter_for_warfare() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.put("letnev", "space:lodor", cruiser=1)
    scene.goods("letnev", 1)
    scene.play(SecondaryWarfare(seat=1))
    scene.offers("letnev", ("from", "strategy"), ("trade_good",))
    scene.refuses("letnev", "from", "fleet", rule="SA-3.12.2", key="from_strategy_only")
    scene.refuses("letnev", "give", 0, 1, rule="table", key="finish_first")
    scene.choose("letnev", "trade_good")
    assert (scene.state.trade_goods[1], scene.state.strategy[1]) == (0, 2)
    assert scene.prompt == "move_one_step"


def test_letnev_3_with_a_good_warfare_is_offered_without_a_counter_but_not_to_others() -> None:
    scene = Scene("sol", "letnev", "hacan")
    for race in ("letnev", "hacan"):
        scene.put(race, "space:lodor" if race == "letnev" else "space:quann", cruiser=1)
        scene.goods(race, 1)
        scene.counters(race, 3, 3, 0)
    scene.play(StrategicAction(seat=0, card="warfare", stage="secondary"))
    assert scene.asked == ["letnev"] and scene.prompt == "secondary_ability"
    scene.choose("letnev", "secondary", "warfare")
    assert scene.state.trade_goods[1] == 0 and scene.prompt == "move_one_step"
    scene.choose("letnev", "done")
    assert scene.asked == ["sol"], "Hacan is not asked"
