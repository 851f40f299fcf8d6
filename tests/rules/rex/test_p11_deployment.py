"""Phase 4: the deployment step (Rex p.11)."""

from tests.rex.scene import Scene
from throneworld.kernel.asks import Option
from throneworld.rex.phases.maneuvering import ManeuveringPhase
from throneworld.rex.state import RESERVE
from throneworld.rex.tables import SPACES

FIVE = ("letnev", "jol_nar", "lazax", "sol", "xxcha")
"""Five players without Hacan, so that what is paid goes to the pool."""
FAR_AWAY = 10
"""A sector in which none of these tests has anything to do."""


def deployments(scene: Scene, race: str) -> list[str]:
    return [str(option[1]) for option in scene.options(race) if option[0] == "deploy"]


def units(count: int) -> list[Option]:
    return [("units", number) for number in range(1, count + 1)]


def skip_movement(scene: Scene, race: str) -> None:
    if scene.prompt == "move_from":
        scene.choose(race, "stay")


def test_p11_7_a_deployment_takes_any_number_of_units_to_one_space() -> None:
    scene = Scene(*FIVE, fleet=FAR_AWAY)
    scene.casualties("letnev", 12)
    scene.influence("letnev", 20)
    scene.play(ManeuveringPhase())
    scene.choose("letnev", "deploy", "iaf_hq")
    assert scene.options("letnev") == units(8), "as many as there are in reserve"
    scene.choose("letnev", "units", 8)
    scene.pass_all()
    assert "letnev" not in scene.asked, "there is only one deployment"
    assert scene.units("letnev", "iaf_hq") == 8
    assert scene.units("letnev", RESERVE) == 0
    assert scene.has("letnev") == 12


def test_p11_7_nobody_deploys_more_units_than_he_can_pay() -> None:
    scene = Scene(*FIVE, fleet=FAR_AWAY)
    scene.influence("letnev", 3)
    scene.play(ManeuveringPhase())
    scene.choose("letnev", "deploy", "iaf_hq")
    assert scene.options("letnev") == units(3)
    assert scene.refusal("letnev", "units", 4) == ("Rex p.11", "costs_more")


def test_p11_7_the_question_how_many_says_what_they_cost() -> None:
    scene = Scene(*FIVE, fleet=FAR_AWAY)
    scene.influence("letnev", 7)
    scene.place("sol", "iaf_hq", 1)
    scene.play(ManeuveringPhase())
    scene.choose("letnev", "deploy", "iaf_hq")
    assert scene.ask("letnev").about["pair"] == 4, "two influence a unit among enemies"


def test_p11_7_who_cannot_pay_or_has_no_units_in_reserve_deploys_nothing() -> None:
    scene = Scene("letnev", "jol_nar", "lazax", fleet=FAR_AWAY)
    scene.casualties("jol_nar", 20)
    scene.influence("jol_nar", 5)
    scene.play(ManeuveringPhase())
    assert scene.done, "nobody has a choice"
    assert scene.events("units_moved") == []


def test_p11_8_a_unit_costs_one_influence_in_a_friendly_or_empty_space() -> None:
    for owned in (0, 4):
        scene = Scene(*FIVE, fleet=FAR_AWAY)
        if owned:
            scene.place("letnev", "iaf_hq", owned)
        scene.influence("letnev", 7)
        pool = scene.state.pool

        scene.play(ManeuveringPhase())
        skip_movement(scene, "letnev")
        scene.choose("letnev", "deploy", "iaf_hq")
        assert scene.options("letnev") == units(7)
        scene.choose("letnev", "units", 5)

        assert scene.has("letnev") == 2
        assert scene.state.pool == pool + 5
        assert scene.units("letnev", "iaf_hq") == owned + 5
        assert scene.events("influence_paid") == [(0, 5, "deploy")]


def test_p11_9_a_unit_costs_two_influence_where_enemies_stand() -> None:
    for owned in (0, 4):
        scene = Scene(*FIVE, fleet=FAR_AWAY)
        if owned:
            scene.place("letnev", "iaf_hq", owned)
        scene.place("lazax", "iaf_hq", 1)
        scene.influence("letnev", 7)

        scene.play(ManeuveringPhase())
        skip_movement(scene, "letnev")
        scene.choose("letnev", "deploy", "iaf_hq")
        assert scene.options("letnev") == units(3)
        scene.choose("letnev", "units", 3)
        assert scene.has("letnev") == 1


def test_p11_9_one_influence_buys_nothing_among_enemies() -> None:
    scene = Scene(*FIVE, fleet=FAR_AWAY)
    scene.place("lazax", "iaf_hq", 1)
    scene.influence("letnev", 1)
    scene.play(ManeuveringPhase())
    assert scene.refusal("letnev", "deploy", "iaf_hq") == ("Rex p.11", "costs_more")
    assert scene.refusal("letnev", "deploy", "hall_of_records") is None


def test_p11_9_in_the_council_a_unit_costs_one_whoever_stands_there() -> None:
    scene = Scene(*FIVE, fleet=FAR_AWAY)
    scene.place("lazax", "galactic_council", 3)
    scene.influence("letnev", 4)
    scene.play(ManeuveringPhase())
    scene.choose("letnev", "deploy", "galactic_council")
    assert scene.options("letnev") == units(4)
    scene.choose("letnev", "units", 4)
    assert scene.has("letnev") == 0


def test_p11_10_nothing_is_deployed_into_a_bombarded_sector_shielded_or_not() -> None:
    scene = Scene(*FIVE, fleet=1)
    scene.influence("letnev", 4)
    scene.play(ManeuveringPhase())
    barred = ["tarraguth_slums", "mecatol_power_north"]
    assert deployments(scene, "letnev") == [space for space in SPACES if space not in barred]
    for space in barred:
        assert scene.refusal("letnev", "deploy", space) == ("Rex p.11", "space_bombarded")


def test_p11_11_nothing_is_deployed_where_an_ally_stands_except_in_the_council() -> None:
    scene = Scene(*FIVE, fleet=FAR_AWAY)
    scene.ally("letnev", "lazax")
    scene.place("lazax", "iaf_hq", 1)
    scene.place("lazax", "galactic_council", 1)
    scene.influence("letnev", 4)
    scene.play(ManeuveringPhase())
    assert deployments(scene, "letnev") == [
        space for space in SPACES if space not in ("iaf_hq", "imperial_intelligence_hq")
    ]
    assert scene.refusal("letnev", "deploy", "iaf_hq") == ("Rex p.15", "space_of_ally")
    scene.choose("letnev", "deploy", "galactic_council")
    scene.choose("letnev", "units", 4)
    assert scene.units("letnev", "galactic_council") == 4
    assert scene.has("letnev") == 0
