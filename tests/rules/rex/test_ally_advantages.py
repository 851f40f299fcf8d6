"""The six ally advantages: for allies only, at the owner's will, beyond any Informant (Rex p.15, p.21-22)."""

import pytest

from tests.rex.scene import Scene
from throneworld.kernel.asks import Noun
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.ceasefire import Ceasefire
from throneworld.rex.phases.deployment import DeploymentStep
from throneworld.rex.phases.recruitment import RecruitmentPhase
from throneworld.rex.phases.sol_offensive import SolOffensive
from throneworld.rex.state import CASUALTIES

STRUCK = ("holonet_central", "sallab_slums")
FIELD = "tarraguth_slums"


def withhold(scene: Scene, owner: str, ally: str) -> None:
    """The owner takes his permission back in his recruitment."""
    scene.play(RecruitmentPhase())
    scene.choose(owner, "withhold", scene.seat(ally))


# Lazax: a loan before the ally bids


def bidding(*, allied: bool = True, purse: int = 5) -> Scene:
    """Xxcha, who opens, has two influence and Lazax five; nobody else can bid."""
    scene = Scene("xxcha", "lazax", "letnev", "hacan", "sol")
    scene.influence("xxcha", 2)
    scene.influence("lazax", purse)
    if allied:
        scene.ally("lazax", "xxcha")
    return scene


def test_ally_lazax_lends_any_amount_before_the_bid() -> None:
    scene = bidding()
    scene.play(BiddingPhase())
    assert scene.asked == ["lazax"]
    assert scene.options("lazax") == [("play", "lazax_loan"), ("pass",)]
    scene.choose("lazax", "play", "lazax_loan")
    assert scene.options("lazax") == [("amount", amount) for amount in (1, 2, 3, 4, 5)]
    scene.choose("lazax", "amount", 4)
    assert (scene.has("lazax"), scene.has("xxcha")) == (1, 6)
    assert scene.options("xxcha") == [("pass",), *(("bid", amount) for amount in range(1, 7))]


def test_ally_lazax_gets_nothing_back_if_the_ally_does_not_bid() -> None:
    scene = bidding()
    scene.play(BiddingPhase())
    scene.choose("lazax", "play", "lazax_loan")
    scene.choose("lazax", "amount", 4)
    scene.choose("xxcha", "pass")
    scene.choose("lazax", "pass")
    assert (scene.has("lazax"), scene.has("xxcha")) == (1, 6)


def test_ally_lazax_may_refuse() -> None:
    scene = bidding()
    scene.play(BiddingPhase())
    scene.choose("lazax", "pass")
    assert scene.options("xxcha") == [("pass",), ("bid", 1), ("bid", 2)]


def test_ally_lazax_lends_once_a_round_to_each_ally() -> None:
    scene = bidding(purse=9)
    scene.ally("lazax", "xxcha", "letnev")
    scene.play(BiddingPhase())
    scene.choose("lazax", "play", "lazax_loan")
    scene.choose("lazax", "amount", 1)
    scene.choose("xxcha", "bid", 1)
    scene.choose("lazax", "pass")
    assert scene.options("lazax") == [("play", "lazax_loan"), ("pass",)]  # now for Letnev
    scene.choose("lazax", "pass")
    assert scene.titles("xxcha") != []
    assert scene.ask("lazax").prompt == "bid"  # Lazax opens the second card
    scene.choose("lazax", "pass")
    assert scene.ask("lazax").about["seat"] == scene.seat("letnev")
    scene.choose("lazax", "pass")
    assert scene.asked == ["xxcha"]  # who has had his loan


def test_ally_lazax_does_not_lend_to_others() -> None:
    scene = bidding(allied=False)
    scene.play(BiddingPhase())
    assert (scene.prompt, scene.asked) == ("bid", ["xxcha"])


def test_ally_lazax_does_not_lend_to_an_ally_who_cannot_bid() -> None:
    """The card speaks of the moment before the ally bids; with a full hand there is none."""
    scene = bidding()
    scene.hand("xxcha", "mercenaries", "mercenaries", "energy_rifle", "energy_rifle")
    scene.play(BiddingPhase())
    scene.choose("lazax", "bid", 1)
    assert scene.events("card_bought") == [(1, 1)]
    assert (scene.prompt, scene.asked) == ("bid", ["lazax"])  # on the second card


