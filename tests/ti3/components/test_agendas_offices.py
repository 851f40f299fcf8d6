"""Laws that lie before a player: whom they may elect, a refusal, what they give, and what ends them."""

from __future__ import annotations

from tests.rules.ti3.battling import Battlefield
from tests.ti3.scene import Scene
from tests.ti3.senate import ballot, decide, forum, offers_players
from throneworld.imperium.combat.combatants import combat_modifier
from throneworld.imperium.strategic import secondary_cost
from throneworld.ti3.owning import has_technology, owns_technology
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.tactical.movement import Movement
from throneworld.ti3.tactical.production import BuildDock


def occurs(scene: Scene, moment: str, *facts: int | str) -> None:
    scene.game.open(moment, *facts)
    scene.play()


def test_the_crown_of_emphidia_goes_with_its_point_to_whoever_beats_its_bearer_on_a_planet() -> None:
    scene = forum()
    offers_players(scene, "the_crown_of_emphidia")
    ballot(scene, "the_crown_of_emphidia", sol=(1, 1))
    assert scene.state.laws == {"the_crown_of_emphidia": 1} and scene.state.points == [0, 1, 0]
    occurs(scene, "combat_end_after", 2, 1, scene.place("space:lodor"))
    occurs(scene, "combat_end_after", -2, 1, "lodor")
    assert scene.state.points == [0, 1, 0], "neither in space nor to neutral units"
    occurs(scene, "combat_end_after", 2, 1, "lodor")
    assert scene.state.laws == {"the_crown_of_emphidia": 2} and scene.state.points == [0, 0, 1]
    decide(scene, "repeal", "the_crown_of_emphidia")
    assert scene.state.points == [0, 0, 0], "whoever loses the card in any way"
    scene = forum()
    decide(scene, "minister_of_war", 1)
    occurs(scene, "combat_end_after", 2, 1, "lodor")
    assert scene.state.points == [0, 0, 0], "whoever beats somebody else gains nothing"


def test_enemy_of_the_throne_rewards_the_first_attacker_who_beats_him_in_space() -> None:
    scene = forum()
    offers_players(scene, "enemy_of_the_throne")
    ballot(scene, "enemy_of_the_throne", sol=(1, 1))
    place = scene.place("space:lodor")
    occurs(scene, "combat_end_after", 2, 1, place)
    occurs(scene, "combat_end_after", 0, 1, "lodor")
    assert scene.state.laws == {"enemy_of_the_throne": 1}, "not a defender, not on a planet"
    occurs(scene, "combat_end_after", 0, 1, place)
    scene.offers("sol", ("gain", "tactic"), ("gain", "fleet"), ("gain", "strategy"))
    scene.choose("sol", "gain", "tactic")
    assert scene.state.trade_goods == [2, 0, 0] and len(scene.state.hands[0]) == 1
    assert scene.state.laws == {} and scene.state.tactic[0] == 4


def test_prophecy_of_ixth_strengthens_fighters_who_must_attack_each_round() -> None:
    scene = Battlefield()
    decide(scene, "prophecy_of_ixth", 0)
    place = scene.place(scene.field)
    assert [combat_modifier(scene.state, 0, kind, place) for kind in ("fighter", "cruiser")] == [2, 0]
    scene.state.active = 1
    assert combat_modifier(scene.state, 0, "fighter", place) == 1 and not combat_modifier(
        scene.state, 1, "fighter", place
    )


def test_prophecy_of_ixth_ends_after_a_round_without_an_attack_but_not_in_the_round_of_the_election() -> None:
    scene = forum()
    offers_players(scene, "prophecy_of_ixth")
    ballot(scene, "prophecy_of_ixth", sol=(1, 1))
    occurs(scene, "round_end")
    assert "prophecy_of_ixth" in scene.state.laws
    scene.state.marks = ()
    occurs(scene, "space_battle_start", 1, 2, scene.system("lodor"))
    occurs(scene, "round_end")
    assert "prophecy_of_ixth" in scene.state.laws, "he has attacked"
    scene.state.marks = ()
    occurs(scene, "space_battle_start", 2, 1, scene.system("lodor"))
    occurs(scene, "round_end")
    assert scene.state.laws == {} and scene.state.agenda_discards == ("prophecy_of_ixth",)


