"""The race advantages of the Xxcha, and the Informant against them (race sheet, Rex p.21-22)."""

from tests.rex.scene import Scene
from tests.rules.rex.test_p17_battle import ARENA, plan
from tests.rules.rex.test_p21_informant import cancel, spare
from throneworld.kernel.asks import Option
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.deployment import DeploymentStep
from throneworld.rex.phases.maneuvering import ManeuverTurn
from throneworld.rex.sequence import Round
from throneworld.rex.state import RESERVE
from throneworld.rex.tables import COUNCIL

COMMAND: list[Option] = [("play", "xxcha_command"), ("pass",)]
OBSERVER: list[Option] = [("play", "xxcha_observer"), ("pass",)]

# 1: the command


def battle(*hand: str) -> Scene:
    """The Xxcha fight Sol, who holds these cards, first in the Hall of Records, then in the Palace."""
    scene = Scene("xxcha", "sol", "letnev")
    for space in (ARENA, "imperial_palace"):
        scene.place("xxcha", space, 3)
        scene.place("sol", space, 2)
    scene.hand("sol", *hand)
    scene.play(BattlePhase())
    scene.choose("xxcha", "done")
    scene.choose("xxcha", "battle", ARENA, 1)
    return scene


def test_advantage_xxcha_command_names_one_of_seven_titles() -> None:
    scene = battle()
    assert scene.options("xxcha") == COMMAND
    scene.choose("xxcha", "play", "xxcha_command")
    assert sorted(str(option[1]) for option in scene.options("xxcha")) == [
        "atmosphere_ionizer",
        "biological_weapon_x35",
        "energy_rifle",
        "hylar_iii_pulse_cannon",
        "magen_energy_shield",
        "mercenaries",
        "tactical_retreat",
    ]
    assert scene.refusal("xxcha", "title", "informant") == ("Rex p.22", "no_battle_card")


def test_advantage_xxcha_command_forbids_the_title_for_this_battle() -> None:
    scene = battle("energy_rifle", "mercenaries")
    scene.choose("xxcha", "play", "xxcha_command")
    scene.choose("xxcha", "title", "energy_rifle")
    plan(scene, "sol", 0, "sol_1", "attack")
    plan(scene, "xxcha", 3, "xxcha_1")
    assert scene.events("cards_revealed") == [(0,), (1, "mercenaries")]

    assert scene.view()["battle"]["space"] == "imperial_palace"
    scene.choose("xxcha", "pass")
    plan(scene, "sol", 0, "sol_2", "attack")
    plan(scene, "xxcha", 3, "xxcha_2")
    assert scene.events("cards_revealed")[2:] == [(0,), (1, "energy_rifle")]


def test_advantage_xxcha_command_closes_the_slot_of_the_only_such_card() -> None:
    scene = battle("energy_rifle", "magen_energy_shield")
    scene.choose("xxcha", "play", "xxcha_command")
    scene.choose("xxcha", "title", "energy_rifle")
    plan(scene, "sol", 0, "sol_1")
    assert scene.options("sol") == [("slot", "none"), ("slot", "defense")]


def test_advantage_xxcha_command_is_not_given_in_battles_of_others() -> None:
    scene = Scene("xxcha", "sol", "letnev")
    scene.place("sol", ARENA, 2)
    scene.place("letnev", ARENA, 2)
    scene.play(BattlePhase())
    assert scene.prompt == "battle_plan"


def test_advantage_xxcha_command_cancelled_is_lost_for_that_battle() -> None:
    scene = battle("energy_rifle", "informant")
    scene.choose("xxcha", "play", "xxcha_command")
    cancel(scene, "sol", "xxcha_command")
    assert scene.events("title_forbidden") == []
    plan(scene, "sol", 0, "sol_1", "attack")
    plan(scene, "xxcha", 3, "xxcha_1")
    assert scene.events("cards_revealed") == [(0,), (1, "energy_rifle")]
    assert scene.view()["battle"]["space"] == "imperial_palace"
    assert scene.options("xxcha") == COMMAND


# 2: the observer


def deployed(race: str, scene: Scene, space: str = ARENA) -> None:
    scene.play(DeploymentStep(seat=scene.seat(race)))
    scene.choose(race, "deploy", space)
    scene.choose(race, "units", 1)


def table(*, informant: bool = False) -> Scene:
    scene = Scene("xxcha", "letnev", "jol_nar", "lazax")
    for race in ("xxcha", "letnev", "jol_nar"):
        scene.influence(race, 5)
    if informant:
        scene.hand("lazax", "informant")
    return scene


def test_advantage_xxcha_observer_enters_the_council_when_another_player_deploys() -> None:
    scene = table()
    deployed("letnev", scene)
    assert scene.options("xxcha") == OBSERVER
    scene.choose("xxcha", "play", "xxcha_observer")
    assert scene.done
    assert scene.force("xxcha", COUNCIL) == (1, 0, 0)
    assert scene.units("xxcha", RESERVE) == 19
    assert scene.has("xxcha") == 5


def test_advantage_xxcha_observer_comes_once_for_each_player() -> None:
    scene = table()
    for race in ("letnev", "jol_nar"):
        deployed(race, scene)
        scene.choose("xxcha", "play", "xxcha_observer")
    assert scene.units("xxcha", COUNCIL) == 2


