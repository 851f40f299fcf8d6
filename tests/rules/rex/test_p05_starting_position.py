"""Game setup: the fleet, cards, influence and units (Rex p.5, steps 7 to 10)."""

import pytest

from tests.rex.scene import Scene
from throneworld.rex.setup import Setup
from throneworld.rex.state import RESERVE
from throneworld.rex.tables import STRATEGY_DECK

# The dreadnought fleet


@pytest.mark.parametrize("first", [0, 1, 4])
def test_p05_9_the_two_neighbours_of_the_first_player_set_dials(first: int) -> None:
    scene = Scene("sol", "lazax", "jol_nar", "letnev", "hacan")
    scene.state.first = first
    scene.play(Setup(stage="set_up_fleet"))
    assert sorted(ask.seat for ask in scene.game.asks) == sorted([(first - 1) % 5, (first + 1) % 5])
    numbers = [("dial", number) for number in range(21)]
    assert [list(ask.options) for ask in scene.game.asks] == [numbers, numbers]


def place_fleet(left: int, right: int) -> Scene:
    scene = Scene("lazax", "jol_nar", "letnev")
    scene.play(Setup(stage="set_up_fleet"))
    scene.choose("jol_nar", "dial", left)
    scene.choose("letnev", "dial", right)
    return scene


@pytest.mark.parametrize(
    ("left", "right", "sector"), [(3, 9, 6), (9, 3, 6), (0, 18, 18), (20, 2, 18), (7, 8, 1)]
)
def test_p05_9_the_difference_of_the_dials_is_the_sector(left: int, right: int, sector: int) -> None:
    scene = place_fleet(left, right)
    assert scene.state.fleet == sector
    assert scene.events("fleet_placed") == [(sector, left, right)]


@pytest.mark.parametrize(("left", "right"), [(0, 0), (11, 11), (0, 19), (19, 0), (20, 0), (20, 1)])
def test_p05_10_equal_dials_or_more_than_18_mean_sector_1(left: int, right: int) -> None:
    assert place_fleet(left, right).state.fleet == 1


def test_p05_9_a_dial_is_secret_until_both_are_set() -> None:
    scene = Scene("lazax", "jol_nar", "letnev", fleet=0)
    scene.play(Setup(stage="set_up_fleet"))
    other = scene.game.copy()
    scene.choose("jol_nar", "dial", 3)
    other.choose(scene.seat("jol_nar"), ("dial", 15))
    assert scene.state.fleet == 0
    assert scene.view("letnev") == other.view(scene.seat("letnev"))
    assert scene.view("jol_nar")["you"]["sealed"] == [["dial", 3]]


# Cards, influence, units


def after_setup(*races: str, fleet: int = 4) -> Scene:
    """Steps 8 to 10 of the setup are done, save for what Sol may choose."""
    scene = Scene(*races, fleet=fleet)
    scene.play(Setup(stage="draw_strategy_cards"))
    scene.pass_all()  # an Informant dealt to somebody could answer Sol's look
    return scene


def test_p05_11_each_player_draws_one_card_and_letnev_two() -> None:
    state = after_setup("letnev", "hacan", "sol", "lazax", "jol_nar", "xxcha").state
    assert [len(hand) for hand in state.hands] == [2, 1, 1, 1, 1, 1]
    drawn = [card for hand in state.hands for card in hand]
    assert sorted([*drawn, *state.strategy_deck]) == sorted(STRATEGY_DECK)


def test_p05_11_cards_are_drawn_from_the_top_in_order_of_play() -> None:
    scene = Scene("lazax", "sol", "letnev")
    scene.first("sol")
    top = scene.state.strategy_deck[:4]
    scene.play(Setup(stage="draw_strategy_cards"))
    assert scene.state.hands == [(top[3],), (top[0],), (top[1], top[2])]


def test_p05_12_each_player_receives_what_his_race_sheet_says() -> None:
    scene = after_setup("lazax", "hacan", "sol", "letnev", "jol_nar", "xxcha")
    assert scene.state.influence == [10, 5, 3, 10, 10, 5]
    assert scene.state.pool == 220 - 43


