"""Strategy cards of the Influence, Bidding and Recruitment Phases (Rex p.21)."""

from tests.rex.scene import Scene
from tests.rules.rex.duel import discards
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.influence import InfluencePhase
from throneworld.rex.phases.recruitment import RecruitmentPhase
from throneworld.rex.state import CASUALTIES, RESERVE

# Tracking Beacon


def beacon_scene(*races: str) -> Scene:
    """The first race holds the beacon; influence last appeared in the Halls of Records and Cartography."""
    scene = Scene(*races)
    scene.hand(races[0], "tracking_beacon")
    scene.discard_influence("critical_intelligence", "lost_archives")
    scene.stack_influence_deck("public_support")
    return scene


def test_strategy_tracking_beacon_strikes_where_influence_last_appeared() -> None:
    scene = beacon_scene("letnev", "hacan", "lazax", "xxcha")
    scene.place("hacan", "hall_of_records", 3)
    scene.place("xxcha", "hall_of_cartography", 1, facedown=2)
    scene.place("letnev", "hall_of_cartography", 4)
    scene.place("hacan", "imperial_intelligence_hq", 2)
    scene.ground("hall_of_records", 2)
    scene.play(InfluencePhase())
    assert scene.options("letnev") == [("play", "tracking_beacon"), ("pass",)]
    scene.choose("letnev", "play", "tracking_beacon")
    assert scene.events("sol_offensive") == [("hall_of_records", "hall_of_cartography")]
    assert [scene.units(race, CASUALTIES) for race in ("hacan", "xxcha", "letnev")] == [3, 3, 4]
    assert scene.units("hacan", "imperial_intelligence_hq") == 2
    assert scene.state.ground == {"holonet_central": 10, "sallab_slums": 8}
    assert discards(scene) == ["tracking_beacon"]


def test_strategy_tracking_beacon_counts_as_the_offensive_of_the_phase() -> None:
    scene = beacon_scene("letnev", "hacan", "lazax")
    scene.stack_influence_deck("sol_offensive_1", "public_support")
    scene.play(InfluencePhase())
    scene.choose("letnev", "play", "tracking_beacon")
    assert len(scene.events("sol_offensive")) == 1
    assert scene.events("card_without_effect") == [("sol_offensive_1",)]
    assert scene.state.removed == ("sol_offensive_1",)


def test_strategy_tracking_beacon_strikes_both_spaces_with_three_players_too() -> None:
    scene = beacon_scene("letnev", "hacan", "lazax")
    scene.place("hacan", "hall_of_records", 1)
    scene.place("lazax", "hall_of_cartography", 2)
    scene.play(InfluencePhase())
    scene.choose("letnev", "play", "tracking_beacon")
    assert (scene.units("hacan", CASUALTIES), scene.units("lazax", CASUALTIES)) == (1, 2)


def test_strategy_tracking_beacon_that_is_kept_leaves_the_drawn_offensive_its_effect() -> None:
    scene = beacon_scene("letnev", "hacan", "lazax")
    scene.stack_influence_deck("sol_offensive_1", "public_support")
    scene.play(InfluencePhase())
    scene.choose("letnev", "pass")
    assert len(scene.events("sol_offensive")) == 1
    assert scene.events("card_without_effect") == []
    assert scene.titles("letnev") == ["tracking_beacon"]


def test_strategy_tracking_beacon_finds_no_target_in_the_first_round() -> None:
    scene = Scene("letnev", "hacan", "lazax", round_number=1)
    scene.hand("letnev", "tracking_beacon")
    scene.stack_influence_deck("public_support")
    scene.play(InfluencePhase())
    assert scene.done
    assert scene.events("sol_offensive") == []
    assert scene.titles("letnev") == ["tracking_beacon"]


