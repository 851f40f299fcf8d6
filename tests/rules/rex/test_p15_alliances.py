"""Temporary Ceasefires and alliances (Rex p.15)."""

from itertools import combinations

import pytest

import throneworld as tw
from tests.rex.scene import Scene
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.bombardment import BombardmentPhase
from throneworld.rex.phases.ceasefire import Ceasefire, proposal_refusal
from throneworld.rex.phases.deployment import DeploymentStep
from throneworld.rex.phases.influence import InfluencePhase
from throneworld.rex.phases.maneuvering import ManeuveringPhase
from throneworld.rex.phases.movement import MovementStep
from throneworld.rex.phases.recruitment import RecruitmentPhase

SIX = ("sol", "lazax", "jol_nar", "letnev", "hacan", "xxcha")
SOL, LAZAX, JOL_NAR, LETNEV, HACAN, XXCHA = range(6)


def ceasefire(*races: str, **options: int) -> Scene:
    scene = Scene(*(races or SIX), **options)
    scene.play(Ceasefire())
    return scene


def all_ready(scene: Scene) -> None:
    while scene.prompt == "negotiate":
        scene.choose(scene.asked[0], "ready")


def agree(scene: Scene, proposer: str, *others: str) -> None:
    members = sorted(scene.seat(race) for race in (proposer, *others))
    scene.choose(proposer, "propose", *members)
    for other in others:
        scene.choose(other, "accept")


def test_p15_1_everybody_may_form_and_break_alliances() -> None:
    scene = Scene(*SIX)
    scene.ally("hacan", "xxcha")
    scene.first("jol_nar")
    scene.play(Ceasefire())
    assert scene.asked == ["jol_nar", "letnev", "hacan", "xxcha", "sol", "lazax"]
    assert ("leave",) in scene.options("hacan")
    assert ("leave",) in scene.options("xxcha")
    assert scene.refusal("sol", "leave") == ("Rex p.15", "not_allied")
    pairs = [("propose", 0, other) for other in (1, 2, 3)]
    trios = [("propose", 0, *others) for others in ((1, 2), (1, 3), (2, 3), (4, 5))]
    assert scene.options("sol") == [("ready",), *pairs, *trios]


def test_p15_1_players_act_in_any_order_until_all_are_ready() -> None:
    scene = ceasefire()
    scene.choose("xxcha", "ready")
    assert scene.view()["ceasefire"] == {"ready": [scene.seat("xxcha")]}
    agree(scene, "letnev", "jol_nar")
    assert scene.asked == list(SIX)  # alliances have changed, so everybody may think again
    all_ready(scene)
    assert scene.view()["ceasefire"] is None
    assert scene.done
    assert scene.state.allies == [(), (), (LETNEV,), (JOL_NAR,), (), ()]


def test_p15_2_influence_may_be_given_to_anybody() -> None:
    scene = Scene(*SIX)
    scene.influence("sol", 5)
    scene.ally("sol", "lazax")
    scene.play(Ceasefire())
    assert [option for option in scene.options("sol") if option[0] == "give"] == [
        ("give", seat) for seat in (1, 2, 3, 4, 5)
    ]
    scene.choose("sol", "give", LETNEV)
    assert scene.options("sol") == [("amount", amount) for amount in (1, 2, 3, 4, 5)]
    scene.choose("sol", "amount", 3)
    assert (scene.has("sol"), scene.has("letnev")) == (2, 3)
    assert scene.events("influence_given") == [(SOL, LETNEV, 3, "gift")]


def test_p15_2_nobody_gives_what_he_does_not_have() -> None:
    scene = ceasefire()
    assert scene.refusal("sol", "give", LAZAX) == ("Rex p.15", "no_influence")
    assert scene.refusal("sol", "give", SOL) == ("Rex p.15", "give_to_another")


