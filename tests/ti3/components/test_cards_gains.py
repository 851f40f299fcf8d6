"""Action cards that are an action and give or take: goods, counters, cards; and what cancels a card."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS, act, actions, agent_at, cannot_act, interfere
from tests.ti3.scene import Scene
from throneworld.imperium.board import adjacent_to
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.kernel.windows import Play
from throneworld.ti3.deeds import PLAYED, TOOK_GOODS, deeds_of
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.state import SPACE
from throneworld.ti3.steps.elimination import eliminate
from throneworld.ti3.tables import HOME_TILE
from throneworld.ti3.verbs.agreements import open_agreement

NORR, LETNEV, WINNU = 0, 1, 2


def table() -> Scene:
    return Scene("norr", "letnev", "winnu")


def test_command_summit_gains_a_counter_in_the_command_pool() -> None:
    scene = table()
    act(scene, "norr", "command_summit")
    assert scene.done
    assert (scene.state.tactic[NORR], scene.state.fleet[NORR], scene.state.strategy[NORR]) == (4, 3, 2)
    assert scene.state.action_discards == ("command_summit",)
    assert [each.about for each in deeds_of(scene.state, PLAYED, NORR)] == [("command_summit",)]


def test_command_summit_may_be_played_though_no_counter_is_left() -> None:
    scene = table()
    scene.counters("norr", 10, 7, 7)
    act(scene, "norr", "command_summit")
    assert scene.done and scene.state.tactic[NORR] == 10


def test_command_summit_is_nobody_elses_and_no_card_of_another_moment() -> None:
    scene = table()
    scene.hold("letnev", "command_summit")
    scene.play(Turn(seat=NORR))
    assert actions(scene, "norr") == []
    scene.refuses("norr", "component", "command_summit", rule="SA-3.11.1", key="not_yours")


def test_sabotage_cancels_command_summit_which_then_costs_no_action() -> None:
    scene = table()
    scene.hold("winnu", "sabotage")
    act(scene, "norr", "command_summit")
    scene.offers("winnu", ("play", "sabotage"), PASS)
    scene.choose("winnu", "play", "sabotage")
    assert scene.prompt == "choose_action" and scene.state.tactic[NORR] == 3
    assert set(scene.state.action_discards) == {"command_summit", "sabotage"}
    assert [each.about for each in deeds_of(scene.state, PLAYED)] == [("sabotage",)], (
        "it counts as not played"
    )


def test_sabotage_is_not_played_against_ones_own_card_and_nothing_cancels_sabotage() -> None:
    scene = table()
    scene.hold("norr", "sabotage")
    act(scene, "norr", "intel_operations")
    assert scene.done, "nobody else holds anything"
    scene.hold("letnev", "command_summit")
    agent = agent_at(scene, "winnu", HOME_TILE["letnev"])
    scene.play(Turn(seat=LETNEV))
    scene.choose("letnev", "component", "command_summit")
    scene.offers("winnu", ("play", "agent.3"), PASS)
    scene.choose("winnu", "pass")
    scene.choose("norr", "play", "sabotage")
    assert scene.prompt == "choose_action", "Sabotage takes place nowhere, and is final (ruling 106)"
    assert agent in scene.state.leaders


def test_good_year_pays_for_planets_outside_home_eight_at_most() -> None:
    scene = table()
    scene.take("norr", "lodor", "quann", exhausted=True)
    act(scene, "norr", "good_year")
    assert scene.done and scene.state.trade_goods[NORR] == 2
    planets = [planet for planet in scene.game.view(0)["planets"] if planet not in scene.state.control]
    scene.take("norr", *planets[:8])
    act(scene, "norr", "good_year")
    assert scene.state.trade_goods[NORR] == 2 + 8


def test_good_year_gives_nothing_where_an_agent_stops_it() -> None:
    scene = table()
    scene.take("norr", "lodor", "quann")
    agent = agent_at(scene, "winnu", "lodor")
    scene.hold("letnev", "sabotage")
    act(scene, "norr", "good_year")
    scene.offers("letnev", ("play", "sabotage"), PASS)
    scene.choose("letnev", "pass")
    interfere(scene, "winnu", agent)
    assert scene.done, "one cancels at most (ruling 106)"
    assert scene.state.trade_goods[NORR] == 1 and scene.told("cancelled") == []


def test_insubordination_takes_a_counter_that_returns_in_step_8() -> None:
    scene = table()
    scene.counters("letnev", 0, 3, 2)
    scene.counters("winnu", 0, 3, 0)
    act(scene, "norr", "insubordination")
    assert scene.done, "only Letnev has a counter to take, and only in one area"
    assert scene.state.strategy[LETNEV] == 1 and scene.state.tactic[LETNEV] == 0
    assert reinforcements(scene.state, LETNEV) == 24 - 0 - 3 - 2, "still among the 24 (ruling 189)"
    scene.play(StatusPhase(stage="receive"))
    assert scene.state.strategy[LETNEV] == 2 and scene.state.marks == ()
    assert scene.told("counter_given_back") == [(LETNEV, "strategy")]
    scene.play(Turn(seat=LETNEV))
    scene.refuses("letnev", "tactical", scene.system("lodor"), rule="SA-3.14.1", key="empty_pool")


def test_insubordination_offers_both_areas_and_sabotage_leaves_them_as_they_are() -> None:
    scene = table()
    scene.hold("winnu", "sabotage")
    act(scene, "norr", "insubordination")
    scene.offers("norr", ("player", LETNEV), ("player", WINNU))
    scene.refuses("norr", "player", NORR, rule="SA-8.7.1", key="another")
    scene.choose("norr", "player", LETNEV)
    scene.offers("norr", ("from", "tactic"), ("from", "strategy"))
    scene.choose("norr", "from", "tactic")
    scene.choose("winnu", "play", "sabotage")
    assert scene.state.tactic[LETNEV] == 3 and scene.state.marks == ()


def test_insubordination_ends_when_its_player_is_out_of_the_game() -> None:
    """Nobody else could give the counter back (SA-8.9.3, ruling 181)."""
    scene = table()
    act(scene, "norr", "insubordination")
    scene.choose("norr", "player", LETNEV)
    scene.choose("norr", "from", "tactic")
    assert scene.state.tactic[LETNEV] == 2
    eliminate(scene.game, NORR)
    assert scene.state.tactic[LETNEV] == 3 and scene.state.marks == ()
    assert scene.told("counter_given_back") == [(LETNEV, "tactic")]


def test_insubordination_needs_somebody_with_a_counter() -> None:
    scene = table()
    scene.counters("letnev", 0, 3, 0)
    scene.counters("winnu", 0, 3, 0)
    assert cannot_act(scene, "norr", "insubordination") == "SA-8.7.1 no_target"


def test_intel_operations_draws_a_card() -> None:
    scene = table()
    act(scene, "norr", "intel_operations")
    assert scene.done and len(scene.state.hands[NORR]) == 1
    assert scene.told("action_card_drawn") == [(NORR,)]


def test_intel_operations_with_a_full_hand_means_discarding_one() -> None:
    scene = table()
    scene.hold("norr", *[card for card in scene.state.action_deck if card != "intel_operations"][-7:])
    held = scene.state.hands[NORR]
    scene.hold("norr", "intel_operations")
    scene.play(Turn(seat=NORR))
    scene.choose("norr", "component", "intel_operations")
    assert scene.prompt == "discard_action_card" and len(scene.state.hands[NORR]) == 8
    scene.choose("norr", "discard", held[0])
    assert len(scene.state.hands[NORR]) == 7


def exercise() -> Scene:
    scene = table()
    open_agreement(scene.game, "norr:1", "letnev:1")
    scene.put("norr", "space:lodor", cruiser=1)
    return scene


def test_joint_fleet_exercise_gives_both_partners_a_counter() -> None:
    scene = exercise()
    near = near_lodor(scene)[0]
    scene.put("letnev", near, cruiser=1)
    act(scene, "norr", "joint_fleet_exercise")
    assert scene.done and scene.state.tactic[:3] == [4, 4, 3]
    lodor = scene.place("space:lodor")
    assert scene.told("fleets_named") == [(NORR, LETNEV, lodor, SPACE[near])]


def test_joint_fleet_exercise_gives_nothing_to_whose_fleet_an_agent_is_with() -> None:
    scene = exercise()
    near = near_lodor(scene)[0]
    scene.put("letnev", near, cruiser=1)
    agent = agent_at(scene, "winnu", near)
    act(scene, "norr", "joint_fleet_exercise")
    interfere(scene, "winnu", agent)
    assert scene.done and scene.state.tactic[:3] == [4, 3, 3]


def test_joint_fleet_exercise_needs_an_agreement_and_fleets_side_by_side() -> None:
    scene = exercise()
    assert cannot_act(scene, "norr", "joint_fleet_exercise") == "SA-8.7.1 no_target"
    near = near_lodor(scene)[0]
    scene.put("winnu", near, cruiser=1)
    scene.play(Turn(seat=NORR))
    assert actions(scene, "norr") == [], "no agreement with Winnu"


def near_lodor(scene: Scene) -> list[int]:
    return list(adjacent_to(scene.state, scene.system("lodor")))


def test_privateers_take_half_of_the_goods_and_drop_one() -> None:
    scene = table()
    scene.goods("letnev", 5)
    act(scene, "norr", "privateers")
    scene.offers("norr", ("player", LETNEV), ("player", WINNU))
    scene.refuses("norr", "player", NORR, rule="SA-8.7.1", key="another")
    scene.choose("norr", "player", LETNEV)
    assert scene.done and scene.state.trade_goods[:2] == [2, 2]
    assert [each.about for each in deeds_of(scene.state, TOOK_GOODS, NORR)] == [(3, LETNEV)]


def test_privateers_are_cancelled_by_an_agent_at_the_home_of_the_victim() -> None:
    scene = table()
    scene.goods("letnev", 5)
    agent = agent_at(scene, "winnu", HOME_TILE["letnev"])
    act(scene, "norr", "privateers")
    scene.choose("norr", "player", LETNEV)
    interfere(scene, "winnu", agent)
    assert scene.state.trade_goods[:2] == [0, 5] and scene.told("cancelled") == [(NORR, "privateers")]


def test_successful_spy_takes_a_card_of_each_of_two_at_random() -> None:
    scene = table()
    scene.hold("letnev", "veto")
    scene.hold("winnu", "inception", "privateers")
    scene.feed("random_card", 0, 0)
    act(scene, "norr", "successful_spy")
    scene.offers("norr", ("player", LETNEV), ("player", WINNU))
    scene.choose("norr", "player", WINNU)
    scene.offers("norr", ("player", LETNEV), ("done",))
    scene.refuses("norr", "player", WINNU, rule="SA-8.7.1", key="another_than_last")
    scene.choose("norr", "player", LETNEV)
    assert scene.done and scene.state.hands == [("inception", "veto"), (), ("privateers",)]


def test_successful_spy_spares_whose_home_an_agent_guards() -> None:
    scene = table()
    scene.hold("letnev", "veto")
    scene.hold("winnu", "inception")
    agent = agent_at(scene, "winnu", HOME_TILE["winnu"])
    act(scene, "norr", "successful_spy")
    scene.choose("norr", "player", WINNU)
    scene.choose("norr", "player", LETNEV)
    interfere(scene, "winnu", agent)
    assert scene.done and scene.state.hands == [("veto",), (), ("inception",)]


def test_successful_spy_may_have_one_victim_only() -> None:
    scene = table()
    scene.hold("letnev", "veto")
    act(scene, "norr", "successful_spy")
    scene.choose("norr", "player", LETNEV)
    scene.choose("norr", "done")
    assert scene.done and scene.state.hands == [("veto",), (), ()]
    assert not scene.game.under_way(Play)