def test_advantage_xxcha_observer_comes_once_a_round_for_a_player_who_deploys_twice() -> None:
    scene = table()
    scene.hand("letnev", "informant")
    scene.play(ManeuverTurn(seat=1))
    scene.choose("letnev", "deploy", ARENA)
    scene.choose("letnev", "units", 1)
    scene.choose("xxcha", "play", "xxcha_observer")
    spare(scene, "letnev", "xxcha_observer")
    scene.choose("letnev", "play", "informant")
    scene.choose("letnev", "deploy", "iaf_hq")
    scene.choose("letnev", "units", 1)
    assert scene.done
    assert scene.units("xxcha", COUNCIL) == 1


def test_advantage_xxcha_observer_comes_again_in_the_next_round() -> None:
    scene = table()
    deployed("letnev", scene)
    scene.choose("xxcha", "play", "xxcha_observer")
    scene.stack_influence_deck("public_support")
    scene.play(Round())
    deployed("letnev", scene)
    assert scene.options("xxcha") == OBSERVER


def test_advantage_xxcha_observer_does_not_answer_an_own_deployment() -> None:
    scene = table()
    deployed("xxcha", scene)
    assert scene.done
    assert scene.units("xxcha", COUNCIL) == 0


def test_advantage_xxcha_observer_needs_a_unit_in_reserve() -> None:
    scene = table()
    scene.casualties("xxcha", 20)
    deployed("letnev", scene)
    assert scene.done


def test_advantage_xxcha_observer_cancelled_stays_at_home_for_that_deployment() -> None:
    scene = table(informant=True)
    deployed("letnev", scene)
    scene.choose("xxcha", "play", "xxcha_observer")
    cancel(scene, "lazax", "xxcha_observer")
    assert scene.done
    assert scene.units("xxcha", COUNCIL) == 0
    deployed("jol_nar", scene)
    scene.choose("xxcha", "play", "xxcha_observer")
    assert scene.units("xxcha", COUNCIL) == 1


# 3: facedown units


def flipping(*, informant: bool = False) -> Scene:
    scene = Scene("xxcha", "sol", "letnev")
    scene.place("xxcha", ARENA, 4)
    scene.place("xxcha", "imperial_palace", 0, facedown=2)
    scene.place("sol", ARENA, 3)
    if informant:
        scene.hand("letnev", "informant")
    scene.play(BattlePhase())
    return scene


def test_advantage_xxcha_facedown_units_are_turned_before_any_battle() -> None:
    scene = flipping()
    assert (scene.asked, scene.prompt) == (["xxcha"], "flip")
    assert scene.options("xxcha") == [("done",), ("faceup", "imperial_palace"), ("facedown", ARENA)]
    assert scene.events("battle_begins") == []
    scene.choose("xxcha", "facedown", ARENA)
    scene.choose("xxcha", "faceup", "imperial_palace")
    assert scene.done
    assert scene.force("xxcha", ARENA) == (0, 0, 4)
    assert scene.force("xxcha", "imperial_palace") == (2, 0, 0)


def test_advantage_xxcha_facedown_cancelled_the_units_must_fight() -> None:
    scene = flipping(informant=True)
    scene.choose("xxcha", "facedown", ARENA)
    cancel(scene, "letnev", "xxcha_facedown")
    assert scene.force("xxcha", "imperial_palace") == (0, 0, 2)
    assert scene.events("battle_begins") == [(ARENA, 0, 1)]


# The observer counts what was placed, not what was offered


def extra_deployment(*answers: str) -> Scene:
    """Letnev deploys twice in a turn, the second time with an Informant; Xxcha answer so."""
    scene = Scene("letnev", "xxcha", "sol")
    scene.influence("letnev", 10)
    scene.hand("letnev", "informant")
    scene.hand("sol", "informant")
    scene.play(ManeuverTurn(seat=0))
    scene.choose("letnev", "deploy", "iaf_hq")
    scene.choose("letnev", "units", 1)
    scene.choose("xxcha", *answers)
    return scene


def deploy_again(scene: Scene) -> None:
    scene.choose("letnev", "play", "informant")
    scene.choose("letnev", "deploy", "holonet_central")
    scene.choose("letnev", "units", 1)


def test_advantage_xxcha_observer_declined_may_be_used_at_the_next_deployment() -> None:
    scene = extra_deployment("pass")
    deploy_again(scene)
    assert scene.options("xxcha") == [("play", "xxcha_observer"), ("pass",)]


def test_advantage_xxcha_observer_cancelled_may_be_used_at_the_next_deployment() -> None:
    scene = extra_deployment("play", "xxcha_observer")
    scene.choose("letnev", "pass")
    scene.choose("sol", "play", "informant")
    assert scene.units("xxcha", "galactic_council") == 0
    deploy_again(scene)
    assert scene.asked == ["xxcha"]


def test_advantage_xxcha_observer_is_used_once_a_player_and_round() -> None:
    scene = extra_deployment("play", "xxcha_observer")
    scene.choose("letnev", "pass")
    scene.choose("sol", "pass")
    deploy_again(scene)
    assert "xxcha" not in scene.asked
    assert scene.units("xxcha", "galactic_council") == 1