@pytest.mark.parametrize("step", [BiddingPhase(), RecruitmentPhase(), ManeuveringPhase()])
def test_p15_2_influence_is_given_at_no_other_time(step: BiddingPhase) -> None:
    scene = Scene("lazax", "letnev", "hacan", "xxcha", "sol")
    scene.influence("lazax", 5)
    scene.casualties("lazax", 1)
    scene.place("lazax", "galactic_council", 1)
    scene.play(step)
    assert scene.asked == ["lazax"]
    assert scene.refusal("lazax", "give", 1) == ("Rex p.20", "only_in_ceasefire")


def test_p15_3_the_ceasefire_leaves_the_game_and_another_card_is_drawn() -> None:
    scene = Scene(*SIX)
    scene.stack_influence_deck("temporary_ceasefire_1", "public_support", "lost_archives")
    scene.play(InfluencePhase())
    assert scene.prompt == "negotiate"
    all_ready(scene)
    assert scene.done
    assert scene.state.removed == ("temporary_ceasefire_1",)
    assert scene.state.influence_discards == ("public_support",)
    assert scene.state.influence_deck[0] == "lost_archives"
    assert scene.state.ground == {"holonet_central": 10, "sallab_slums": 8}


def test_p15_4_a_second_ceasefire_in_a_phase_has_no_effect() -> None:
    scene = Scene(*SIX)
    scene.stack_influence_deck("temporary_ceasefire_1", "temporary_ceasefire_2", "public_support")
    scene.play(InfluencePhase())
    all_ready(scene)
    assert scene.done
    assert scene.events("card_without_effect") == [("temporary_ceasefire_2",)]
    assert scene.state.removed == ("temporary_ceasefire_1", "temporary_ceasefire_2")
    assert scene.state.influence_discards == ("public_support",)


def test_p15_4_in_the_next_phase_a_ceasefire_counts_again() -> None:
    scene = Scene(*SIX)
    for card in ("temporary_ceasefire_1", "temporary_ceasefire_2"):
        scene.stack_influence_deck(card)
        scene.play(InfluencePhase())
        assert scene.asked == list(SIX)


def test_p15_5_up_to_three_players_form_an_alliance() -> None:
    scene = ceasefire()
    groups = [*combinations(range(6), 2), *combinations(range(6), 3)]
    with_sol = [("propose", *group) for group in groups if SOL in group]
    assert scene.options("sol") == [("ready",), *with_sol]
    assert scene.refusal("sol", "propose", 0, 1, 2, 3) == ("Rex p.15", "alliance_too_large")
    agree(scene, "sol", "lazax", "jol_nar")
    assert scene.state.allies[:3] == [(1, 2), (0, 2), (0, 1)]
    assert scene.events("alliance_formed") == [(0, 1, 2)]
    assert scene.options("sol") == [("ready",), ("leave",), ("withhold", 1), ("withhold", 2)]


def test_p15_5_all_who_are_named_must_agree() -> None:
    scene = ceasefire()
    scene.choose("sol", "propose", 0, 1, 2)
    assert scene.asked == ["lazax", "jol_nar"]
    assert scene.options("lazax") == [("accept",), ("decline",)]
    scene.choose("lazax", "accept")
    assert scene.state.allies == [()] * 6
    scene.choose("jol_nar", "decline")
    assert scene.events("alliance_declined") == [(JOL_NAR,)]
    assert scene.state.allies == [()] * 6
    assert scene.prompt == "negotiate"


def test_p15_5_nobody_proposes_for_others() -> None:
    scene = ceasefire()
    assert scene.refusal("sol", "propose", LAZAX, JOL_NAR) == ("Rex p.15", "propose_with_yourself")


def test_p15_6_nobody_belongs_to_two_alliances() -> None:
    scene = Scene(*SIX)
    scene.ally("hacan", "xxcha")
    scene.play(Ceasefire())
    assert scene.refusal("sol", "propose", SOL, HACAN) == ("Rex p.15", "allied_elsewhere")
    assert scene.refusal("hacan", "propose", SOL, HACAN) == ("Rex p.15", "allied_elsewhere")
    assert scene.refusal("hacan", "propose", HACAN, XXCHA) == ("Rex p.15", "allied_already")
    assert scene.refusal("hacan", "propose", SOL, HACAN, XXCHA) is None
    agree(scene, "sol", "lazax")
    assert scene.state.allies == [(LAZAX,), (SOL,), (), (), (XXCHA,), (HACAN,)]