def test_ally_lazax_loan_is_beyond_an_informant() -> None:
    scene = bidding()
    scene.hand("letnev", "informant")
    scene.play(BiddingPhase())
    scene.choose("lazax", "play", "lazax_loan")
    assert scene.asked == ["lazax"]
    scene.choose("lazax", "amount", 4)
    assert (scene.prompt, scene.asked) == ("bid", ["xxcha"])


# Hacan: half price or a transfer


def deployment(deployer: str = "letnev", *, allied: bool = True) -> Scene:
    scene = Scene(deployer, "hacan", "lazax", "jol_nar", "xxcha")
    scene.influence(deployer, 4)
    scene.place(deployer, FIELD, 3)
    if allied:
        scene.ally("hacan", deployer)
    return scene


def test_ally_hacan_lets_an_ally_deploy_at_half_price() -> None:
    scene = deployment()
    scene.play(DeploymentStep(seat=0))
    scene.choose("letnev", "deploy", "sallab_slums")
    assert scene.options("letnev")[-1] == ("units", 8)
    scene.choose("letnev", "units", 5)
    assert (scene.has("letnev"), scene.has("hacan")) == (1, 3)


def test_ally_hacan_lets_an_ally_move_units_across_the_board_instead() -> None:
    scene = deployment()
    pool = scene.state.pool
    scene.play(DeploymentStep(seat=0))
    assert [option for option in scene.options("letnev") if option[0] == "transfer"] == [("transfer", FIELD)]
    scene.choose("letnev", "transfer", FIELD)
    scene.choose("letnev", "to", "hall_of_records")
    assert scene.options("letnev") == [("units", 1), ("units", 2), ("units", 3)]
    scene.choose("letnev", "units", 3)
    assert scene.units("letnev", "hall_of_records") == 3
    assert (scene.has("letnev"), scene.has("hacan"), scene.state.pool) == (1, 0, pool + 3)
    assert scene.done  # there is no deployment besides


def test_ally_hacan_may_withhold_both() -> None:
    scene = deployment()
    withhold(scene, "hacan", "letnev")
    scene.play(DeploymentStep(seat=0))
    assert not [option for option in scene.options("letnev") if option[0] == "transfer"]
    scene.choose("letnev", "deploy", "sallab_slums")
    assert scene.options("letnev")[-1] == ("units", 4)
    scene.choose("letnev", "units", 4)
    assert (scene.has("letnev"), scene.has("hacan")) == (0, 4)


def test_ally_hacan_withholds_from_one_ally_only() -> None:
    scene = deployment()
    scene.ally("hacan", "letnev", "jol_nar")
    scene.influence("jol_nar", 4)
    withhold(scene, "hacan", "letnev")
    scene.play(DeploymentStep(seat=scene.seat("jol_nar")))
    scene.choose("jol_nar", "deploy", "sallab_slums")
    assert scene.options("jol_nar")[-1] == ("units", 8)


def test_ally_hacan_helps_no_others() -> None:
    scene = deployment(allied=False)
    scene.play(DeploymentStep(seat=0))
    assert not [option for option in scene.options("letnev") if option[0] == "transfer"]
    scene.choose("letnev", "deploy", "sallab_slums")
    assert scene.options("letnev")[-1] == ("units", 4)


def test_ally_hacan_loses_the_help_with_the_alliance() -> None:
    scene = deployment()
    scene.play(Ceasefire())
    scene.choose("letnev", "leave")
    scene.play(DeploymentStep(seat=0))
    scene.choose("letnev", "deploy", "sallab_slums")
    assert scene.options("letnev")[-1] == ("units", 4)


def test_ally_hacan_help_is_beyond_an_informant() -> None:
    scene = deployment()
    scene.hand("lazax", "informant")
    scene.play(DeploymentStep(seat=0))
    scene.choose("letnev", "transfer", FIELD)
    scene.choose("letnev", "to", "hall_of_records")
    scene.choose("letnev", "units", 1)
    assert scene.done
    scene.play(DeploymentStep(seat=0))
    scene.choose("letnev", "deploy", "sallab_slums")
    scene.choose("letnev", "units", 3)
    assert scene.ask("lazax").about["advantage"] == "hacan_deploy_income"  # Hacan's own advantage only
    scene.choose("lazax", "play", "informant")
    assert scene.has("letnev") == 1


