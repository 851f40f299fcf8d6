"""An Informant cannot cancel an ally advantage (Rex p.21)."""

from tests.rex.scene import Scene
from tests.rules.rex.test_p17_battle import ARENA, plan
from tests.rules.rex.test_p21_informant import cancel, spare, threatened
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.deployment import DeploymentStep
from throneworld.rex.phases.influence import InfluencePhase
from throneworld.rex.state import CASUALTIES


def allied(ally: str, *friend: str) -> Scene:
    """The ally, his friend and two enemies, the first of whom holds an Informant."""
    enemies = [race for race in ("letnev", "lazax", "hacan") if race not in (ally, *friend)][:2]
    scene = Scene(ally, *friend, *enemies)
    scene.ally(ally, *friend)
    scene.hand(enemies[0], "informant")
    return scene


def battle_of_an_ally(commander: str) -> Scene:
    """Sol fights Letnev, who holds an Informant; the commander is Sol's ally."""
    scene = allied("sol", commander)
    scene.place("sol", ARENA, 2)
    scene.place("letnev", ARENA, 2)
    scene.play(BattlePhase())
    return scene


def test_p21_1_the_xxcha_command_for_an_ally_cannot_be_cancelled() -> None:
    scene = battle_of_an_ally("xxcha")
    assert scene.options("xxcha") == [("play", "xxcha_command_ally"), ("pass",)]
    scene.choose("xxcha", "play", "xxcha_command_ally")
    assert scene.prompt == "forbid_title"
    scene.choose("xxcha", "title", "mercenaries")
    assert scene.events("title_forbidden") == [(1, 2, "mercenaries")]


def test_p21_1_the_jol_nar_command_for_an_ally_cannot_be_cancelled() -> None:
    scene = battle_of_an_ally("jol_nar")
    assert scene.options("jol_nar") == [("play", "jolnar_command_ally"), ("pass",)]
    scene.choose("jol_nar", "play", "jolnar_command_ally")
    assert scene.prompt == "choose_element"
    scene.choose("jol_nar", "element", "number")
    assert scene.asked == ["letnev"]
    assert scene.prompt == "answer_element"


def test_p21_1_letnevs_traitor_for_an_ally_cannot_be_cancelled() -> None:
    scene = Scene("letnev", "sol", "lazax", "hacan")
    scene.ally("letnev", "sol")
    scene.traitors("letnev", "lazax_5")
    scene.hand("lazax", "informant")
    scene.place("sol", ARENA, 2)
    scene.place("lazax", ARENA, 2)
    scene.play(BattlePhase())
    plan(scene, "sol", 0, "sol_1")
    plan(scene, "lazax", 2, "lazax_5")
    scene.choose("letnev", "reveal")
    assert scene.done
    assert scene.events("battle_won_by_treason") == [(1, ARENA)]


def test_p21_1_the_lazax_loan_cannot_be_cancelled() -> None:
    scene = allied("lazax", "sol")
    scene.influence("lazax", 5)
    scene.influence("sol", 1)
    scene.first("sol")
    scene.play(BiddingPhase())
    assert scene.options("lazax") == [("play", "lazax_loan"), ("pass",)]
    scene.choose("lazax", "play", "lazax_loan")
    assert scene.prompt == "loan_amount"
    scene.choose("lazax", "amount", 3)
    assert (scene.has("lazax"), scene.has("sol")) == (2, 4)
    assert scene.asked == ["sol"]
    assert scene.prompt == "bid"


def test_p21_1_the_half_price_of_hacans_ally_cannot_be_cancelled() -> None:
    scene = allied("hacan", "lazax")
    scene.influence("lazax", 4)
    scene.play(DeploymentStep(seat=1))
    scene.choose("lazax", "deploy", ARENA)
    assert scene.prompt == "count_units"
    scene.choose("lazax", "units", 3)
    scene.choose("lazax", "mechanized", 0)
    spare(scene, "letnev", "hacan_deploy_income")
    assert (scene.has("lazax"), scene.has("hacan")) == (2, 2)
    assert scene.done


def test_p21_1_the_transfer_of_hacans_ally_cannot_be_cancelled() -> None:
    scene = allied("hacan", "lazax")
    scene.influence("lazax", 4)
    scene.place("lazax", ARENA, 3)
    scene.play(DeploymentStep(seat=1))
    scene.choose("lazax", "transfer", ARENA)
    assert scene.prompt == "transfer_to"


def test_p21_1_sols_transfer_as_hacans_ally_is_no_landing_and_cannot_be_cancelled() -> None:
    scene = allied("hacan", "sol")
    scene.influence("sol", 4)
    scene.place("sol", ARENA, 3)
    scene.play(DeploymentStep(seat=1))
    scene.choose("sol", "transfer", ARENA)
    assert threatened(scene) == ""
    assert scene.prompt == "transfer_to"


def struck(*units: tuple[str, int]) -> Scene:
    """Sol and Hacan are allies; a Sol Offensive strikes the Hall of Records; Letnev holds an Informant."""
    scene = allied("sol", "hacan")
    for race, count in units:
        scene.place(race, ARENA, count)
    scene.discard_influence("lost_archives")
    scene.stack_influence_deck("sol_offensive_1", "public_support")
    scene.play(InfluencePhase())
    return scene


def test_p21_1_the_immunity_of_sols_ally_cannot_be_cancelled() -> None:
    scene = struck(("hacan", 4))
    assert threatened(scene) == ""
    assert scene.asked == ["hacan"]
    assert scene.prompt == "relocate"
    scene.choose("hacan", "stay")
    assert scene.units("hacan", ARENA) == 4


def test_p21_1_sol_may_lose_its_own_immunity_and_its_ally_keeps_his() -> None:
    scene = struck(("hacan", 4), ("sol", 3))
    cancel(scene, "letnev", "sol_offensive_immunity")
    assert scene.units("sol", CASUALTIES) == 3
    assert scene.units("hacan", ARENA) == 4
    assert scene.asked == ["hacan"]
    assert scene.prompt == "relocate"
