"""Phase 4: Maneuvering, its two steps and the movement step in detail (Rex p.11)."""

from tests.rex.scene import Scene
from throneworld.kernel.asks import Option
from throneworld.rex.phases.maneuvering import ManeuveringPhase
from throneworld.rex.state import CASUALTIES, RESERVE
from throneworld.rex.tables import SPACES

FIVE = ("letnev", "jol_nar", "lazax", "sol", "hacan")
FAR_AWAY = 10
"""A sector in which none of these tests has anything to do."""


def to(*spaces: str) -> list[Option]:
    return [("to", space) for space in spaces]


def units(count: int) -> list[Option]:
    return [("units", number) for number in range(1, count + 1)]


# The turn


def test_p11_1_each_player_moves_then_deploys_before_the_next_player_does() -> None:
    scene = Scene("letnev", "jol_nar", "lazax", fleet=FAR_AWAY)
    scene.first("jol_nar")
    for race in scene.races:
        scene.place(race, "cultural_sector", 1)
        scene.influence(race, 1)

    scene.play(ManeuveringPhase())
    asked = []
    while not scene.done:
        asked.append((*scene.asked, scene.prompt))
        scene.choose(scene.asked[0], "stay" if scene.prompt == "move_from" else "none")

    assert asked == [
        ("jol_nar", "move_from"),
        ("jol_nar", "deploy"),
        ("lazax", "move_from"),
        ("lazax", "deploy"),
        ("letnev", "move_from"),
        ("letnev", "deploy"),
    ]


def test_p11_1_both_steps_may_be_declined() -> None:
    scene = Scene("letnev", "jol_nar", "lazax", fleet=FAR_AWAY)
    scene.place("letnev", "cultural_sector", 2)
    scene.influence("letnev", 1)
    scene.play(ManeuveringPhase())
    scene.choose("letnev", "stay")
    scene.choose("letnev", "none")
    assert scene.done
    assert scene.units("letnev", "cultural_sector") == 2
    assert scene.units("letnev", RESERVE) == 18
    assert scene.has("letnev") == 1


# The movement step


def test_p11_2_one_group_moves_and_some_units_may_stay() -> None:
    scene = Scene("letnev", "jol_nar", "lazax", fleet=FAR_AWAY)
    scene.place("letnev", "cultural_sector", 4)
    scene.place("letnev", "iaf_hq", 2)

    scene.play(ManeuveringPhase())
    assert scene.options("letnev") == [("stay",), ("from", "iaf_hq"), ("from", "cultural_sector")]
    scene.choose("letnev", "from", "cultural_sector")
    scene.choose("letnev", "to", "pleasure_district")
    assert scene.options("letnev") == units(4)
    scene.choose("letnev", "units", 3)

    assert scene.done, "nobody else has units on the board, and nobody can pay for a deployment"
    assert scene.units("letnev", "cultural_sector") == 1
    assert scene.units("letnev", "pleasure_district") == 3
    assert scene.units("letnev", "iaf_hq") == 2
    assert scene.events("units_moved") == [(0, 3, 0, "cultural_sector", "pleasure_district", "move")]


def test_p11_2_a_lazax_group_may_mix_units_and_mechanized_units() -> None:
    scene = Scene("lazax", "jol_nar", "letnev", fleet=FAR_AWAY)
    scene.place("lazax", "cultural_sector", 2, mechanized=3)
    scene.play(ManeuveringPhase())
    scene.choose("lazax", "from", "cultural_sector")
    scene.choose("lazax", "to", "pleasure_district")
    assert scene.options("lazax") == [("units", 0), ("units", 1), ("units", 2)]
    scene.choose("lazax", "units", 0)
    assert scene.options("lazax") == [("mechanized", 1), ("mechanized", 2), ("mechanized", 3)]
    scene.choose("lazax", "mechanized", 2)
    assert scene.force("lazax", "cultural_sector") == (2, 1, 0)
    assert scene.force("lazax", "pleasure_district") == (0, 2, 0)