def test_crown_of_thalnos_strengthens_ground_units_who_must_attack_each_round() -> None:
    scene = forum()
    offers_players(scene, "crown_of_thalnos")
    ballot(scene, "crown_of_thalnos", sol=(0, 1))
    occurs(scene, "round_end")
    assert "crown_of_thalnos" in scene.state.laws, "the duty begins in the next round"
    kinds = ("ground_force", "shock_troop", "mechanized_unit", "pds", "cruiser")
    assert [combat_modifier(scene.state, 0, kind, "lodor") for kind in kinds] == [2, 2, 2, 0, 0]
    scene.state.active = 1
    assert combat_modifier(scene.state, 0, "ground_force", "lodor") == 1
    scene.state.marks = ()
    occurs(scene, "invasion_start", 0, -2, "lodor")
    occurs(scene, "round_end")
    assert "crown_of_thalnos" in scene.state.laws, "against neutral units as well (143)"
    scene.state.marks = ()
    occurs(scene, "round_end")
    assert scene.state.laws == {}


def test_minister_of_industry_earns_by_docks_and_produces_free() -> None:
    scene = forum()
    offers_players(scene, "minister_of_industry")
    ballot(scene, "minister_of_industry", sol=(1, 1))
    assert [secondary_cost(scene.state, seat, "production") for seat in (0, 1)] == [1, 0]
    assert secondary_cost(scene.state, 1, "warfare") == 1
    occurs(scene, "dock_built_after", 2, "lodor")
    occurs(scene, "dock_built_after", 1, "quann")
    assert scene.state.trade_goods == [0, 2, 0]
    home, price = scene.system("home_letnev"), 4
    scene.goods("letnev", 2 * price - 1)
    scene.play(BuildDock(seat=1, system=home))
    scene.choose("letnev", "build_dock", "arc_prime")
    assert scene.state.trade_goods == [0, price, 0], "what he gains pays for the next"
    scene.refuses("letnev", "build_dock", "arc_prime", rule="SA-13.6.5", key="dock_there")
    scene.choose("letnev", "build_dock", "wren_terra")
    assert scene.state.trade_goods == [0, 1, 0]


def test_minister_of_peace_forbids_a_movement_to_where_a_third_fleet_is() -> None:
    scene = forum()
    offers_players(scene, "minister_of_peace")
    ballot(scene, "minister_of_peace", sol=(2, 1))
    assert scene.state.laws == {"minister_of_peace": 2}
    scene.put("sol", "space:lodor", cruiser=1)
    scene.put("letnev", "space:mehar_xull", cruiser=1)
    target = scene.system("mehar_xull")
    scene.activate("sol", "mehar_xull")
    scene.play(Movement(seat=0, system=target))
    scene.choose("sol", "ship", "cruiser", scene.system("lodor"), 0)
    assert scene.refusal("letnev", "play", "minister_of_peace") == "table not_asked"
    assert scene.asked == ["hacan"] and scene.options("hacan") == (("play", "minister_of_peace"), ("pass",))
    scene.choose("hacan", "play", "minister_of_peace")
    assert scene.has("sol", "space:lodor", "cruiser") == 1 and not scene.has("sol", target, "cruiser")
    assert scene.state.laws == {} and scene.state.on_board[0] >> target & 1, "the counter stays"
    scene.play(Turn(seat=0, stage="choose", left=1))
    scene.refuses("sol", "tactical", target, rule="SA-3.14.2", key="own_token")


def test_minister_of_peace_does_not_serve_his_own_fleets() -> None:
    for holder, other in ((0, "letnev"), (1, "letnev")):
        scene = forum()
        scene.law("minister_of_peace", holder)
        scene.put("sol", "space:lodor", cruiser=1)
        scene.put(other, "space:mehar_xull", cruiser=1)
        target = scene.system("mehar_xull")
        scene.play(Movement(seat=0, system=target))
        scene.choose("sol", "ship", "cruiser", scene.system("lodor"), 0)
        assert scene.has("sol", target, "cruiser") == 1


