"""The race advantages of Sol, and the Informant against them (race sheet, Rex p.21-22)."""

from tests.rex.scene import Scene
from tests.rules.rex.test_p17_battle import ARENA
from tests.rules.rex.test_p21_informant import cancel, idle, spare, threatened
from throneworld.rex.phases.bombardment import BombardmentPhase
from throneworld.rex.phases.deployment import DeploymentStep
from throneworld.rex.phases.influence import InfluencePhase
from throneworld.rex.phases.maneuvering import ManeuveringPhase, ManeuverTurn
from throneworld.rex.sequence import Round
from throneworld.rex.state import CASUALTIES
from throneworld.rex.tables import COUNCIL, SPACE, SPACES

HOME = "embassy_quarters"
TWO_AWAY, THREE_AWAY, FOUR_AWAY = "iaf_hq", COUNCIL, "tilzin_business"
"""Counted in movement lines from the Embassy Quarters."""


def moving(*, informant: bool = False) -> Scene:
    scene = Scene("sol", "letnev", "jol_nar")
    scene.place("sol", HOME, 4)
    if informant:
        scene.hand("letnev", "informant")
    scene.play(ManeuverTurn(seat=0))
    return scene


# 1: mobility


def test_advantage_sol_mobility_is_three_spaces() -> None:
    scene = moving()
    scene.choose("sol", "from", HOME)
    assert ("to", THREE_AWAY) in scene.options("sol")
    assert scene.refusal("sol", "to", FOUR_AWAY) == ("Rex p.11", "too_far")


def test_advantage_sol_mobility_gives_way_to_a_spaceport() -> None:
    scene = Scene("sol", "letnev", "jol_nar")
    scene.place("sol", HOME, 4)
    scene.place("sol", "imperial_navy_base", 1)
    scene.hand("letnev", "informant")
    scene.play(ManeuveringPhase())
    idle(scene)  # Letnev lets Jol-Nar look at the Influence deck
    assert (scene.asked, scene.prompt) == (["sol"], "move_from")
    scene.choose("sol", "from", HOME)
    assert ("to", FOUR_AWAY) in scene.options("sol")


def test_advantage_sol_mobility_cancelled_means_two_spaces() -> None:
    scene = moving(informant=True)
    cancel(scene, "letnev", "sol_mobility")
    scene.choose("sol", "from", HOME)
    assert ("to", TWO_AWAY) in scene.options("sol")
    assert scene.refusal("sol", "to", THREE_AWAY) == ("Rex p.11", "too_far")


def test_advantage_sol_mobility_is_back_for_the_next_movement_step() -> None:
    scene = Scene("sol", "letnev", "jol_nar")
    scene.place("sol", HOME, 4)
    scene.hand("letnev", "informant")
    scene.hand("sol", "rapid_mobilization")
    scene.play(ManeuverTurn(seat=0))
    cancel(scene, "letnev", "sol_mobility")
    scene.choose("sol", "stay")
    scene.choose("sol", "play", "rapid_mobilization")
    assert scene.ask("sol").about == {"steps": 3}


# 2: immunity


def struck(*, informant: bool = False) -> Scene:
    """A Sol Offensive strikes the Hall of Records and the Hall of Cartography, Sol being in both."""
    scene = Scene("sol", "letnev", "jol_nar")
    scene.place("sol", "hall_of_records", 4)
    scene.place("sol", "hall_of_cartography", 2)
    scene.place("letnev", "hall_of_records", 3)
    if informant:
        scene.hand("jol_nar", "informant")
    scene.discard_influence("lost_archives")
    scene.stack_influence_deck("sol_offensive_1", "public_support")
    scene.play(InfluencePhase())
    return scene


def test_advantage_sol_offensive_immunity_saves_all_units_and_lets_them_leave() -> None:
    scene = struck()
    assert scene.units("letnev", CASUALTIES) == 3
    scene.choose("sol", "to", "imperial_palace")
    scene.choose("sol", "units", 4)
    assert scene.ask("sol").about == {"origin": "hall_of_cartography"}
    scene.choose("sol", "stay")
    assert scene.units("sol", "imperial_palace") == 4
    assert scene.units("sol", "hall_of_cartography") == 2
    assert scene.units("sol", CASUALTIES) == 0