def test_p15_7_who_breaks_off_leaves_alone_and_may_join_another_at_once() -> None:
    scene = Scene(*SIX)
    scene.ally("sol", "lazax", "jol_nar")
    scene.play(Ceasefire())
    scene.choose("lazax", "leave")
    assert scene.events("alliance_left") == [(LAZAX,)]
    assert scene.state.allies == [(JOL_NAR,), (), (SOL,), (), (), ()]
    assert scene.refusal("lazax", "leave") == ("Rex p.15", "not_allied")
    agree(scene, "lazax", "letnev")
    assert scene.state.allies == [(JOL_NAR,), (LETNEV,), (SOL,), (LAZAX,), (), ()]


def test_p15_8_outside_a_ceasefire_no_alliance_is_broken_or_formed() -> None:
    scene = Scene(*SIX)
    scene.ally("sol", "lazax")
    scene.place("sol", "imperial_palace", 1)
    scene.play(MovementStep(seat=SOL))
    assert scene.refusal("sol", "leave") == ("Rex p.15", "only_in_ceasefire")
    assert scene.refusal("sol", "propose", SOL, JOL_NAR) == ("Rex p.15", "only_in_ceasefire")


@pytest.mark.parametrize("seed", range(4))
def test_p15_8_in_whole_games_alliances_change_in_ceasefires_only(seed: int) -> None:
    game = tw.new_game("rex", seats=list(SIX), seed=seed)
    bots = [tw.bot("random", seed + seat) for seat in range(6)]
    changed_by = set()
    while not game.over:
        ask, before = game.asks[0], list(game.state.allies)
        game.choose(ask.seat, bots[ask.seat].decide(tw.Seat(game, ask.seat)))
        if game.state.allies != before:
            changed_by.add(ask.prompt)
    assert changed_by == {"negotiate", "answer_proposal"}


def test_p15_9_example_hacan_leaves_xxcha_and_joins_sol_and_lazax() -> None:
    scene = Scene(*SIX)
    scene.ally("hacan", "xxcha")
    scene.stack_influence_deck("temporary_ceasefire_3", "public_support")
    scene.play(InfluencePhase())
    scene.choose("hacan", "leave")
    agree(scene, "sol", "lazax")
    agree(scene, "sol", "lazax", "hacan")
    all_ready(scene)
    assert scene.state.allies == [(LAZAX, HACAN), (SOL, HACAN), (), (), (SOL, LAZAX), ()]
    assert scene.done


def test_p15_10_example_three_strongholds_win_only_after_leaving_the_alliance() -> None:
    scene = Scene(*SIX)
    scene.ally("lazax", "xxcha")
    for space in ("imperial_palace", "civilian_spaceport", "adminus_imperialis"):
        scene.place("lazax", space, 2)
    scene.play(BombardmentPhase())
    assert scene.done
    assert not scene.game.over

    scene.play(Ceasefire())
    scene.choose("lazax", "leave")
    all_ready(scene)
    scene.play(BombardmentPhase())
    assert scene.game.result == tw.Result(
        (LAZAX,), (LAZAX, SOL, JOL_NAR, LETNEV, HACAN, XXCHA), "strongholds"
    )


@pytest.mark.parametrize("owner", ["hacan", "sol"])
def test_p15_11_an_owner_grants_and_withholds_his_ally_advantage(owner: str) -> None:
    scene = Scene(*SIX)
    scene.ally(owner, "lazax", "letnev")
    scene.play(Ceasefire())
    permissions = [option for option in scene.options(owner) if option[0] in ("permit", "withhold")]
    assert permissions == [("withhold", LAZAX), ("withhold", LETNEV)]  # given unless it is taken back
    scene.choose(owner, "withhold", LAZAX)
    assert scene.view()["players"][scene.seat(owner)]["withheld"] == [LAZAX]
    assert scene.refusal(owner, "permit", LAZAX) is None
    scene.choose(owner, "permit", LAZAX)
    assert scene.state.withheld == [()] * 6