def test_p11_3_a_group_moves_up_to_two_spaces_along_movement_lines() -> None:
    scene = Scene("letnev", "jol_nar", "lazax", fleet=FAR_AWAY)
    scene.place("letnev", "hall_of_cartography", 1)
    scene.play(ManeuveringPhase())
    scene.choose("letnev", "from", "hall_of_cartography")

    one_line = ["pleasure_district", "sai_sallai_residential"]
    two_lines = ["sector_incarcetorum", "cultural_sector", "adminus_imperialis"]
    near = [space for space in SPACES if space in one_line + two_lines]
    assert scene.options("letnev") == to(*near)
    far = ["civilian_spaceport", "galactic_council", "holonet_central", "scholara_imperialis"]
    assert [scene.refusal("letnev", "to", space) for space in far] == [("Rex p.11", "too_far")] * 4
    assert scene.refusal("letnev", "to", "hall_of_cartography") == ("Rex p.11", "already_there")


def test_p11_4_nothing_moves_through_a_bombarded_space() -> None:
    scene = Scene("letnev", "jol_nar", "lazax", fleet=6)
    scene.place("letnev", "hall_of_cartography", 1)
    scene.play(ManeuveringPhase())
    scene.choose("letnev", "from", "hall_of_cartography")
    assert scene.options("letnev") == to("sector_incarcetorum", "pleasure_district", "cultural_sector")
    assert scene.refusal("letnev", "to", "sai_sallai_residential") == ("Rex p.11", "space_bombarded")
    assert scene.refusal("letnev", "to", "adminus_imperialis") == ("Rex p.11", "way_bombarded")


def test_p11_4_a_shield_opens_no_way_into_or_through_a_bombarded_space() -> None:
    scene = Scene("letnev", "jol_nar", "lazax", fleet=18)
    scene.place("letnev", "sallab_slums", 1)
    scene.play(ManeuveringPhase())
    scene.choose("letnev", "from", "sallab_slums")
    assert scene.options("letnev") == to("imperial_palace", "vel_terro_residential")
    assert scene.refusal("letnev", "to", "imperial_navy_base") == ("Rex p.11", "space_bombarded")
    assert scene.refusal("letnev", "to", "tarraguth_slums") == ("Rex p.11", "way_bombarded")


def test_p11_4_nothing_moves_out_of_a_bombarded_space_even_if_it_is_shielded() -> None:
    scene = Scene("letnev", "jol_nar", "lazax", fleet=18)
    scene.place("letnev", "imperial_navy_base", 5)
    scene.place("letnev", "adminus_mecatol", 1)
    scene.place("letnev", "iaf_hq", 1)
    scene.play(ManeuveringPhase())
    assert scene.options("letnev") == [("stay",), ("from", "iaf_hq")]
    assert scene.refusal("letnev", "from", "imperial_navy_base") == ("Rex p.11", "space_bombarded")
    assert scene.refusal("letnev", "from", "adminus_mecatol") == ("Rex p.11", "space_bombarded")


def test_p11_5_a_move_may_pass_through_an_ally_but_not_end_with_him() -> None:
    scene = Scene(*FIVE, fleet=FAR_AWAY)
    scene.ally("letnev", "jol_nar")
    scene.place("letnev", "hall_of_cartography", 2)
    scene.place("jol_nar", "sai_sallai_residential", 1)
    scene.play(ManeuveringPhase())
    scene.choose("letnev", "from", "hall_of_cartography")
    assert scene.options("letnev") == to(
        "sector_incarcetorum", "pleasure_district", "cultural_sector", "adminus_imperialis"
    )
    assert scene.refusal("letnev", "to", "sai_sallai_residential") == ("Rex p.15", "space_of_ally")
    scene.choose("letnev", "to", "adminus_imperialis")
    scene.choose("letnev", "units", 2)
    assert scene.units("letnev", "adminus_imperialis") == 2


def test_p11_5_allies_may_meet_in_the_council() -> None:
    scene = Scene(*FIVE, fleet=FAR_AWAY)
    scene.ally("letnev", "jol_nar")
    scene.place("letnev", "tilzin_business", 1)
    scene.place("jol_nar", "galactic_council", 1)
    scene.play(ManeuveringPhase())
    scene.choose("letnev", "from", "tilzin_business")
    assert scene.refusal("letnev", "to", "galactic_council") is None
    scene.choose("letnev", "to", "galactic_council")
    assert scene.units("letnev", "galactic_council") == 1


