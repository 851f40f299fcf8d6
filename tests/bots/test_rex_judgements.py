"""What the heuristic bot buys, plays, proposes and refuses."""

from __future__ import annotations

import pytest

from tests.bots.judging import RACES, advance, choice, play_out
from tests.rex.scene import Scene
from throneworld.bots import rex
from throneworld.kernel.asks import Ask
from throneworld.kernel.registry import definition_of
from throneworld.kernel.steps import Question
from throneworld.rex.cards.effects import ChooseFlight, ChooseShield, FreeRecruits, NamePlayer
from throneworld.rex.factions.letnev import DiscardDown
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.bombardment import BombardmentPhase
from throneworld.rex.phases.ceasefire import Negotiation, Proposal
from throneworld.rex.phases.influence import InfluencePhase
from throneworld.rex.phases.maneuvering import ManeuveringPhase
from throneworld.rex.phases.recruitment import Recruit, RecruitmentPhase
from throneworld.rex.phases.winning import Betrayal
from throneworld.rex.setup import FleetDials, PlaceStartingUnits, PredictWinner, SelectTraitor

PASS = ("pass",)


def test_there_is_a_judgement_for_every_question() -> None:
    prompts = {
        step.prompt for step in definition_of("rex").steps if issubclass(step, Question) and step.prompt
    }
    assert prompts | {"window"} == set(rex.JUDGEMENTS)


def test_an_unknown_question_is_left_open() -> None:
    ask = Ask(id="1-0", seat=0, prompt="unheard_of", options=(("this",), ("that",)), rule="")
    assert rex.answer({"game": "rex"}, ask) is None


# Setup


def test_the_traitor_is_a_strong_leader_of_somebody_else() -> None:
    scene = Scene(*RACES)
    scene.traitors("letnev", "letnev_5", "hacan_2", "sol_4", "jol_nar_1")
    scene.play(SelectTraitor(who=(0,)))
    assert choice(scene, "letnev") == ("keep", "sol_4")


def test_sol_starts_in_the_palace_and_next_to_mecatol_power_south() -> None:
    scene = Scene("sol", "letnev", "hacan", fleet=9)
    scene.play(PlaceStartingUnits(seat=0, left=10))
    play_out(scene)
    assert (scene.units("sol", "imperial_palace"), scene.units("sol", "iaf_hq")) == (5, 5)


def test_sol_starts_under_a_shield_when_the_palace_is_bombarded() -> None:
    scene = Scene("sol", "letnev", "hacan", fleet=16)
    scene.play(PlaceStartingUnits(seat=0, left=10))
    play_out(scene)
    assert scene.units("sol", "iaf_hq") == 10


def test_the_prediction_names_a_quick_race_that_comes_late_in_the_order() -> None:
    scene = Scene("xxcha", "hacan", "lazax", "sol", "jol_nar", "letnev")
    scene.state.phase, scene.state.prediction = "setup", ("", 0)
    scene.play(PredictWinner(seat=0))
    play_out(scene)
    assert scene.state.prediction == ("letnev", 1)


def test_the_fleet_dial_keeps_the_fleet_off_the_spaces_one_wants() -> None:
    """Against every number of the other dial, the chosen one hurts Letnev no more than any other."""
    scene = Scene(*RACES)
    scene.play(FleetDials(who=(0, 1)))
    wanted = {16, 12, 18}

    def hits(number: int) -> int:
        return sum(abs(number - other) in wanted for other in range(21))

    chosen = int(choice(scene, "letnev")[1])
    assert hits(chosen) <= min(hits(number) for number in range(21)) + 1


# Bidding


def auction(race: str, influence: int, title: str = "energy_rifle") -> Scene:
    """Only one race has influence."""
    scene = Scene(*RACES)
    scene.influence(race, influence)
    scene.stack_strategy_deck(title)
    scene.play(BiddingPhase())
    return scene


def test_it_keeps_its_influence_for_deployment() -> None:
    assert choice(auction("lazax", 4), "lazax") == PASS


def test_it_bids_one_more_than_the_others() -> None:
    assert choice(auction("lazax", 12), "lazax") == ("bid", 1)


def test_it_never_bids_more_than_a_card_is_worth() -> None:
    scene = auction("lazax", 15)
    scene.influence("hacan", 10)
    scene.play(BiddingPhase())
    scene.choose("hacan", "bid", 9)
    assert choice(scene, "lazax") == PASS


def test_sol_needs_no_influence_to_land_and_may_spend_it_on_cards() -> None:
    assert choice(auction("sol", 3), "sol") == ("bid", 1)


