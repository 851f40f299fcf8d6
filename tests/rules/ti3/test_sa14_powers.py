"""What Diplomats, Generals, Agents and Scientists do (SA-14.4 to 14.6, 14.8)."""

from __future__ import annotations

from tests.ti3.landing import land, land_and_end, scene_at, set_down
from tests.ti3.scene import Scene, definition
from throneworld.imperium.combat.cannons import cannons_against
from throneworld.imperium.combat.combatants import combat_modifier
from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.marks import COMBAT_ROUND, mark, marks_of
from throneworld.kernel.asks import Noun
from throneworld.kernel.windows import Listener, Occasion, Play
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.locations import is_stopped, systems_of_card
from throneworld.ti3.leaders.fate_rolls import FateRolls
from throneworld.ti3.leaders.resting import RESTS, is_resting, rest
from throneworld.ti3.moments import MOMENTS
from throneworld.ti3.state import Leader
from throneworld.ti3.tables import ACTION_CARD, HOME_TILE, MECATOL_TILE
from throneworld.ti3.tactical.production import dock_price
from throneworld.ti3.verbs.agreements import open_agreement

# Scientists (SA-14.4)


def test_sa_14_4_5_a_dock_on_his_planet_costs_2() -> None:
    scene = scene_at("mellon_zohbat", "jolnar", "sol", "hacan")
    scene.take("jolnar", "mellon", "zohbat")
    scene.leader("jolnar", "scientist", "zohbat")
    assert dock_price(scene.state, 0, "zohbat") == 2 and dock_price(scene.state, 0, "mellon") == 4


def test_sa_14_4_5_a_captive_scientist_builds_nothing_cheaper() -> None:
    scene = scene_at("mellon_zohbat", "jolnar", "sol", "hacan")
    scene.take("sol", "zohbat")
    scene.leader("jolnar", "scientist", "zohbat", captor="sol")
    assert dock_price(scene.state, 0, "zohbat") == 4 == dock_price(scene.state, 1, "zohbat")


def test_sa_14_4_6_pds_on_his_planet_have_1_on_all_rolls() -> None:
    scene = scene_at("mellon_zohbat", "winnu", "sol", "hacan")
    scene.take("winnu", "mellon", "zohbat")
    scene.put("winnu", "zohbat", pds=1)
    scene.put("winnu", "mellon", pds=1)
    scene.leader("winnu", "scientist", "zohbat")
    assert sorted(cannons_against(scene.state, 0, scene.system("mellon_zohbat"))) == [(5, 1), (6, 1)]
    assert combat_modifier(scene.state, 0, "pds", "zohbat", "invasion_defence") == 1
    assert combat_modifier(scene.state, 0, "pds", "zohbat", "return_fire") == 1
    assert combat_modifier(scene.state, 0, "pds", "mellon", "invasion_defence") == 0


# Diplomats (SA-14.5)


def protected(influence: int) -> Scene:
    """Sol lands on Hacan's Lodor, where a Diplomat is; he has so many trade goods."""
    scene = scene_at("lodor")
    scene.state.control = {"lodor": 2, "quann": 2}
    scene.put("hacan", "lodor", ground_force=1)
    scene.fleet("sol", "lodor", "carrier", ground_force=2)
    scene.put("sol", "space:lodor", dreadnought=1)
    scene.leader("hacan", "diplomat", "lodor")
    scene.goods("sol", influence)
    open_agreement(scene.game, "sol:1", "hacan:1")
    scene.state.goods_on = {"sol:1": 2, "hacan:1": 4}
    return scene


def test_sa_14_5_1_and_14_5_2_a_diplomat_sends_troops_back_and_stops_the_bombardment() -> None:
    scene = protected(5)
    land(scene, "lodor")
    set_down(scene, "ground_force", "ground_force", on="lodor")
    scene.choose("sol", "bombard", "dreadnought", "lodor")
    scene.offers("hacan", ("protect", "lodor"), ("decline",))
    scene.choose("hacan", "protect", "lodor")
    assert scene.done and not scene.rolled, "5 influence are not enough to overturn it"
    assert scene.state.control["lodor"] == 2 and scene.units("hacan", "lodor") == {"ground_force": 1}
    assert scene.units("sol", "lodor") == {}
    assert scene.units("sol", "space:lodor") == {"carrier": 1, "dreadnought": 1, "ground_force": 2}
    assert scene.state.aboard[0][scene.place("space:lodor")][0].cargo[5] == 2
    assert len(scene.state.agreements) == 1 and not scene.state.deeds, "no act of war (ruling 64)"
    assert scene.state.leaders["hacan_diplomat"] == Leader("lodor")