def test_p15_11_permission_may_be_changed_every_round() -> None:
    scene = Scene(*SIX)
    scene.ally("hacan", "lazax")
    scene.influence("lazax", 1)
    scene.play(RecruitmentPhase())
    assert scene.asked == ["hacan"]
    assert scene.options("hacan") == [("done",), ("withhold", LAZAX)]
    scene.choose("hacan", "withhold", LAZAX)
    assert scene.state.withheld[HACAN] == (LAZAX,)
    assert scene.events("permission_withheld") == [(HACAN, LAZAX)]


def test_p15_11_a_permission_is_changed_once_for_each_ally_in_a_recruitment_turn() -> None:
    scene = Scene(*SIX)
    scene.ally("hacan", "lazax", "letnev")
    for ally in ("lazax", "letnev"):
        scene.influence(ally, 1)
    scene.play(RecruitmentPhase())
    scene.choose("hacan", "withhold", LAZAX)
    assert scene.options("hacan") == [("done",), ("withhold", LETNEV)]
    assert scene.refusal("hacan", "permit", LAZAX) == ("Rex p.15", "permission_changed")
    scene.choose("hacan", "withhold", LETNEV)
    assert scene.done
    assert scene.state.withheld[HACAN] == (LAZAX, LETNEV)


def test_p15_11_everybody_hears_whether_a_permission_is_granted_or_withheld() -> None:
    scene = Scene(*SIX)
    scene.ally("hacan", "lazax")
    scene.play(Ceasefire())
    scene.choose("hacan", "withhold", LAZAX)
    assert scene.events("permission_withheld") == [(HACAN, LAZAX)]
    assert scene.events("permission_granted") == []
    scene.choose("hacan", "permit", LAZAX)
    assert scene.events("permission_granted") == [(HACAN, LAZAX)]
    assert scene.events("permission_withheld") == [(HACAN, LAZAX)]


@pytest.mark.parametrize("influence", [0, 1])
def test_p15_11_hacan_is_not_asked_for_an_ally_who_has_nothing_to_deploy_with(influence: int) -> None:
    scene = Scene(*SIX)
    scene.ally("hacan", "lazax")
    scene.influence("lazax", influence)
    scene.play(RecruitmentPhase())
    assert scene.done is not bool(influence)


def test_p15_11_what_could_change_nothing_is_refused_with_its_reason() -> None:
    scene = Scene(*SIX)
    scene.ally("hacan", "lazax", "letnev")
    scene.influence("letnev", 1)
    scene.play(RecruitmentPhase())
    assert scene.options("hacan") == [("done",), ("withhold", LETNEV)]
    assert scene.refusal("hacan", "withhold", LAZAX) == ("Rex p.15", "nothing_to_permit")


@pytest.mark.parametrize(("number", "asked"), [(1, True), (7, True), (8, False)])
def test_p15_11_sol_is_not_asked_when_no_offensive_can_come_any_more(number: int, asked: bool) -> None:
    scene = Scene(*SIX, round_number=number)
    scene.ally("sol", "lazax")
    scene.play(RecruitmentPhase())
    assert scene.done is not asked


OFFENSIVES = tuple(f"sol_offensive_{number}" for number in (1, 2, 3))


@pytest.mark.parametrize("gone", [2, 3])
def test_p15_11_nor_when_all_offensives_have_left_the_game(gone: int) -> None:
    scene = Scene(*SIX)
    scene.ally("sol", "lazax")
    scene.state.removed = OFFENSIVES[:gone]
    scene.state.influence_deck = tuple(
        card for card in scene.state.influence_deck if card not in OFFENSIVES[:gone]
    )
    scene.play(RecruitmentPhase())
    assert scene.done is (gone == 3)


@pytest.mark.parametrize("resolved", [False, True])
def test_p15_11_in_the_last_round_an_offensive_of_the_same_phase_may_still_come(resolved: bool) -> None:
    scene = Scene(*SIX, round_number=8)
    scene.ally("sol", "lazax")
    scene.state.phase, scene.state.offensive_resolved = "influence", resolved
    scene.play(Ceasefire())
    assert (("withhold", LAZAX) in scene.options("sol")) is not resolved