def test_p05_13_units_start_where_the_race_sheet_says() -> None:
    scene = after_setup("lazax", "hacan", "sol", "letnev", "jol_nar", "xxcha")
    scene.choose("sol", "space", "iaf_hq")
    scene.choose("sol", "units", 10)
    assert scene.state.forces == [
        {"reserve": (15, 5, 0)},
        {"reserve": (15, 0, 0), "adminus_imperialis": (5, 0, 0)},
        {"reserve": (10, 0, 0), "iaf_hq": (10, 0, 0)},
        {"reserve": (10, 0, 0), "imperial_navy_base": (10, 0, 0)},
        {"reserve": (10, 0, 0), "civilian_spaceport": (10, 0, 0)},
        {"reserve": (15, 0, 0), "galactic_council": (5, 0, 0)},
    ]


def test_p05_13_printed_places_hold_under_the_fleet_as_well() -> None:
    scene = after_setup("letnev", "lazax", "hacan", fleet=7)
    assert scene.units("hacan", "adminus_imperialis") == 5


# Sol's choice


def landing(fleet: int) -> Scene:
    scene = Scene("lazax", "sol", "letnev", fleet=fleet)
    scene.play(Setup(stage="place_units"))
    return scene


def test_p05_14_sol_places_in_the_spaces_of_sectors_5_13_and_16() -> None:
    scene = landing(fleet=3)
    assert (scene.prompt, scene.asked) == ("place_starting_units", ["sol"])
    in_5, in_13 = ("cultural_sector", "hall_of_cartography"), ("hirzall_industrial", "iaf_hq")
    in_16 = ("imperial_palace", "vel_terro_residential")
    assert sorted(scene.options("sol")) == [("space", space) for space in (*in_5, *in_13, *in_16)]
    assert scene.refusal("sol", "space", "sallab_slums") == ("Rex p.5", "outside_landing_zone")


def test_p05_14_sol_splits_exactly_ten_units() -> None:
    scene = landing(fleet=3)
    scene.choose("sol", "space", "imperial_palace")
    assert scene.options("sol") == [("units", count) for count in range(1, 11)]
    scene.choose("sol", "units", 6)
    scene.choose("sol", "space", "hirzall_industrial")
    assert scene.options("sol") == [("units", count) for count in range(1, 5)]
    scene.choose("sol", "units", 3)
    scene.choose("sol", "space", "hall_of_cartography")

    assert scene.units("sol", "imperial_palace") == 6
    assert scene.units("sol", "hirzall_industrial") == 3
    assert scene.units("sol", "hall_of_cartography") == 1
    assert scene.units("sol", RESERVE) == 10
    assert scene.prompt != "place_starting_units"


@pytest.mark.parametrize(
    ("fleet", "closed"),
    [
        (5, ("hall_of_cartography", "cultural_sector")),
        (13, ("iaf_hq", "hirzall_industrial")),
        (16, ("imperial_palace", "vel_terro_residential")),
    ],
)
def test_p05_14_sol_places_nothing_into_the_bombarded_sector(fleet: int, closed: tuple[str, str]) -> None:
    scene = landing(fleet)
    assert len(scene.options("sol")) == 4
    for space in closed:
        assert ("space", space) not in scene.options("sol")
        assert scene.refusal("sol", "space", space) == ("Rex p.11", "space_bombarded")


def test_p05_14_sol_has_looked_at_the_bombardment_deck_before_it_places() -> None:
    """It may look at any time (race sheet), so also during setup."""
    scene = Scene("sol", "lazax", "jol_nar", fleet=4)
    scene.stack_bombardment_deck(5)
    scene.play(Setup(stage="place_units"))
    assert scene.prompt == "place_starting_units"
    assert scene.view("sol")["you"]["sees"]["bombardment"] == 5


def test_p05_14_a_look_that_an_informant_cancelled_in_setup_stays_barred_in_round_1() -> None:
    scene = Scene("sol", "lazax", "jol_nar", fleet=4, round_number=0)
    scene.hand("lazax", "informant")
    scene.play(Setup(stage="place_units"))
    scene.choose("lazax", "play", "informant")
    scene.choose("sol", "space", "iaf_hq")
    scene.choose("sol", "units", 10)
    assert scene.state.round == 1
    assert scene.view("sol")["you"]["sees"]["bombardment"] is None