def test_sa_14_5_3_and_ruling_200_for_6_influence_the_landing_goes_on() -> None:
    scene = protected(6)
    scene.take("hacan", "thibah", "saudor")
    scene.put("hacan", "space:thibah", carrier=1)
    scene.rolls(8, 1, 1)
    land(scene, "lodor")
    set_down(scene, "ground_force", "ground_force", on="lodor")
    scene.choose("sol", "done")
    scene.choose("hacan", "protect", "lodor")
    scene.offers("sol", ("overturn", "lodor"), ("decline",))
    scene.choose("sol", "overturn", "lodor")
    assert scene.state.trade_goods[0] == 0
    scene.offers("hacan", ("refuge", "quann"), ("refuge", "thibah"), ("refuge", "saudor"))
    area = scene.place("space:thibah")
    scene.refuses("hacan", "refuge", area, "carrier", 0, rule="SA-14.5.3", key="planets_first")
    assert len(scene.state.agreements) == 1, "the act of war comes after the Diplomat's say"
    scene.choose("hacan", "refuge", "saudor")
    scene.offers("sol", ("promote", "ground_force"), ("done",))
    assert scene.state.control["lodor"] == 0 and scene.units("sol", "lodor") == {"ground_force": 2}
    assert scene.state.leaders["hacan_diplomat"] == Leader("saudor")
    assert is_resting(scene.state, "lodor"), "the attempt counts"
    assert not scene.state.agreements and scene.state.trade_goods == [0, 0, 2]


def test_sa_14_5_3_the_invader_may_let_it_be() -> None:
    scene = protected(6)
    land(scene, "lodor")
    set_down(scene, "ground_force", on="lodor")
    scene.choose("sol", "done")
    scene.choose("hacan", "protect", "lodor")
    scene.choose("sol", "decline")
    assert scene.done and scene.state.trade_goods[0] == 6 and scene.units("sol", "lodor") == {}


def test_sa_14_5_4_a_planet_so_protected_is_not_protected_again_this_round_or_the_next() -> None:
    scene = protected(0)
    land(scene, "lodor")
    set_down(scene, "ground_force", on="lodor")
    scene.choose("sol", "done")
    scene.choose("hacan", "protect", "lodor")
    for later, asked in ((0, False), (1, False), (2, True)):
        scene.state.round = 2 + later
        scene.state.marks = tuple(mark for mark in scene.state.marks if mark.kind == "rests")
        assert is_resting(scene.state, "lodor") != asked


def test_sa_14_5_1_and_ruling_64_two_planets_are_two_decisions() -> None:
    scene = scene_at("arinam_meer", "sol", "xxcha", "hacan")
    scene.state.control = {"arinam": 1, "meer": 1, "wellon": 1, "thibah": 0}
    scene.fleet("sol", "arinam_meer", "carrier", ground_force=3)
    first = scene.leader("xxcha", "diplomat", "arinam")
    second = scene.leader("xxcha", "diplomat", "meer")
    scene.rolls(9)
    land_and_end(scene, "arinam_meer")
    set_down(scene, "ground_force", "ground_force", on="arinam")
    set_down(scene, "ground_force", on="meer")
    scene.offers("xxcha", ("protect", "arinam"), ("decline",))
    scene.choose("xxcha", "protect", "arinam")
    scene.offers("xxcha", ("protect", "meer"), ("decline",))
    scene.choose("xxcha", "decline")
    assert scene.units("sol", "space:arinam_meer") == {"carrier": 1, "ground_force": 2}
    scene.offers("xxcha", ("refuge", "arinam"), ("refuge", "wellon"))
    scene.choose("xxcha", "refuge", "wellon")
    assert scene.state.leaders == {first: Leader("arinam"), second: Leader("wellon")}
    assert scene.state.control["meer"] == 0 and scene.units("sol", "meer") == {"ground_force": 1}


def test_sa_14_5_1_bombardment_without_a_landing_cannot_be_called_off() -> None:
    scene = protected(0)
    scene.rolls(5)
    land(scene, "lodor")
    scene.choose("sol", "bombard", "dreadnought", "lodor")
    scene.choose("sol", "done")
    assert scene.done and scene.rolled == [(0, "bombardment", 5)] and scene.units("hacan", "lodor") == {}


# Generals (SA-14.6)