def test_strategy_tracking_beacon_spares_sol_and_its_ally_who_may_relocate() -> None:
    scene = beacon_scene("letnev", "sol", "hacan", "lazax", "jol_nar")
    scene.ally("sol", "hacan")
    scene.place("sol", "hall_of_records", 4)
    scene.place("hacan", "hall_of_cartography", 3)
    scene.place("lazax", "hall_of_records", 2)
    scene.play(InfluencePhase())
    scene.choose("letnev", "play", "tracking_beacon")
    assert scene.units("lazax", CASUALTIES) == 2
    scene.choose("sol", "to", "imperial_palace")
    scene.choose("sol", "units", 3)
    assert (scene.units("sol", "hall_of_records"), scene.units("sol", "imperial_palace")) == (1, 3)
    assert scene.refusal("hacan", "to", "imperial_palace") == ("Rex p.15", "space_of_ally")
    scene.choose("hacan", "stay")
    assert scene.units("hacan", "hall_of_cartography") == 3


# Diplomatic Interference


def bidding_scene() -> Scene:
    scene = Scene("letnev", "hacan", "jol_nar", "sol")
    for race in scene.races:
        scene.influence(race, 5)
    scene.hand("letnev", "diplomatic_interference")
    scene.play(BiddingPhase())
    return scene


def test_strategy_diplomatic_interference_keeps_a_player_from_bidding() -> None:
    scene = bidding_scene()
    scene.choose("letnev", "play", "diplomatic_interference")
    assert scene.options("letnev") == [("name", 1), ("name", 2), ("name", 3)]
    scene.choose("letnev", "name", 1)
    assert scene.events("row_dealt") == [(3,)]
    bidders = []
    while scene.prompt == "bid":
        bidders.append(scene.asked[0])
        scene.choose(bidders[-1], "pass")
    assert bidders == ["letnev", "jol_nar", "sol"]
    assert discards(scene) == ["diplomatic_interference"]


def test_strategy_diplomatic_interference_that_is_kept_costs_nobody_a_card() -> None:
    scene = bidding_scene()
    scene.choose("letnev", "pass")
    assert scene.events("row_dealt") == [(4,)]
    assert scene.asked == ["letnev"]
    assert scene.prompt == "bid"


def test_strategy_diplomatic_interference_takes_a_card_from_the_row_even_for_a_full_hand() -> None:
    scene = Scene("letnev", "hacan", "jol_nar", "sol")
    scene.hand("letnev", "diplomatic_interference")
    scene.hand("hacan", "energy_rifle", "energy_rifle", "mercenaries", "mercenaries")
    scene.play(BiddingPhase())
    scene.choose("letnev", "play", "diplomatic_interference")
    scene.choose("letnev", "name", 1)
    assert scene.events("row_dealt") == [(2,)]


def test_strategy_diplomatic_interference_does_not_stop_jol_nar_from_looking() -> None:
    scene = bidding_scene()
    scene.choose("letnev", "play", "diplomatic_interference")
    scene.choose("letnev", "name", 2)
    seen = scene.view("jol_nar")["you"]["sees"]["auction"]
    assert scene.events("strategy_card_seen") == [(2, seen)]
    assert seen is not None
    scene.choose("letnev", "bid", 1)
    assert scene.asked == ["hacan"]
    scene.choose("hacan", "pass")
    assert scene.asked == ["sol"]


def test_strategy_diplomatic_interference_passes_over_a_banned_opener() -> None:
    scene = Scene("hacan", "letnev", "jol_nar", "sol")
    scene.influence("hacan", 9)
    scene.influence("letnev", 5)
    scene.hand("letnev", "diplomatic_interference")
    scene.play(BiddingPhase())
    scene.choose("letnev", "play", "diplomatic_interference")
    scene.choose("letnev", "name", 0)
    assert scene.asked == ["letnev"]
    assert scene.prompt == "bid"


def test_strategy_diplomatic_interference_names_nobody_twice() -> None:
    scene = Scene("letnev", "hacan", "jol_nar", "sol")
    scene.hand("letnev", "diplomatic_interference")
    scene.hand("hacan", "diplomatic_interference")
    scene.play(BiddingPhase())
    scene.choose("letnev", "play", "diplomatic_interference")
    scene.choose("hacan", "play", "diplomatic_interference")
    scene.choose("letnev", "name", 3)
    assert scene.options("hacan") == [("name", 0), ("name", 2)]
    assert scene.refusal("hacan", "name", 3) == ("Rex p.21", "banned_already")
    refusal = scene.game.refusal(1, ("name", 3))
    assert refusal is not None and refusal.args == (3,), "it says whom"
    scene.choose("hacan", "name", 0)
    assert scene.events("row_dealt") == [(2,)]


