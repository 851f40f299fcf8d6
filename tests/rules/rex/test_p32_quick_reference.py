"""The commonly overlooked rules (Rex p.32)."""

from collections.abc import Iterator

import pytest

import throneworld as tw
from tests.rex.scene import Scene
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.ceasefire import Ceasefire
from throneworld.rex.phases.deployment import DeploymentStep
from throneworld.rex.phases.recruitment import RecruitmentPhase
from throneworld.rex.state import CASUALTIES
from throneworld.rex.verbs.cards import hand_limit

FIVE = ["letnev", "lazax", "jol_nar", "xxcha", "sol"]
HERE, THERE = "tarraguth_slums", "sallab_slums"


def whole_game(seed: int) -> Iterator[tuple[tw.Game, tw.Ask, list[tuple[str, ...]]]]:
    """A random game, choice by choice: the question that was answered, and the hands before it was."""
    game = tw.new_game("rex", seats=[*FIVE, "hacan"], seed=seed)
    bots = [tw.bot("random", seed + seat) for seat in range(6)]
    while not game.over:
        ask, hands = game.asks[0], list(game.state.hands)
        game.choose(ask.seat, bots[ask.seat].decide(tw.Seat(game, ask.seat)))
        yield game, ask, hands


@pytest.mark.parametrize(
    ("space", "price"),
    [(HERE, 3), (THERE, 3), ("imperial_palace", 6), ("galactic_council", 3)],
    ids=["empty", "friendly", "among enemies", "the Council"],
)
def test_p32_1_one_influence_a_unit_two_among_enemies_one_in_the_council(space: str, price: int) -> None:
    scene = Scene(*FIVE)
    scene.influence("letnev", 6)
    scene.place("letnev", THERE, 1)
    scene.place("lazax", "imperial_palace", 1)
    scene.place("lazax", "galactic_council", 4)
    scene.play(DeploymentStep(seat=0))
    scene.choose("letnev", "deploy", space)
    assert scene.options("letnev")[-1] == ("units", 3 if price == 6 else 6)
    scene.choose("letnev", "units", 3)
    assert scene.has("letnev") == 6 - price


def test_p32_1_nothing_is_deployed_beside_an_ally() -> None:
    scene = Scene(*FIVE)
    scene.influence("letnev", 6)
    scene.place("lazax", HERE, 1)
    scene.ally("letnev", "lazax")
    scene.play(DeploymentStep(seat=0))
    assert scene.refusal("letnev", "deploy", HERE) == ("Rex p.15", "space_of_ally")


def plan(scene: Scene, race: str, dial: int, leader: str) -> None:
    scene.choose(race, "dial", dial)
    scene.choose(race, "leader", leader)


def test_p32_2_no_leader_fights_in_two_spaces_in_a_round() -> None:
    scene = Scene("letnev", "lazax", "jol_nar")
    for space in (HERE, THERE):
        scene.place("letnev", space, 2)
        scene.place("lazax", space, 2)
    scene.play(BattlePhase())
    scene.choose("letnev", "battle", HERE, 1)
    plan(scene, "letnev", 0, "letnev_5")
    plan(scene, "lazax", 0, "lazax_1")
    assert scene.prompt == "battle_plan"  # the second battle
    scene.choose("letnev", "dial", 0)
    assert scene.options("letnev") == [("leader", f"letnev_{number}") for number in (1, 2, 3, 4)]
    scene.choose("lazax", "dial", 0)
    assert scene.options("lazax") == [("leader", f"lazax_{number}") for number in (2, 3, 4, 5)]


def test_p32_3_treason_costs_the_traitors_master_no_casualties() -> None:
    scene = Scene("letnev", "lazax", "jol_nar")
    scene.place("letnev", HERE, 3)
    scene.place("lazax", HERE, 5)
    scene.traitors("letnev", "lazax_5")
    scene.play(BattlePhase())
    plan(scene, "letnev", 3, "letnev_1")
    plan(scene, "lazax", 5, "lazax_5")
    scene.choose("letnev", "reveal")
    assert scene.done
    assert scene.units("letnev", HERE) == 3
    assert scene.units("lazax", CASUALTIES) == 5


def test_p32_4_five_units_and_one_leader_a_recruitment_phase() -> None:
    scene = Scene("letnev", "lazax", "jol_nar")
    scene.casualties("letnev", 9)
    scene.kill("letnev_1", "letnev_2")
    scene.influence("letnev", 30)
    scene.play(RecruitmentPhase())
    units = [("units", count) for count in (1, 2, 3, 4, 5)]
    assert scene.options("letnev") == [("done",), *units, ("leader", "letnev_1"), ("leader", "letnev_2")]
    scene.choose("letnev", "leader", "letnev_2")
    assert scene.refusal("letnev", "leader", "letnev_1") == ("Rex p.10", "one_leader_a_round")
    scene.choose("letnev", "units", 3)
    assert scene.refusal("letnev", "units", 3) == ("Rex p.10", "five_units_a_round")
    assert scene.options("letnev") == [("done",), ("units", 1), ("units", 2)]
    scene.choose("letnev", "units", 2)
    assert scene.done  # nothing is left to choose
    assert scene.units("letnev", CASUALTIES) == 4
    assert scene.state.dead == ("letnev_1",)