@pytest.mark.parametrize(("title", "answer"), [("energy_rifle", ("bid", 1)), ("graviton_negator", PASS)])
def test_jol_nar_bids_by_what_it_has_seen(title: str, answer: tuple[str, ...]) -> None:
    assert choice(auction("jol_nar", 10, title), "jol_nar") == answer


def test_letnev_discards_its_least_useful_card() -> None:
    scene = Scene(*RACES)
    titles = ("energy_rifle", "mercenaries", "graviton_negator", "informant", "magen_energy_shield")
    scene.hand("letnev", *titles)
    scene.play(DiscardDown(seat=0))
    assert choice(scene, "letnev") == ("discard", "graviton_negator")


# Recruitment


def test_free_units_are_always_recruited() -> None:
    scene = Scene(*RACES)
    scene.casualties("sol", 5)
    scene.play(Recruit(seat=scene.seat("sol")))
    assert choice(scene, "sol") == ("units", 3)


def test_lazax_recruits_a_mechanized_unit_for_nothing() -> None:
    scene = Scene(*RACES)
    scene.casualties("lazax", 3, 1)
    scene.play(Recruit(seat=scene.seat("lazax")))
    assert choice(scene, "lazax") == ("mechanized",)


def test_a_leader_is_bought_back_when_few_are_left() -> None:
    scene = Scene(*RACES)
    scene.influence("hacan", 8)
    scene.kill("hacan_2", "hacan_4", "hacan_5")
    scene.play(Recruit(seat=1))
    assert choice(scene, "hacan") == ("leader", "hacan_5")


def test_fresh_recruits_bring_whatever_would_cost_more() -> None:
    scene = Scene(*RACES)
    scene.casualties("hacan", 5)
    scene.kill("hacan_1")
    scene.play(FreeRecruits(seat=1))
    assert choice(scene, "hacan") == ("units", 5)


@pytest.mark.parametrize(("casualties", "answer"), [(5, ("play", "fresh_recruits")), (1, PASS)])
def test_fresh_recruits_wait_for_losses(casualties: int, answer: tuple[str, ...]) -> None:
    scene = Scene(*RACES)
    scene.hand("hacan", "fresh_recruits")
    scene.casualties("hacan", casualties)
    scene.play(RecruitmentPhase())
    assert choice(scene, "hacan") == answer


# Cards


@pytest.mark.parametrize(("struck", "answer"), [("hacan", ("play", "tracking_beacon")), ("letnev", PASS)])
def test_a_tracking_beacon_is_for_enemies(struck: str, answer: tuple[str, ...]) -> None:
    scene = Scene(*RACES)
    scene.hand("letnev", "tracking_beacon")
    scene.discard_influence("lost_archives")
    scene.place(struck, "hall_of_records", 5)
    scene.play(InfluencePhase())
    assert choice(scene, "letnev") == answer


def test_fleet_sabotage_sends_the_fleet_over_enemies_and_stops_short_of_oneself() -> None:
    scene = Scene(*RACES, fleet=3)
    scene.place("hacan", "pleasure_district", 5)
    scene.place("letnev", "sai_sallai_residential", 5)
    scene.play(ChooseFlight(seat=0))
    assert choice(scene, "letnev") in (("sectors", 1), ("sectors", 2))


@pytest.mark.parametrize(("enemy", "answer"), [(9, ("play", "fleet_sabotage")), (0, PASS)])
def test_fleet_sabotage_needs_a_target(enemy: int, answer: tuple[str, ...]) -> None:
    scene = Scene(*RACES, fleet=3)
    scene.hand("letnev", "fleet_sabotage")
    if enemy:
        scene.place("hacan", "vel_hamech_financial", enemy)
    scene.play(BombardmentPhase())
    assert choice(scene, "letnev") == answer


def test_a_graviton_negator_is_not_turned_against_oneself() -> None:
    scene = Scene(*RACES, fleet=15)
    scene.hand("letnev", "graviton_negator")
    scene.place("letnev", "imperial_palace", 8)
    scene.play(BattlePhase())
    assert choice(scene, "letnev") == PASS


def test_a_graviton_negator_strips_the_shield_from_a_lost_battle() -> None:
    scene = Scene(*RACES, fleet=15)
    scene.hand("letnev", "graviton_negator")
    scene.place("letnev", "imperial_palace", 1)
    scene.place("hacan", "imperial_palace", 12)
    scene.place("letnev", "civilian_spaceport", 5)
    scene.play(BattlePhase())
    assert choice(scene, "letnev") == ("play", "graviton_negator")
    scene.play(ChooseShield(seat=0))
    assert choice(scene, "letnev") == ("space", "imperial_palace")