def test_advantage_sol_offensive_immunity_cancelled_both_spaces_are_struck() -> None:
    scene = struck(informant=True)
    cancel(scene, "jol_nar", "sol_offensive_immunity")
    assert scene.done
    assert scene.units("sol", CASUALTIES) == 6
    assert scene.units("letnev", CASUALTIES) == 3


def test_advantage_sol_offensive_immunity_is_not_used_where_sol_does_not_stand() -> None:
    scene = Scene("sol", "letnev", "jol_nar")
    scene.hand("jol_nar", "informant")
    scene.place("letnev", "hall_of_records", 3)
    scene.discard_influence("lost_archives")
    scene.stack_influence_deck("sol_offensive_1", "public_support")
    scene.play(InfluencePhase())
    assert scene.done
    assert scene.units("letnev", CASUALTIES) == 3


# 3: the look at the Bombardment deck


def beginning(*, informant: bool = False) -> Scene:
    scene = Scene("sol", "letnev", "hacan")
    scene.stack_bombardment_deck(5)
    scene.stack_influence_deck("public_support")
    if informant:
        scene.hand("letnev", "informant")
    scene.play(Round())
    return scene


def sees(scene: Scene, race: str) -> object:
    return scene.view(race)["you"]["sees"]["bombardment"]


def test_advantage_sol_bombardment_peek_shows_sol_alone_the_top_card() -> None:
    scene = beginning()
    assert [sees(scene, race) for race in scene.races] == [5, None, None]
    seen = [event for event in scene.game.log if event.kind == "bombardment_card_seen"]
    assert [event.audience for event in seen] == [(0,)]


def test_advantage_sol_bombardment_peek_shows_the_card_that_is_drawn() -> None:
    scene = beginning()
    scene.play(BombardmentPhase())
    assert scene.events("bombardment_card_revealed") == [(5,)]
    assert len(scene.events("bombardment_card_seen")) == 1
    assert sees(scene, "sol") is None


def test_advantage_sol_bombardment_peek_cancelled_shows_nothing() -> None:
    scene = beginning(informant=True)
    assert sees(scene, "sol") is None
    cancel(scene, "letnev", "sol_bombardment_peek")
    assert sees(scene, "sol") is None
    assert scene.events("bombardment_card_seen") == []


# 4: the landing zone


def landing(*, informant: bool = False) -> Scene:
    scene = Scene("sol", "letnev", "jol_nar")
    scene.place("letnev", ARENA, 1)
    if informant:
        scene.hand("letnev", "informant")
    scene.play(DeploymentStep(seat=0))
    return scene


def test_advantage_sol_landing_zone_is_free_and_sol_has_no_other_way() -> None:
    scene = landing()
    offered = [str(option[1]) for option in scene.options("sol") if option[0] == "deploy"]
    assert offered == [space for space in SPACES if SPACE[space].sector in (13, 14, 15, 16, 17)]
    scene.choose("sol", "deploy", ARENA)
    scene.choose("sol", "units", 7)
    assert scene.units("sol", ARENA) == 7
    assert scene.has("sol") == 0


def test_advantage_sol_landing_zone_cancelled_means_standard_cost_anywhere() -> None:
    scene = Scene("sol", "letnev", "jol_nar")
    scene.hand("letnev", "informant")
    scene.influence("sol", 4)
    scene.play(DeploymentStep(seat=0))
    scene.choose("sol", "deploy", ARENA)
    cancel(scene, "letnev", "sol_landing_zone")
    scene.choose("sol", "deploy", COUNCIL)
    assert scene.options("sol") == [("units", 1), ("units", 2), ("units", 3), ("units", 4)]
    scene.choose("sol", "units", 4)
    assert (scene.units("sol", COUNCIL), scene.has("sol")) == (4, 0)


def test_advantage_sol_landing_zone_cancelled_leaves_a_poor_sol_without_deployment() -> None:
    scene = landing(informant=True)
    scene.choose("sol", "deploy", ARENA)
    cancel(scene, "letnev", "sol_landing_zone")
    assert scene.done
    assert scene.units("sol", ARENA) == 0


def test_advantage_sol_landing_zone_spared_is_free() -> None:
    scene = landing(informant=True)
    scene.choose("sol", "deploy", ARENA)
    spare(scene, "letnev", "sol_landing_zone")
    scene.choose("sol", "units", 2)
    assert scene.done
    assert (threatened(scene), scene.titles("letnev")) == ("", ["informant"])