def test_p15_11_only_the_owner_permits() -> None:
    scene = Scene(*SIX)
    scene.ally("hacan", "lazax")
    scene.play(Ceasefire())
    assert not [option for option in scene.options("lazax") if option[0] in ("permit", "withhold")]
    assert scene.refusal("hacan", "withhold", LETNEV) == ("Rex p.15", "not_an_ally")


def test_p15_12_nothing_stops_or_lands_beside_an_ally_but_may_pass_through() -> None:
    scene = Scene(*SIX)
    scene.ally("lazax", "letnev")
    scene.influence("lazax", 5)
    scene.place("lazax", "sallab_slums", 1)
    scene.place("letnev", "imperial_navy_base", 1)
    scene.play(MovementStep(seat=LAZAX))
    scene.choose("lazax", "from", "sallab_slums")
    assert scene.refusal("lazax", "to", "imperial_navy_base") == ("Rex p.15", "space_of_ally")
    assert ("to", "tarraguth_slums") in scene.options("lazax")  # reached through the Navy Base only
    scene.play(DeploymentStep(seat=LAZAX))
    assert scene.refusal("lazax", "deploy", "imperial_navy_base") == ("Rex p.15", "space_of_ally")
    assert scene.refusal("lazax", "deploy", "tarraguth_slums") is None


def test_p15_12_allies_meet_in_the_council_and_do_not_fight() -> None:
    scene = Scene(*SIX)
    scene.ally("lazax", "letnev")
    scene.influence("lazax", 5)
    scene.place("lazax", "tilzin_business", 1)
    scene.place("letnev", "galactic_council", 3)
    scene.play(MovementStep(seat=LAZAX))
    scene.choose("lazax", "from", "tilzin_business")
    scene.choose("lazax", "to", "galactic_council")
    assert scene.units("lazax", "galactic_council") == 1
    scene.play(DeploymentStep(seat=LAZAX))
    assert ("deploy", "galactic_council") in scene.options("lazax")
    scene.play(BattlePhase())
    assert scene.done


def test_p15_12_players_who_share_a_space_cannot_become_allies() -> None:
    scene = Scene(*SIX)
    scene.place("lazax", "sallab_slums", 1)
    scene.place("xxcha", "sallab_slums", 0, facedown=2)
    scene.place("lazax", "galactic_council", 1)
    scene.place("letnev", "galactic_council", 1)
    scene.play(Ceasefire())
    assert scene.refusal("lazax", "propose", LAZAX, XXCHA) == ("Rex p.15", "allies_share_space")
    assert scene.refusal("sol", "propose", SOL, LAZAX, XXCHA) == ("Rex p.15", "allies_share_space")
    assert scene.refusal("lazax", "propose", LAZAX, LETNEV) is None


def test_p15_13_allies_do_not_share_a_spaceport() -> None:
    scene = Scene("letnev", "lazax", "jol_nar", "hacan", "xxcha")
    scene.ally("letnev", "lazax")
    scene.place("letnev", "imperial_navy_base", 1)
    scene.place("lazax", "galactic_council", 1)
    scene.play(ManeuveringPhase())
    assert scene.ask("letnev").about == {"steps": 4}
    scene.choose("letnev", "stay")
    scene.pass_all()
    assert scene.ask("lazax").about == {"steps": 2}


def test_p15_13_an_ally_of_sol_neither_moves_farther_nor_lands_free() -> None:
    scene = Scene(*SIX)
    scene.ally("sol", "letnev")
    scene.place("letnev", "galactic_council", 1)
    scene.play(MovementStep(seat=LETNEV))
    assert scene.ask("letnev").about == {"steps": 2}
    scene.influence("letnev", 1)
    scene.play(DeploymentStep(seat=LETNEV))
    scene.choose("letnev", "deploy", "hall_of_records")
    assert scene.has("letnev") == 0