def test_ally_hacan_transfer_of_sol_is_beyond_an_informant_its_landing_is_not() -> None:
    scene = deployment("sol")
    scene.hand("lazax", "informant")
    scene.play(DeploymentStep(seat=0))
    scene.choose("sol", "transfer", FIELD)
    assert (scene.prompt, scene.asked) == ("transfer_to", ["sol"])
    scene.play(DeploymentStep(seat=0))
    scene.choose("sol", "deploy", "sallab_slums")
    assert scene.ask("lazax").about["advantage"] == "sol_landing_zone"


# Sol: immunity to Sol Offensives, and relocation


def offensive(*, allied: bool = True) -> Scene:
    scene = Scene("letnev", "sol", "lazax", "hacan", "xxcha", fleet=14)
    scene.place("letnev", STRUCK[0], 4)
    scene.place("lazax", STRUCK[1], 2)
    scene.ground(STRUCK[0], 5)
    if allied:
        scene.ally("sol", "letnev")
    return scene


def test_ally_sol_spares_the_ally_who_may_relocate() -> None:
    scene = offensive()
    scene.play(SolOffensive(spaces=STRUCK))
    assert (scene.prompt, scene.asked) == ("relocate", ["letnev"])
    assert scene.state.ground == {}
    assert scene.refusal("letnev", "to", "hall_of_records") == ("Rex p.11", "space_bombarded")
    scene.choose("letnev", "to", "civilian_spaceport")
    scene.choose("letnev", "units", 3)
    assert (scene.units("letnev", STRUCK[0]), scene.units("letnev", "civilian_spaceport")) == (1, 3)
    assert scene.units("lazax", CASUALTIES) == 2


def test_ally_sol_moves_first_and_its_allies_not_beside_each_other() -> None:
    scene = offensive()
    scene.place("sol", STRUCK[1], 1)
    scene.play(SolOffensive(spaces=STRUCK))
    scene.choose("letnev", "stay")
    assert scene.asked == ["sol"]
    assert scene.refusal("sol", "to", STRUCK[0]) == ("Rex p.15", "space_of_ally")


def test_ally_sol_may_withhold_the_relocation_but_not_the_immunity() -> None:
    scene = offensive()
    withhold(scene, "sol", "letnev")
    scene.play(SolOffensive(spaces=STRUCK))
    assert scene.done
    assert scene.units("letnev", STRUCK[0]) == 4
    assert scene.units("lazax", CASUALTIES) == 2


def test_ally_sol_spares_no_others() -> None:
    scene = offensive(allied=False)
    scene.play(SolOffensive(spaces=STRUCK))
    assert scene.done
    assert scene.units("letnev", CASUALTIES) == 4


def test_ally_sol_immunity_is_beyond_an_informant() -> None:
    scene = offensive()
    scene.hand("lazax", "informant")
    scene.play(SolOffensive(spaces=STRUCK))
    assert (scene.prompt, scene.asked) == ("relocate", ["letnev"])  # no window for Lazax

    scene = offensive()
    scene.place("sol", STRUCK[1], 1)
    scene.hand("lazax", "informant")
    scene.play(SolOffensive(spaces=STRUCK))
    scene.choose("lazax", "play", "informant")  # it takes Sol's own immunity
    assert (scene.prompt, scene.asked) == ("relocate", ["letnev"])
    scene.choose("letnev", "stay")
    assert scene.units("letnev", STRUCK[0]) == 4
    assert scene.units("sol", CASUALTIES) == 1


# Battles: Letnev, Jol-Nar and Xxcha help their ally Sol against Lazax


def battle(helper: str, *, allied: bool = True, informant: bool = False) -> Scene:
    scene = Scene("sol", "lazax", helper, "hacan")
    scene.place("sol", FIELD, 3)
    scene.place("lazax", FIELD, 3)
    scene.hand("lazax", "energy_rifle", "mercenaries", "magen_energy_shield")
    if helper == "letnev":
        scene.traitors("letnev", "lazax_5")
    if informant:
        scene.hand("lazax", "informant")
    if allied:
        scene.ally("sol", helper)
    scene.play(BattlePhase())
    if scene.prompt == "flip":
        scene.choose("xxcha", "done")
    return scene


def plan(scene: Scene, race: str, dial: int, leader: str, slot: str = "none") -> None:
    parts: tuple[tuple[Noun, ...], ...] = (("dial", dial), ("leader", leader), ("slot", slot))
    for part in parts:
        if race in scene.asked and scene.refusal(race, *part) is None:
            scene.choose(race, *part)


