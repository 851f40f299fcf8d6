"""Playing with three, four or five players (Rex p.23)."""

import pytest

import throneworld as tw
from tests.rex.scene import Scene
from throneworld.kernel.asks import Option
from throneworld.rex.board import reach
from throneworld.rex.cards.effects import DeployAgain
from throneworld.rex.phases.ceasefire import Ceasefire
from throneworld.rex.phases.deployment import DeploymentStep
from throneworld.rex.phases.influence import InfluencePhase
from throneworld.rex.phases.movement import MovementStep
from throneworld.rex.phases.sol_offensive import SolOffensive
from throneworld.rex.state import CASUALTIES

FIVE = ("letnev", "lazax", "hacan", "jol_nar", "xxcha")
SOUTH = "mecatol_power_south"
DEMOLISHED = ("Rex p.23", "space_demolished")
ALL_RACES = {"sol", "lazax", "jol_nar", "letnev", "hacan", "xxcha"}


def test_p23_1_with_three_players_there_are_no_alliances() -> None:
    scene = Scene("sol", "lazax", "jol_nar")
    for race in scene.races:
        scene.influence(race, 2)
    scene.play(Ceasefire())
    assert scene.options("sol") == [("ready",), ("give", 1), ("give", 2)]
    assert scene.refusal("sol", "propose", 0, 1) == ("Rex p.23", "no_alliances")
    assert scene.refusal("sol", "propose", 0, 1, 2) == ("Rex p.23", "no_alliances")


def test_p23_1_with_three_players_influence_is_traded_all_the_same() -> None:
    scene = Scene("sol", "lazax", "jol_nar")
    scene.influence("sol", 2)
    scene.play(Ceasefire())
    scene.choose("sol", "give", 2)
    scene.choose("sol", "amount", 2)
    assert (scene.has("sol"), scene.has("jol_nar")) == (0, 2)


@pytest.mark.parametrize("races", [FIVE[:3], FIVE[:4], FIVE])
def test_p23_2_only_three_players_leave_the_right_space_empty(races: tuple[str, ...]) -> None:
    scene = Scene(*races)
    scene.stack_influence_deck("public_support")
    scene.play(InfluencePhase())
    both = {"holonet_central": 10, "sallab_slums": 8}
    assert scene.state.ground == ({"holonet_central": 10} if len(races) == 3 else both)


def test_p23_2_a_bombarded_left_space_is_not_replaced_by_the_right_one() -> None:
    scene = Scene("sol", "lazax", "jol_nar", fleet=8)
    scene.stack_influence_deck("public_support")
    scene.play(InfluencePhase())
    assert scene.state.ground == {}
    assert scene.events("placing_prevented") == [("holonet_central",)]


def test_p23_2_with_three_players_an_offensive_strikes_both_spaces() -> None:
    scene = Scene("letnev", "lazax", "jol_nar")
    scene.discard_influence("public_support")
    scene.place("letnev", "holonet_central", 2)
    scene.place("lazax", "sallab_slums", 3)
    scene.ground("holonet_central", 4)
    scene.stack_influence_deck("sol_offensive_1", "lost_archives")
    scene.play(InfluencePhase())
    assert (scene.units("letnev", CASUALTIES), scene.units("lazax", CASUALTIES)) == (2, 3)
    assert scene.state.ground == {"hall_of_records": 8}


@pytest.mark.parametrize("count", [3, 4])
def test_p23_3_nothing_moves_into_or_through_the_demolished_space(count: int) -> None:
    scene = Scene(*FIVE[:count])
    scene.place("letnev", "hirzall_industrial", 2)
    scene.play(MovementStep(seat=0))
    scene.choose("letnev", "from", "hirzall_industrial")
    assert scene.refusal("letnev", "to", SOUTH) == DEMOLISHED
    # the other side of the ruin is two lines away through it, and three around it
    assert scene.refusal("letnev", "to", "trauma_and_physiology_zone") == ("Rex p.23", "way_demolished")
    assert scene.view()["spaces"][SOUTH]["demolished"] is True