def test_strategy_diplomatic_interference_lasts_for_one_bidding_phase() -> None:
    scene = bidding_scene()
    scene.choose("letnev", "play", "diplomatic_interference")
    scene.choose("letnev", "name", 1)
    while scene.prompt == "bid":
        scene.choose(scene.asked[0], "pass")
    scene.play(BiddingPhase())
    assert scene.events("row_dealt") == [(3,), (4,)]
    scene.choose("letnev", "pass")
    assert scene.asked == ["hacan"]


def test_strategy_diplomatic_interference_keeps_a_player_out_of_alliances() -> None:
    scene = Scene("letnev", "hacan", "lazax", "sol", "jol_nar")
    scene.hand("letnev", "diplomatic_interference")
    scene.stack_influence_deck("temporary_ceasefire_1", "public_support")
    scene.play(InfluencePhase())
    assert scene.options("letnev") == [("play", "diplomatic_interference"), ("pass",)]
    scene.choose("letnev", "play", "diplomatic_interference")
    scene.choose("letnev", "name", 1)
    assert scene.refusal("hacan", "propose", 1, 2) == ("Rex p.21", "alliance_banned")
    assert scene.refusal("lazax", "propose", 1, 2) == ("Rex p.21", "alliance_banned")
    assert scene.refusal("letnev", "propose", 0, 1, 3) == ("Rex p.21", "alliance_banned")
    assert scene.refusal("lazax", "propose", 2, 3) is None
    assert discards(scene) == ["diplomatic_interference"]


def test_strategy_diplomatic_interference_does_not_stop_gifts_or_leaving() -> None:
    scene = Scene("letnev", "hacan", "lazax", "sol", "jol_nar")
    scene.ally("hacan", "lazax")
    scene.influence("hacan", 2)
    scene.hand("letnev", "diplomatic_interference")
    scene.stack_influence_deck("temporary_ceasefire_1", "public_support")
    scene.play(InfluencePhase())
    scene.choose("letnev", "play", "diplomatic_interference")
    scene.choose("letnev", "name", 1)
    assert scene.refusal("hacan", "give", 3) is None
    scene.choose("hacan", "leave")
    assert scene.state.allies[1] == ()
    assert scene.refusal("hacan", "propose", 1, 3) == ("Rex p.21", "alliance_banned")


def test_strategy_diplomatic_interference_has_no_use_in_a_ceasefire_of_three() -> None:
    scene = Scene("letnev", "hacan", "lazax")
    scene.influence("letnev", 1)
    scene.hand("letnev", "diplomatic_interference")
    scene.stack_influence_deck("temporary_ceasefire_1", "public_support")
    scene.play(InfluencePhase())
    assert scene.prompt == "negotiate"
    assert scene.options("letnev") == [("ready",), ("give", 1), ("give", 2)]
    assert scene.titles("letnev") == ["diplomatic_interference"]


# Fresh Recruits


def recruits_scene(*titles: str) -> Scene:
    scene = Scene("lazax", "hacan", "sol")
    scene.casualties("lazax", 8, mechanized=2)
    scene.kill("lazax_5", "lazax_2", "hacan_1")
    scene.hand("lazax", *titles)
    scene.play(RecruitmentPhase())
    return scene


def test_strategy_fresh_recruits_return_up_to_five_units_or_one_leader_but_nothing_mechanized() -> None:
    scene = recruits_scene("fresh_recruits")
    assert scene.options("lazax") == [("play", "fresh_recruits"), ("pass",)]
    scene.choose("lazax", "play", "fresh_recruits")
    assert scene.options("lazax") == [
        *(("units", count) for count in (1, 2, 3, 4, 5)),
        ("leader", "lazax_2"),
        ("leader", "lazax_5"),
    ]
    scene.choose("lazax", "units", 5)
    assert scene.force("lazax", CASUALTIES) == (3, 2, 0)
    assert scene.force("lazax", RESERVE) == (12, 3, 0)


def test_strategy_fresh_recruits_return_a_leader_free() -> None:
    scene = recruits_scene("fresh_recruits")
    scene.choose("lazax", "play", "fresh_recruits")
    scene.choose("lazax", "leader", "lazax_5")
    assert sorted(scene.state.dead) == ["hacan_1", "lazax_2"]
    assert scene.has("lazax") == 0
    assert discards(scene) == ["fresh_recruits"]