def test_an_informant_deploys_again_when_that_wins() -> None:
    scene = Scene(*RACES[:5], fleet=9)
    scene.hand("letnev", "informant")
    scene.place("letnev", "imperial_navy_base", 5)
    scene.influence("letnev", 20)
    scene.casualties("letnev", 5)
    scene.first("hacan")
    scene.play(ManeuveringPhase())
    play_out(scene)
    assert len({args[4] for args in scene.events("units_moved") if args[0] == 0 and args[5] == "deploy"}) == 2


def test_a_ban_names_the_strongest_enemy() -> None:
    scene = Scene(*RACES)
    scene.place("hacan", "imperial_palace", 3)
    scene.place("hacan", "adminus_imperialis", 3)
    scene.place("sol", "imperial_navy_base", 3)
    scene.play(NamePlayer(seat=0, ban="alliance"))
    assert choice(scene, "letnev") == ("name", 1)


def test_xxcha_always_send_an_observer() -> None:
    scene = Scene(*RACES[:5], fleet=9)
    scene.influence("letnev", 3)
    scene.play(ManeuveringPhase())
    advance(scene, "xxcha", "window")
    assert choice(scene, "xxcha") == ("play", "xxcha_observer")


# Ceasefire


def three_strongholds() -> Scene:
    scene = Scene(*RACES)
    for space in ("imperial_navy_base", "civilian_spaceport", "imperial_palace"):
        scene.place("letnev", space, 5)
    return scene


def test_it_leaves_an_alliance_when_it_holds_three_strongholds() -> None:
    scene = three_strongholds()
    scene.ally("letnev", "jol_nar")
    scene.play(Negotiation(who=tuple(range(6))))
    assert choice(scene, "letnev") == ("leave",)


def test_it_stays_with_an_ally_who_brings_the_fourth() -> None:
    scene = three_strongholds()
    scene.place("jol_nar", "adminus_imperialis", 8)
    scene.ally("letnev", "jol_nar")
    scene.play(Negotiation(who=tuple(range(6))))
    assert choice(scene, "jol_nar") != ("leave",)


def two_and_two() -> Scene:
    scene = Scene(*RACES)
    for space in ("imperial_navy_base", "civilian_spaceport"):
        scene.place("letnev", space, 6)
    for space in ("adminus_imperialis", "mecatol_power_south"):
        scene.place("jol_nar", space, 6)
    return scene


def test_it_proposes_an_alliance_that_would_win() -> None:
    scene = two_and_two()
    scene.play(Negotiation(who=tuple(range(6))))
    assert choice(scene, "letnev") == ("propose", 0, 3)


def test_it_accepts_an_alliance_that_would_win_and_declines_a_useless_one() -> None:
    scene = two_and_two()
    scene.play(Proposal(who=(0,), proposer=3))
    assert choice(scene, "letnev") == ("accept",)
    scene.play(Proposal(who=(0,), proposer=1))
    assert choice(scene, "letnev") == ("decline",)


def test_it_gives_nothing_away() -> None:
    scene = Scene(*RACES)
    scene.influence("letnev", 20)
    scene.play(Negotiation(who=tuple(range(6))))
    play_out(scene)
    assert scene.has("letnev") == 20
    assert scene.events("influence_given") == []


# Betrayal


@pytest.mark.parametrize(
    ("card", "answer"), [("dagger_in_the_dark", ("betray",)), ("control_of_mecatol_city", ("share",))]
)
def test_allies_are_betrayed_only_with_a_card_that_is_hard_to_top(card: str, answer: tuple[str, ...]) -> None:
    scene = Scene(*RACES, betrayal=True)
    scene.state.betrayals = [card, "war_chest", "", "", "", ""]
    scene.place("letnev", "imperial_palace", 5)
    scene.traitors("letnev", "hacan_3")
    scene.ally("letnev", "hacan")
    scene.play(Betrayal(members=(0, 1)))
    assert choice(scene, "letnev") == answer


def test_who_is_betrayed_strikes_back_if_he_can() -> None:
    scene = Scene(*RACES, betrayal=True)
    scene.state.betrayals = ["dagger_in_the_dark", "control_of_mecatol_city", "", "", "", ""]
    scene.traitors("letnev", "hacan_3")
    scene.place("hacan", "imperial_palace", 5)
    scene.ally("letnev", "hacan")
    scene.play(Betrayal(members=(0, 1)))
    scene.choose("hacan", "betray")
    scene.choose("letnev", "share")
    assert scene.prompt == "counter_reveal"
    assert choice(scene, "letnev") == ("betray",)