def test_sa_14_6_1_each_general_allows_two_rerolls_in_every_round_of_the_same_die_too() -> None:
    scene = scene_at("quann", "norr", "xxcha", "sol")
    scene.take("xxcha", "quann")
    scene.put("xxcha", "quann", ground_force=2)
    scene.fleet("norr", "quann", "carrier", ground_force=2)
    general = scene.leader("norr", "general", "quann", "carrier")
    scene.rolls(6, 2, 1, 1, 6, 10, 5, 6, 1)
    land(scene, "quann")
    set_down(scene, "ground_force", "ground_force", general, on="quann")
    scene.offers("norr", ("reroll", "ground_force", 6, 0), ("reroll", "ground_force", 2, 0), ("done",))
    scene.choose("norr", "reroll", "ground_force", 2, 0)
    scene.offers("norr", ("reroll", "ground_force", 6, 0), ("done",))
    scene.choose("norr", "reroll", "ground_force", 6, 0)
    assert scene.units("xxcha", "quann") == {"ground_force": 1}
    scene.offers("norr", ("reroll", "ground_force", 5, 0), ("reroll", "ground_force", 6, 0), ("done",))
    assert scene.rolled[2:4] == [(0, "general.1", 6), (0, "general.1", 10)]


def test_sa_14_6_1_two_generals_reroll_four_times_and_14_6_2_lend_a_mechanized_unit_nothing() -> None:
    scene = scene_at("quann", "norr", "sol", "hacan")
    scene.take("sol", "quann")
    scene.put("sol", "quann", ground_force=1)
    scene.fleet("norr", "quann", "carrier", mechanized_unit=1)
    generals = [scene.leader("norr", "general", "quann", "carrier") for _ in range(2)]
    scene.rolls(4, 4, 7, 4, 4, 4, 10)
    land(scene, "quann")
    set_down(scene, "mechanized_unit", *generals, on="quann")
    for left in (4, 3, 2, 1):
        assert scene.ask().about["left"] == left
        scene.choose("norr", "reroll", "mechanized_unit", 4, 1)
    assert scene.done and scene.state.control["quann"] == 0, "there is nobody to promote"
    assert combat_modifier(scene.state, 0, "mechanized_unit", "quann") == combat_modifier(
        scene.state, 0, "mechanized_unit", "wellon"
    )


def test_sa_14_6_2_ground_forces_and_shock_troops_with_a_general_have_1() -> None:
    scene = scene_at("quann")
    scene.put("letnev", "quann", ground_force=1)
    scene.leader("letnev", "general", "quann")
    for kind, bonus in (("ground_force", 1), ("shock_troop", 1), ("mechanized_unit", 0), ("pds", 0)):
        assert combat_modifier(scene.state, 1, kind, "quann") == bonus
    assert combat_modifier(scene.state, 1, "ground_force", "wellon") == 0
    assert combat_modifier(scene.state, 0, "ground_force", "quann") == 0


def test_sa_14_6_3_bombardment_against_a_general_has_minus_4() -> None:
    scene = scene_at("lodor")
    scene.take("letnev", "lodor")
    scene.put("letnev", "lodor", ground_force=1)
    scene.leader("letnev", "general", "lodor")
    scene.put("sol", "space:lodor", dreadnought=2)
    scene.rolls(8, 9)
    land_and_end(scene, "lodor")
    scene.choose("sol", "bombard", "dreadnought", "lodor")
    scene.choose("sol", "bombard", "dreadnought", "lodor")
    assert scene.done and scene.units("letnev", "lodor") == {}
    assert scene.state.control["lodor"] == 1 and scene.state.leaders["letnev_general"] == Leader("lodor")


# Agents (SA-14.8)


def test_sa_14_8_1_and_14_8_2_and_ruling_58_a_landed_agent_silences_pds_and_captures_everything() -> None:
    scene = scene_at("lodor")
    scene.take("letnev", "lodor", "quann")
    scene.put("letnev", "lodor", ground_force=1, pds=2, space_dock=1)
    general = scene.leader("letnev", "general", "lodor")
    scene.fleet("sol", "lodor", "carrier", ground_force=2)
    agent = scene.leader("sol", "agent", "lodor", "carrier")
    scene.rolls(8, 3, 6)
    land_and_end(scene, "lodor")
    set_down(scene, "ground_force", "ground_force", agent, on="lodor")
    scene.offers("letnev", ("reroll", "ground_force", 6, 0), ("done",))
    scene.choose("letnev", "done")
    scene.offers("sol", ("capture", "pds"), ("capture", "space_dock"), ("done",))
    scene.refuses("sol", "capture", "ground_force", rule="SA-5.6.2", key="nothing_to_capture")
    for piece in ("pds", "pds", "space_dock"):
        scene.choose("sol", "capture", piece)
    scene.choose("sol", "promote", "ground_force")
    assert scene.units("sol", "lodor") == {"ground_force": 1, "shock_troop": 1, "pds": 2, "space_dock": 1}
    assert scene.state.exhausted_docks == ("lodor",)
    assert scene.state.leaders == {agent: Leader("lodor"), general: Leader("lodor", 0)}
    assert "fate" not in [why for _, why, *_ in scene.rolled], "captured without a roll (SA-14.8.6)"


