"""What the rulebook adds about the advantages of Sol and Hacan (Rex p.22)."""

import pytest

from tests.rex.scene import Scene
from tests.rules.rex.test_p17_battle import ARENA
from throneworld.kernel.asks import Option
from throneworld.rex.phases.deployment import DeploymentStep
from throneworld.rex.phases.influence import InfluencePhase
from throneworld.rex.phases.maneuvering import ManeuverTurn
from throneworld.rex.state import CASUALTIES, RESERVE
from throneworld.rex.tables import COUNCIL, SPACE, SPACES

# Sol: the landing zone


def landing(fleet: int = 3) -> Scene:
    scene = Scene("sol", "xxcha", "letnev", fleet=fleet)
    scene.place("letnev", "embassy_quarters", 4)
    scene.play(DeploymentStep(seat=0))
    return scene


@pytest.mark.parametrize(("fleet", "sectors"), [(3, (13, 14, 15, 16, 17)), (16, (13, 14, 15, 17))])
def test_p22_7_sol_deploys_into_one_space_of_sectors_13_to_17(fleet: int, sectors: tuple[int, ...]) -> None:
    scene = landing(fleet)
    zone: list[Option] = [("deploy", space) for space in SPACES if SPACE[space].sector in sectors]
    assert scene.options("sol") == [("none",), *zone]
    assert scene.refusal("sol", "deploy", "tilzin_business") == ("Rex p.22", "outside_landing_zone")
    assert scene.refusal("sol", "deploy", COUNCIL) == ("Rex p.22", "outside_landing_zone")


def test_p22_7_sol_deploys_free_even_among_enemies() -> None:
    scene = landing()
    scene.choose("sol", "deploy", "embassy_quarters")
    assert scene.options("sol") == [("units", count) for count in range(1, 21)]
    scene.choose("sol", "units", 20)
    assert scene.units("sol", "embassy_quarters") == 20
    assert scene.has("sol") == 0
    assert scene.events("influence_paid") == []


def test_p22_7_the_xxcha_observe_it() -> None:
    scene = landing()
    scene.choose("sol", "deploy", "iaf_hq")
    scene.choose("sol", "units", 1)
    assert scene.options("xxcha") == [("play", "xxcha_observer"), ("pass",)]
    scene.choose("xxcha", "play", "xxcha_observer")
    assert scene.force("xxcha", COUNCIL) == (1, 0, 0)
    assert scene.has("xxcha") == 0


def test_p22_8_sol_with_an_informant_deploys_anywhere_at_one_influence_a_unit() -> None:
    scene = Scene("sol", "hacan", "letnev")
    scene.hand("sol", "informant")
    scene.influence("sol", 3)
    scene.place("letnev", "tilzin_business", 4)
    pool = scene.state.pool
    scene.play(ManeuverTurn(seat=0))
    scene.choose("sol", "none")
    scene.choose("sol", "play", "informant")
    closed = ("sector_incarcetorum", "mecatol_power_south")
    assert scene.options("sol") == [("deploy", space) for space in SPACES if space not in closed]
    scene.choose("sol", "deploy", "tilzin_business")
    assert scene.options("sol") == [("units", 1), ("units", 2), ("units", 3)]
    scene.choose("sol", "units", 3)
    assert (scene.has("sol"), scene.has("hacan"), scene.state.pool) == (0, 0, pool + 3)
    assert scene.units("sol", "tilzin_business") == 3


# Sol: Sol Offensives


def struck(sol: int, hacan: int, letnev: int) -> Scene:
    """A Sol Offensive strikes the Hall of Records; Sol and Hacan are allies; influence lies there too."""
    scene = Scene("sol", "hacan", "letnev", "lazax")
    scene.ally("sol", "hacan")
    for race, count in (("sol", sol), ("hacan", hacan), ("letnev", letnev)):
        if count:
            scene.place(race, "hall_of_records", count)
    scene.ground("hall_of_records", 5)
    scene.discard_influence("lost_archives")
    scene.stack_influence_deck("sol_offensive_1", "public_support")
    scene.play(InfluencePhase())
    return scene


def test_p22_9_sol_survives_a_sol_offensive() -> None:
    scene = struck(sol=3, hacan=0, letnev=2)
    assert scene.units("letnev", CASUALTIES) == 2
    assert "hall_of_records" not in scene.state.ground
    assert scene.units("sol", "hall_of_records") == 3
    assert (scene.asked, scene.prompt) == (["sol"], "relocate")