def test_p32_5_one_attack_and_one_defense_card_a_battle() -> None:
    scene = Scene("letnev", "lazax", "jol_nar")
    scene.place("letnev", HERE, 3)
    scene.place("lazax", HERE, 3)
    scene.hand("letnev", "energy_rifle", "mercenaries", "magen_energy_shield", "atmosphere_ionizer")
    scene.play(BattlePhase())
    plan(scene, "lazax", 0, "lazax_1")
    plan(scene, "letnev", 0, "letnev_1")
    assert scene.options("letnev") == [("slot", slot) for slot in ("none", "attack", "defense", "both")]
    scene.choose("letnev", "slot", "both")
    assert scene.options("letnev") == [("attack", "energy_rifle"), ("attack", "mercenaries")]
    scene.choose("letnev", "attack", "energy_rifle")
    assert scene.options("letnev") == [("defense", "atmosphere_ionizer"), ("defense", "magen_energy_shield")]
    scene.choose("letnev", "defense", "magen_energy_shield")
    assert scene.events("cards_revealed")[0] == (0, "energy_rifle", "magen_energy_shield")


def test_p32_6_with_four_cards_in_hand_nobody_bids() -> None:
    scene = Scene("lazax", "jol_nar", "hacan")
    for race in scene.races:
        scene.influence(race, 5)
    scene.hand("lazax", "energy_rifle", "energy_rifle", "mercenaries", "mercenaries")
    scene.hand("jol_nar", "energy_rifle", "energy_rifle", "mercenaries")
    scene.play(BiddingPhase())
    assert scene.events("row_dealt") == [(2,)]
    assert scene.asked == ["jol_nar"]  # the first player is passed over
    scene.choose("jol_nar", "bid", 1)
    scene.choose("hacan", "pass")
    assert len(scene.titles("jol_nar")) == 4
    assert scene.asked == ["hacan"]
    scene.choose("hacan", "bid", 1)
    assert scene.done  # nobody else could bid


@pytest.mark.parametrize("seed", range(3))
def test_p32_6_hands_keep_their_limit_and_cards_are_never_discarded_at_will(seed: int) -> None:
    discarding = set()
    for game, ask, _ in whole_game(seed):
        state = game.state
        assert all(len(state.hands[seat]) <= hand_limit(state, seat) for seat in range(6))
        if any(option[0] == "discard" for option in ask.options):
            discarding.add(ask.prompt)
    assert discarding <= {"keep_cards", "discard_down"}  # after a battle won, or cancelled by an Informant
    assert "keep_cards" in discarding


def test_p32_6_the_loser_discards_and_the_winner_may_keep() -> None:
    scene = Scene("letnev", "lazax", "jol_nar")
    scene.place("letnev", HERE, 3)
    scene.place("lazax", HERE, 3)
    scene.hand("letnev", "mercenaries", "energy_rifle")
    scene.hand("lazax", "atmosphere_ionizer", "magen_energy_shield")
    scene.play(BattlePhase())
    plan(scene, "letnev", 1, "letnev_5")
    scene.choose("letnev", "slot", "attack")
    plan(scene, "lazax", 1, "lazax_1")
    scene.choose("lazax", "slot", "defense")
    scene.choose("letnev", "attack", "mercenaries")
    scene.choose("lazax", "defense", "magen_energy_shield")
    assert scene.titles("lazax") == ["atmosphere_ionizer"]
    assert scene.options("letnev") == [("done",), ("discard", "mercenaries")]
    scene.choose("letnev", "done")
    assert scene.titles("letnev") == ["energy_rifle", "mercenaries"]


def test_p32_7_only_influence_is_traded_in_a_ceasefire() -> None:
    scene = Scene(*FIVE)
    scene.influence("letnev", 1)
    scene.hand("letnev", "energy_rifle")
    scene.play(Ceasefire())
    verbs = {option[0] for option in scene.options("letnev")}
    assert verbs == {"ready", "propose", "give"}
    scene.choose("letnev", "give", 1)
    assert scene.events("influence_given") == [(0, 1, 1, "gift")]
    assert scene.titles("letnev") == ["energy_rifle"]


@pytest.mark.parametrize("seed", range(3))
def test_p32_7_in_whole_games_nothing_else_and_at_no_other_time(seed: int) -> None:
    giving: set[str] = set()
    reasons: set[str | int] = set()
    for game, ask, hands in whole_game(seed):
        giving.update(ask.prompt for option in ask.options if option[0] == "give")
        for seat, before in enumerate(hands):
            gone = set(before) - set(game.state.hands[seat])
            assert not any(gone & set(hand) for hand in game.state.hands)
        if game.over:
            reasons = {event.args[3] for event in game.log if event.kind == "influence_given"}
    assert giving == {"negotiate"}
    assert reasons <= {"gift", "loan", "bid", "deploy"}  # the rest are advantages of Lazax and Hacan
    assert "gift" in reasons