def fight(scene: Scene) -> None:
    plan(scene, "sol", 1, "sol_1")
    plan(scene, "lazax", 3, "lazax_5")


@pytest.mark.parametrize("informant", [False, True])
def test_ally_letnev_unmasks_a_traitor_for_an_ally(informant: bool) -> None:
    scene = battle("letnev", informant=informant)
    fight(scene)
    assert scene.asked == ["letnev"]  # an Informant has no say in it
    assert scene.ask("letnev").about == {"leader": "lazax_5"}
    assert scene.options("letnev") == [("pass",), ("reveal",)]
    scene.choose("letnev", "reveal")
    assert scene.events("traitor_revealed") == [(2, "lazax_5")]
    assert scene.events("battle_won_by_treason") == [(0, FIELD)]
    assert (scene.units("sol", FIELD), scene.units("lazax", CASUALTIES)) == (3, 3)
    assert scene.state.dead == ("lazax_5",)
    assert scene.state.traitors[2] == ()
    assert "lazax_5" in scene.state.traitor_deck


def test_ally_letnev_may_keep_the_card() -> None:
    scene = battle("letnev")
    fight(scene)
    scene.choose("letnev", "pass")
    assert scene.units("sol", CASUALTIES) == 3  # nine beat three
    assert scene.state.traitors[2] == ("lazax_5",)


def test_ally_letnev_helps_no_others() -> None:
    scene = battle("letnev", allied=False)
    fight(scene)
    assert scene.events("traitor_revealed") == []
    assert scene.units("sol", CASUALTIES) == 3


def test_ally_letnev_unmasks_only_the_allys_opponent() -> None:
    scene = battle("letnev")
    scene.traitors("letnev", "sol_1")
    fight(scene)
    assert scene.units("sol", CASUALTIES) == 3


@pytest.mark.parametrize("informant", [False, True])
def test_ally_jol_nar_makes_the_opponent_of_an_ally_speak(informant: bool) -> None:
    scene = battle("jol_nar", informant=informant)
    assert scene.asked == ["jol_nar"]
    assert scene.options("jol_nar") == [("play", "jolnar_command_ally"), ("pass",)]
    scene.choose("jol_nar", "play", "jolnar_command_ally")
    assert scene.options("jol_nar") == [
        ("element", element) for element in ("leader", "attack", "defense", "number")
    ]
    scene.choose("jol_nar", "element", "attack")
    assert scene.options("lazax") == [("none",), ("card", "energy_rifle"), ("card", "mercenaries")]
    scene.choose("lazax", "card", "energy_rifle")
    assert scene.events("element_answered") == [(1, "attack", "energy_rifle")]
    scene.choose("lazax", "dial", 0)
    scene.choose("lazax", "leader", "lazax_1")
    assert scene.refusal("lazax", "slot", "none") == ("Rex p.22", "bound_by_command")
    assert scene.options("lazax") == [("slot", "attack"), ("slot", "both")]


@pytest.mark.parametrize("informant", [False, True])
def test_ally_xxcha_forbids_the_opponent_of_an_ally_a_card(informant: bool) -> None:
    scene = battle("xxcha", informant=informant)
    assert scene.asked == ["xxcha"]
    assert scene.options("xxcha") == [("play", "xxcha_command_ally"), ("pass",)]
    scene.choose("xxcha", "play", "xxcha_command_ally")
    assert len(scene.options("xxcha")) == 7
    scene.choose("xxcha", "title", "magen_energy_shield")
    assert scene.events("title_forbidden") == [(2, 1, "magen_energy_shield")]
    scene.choose("lazax", "dial", 0)
    scene.choose("lazax", "leader", "lazax_1")
    assert scene.refusal("lazax", "slot", "defense") == ("Rex p.17", "no_such_card")
    assert scene.options("lazax") == [("slot", "none"), ("slot", "attack")]


def commands_only_for_an_ally_and_at_will(helper: str) -> None:
    scene = battle(helper)
    scene.choose(helper, "pass")
    assert (scene.prompt, scene.asked) == ("battle_plan", ["sol", "lazax"])
    scene = battle(helper, allied=False)
    assert (scene.prompt, scene.asked) == ("battle_plan", ["sol", "lazax"])


def test_ally_jol_nar_may_refuse_and_helps_no_others() -> None:
    commands_only_for_an_ally_and_at_will("jol_nar")


def test_ally_xxcha_may_refuse_and_helps_no_others() -> None:
    commands_only_for_an_ally_and_at_will("xxcha")