def test_p22_9_sol_relocates_anywhere_but_under_bombardment() -> None:
    scene = struck(sol=3, hacan=0, letnev=0)
    closed = ("hall_of_records", "sector_incarcetorum", "mecatol_power_south")
    assert scene.options("sol") == [
        ("stay",),
        *(("to", space) for space in SPACES if space not in closed),
    ]
    assert scene.refusal("sol", "to", "sector_incarcetorum") == ("Rex p.11", "space_bombarded")


@pytest.mark.parametrize("leaving", [0, 1, 3])
def test_p22_9_some_all_or_none_of_the_units_leave(leaving: int) -> None:
    scene = struck(sol=3, hacan=0, letnev=0)
    if leaving:
        scene.choose("sol", "to", "civilian_spaceport")
        assert scene.options("sol") == [("units", 1), ("units", 2), ("units", 3)]
        scene.choose("sol", "units", leaving)
    else:
        scene.choose("sol", "stay")
    assert scene.units("sol", "civilian_spaceport") == leaving
    assert scene.units("sol", "hall_of_records") == 3 - leaving
    assert scene.has("sol") == 0


def test_p22_9_sols_ally_survives_and_relocates_too() -> None:
    scene = struck(sol=0, hacan=4, letnev=2)
    assert scene.units("letnev", CASUALTIES) == 2
    assert (scene.asked, scene.prompt) == (["hacan"], "relocate")
    scene.choose("hacan", "to", "imperial_palace")
    scene.choose("hacan", "units", 3)
    assert (scene.units("hacan", "hall_of_records"), scene.units("hacan", "imperial_palace")) == (1, 3)


# Hacan: income from allies


def test_p22_15_hacan_receives_what_allies_pay_to_deploy() -> None:
    scene = Scene("hacan", "letnev", "lazax", "jol_nar")
    scene.ally("hacan", "letnev")
    scene.influence("letnev", 6)
    pool = scene.state.pool
    scene.play(DeploymentStep(seat=1))
    scene.choose("letnev", "deploy", ARENA)
    scene.choose("letnev", "units", 5)
    assert (scene.has("letnev"), scene.has("hacan"), scene.state.pool) == (3, 3, pool)


def test_p22_15_what_allies_pay_for_transfers_goes_to_the_pool() -> None:
    scene = Scene("hacan", "letnev", "lazax", "jol_nar")
    scene.ally("hacan", "letnev")
    scene.place("letnev", ARENA, 5)
    scene.influence("letnev", 6)
    pool = scene.state.pool
    scene.play(DeploymentStep(seat=1))
    scene.choose("letnev", "transfer", ARENA)
    scene.choose("letnev", "to", "civilian_spaceport")
    scene.choose("letnev", "units", 4)
    assert (scene.has("letnev"), scene.has("hacan"), scene.state.pool) == (2, 0, pool + 4)
    assert scene.done


def sol_with_hacan() -> Scene:
    scene = Scene("sol", "hacan", "letnev", "lazax")
    scene.ally("sol", "hacan")
    scene.place("sol", "hall_of_cartography", 3)
    scene.influence("sol", 4)
    scene.play(DeploymentStep(seat=0))
    return scene


def test_p22_16_sol_allied_with_hacan_stays_bound_to_its_landing_zone() -> None:
    scene = sol_with_hacan()
    zone: list[Option] = [("deploy", space) for space in SPACES if SPACE[space].sector in range(13, 18)]
    assert scene.options("sol") == [("none",), *zone, ("transfer", "hall_of_cartography")]
    scene.choose("sol", "deploy", "iaf_hq")
    scene.choose("sol", "units", 6)
    assert (scene.has("sol"), scene.units("sol", RESERVE)) == (4, 11)


def test_p22_16_example_sol_transfers_from_sector_5_to_sector_15() -> None:
    assert (SPACE["hall_of_cartography"].sector, SPACE["embassy_quarters"].sector) == (5, 15)
    scene = sol_with_hacan()
    pool = scene.state.pool
    scene.choose("sol", "transfer", "hall_of_cartography")
    scene.choose("sol", "to", "embassy_quarters")
    scene.choose("sol", "units", 3)
    assert scene.units("sol", "embassy_quarters") == 3
    assert (scene.has("sol"), scene.has("hacan"), scene.state.pool) == (1, 0, pool + 3)