@pytest.mark.parametrize("count", [3, 4])
def test_p23_3_nothing_is_deployed_or_shipped_into_the_demolished_space(count: int) -> None:
    scene = Scene("hacan", *FIVE[:2], *FIVE[3:count])
    scene.influence("hacan", 9)
    scene.place("hacan", "tarraguth_slums", 2)
    scene.play(DeploymentStep(seat=0))
    assert scene.refusal("hacan", "deploy", SOUTH) == DEMOLISHED
    assert ("deploy", SOUTH) not in scene.options("hacan")
    scene.choose("hacan", "transfer", "tarraguth_slums")
    assert scene.refusal("hacan", "to", SOUTH) == DEMOLISHED
    scene.play(DeployAgain(seat=0))
    assert scene.refusal("hacan", "deploy", SOUTH) == DEMOLISHED


@pytest.mark.parametrize("count", [3, 4, 5])
def test_p23_3_of_fewer_players_whoever_deploys_is_not_offered_the_demolished_space(count: int) -> None:
    scene = Scene(*FIVE[:count])
    scene.influence("letnev", 9)
    scene.play(DeploymentStep(seat=0))
    assert (("deploy", SOUTH) in scene.options("letnev")) == (count == 5)


@pytest.mark.parametrize("count", [3, 4])
def test_p23_3_nothing_is_relocated_into_the_demolished_space(count: int) -> None:
    scene = Scene("sol", *FIVE[: count - 1])
    scene.place("sol", "sallab_slums", 2)
    scene.play(SolOffensive(spaces=("holonet_central", "sallab_slums")))
    assert scene.prompt == "relocate"
    assert scene.refusal("sol", "to", SOUTH) == DEMOLISHED


def test_p23_4_with_four_players_alliances_have_two_members() -> None:
    scene = Scene("sol", "lazax", "jol_nar", "letnev")
    scene.play(Ceasefire())
    pairs: list[Option] = [("propose", 0, 1), ("propose", 0, 2), ("propose", 0, 3)]
    assert scene.options("sol") == [("ready",), *pairs]
    assert scene.refusal("sol", "propose", 0, 1, 2) == ("Rex p.23", "alliance_too_large")
    scene.choose("sol", "propose", 0, 1)
    scene.choose("lazax", "accept")
    scene.choose("jol_nar", "propose", 2, 3)
    scene.choose("letnev", "accept")
    assert scene.state.allies == [(1,), (0,), (3,), (2,)]


def test_p23_5_with_five_players_nothing_changes() -> None:
    scene = Scene(*FIVE)
    scene.play(Ceasefire())
    assert scene.refusal("letnev", "propose", 0, 1, 2) is None
    assert "trauma_and_physiology_zone" in reach(scene.state, "hirzall_industrial", 2)
    scene.place("letnev", "hirzall_industrial", 2)
    scene.influence("letnev", 1)
    scene.play(MovementStep(seat=0))
    scene.choose("letnev", "from", "hirzall_industrial")
    assert ("to", SOUTH) in scene.options("letnev")
    assert ("to", "trauma_and_physiology_zone") in scene.options("letnev")
    scene.play(DeploymentStep(seat=0))
    assert ("deploy", SOUTH) in scene.options("letnev")
    assert scene.view()["spaces"][SOUTH]["demolished"] is False


RECOMMENDED = {
    3: {"sol", "lazax", "jol_nar"},
    4: {"sol", "lazax", "jol_nar", "letnev"},
    5: {"sol", "lazax", "jol_nar", "letnev", "hacan"},
    6: ALL_RACES,
}


@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_p23_6_the_recommended_races_can_be_asked_for(count: int) -> None:
    game = tw.new_game("rex", seats=count, seed=5, options={"recommended": True})
    ask = game.asks[0]
    assert ask.prompt == "choose_race"
    assert {option[1] for option in ask.options} == RECOMMENDED[count]
    for race in ALL_RACES - RECOMMENDED[count]:
        assert game.refusal(ask.seat, ("race", race)) == tw.Refusal(
            "Rex p.23", "race_not_recommended", (race,)
        )


@pytest.mark.parametrize("count", [3, 4, 5])
def test_p23_6_recommended_races_can_be_dealt_at_random(count: int) -> None:
    game = tw.new_game("rex", seats=count, seed=5, options={"recommended": True, "races": "random"})
    assert set(game.state.races) == RECOMMENDED[count]


def test_p23_6_they_are_a_suggestion_only() -> None:
    game = tw.new_game("rex", seats=3, seed=5)
    assert {option[1] for option in game.asks[0].options} == ALL_RACES
    game = tw.new_game("rex", seats=["hacan", "xxcha", "letnev"], seed=5, options={"recommended": True})
    assert game.state.races == ["hacan", "xxcha", "letnev"]