def test_minister_of_treasury_hoards_goods_and_takes_them_as_an_action() -> None:
    scene = forum()
    offers_players(scene, "minister_of_treasury")
    ballot(scene, "minister_of_treasury", sol=(1, 1))
    assert scene.state.goods_on == {"minister_of_treasury": 2}
    occurs(scene, "status_receive")
    assert scene.state.goods_on == {"minister_of_treasury": 5}
    decide(scene, "minister_of_treasury", 2)
    assert scene.state.goods_on == {"minister_of_treasury": 5}, "what it gets at once it gets once (73)"
    scene.state.active, scene.state.strategy_cards[2] = 2, ()
    scene.play(Turn(seat=2, stage="choose", left=1))
    assert [option for option in scene.options("hacan") if option[0] == "component"] == [
        ("component", "minister_of_treasury")
    ]
    scene.law("council_precept", 0)
    scene.refuses("hacan", "component", "council_precept", rule="SA-3.11.1", key="not_yours")
    del scene.state.laws["council_precept"]
    scene.play(Turn(seat=1, stage="choose", left=1))
    scene.refuses("letnev", "component", "minister_of_treasury", rule="SA-3.11.1", key="not_yours")
    scene.play(Turn(seat=2, stage="choose", left=1))
    scene.choose("hacan", "component", "minister_of_treasury")
    assert scene.state.trade_goods == [0, 0, 5] and scene.state.laws == {} == scene.state.goods_on


def test_minister_of_war_supports_a_side_once_a_round() -> None:
    scene = forum()
    offers_players(scene, "minister_of_war")
    ballot(scene, "minister_of_war", sol=(2, 1))
    lodor = scene.system("lodor")
    occurs(scene, "space_battle_start", 0, 1, lodor)
    assert scene.asked == ["hacan"]
    scene.offers("hacan", ("play", "minister_of_war"), ("pass",))
    scene.choose("hacan", "play", "minister_of_war")
    scene.offers("hacan", ("player", 0), ("player", 1))
    scene.refuses("hacan", "player", 2, rule="SA-4.1.1", key="does_not_fight")
    scene.choose("hacan", "player", 1)
    place = scene.place("space:lodor")
    assert [combat_modifier(scene.state, seat, "cruiser", place) for seat in (0, 1)] == [0, 1]
    occurs(scene, "space_battle_start", 0, 1, lodor)
    assert scene.done, "once per round"


# Technologies of others


def strategy(scene: Scene) -> None:
    scene.play(StrategyPhase(stage="beginning"))


def test_minister_of_technology_borrows_what_another_has_for_the_round() -> None:
    scene = forum()
    scene.technologies("sol", "hylar_v_laser", "xenopsychology")
    scene.technologies("letnev", "xenopsychology")
    offers_players(scene, "minister_of_technology")
    ballot(scene, "minister_of_technology", sol=(1, 1))
    strategy(scene)
    scene.offers("letnev", ("play", "minister_of_technology"), ("pass",))
    scene.choose("letnev", "play", "minister_of_technology")
    scene.offers(
        "letnev", ("borrow", "hylar_v_laser"), ("silence", "hylar_v_laser"), ("silence", "xenopsychology")
    )
    scene.refuses("letnev", "borrow", "ion_drive", rule="SA-10.1.1", key="nobody_else_has_it")
    scene.refuses("letnev", "borrow", "xenopsychology", rule="SA-10.1.1", key="technology_owned")
    scene.choose("letnev", "borrow", "hylar_v_laser")
    assert has_technology(scene.state, 1, "hylar_v_laser") and not owns_technology(
        scene.state, 1, "hylar_v_laser"
    )
    place = scene.place("space:lodor")
    assert [combat_modifier(scene.state, seat, "cruiser", place) for seat in range(3)] == [1, 1, 0]


def test_minister_of_technology_silences_what_another_has_but_not_the_same_again() -> None:
    scene = forum()
    scene.law("minister_of_technology", 1)
    scene.technologies("sol", "hylar_v_laser", "xenopsychology")
    strategy(scene)
    scene.choose("letnev", "play", "minister_of_technology")
    scene.choose("letnev", "silence", "hylar_v_laser")
    assert not has_technology(scene.state, 0, "hylar_v_laser")
    assert owns_technology(scene.state, 0, "hylar_v_laser"), "it is still his (190)"
    assert not combat_modifier(scene.state, 0, "cruiser", scene.place("space:lodor"))
    strategy(scene)
    scene.choose("letnev", "play", "minister_of_technology")
    scene.refuses("letnev", "borrow", "hylar_v_laser", rule="SA-10.1.1", key="chosen_last_time")
    scene.offers("letnev", ("borrow", "xenopsychology"), ("silence", "xenopsychology"))