def test_p11_5_who_could_only_end_with_an_ally_has_nowhere_to_go() -> None:
    scene = Scene(*FIVE, fleet=16)
    scene.ally("letnev", "jol_nar")
    scene.place("letnev", "embassy_quarters", 1)
    scene.place("letnev", "tilzin_business", 1)
    for space in ("hall_of_records", "hirzall_industrial", "iaf_hq"):
        scene.place("jol_nar", space, 1)
    scene.play(ManeuveringPhase())
    assert scene.options("letnev") == [("stay",), ("from", "tilzin_business")]
    assert scene.refusal("letnev", "from", "embassy_quarters") == ("Rex p.11", "nowhere_to_go")


def test_p11_6_enemies_block_neither_the_way_nor_its_end() -> None:
    scene = Scene(*FIVE, fleet=FAR_AWAY)
    scene.place("letnev", "hall_of_cartography", 3)
    scene.place("lazax", "sai_sallai_residential", 10)
    scene.place("sol", "adminus_imperialis", 6)
    scene.place("hacan", "adminus_imperialis", 6)
    scene.play(ManeuveringPhase())
    scene.choose("letnev", "from", "hall_of_cartography")
    scene.choose("letnev", "to", "adminus_imperialis")
    scene.choose("letnev", "units", 3)
    assert scene.units("letnev", "adminus_imperialis") == 3


def test_p11_6_units_leave_a_space_that_they_share_with_enemies() -> None:
    scene = Scene(*FIVE, fleet=FAR_AWAY)
    scene.place("letnev", "iaf_hq", 3)
    scene.place("lazax", "iaf_hq", 10)
    scene.play(ManeuveringPhase())
    assert scene.options("letnev") == [("stay",), ("from", "iaf_hq")]


def test_p11_12_units_never_go_back_to_the_reserve_by_moving() -> None:
    scene = Scene("letnev", "jol_nar", "lazax", fleet=FAR_AWAY)
    scene.place("letnev", "iaf_hq", 3)
    scene.casualties("letnev", 2)
    scene.play(ManeuveringPhase())
    assert scene.options("letnev") == [("stay",), ("from", "iaf_hq")]
    scene.choose("letnev", "from", "iaf_hq")
    for place in (RESERVE, CASUALTIES):
        assert scene.refusal("letnev", "to", place) == ("Rex p.11", "not_offered")


# The worked example


def example_p11() -> Scene:
    scene = Scene("jol_nar", "sol", "letnev", fleet=FAR_AWAY)
    scene.place("jol_nar", "sai_sallai_residential", 4)
    for space in ("cultural_sector", "hall_of_cartography", "pleasure_district"):
        scene.place("letnev", space, 2)
    scene.place("sol", "civilian_spaceport", 3)
    scene.influence("jol_nar", 10)
    scene.play(ManeuveringPhase())
    return scene


def test_p11_15_example_two_spaces_past_enemies_but_not_three() -> None:
    scene = example_p11()
    scene.choose("jol_nar", "from", "sai_sallai_residential")
    assert scene.refusal("jol_nar", "to", "sector_incarcetorum") is None
    assert scene.refusal("jol_nar", "to", "civilian_spaceport") == ("Rex p.11", "too_far")
    scene.choose("jol_nar", "to", "sector_incarcetorum")
    scene.choose("jol_nar", "units", 4)
    assert scene.units("jol_nar", "sector_incarcetorum") == 4
    assert scene.prompt == "deploy"


def test_p11_16_example_five_units_among_enemies_cost_ten() -> None:
    scene = example_p11()
    scene.choose("jol_nar", "from", "sai_sallai_residential")
    scene.choose("jol_nar", "to", "sector_incarcetorum")
    scene.choose("jol_nar", "units", 4)
    pool = scene.state.pool
    scene.choose("jol_nar", "deploy", "civilian_spaceport")
    assert scene.options("jol_nar") == units(5)
    scene.choose("jol_nar", "units", 5)
    assert scene.units("jol_nar", "civilian_spaceport") == 5
    assert scene.units("sol", "civilian_spaceport") == 3
    assert scene.has("jol_nar") == 0
    assert scene.state.pool == pool + 10
    assert scene.events("influence_paid") == [(0, 10, "deploy")]