def test_p15_13_allies_of_jol_nar_and_sol_see_none_of_their_looks() -> None:
    scene = Scene(*SIX)
    scene.ally("sol", "jol_nar", "letnev")
    scene.state.fleet_seen = True
    scene.influence("letnev", 1)
    scene.stack_strategy_deck("energy_rifle")
    scene.play(BiddingPhase())
    assert scene.view("jol_nar")["you"]["sees"]["auction"] == "energy_rifle"
    assert scene.view("sol")["you"]["sees"]["bombardment"] is not None
    assert scene.view("letnev")["you"]["sees"] == {"bombardment": None, "influence": None, "auction": None}


def test_p15_13_an_ally_of_letnev_keeps_a_hand_limit_of_four() -> None:
    scene = Scene(*SIX)
    scene.ally("letnev", "hacan")
    scene.hand("hacan", "mercenaries", "mercenaries", "energy_rifle", "double_agent")
    for race in ("letnev", "hacan"):
        scene.influence(race, 3)
    scene.play(BiddingPhase())
    assert scene.view()["players"][HACAN]["hand_limit"] == 4
    assert scene.events("row_dealt") == [(5,)]
    assert scene.asked == ["letnev"]  # he alone is able to bid


@pytest.mark.parametrize(("players", "page"), [(4, 23), (5, 15), (6, 15)])
def test_p15_5_which_page_forbids_a_larger_alliance(players: int, page: int) -> None:
    scene = Scene(*SIX[:players])
    assert proposal_refusal(scene.game, (0, 1, 2, 3)) == tw.Refusal(
        f"Rex p.{page}", "alliance_too_large", (4,)
    )


def test_p15_14_after_the_limit_a_player_can_only_be_ready() -> None:
    scene = Scene(*SIX, negotiation_limit=2)
    scene.influence("sol", 9)
    scene.play(Ceasefire())
    assert scene.ask("sol").about == {"left": 2}
    for left in (1, 0):
        scene.choose("sol", "give", LAZAX)
        scene.choose("sol", "amount", 1)
        assert ("sol" in scene.asked) == (left > 0)
    question = scene.game.question
    assert question is not None
    why = question.refusal(scene.game, SOL, ("give", LAZAX))
    assert why == tw.Refusal("Rex p.15", "negotiation_limit", (2,))
    assert question.options(scene.game, SOL) == (("ready",),)


def test_p15_14_who_has_used_up_his_say_may_still_answer() -> None:
    scene = ceasefire(*SIX, negotiation_limit=1)
    scene.choose("sol", "propose", SOL, LAZAX)
    scene.choose("lazax", "decline")
    scene.choose("lazax", "propose", SOL, LAZAX)
    assert scene.asked == ["sol"]
    scene.choose("sol", "accept")
    assert scene.state.allies[SOL] == (LAZAX,)
    all_ready(scene)
    assert scene.done


def test_p15_14_who_has_used_up_his_say_may_still_leave_his_alliance() -> None:
    scene = ceasefire(*SIX, negotiation_limit=1)
    agree(scene, "sol", "lazax")
    assert scene.options("sol") == [("ready",), ("leave",)]
    assert scene.refusal("sol", "propose", SOL, LETNEV) == ("Rex p.15", "negotiation_limit")
    assert "leave" in [option[0] for option in scene.options("lazax")]
    scene.choose("sol", "leave")
    assert scene.state.allies == [()] * 6
    assert "sol" not in scene.asked, "nothing is left to say"
    assert scene.ask("lazax").about == {"left": 1}


def test_p15_14_leaving_costs_an_act_of_those_who_have_any() -> None:
    scene = ceasefire(*SIX, negotiation_limit=3)
    agree(scene, "sol", "lazax")
    scene.choose("sol", "leave")
    assert scene.ask("sol").about == {"left": 1}
    scene.choose("sol", "propose", SOL, LAZAX)
    scene.choose("lazax", "accept")
    assert scene.ask("sol").about == {"left": 0}
    scene.choose("sol", "leave")
    assert scene.state.allies == [()] * 6


def test_p15_14_everybody_may_act_eight_times_unless_the_table_agrees_otherwise() -> None:
    assert ceasefire().ask("sol").about == {"left": 8}