def test_strategy_fresh_recruits_do_not_count_towards_the_limits_of_the_phase() -> None:
    scene = Scene("lazax", "hacan", "sol")
    scene.casualties("lazax", 12)
    scene.kill("lazax_1", "lazax_2")
    scene.influence("lazax", 20)
    scene.hand("lazax", "fresh_recruits", "fresh_recruits")
    scene.play(RecruitmentPhase())
    scene.choose("lazax", "play", "fresh_recruits")
    scene.choose("lazax", "units", 5)
    assert scene.options("lazax") == [("play", "fresh_recruits"), ("pass",)]
    scene.choose("lazax", "play", "fresh_recruits")
    scene.choose("lazax", "leader", "lazax_2")
    assert scene.prompt == "recruit"
    scene.choose("lazax", "units", 5)
    scene.choose("lazax", "leader", "lazax_1")
    assert scene.units("lazax", CASUALTIES) == 2
    assert scene.state.dead == ()
    assert scene.has("lazax") == 20 - 4 * 2 - 2


def test_strategy_fresh_recruits_leave_mechanized_units_where_they_are() -> None:
    scene = Scene("lazax", "hacan", "sol")
    scene.casualties("lazax", 2, mechanized=3)
    scene.hand("lazax", "fresh_recruits")
    scene.play(RecruitmentPhase())
    scene.choose("lazax", "play", "fresh_recruits")
    assert scene.options("lazax") == [("units", 1), ("units", 2)]


def test_strategy_fresh_recruits_need_somebody_to_recruit() -> None:
    scene = Scene("lazax", "hacan", "sol")
    scene.casualties("lazax", 0, mechanized=3)
    scene.kill("hacan_1")
    scene.hand("lazax", "fresh_recruits", "double_agent")
    scene.play(RecruitmentPhase())
    assert scene.options("lazax") == [("play", "double_agent"), ("pass",)]
    assert scene.refusal("lazax", "play", "fresh_recruits") == ("Rex p.21", "no_casualties")


# Double Agent


def test_strategy_double_agent_adds_a_traitor_card_and_keeps_the_others() -> None:
    scene = Scene("letnev", "hacan", "sol")
    scene.traitors("letnev", "sol_1", "hacan_1")
    scene.traitors("hacan", "letnev_1")
    scene.casualties("hacan", 1)
    top, left = scene.state.traitor_deck[0], len(scene.state.traitor_deck)
    scene.hand("letnev", "double_agent")
    scene.play(RecruitmentPhase())
    scene.choose("letnev", "play", "double_agent")
    assert scene.state.traitors[0] == ("sol_1", "hacan_1", top)
    assert scene.state.traitors[1] == ("letnev_1",)
    assert len(scene.state.traitor_deck) == left - 1
    assert discards(scene) == ["double_agent"]
    assert scene.view("letnev")["you"]["traitors"] == ["sol_1", "hacan_1", top]
    assert scene.view("hacan")["players"][0]["traitors"] == 3
    assert top not in [event.args[1] for event in scene.game.log_for(1) if event.kind == "traitor_drawn"]


def test_strategy_double_agent_may_bring_back_a_traitor_who_was_used() -> None:
    scene = Scene("letnev", "hacan", "sol")
    scene.state.traitor_deck = ("sol_5",)
    scene.hand("letnev", "double_agent")
    scene.play(RecruitmentPhase())
    scene.choose("letnev", "play", "double_agent")
    assert scene.state.traitors[0] == ("sol_5",)
    assert len(scene.state.traitor_deck) == 0


def test_strategy_double_agent_needs_a_card_in_the_traitor_deck() -> None:
    scene = Scene("letnev", "hacan", "sol")
    scene.casualties("letnev", 1)
    scene.state.traitor_deck = ()
    scene.hand("letnev", "double_agent", "fresh_recruits")
    scene.play(RecruitmentPhase())
    assert scene.options("letnev") == [("play", "fresh_recruits"), ("pass",)]
    assert scene.refusal("letnev", "play", "double_agent") == ("Rex p.21", "traitor_deck_empty")