def test_sa_14_8_6_a_planet_that_falls_without_a_combat_gives_no_capture_without_a_roll() -> None:
    scene = scene_at("lodor")
    scene.take("letnev", "lodor")
    general = scene.leader("letnev", "general", "lodor")
    scene.fleet("sol", "lodor", "carrier", ground_force=1)
    agent = scene.leader("sol", "agent", "lodor", "carrier")
    scene.rolls(1)
    land_and_end(scene, "lodor")
    set_down(scene, "ground_force", agent, on="lodor")
    assert scene.rolled == [(1, "fate", 1)] and general not in scene.state.leaders


def test_sa_14_8_6_in_space_an_agent_aboard_the_fleet_that_won_seizes_the_beaten() -> None:
    scene = scene_at("lodor")
    scene.put("sol", "space:lodor", cruiser=1)
    scene.put("letnev", "space:lodor", cruiser=1)
    scene.leader("sol", "agent", "lodor", "cruiser")
    admiral = scene.leader("letnev", "admiral", "lodor", "cruiser")
    destroy_doomed(scene.game, 1, [("cruiser", scene.place("space:lodor"), 0)], "combat", 0)
    scene.game.open("space_battle_end", 0, 1, scene.system("lodor"))
    scene.play(*scene.game._queue, FateRolls(seat=0))
    assert not scene.rolled and scene.state.leaders[admiral] == Leader("", 0)


BOARD = {(0, 0): "lodor", (1, 0): "saudor", (0, 1): "thibah"}


def announced(card: str, *targets: Noun) -> Play:
    return Play(seat=0, listener=card, occasion=Occasion(MOMENTS["action"], (0,)), targets=targets)


def test_sa_14_8_3_and_ruling_65_a_card_on_a_planet_takes_place_in_its_system() -> None:
    scene = Scene("letnev", "yssaril", "hacan", board=BOARD)
    assert systems_of_card(scene.game, announced("local_unrest", "saudor")) == (scene.system("saudor"),)
    assert systems_of_card(scene.game, announced("armistice")) == ()


def test_sa_14_8_5_cards_against_a_race_sheet_take_place_at_that_players_home() -> None:
    scene = Scene("letnev", "yssaril", "hacan")
    places: tuple[tuple[str, tuple[int, ...], int], ...] = (
        ("own_home", (), HOME_TILE["letnev"]),
        ("target_home", (1,), HOME_TILE["yssaril"]),
        ("mecatol_rex", (), MECATOL_TILE),
    )
    for location, targets, system in places:
        card = next(each.id for each in ACTION_CARD.values() if each.location == location)
        assert systems_of_card(scene.game, announced(card, *targets)) == (system,)


def test_sa_14_8_3_and_14_8_4_an_agent_cancels_a_card_in_his_system_and_rests_then() -> None:
    clauses = action_card("local_unrest", "action")
    listeners: tuple[Listener, ...] = (
        *[each for each in definition().listeners if each.moment == "action_card_played_after"],
        *clauses,
    )
    scene = Scene("letnev", "yssaril", "hacan", board=BOARD, listeners=listeners)
    scene.put("yssaril", "space:saudor", cruiser=1)
    scene.put("letnev", "space:thibah", carrier=1)
    agent = scene.leader("yssaril", "agent", "saudor", "cruiser")
    scene.leader("yssaril", "agent", "thibah", "carrier", captor="letnev")
    scene.hold("letnev", "local_unrest")
    scene.play(announced("local_unrest", "saudor"))
    scene.offers("yssaril", ("play", "agent.3"), ("pass",))
    scene.choose("yssaril", "play", "agent.3")
    assert scene.done and scene.told("cancelled") == [(0, "local_unrest")]
    assert is_resting(scene.state, agent)
    scene.hold("letnev", "local_unrest")
    scene.play(announced("local_unrest", "saudor"))
    assert scene.done, "he rests for this round and the next"
    assert not is_stopped(scene.state, "local_unrest", scene.system("saudor"))


def test_an_agent_who_rests_leaves_dice_at_rest_alone() -> None:
    """Guerilla Warfare: who may not roll all his dice does not roll them again since an Agent has acted."""
    scene = scene_at("quann")
    scene.state.round = 9
    mark(scene.game, RESTS, seat=0, subject="cruiser:7", until=COMBAT_ROUND)
    rest(scene.game, "sol_agent")
    assert [(each.seat, each.subject) for each in marks_of(scene.state, RESTS)] == [
        (0, "cruiser:7"),
        (-1, "sol_agent:10"),
    ]
    scene.state.round = 11
    rest(scene.game, "quann")
    assert [each.subject for each in marks_of(scene.state, RESTS)] == ["cruiser:7", "quann:12"]
