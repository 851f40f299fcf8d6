"""Space descriptions, and the Influence Phase in outline (Rex p.8)."""

import pytest

import throneworld as tw
from tests.rex.scene import Scene
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.bombardment import BombardmentPhase, move_fleet
from throneworld.rex.phases.deployment import DeploymentStep
from throneworld.rex.phases.influence import InfluencePhase
from throneworld.rex.phases.movement import MovementStep
from throneworld.rex.state import CASUALTIES
from throneworld.rex.tables import COUNCIL, GENERATE, INFLUENCE

# Shields


def test_p08_1_units_in_a_shielded_space_survive_bombardment() -> None:
    scene = Scene("letnev", "lazax", "sol", fleet=17)
    scene.place("letnev", "imperial_navy_base", 6)
    scene.place("lazax", "adminus_mecatol", 4)
    scene.stack_bombardment_deck(1)
    scene.play(BombardmentPhase())
    assert scene.state.fleet == 18
    assert (scene.units("letnev", "imperial_navy_base"), scene.units("letnev", CASUALTIES)) == (6, 0)
    assert (scene.units("lazax", "adminus_mecatol"), scene.units("lazax", CASUALTIES)) == (0, 4)


def test_p08_1_a_destroyed_shield_protects_nobody() -> None:
    scene = Scene("letnev", "lazax", "sol", fleet=17)
    scene.place("letnev", "imperial_navy_base", 6)
    scene.state.destroyed_shield = "imperial_navy_base"
    scene.stack_bombardment_deck(1)
    scene.play(BombardmentPhase())
    assert (scene.units("letnev", "imperial_navy_base"), scene.units("letnev", CASUALTIES)) == (0, 6)


def test_p08_2_units_under_bombardment_cannot_leave_their_shield() -> None:
    scene = Scene("hacan", "lazax", "letnev", fleet=7)
    scene.place("hacan", "adminus_imperialis", 5)
    scene.place("hacan", "iaf_hq", 1)
    scene.play(MovementStep(seat=0))
    assert scene.options("hacan") == [("stay",), ("from", "iaf_hq")]
    assert scene.refusal("hacan", "from", "adminus_imperialis") == ("Rex p.11", "space_bombarded")


def test_p08_2_they_can_once_the_fleet_has_moved_away() -> None:
    scene = Scene("hacan", "lazax", "letnev", fleet=8)
    scene.place("hacan", "adminus_imperialis", 5)
    scene.play(MovementStep(seat=0))
    assert scene.options("hacan") == [("stay",), ("from", "adminus_imperialis")]
    assert scene.refusal("hacan", "from", "adminus_imperialis") is None


# The Galactic Council


def test_p08_3_nobody_fights_in_the_council() -> None:
    scene = Scene("letnev", "hacan", "lazax")
    for race in scene.races:
        scene.place(race, COUNCIL, 3)
    scene.play(BattlePhase())
    assert scene.done
    assert scene.events("battle_begins") == []
    assert [scene.units(race, COUNCIL) for race in scene.races] == [3, 3, 3]


def test_p08_3_anywhere_else_the_same_units_fight() -> None:
    scene = Scene("letnev", "hacan", "lazax")
    scene.place("letnev", "iaf_hq", 3)
    scene.place("hacan", "iaf_hq", 3)
    scene.play(BattlePhase())
    assert scene.events("battle_begins") == [("iaf_hq", 0, 1)]


def council_of_five() -> Scene:
    """An ally of Letnev stands in the Council, and an enemy with him."""
    scene = Scene("letnev", "hacan", "sol", "lazax", "jol_nar")
    scene.ally("letnev", "hacan")
    scene.place("hacan", COUNCIL, 2)
    scene.place("sol", COUNCIL, 2)
    scene.influence("letnev", 3)
    return scene


def test_p08_3_units_move_into_the_council_beside_enemies_and_allies() -> None:
    scene = council_of_five()
    scene.place("letnev", "iaf_hq", 4)
    scene.place("hacan", "imperial_palace", 1)
    scene.play(MovementStep(seat=0))
    scene.choose("letnev", "from", "iaf_hq")
    assert scene.refusal("letnev", "to", COUNCIL) is None
    assert scene.refusal("letnev", "to", "imperial_palace") == ("Rex p.15", "space_of_ally")
    scene.choose("letnev", "to", COUNCIL)
    scene.choose("letnev", "units", 4)
    assert [scene.units(race, COUNCIL) for race in ("letnev", "hacan", "sol")] == [4, 2, 2]


def test_p08_3_units_are_deployed_into_the_council_beside_enemies_and_allies() -> None:
    scene = council_of_five()
    scene.play(DeploymentStep(seat=0))
    assert scene.refusal("letnev", "deploy", COUNCIL) is None
    scene.choose("letnev", "deploy", COUNCIL)
    scene.choose("letnev", "units", 3)
    assert scene.units("letnev", COUNCIL) == 3


def test_p08_4_the_fleet_passes_all_sectors_and_spares_the_council() -> None:
    scene = Scene("letnev", "hacan", "sol", fleet=18)
    scene.place("letnev", COUNCIL, 5)
    scene.place("letnev", "sallab_slums", 5)
    move_fleet(scene.game, 18)
    assert scene.events("fleet_moved") == [(sector,) for sector in range(1, 19)]
    assert scene.units("letnev", COUNCIL) == 5
    assert scene.units("letnev", CASUALTIES) == 5


@pytest.mark.parametrize("fleet", range(1, 19))
def test_p08_4_the_council_is_never_under_the_fleet(fleet: int) -> None:
    scene = Scene("letnev", "hacan", "sol", fleet=fleet)
    scene.influence("letnev", 1)
    assert not scene.view()["spaces"][COUNCIL]["bombarded"]
    scene.play(DeploymentStep(seat=0))
    assert scene.refusal("letnev", "deploy", COUNCIL) is None


def test_p08_4_not_even_before_the_fleet_has_arrived() -> None:
    game = tw.new_game("rex", seats=3, seed=1)
    assert game.state.fleet == 0
    assert [space for space, seen in game.view()["spaces"].items() if seen["bombarded"]] == []


# Sectors


def test_p08_5_all_spaces_of_a_sector_are_bombarded_together() -> None:
    scene = Scene("letnev", "hacan", "lazax", fleet=15)
    scene.state.destroyed_shield = "imperial_palace"
    scene.place("letnev", "imperial_palace", 3)
    scene.place("hacan", "vel_terro_residential", 2)
    scene.place("lazax", "embassy_quarters", 1)
    scene.stack_bombardment_deck(1)
    scene.play(BombardmentPhase())
    assert [scene.units(race, CASUALTIES) for race in scene.races] == [3, 2, 0]


def test_p08_5_and_all_of_them_are_closed_while_the_fleet_is_there() -> None:
    scene = Scene("letnev", "hacan", "lazax", fleet=16)
    scene.influence("letnev", 5)
    spaces = scene.view()["spaces"]
    assert [space for space in spaces if spaces[space]["bombarded"]] == [
        "imperial_palace",
        "vel_terro_residential",
    ]
    scene.play(DeploymentStep(seat=0))
    for space in ("imperial_palace", "vel_terro_residential"):
        assert scene.refusal("letnev", "deploy", space) == ("Rex p.11", "space_bombarded")


# The Influence Phase


def test_p08_6_the_top_influence_card_is_drawn_and_resolved() -> None:
    scene = Scene("letnev", "hacan", "sol", "lazax")
    scene.stack_influence_deck("public_support", "black_market")
    pool = scene.state.pool
    scene.play(InfluencePhase())
    assert scene.done
    assert scene.events("influence_card_drawn")[-1:] == [("public_support",)]
    assert scene.state.ground == {"holonet_central": 10, "sallab_slums": 8}
    assert scene.state.pool == pool - 18
    assert scene.state.influence_deck[0] == "black_market"


def test_p08_6_every_round_one_generating_card_is_resolved() -> None:
    game = tw.new_game("rex", seats=["lazax", "letnev", "jol_nar"], seed=5)
    tw.play(game, [tw.bot("random", seat) for seat in range(3)])
    drawn: list[list[str]] = []
    for event in game.log:
        if event.kind == "round_begins":
            drawn.append([])
        if event.kind == "influence_card_drawn":
            drawn[-1].append(INFLUENCE[str(event.args[0])].kind)
    assert [cards.count(GENERATE) for cards in drawn] == [1] * game.state.round
    assert all(cards[-1] == GENERATE for cards in drawn)


def test_p08_7_the_round_is_the_number_of_generating_discards() -> None:
    scene = Scene("letnev", "hacan", "lazax", round_number=3)
    scene.discard_influence("black_market", "forced_labor")
    scene.stack_influence_deck("sol_offensive_1", "sol_offensive_2", "public_support")
    scene.play(InfluencePhase())
    assert scene.done
    assert scene.events("round_announced")[-1:] == [(3,)]
    assert scene.view()["round"] == 3


@pytest.mark.parametrize("seed", range(3))
def test_p08_7_the_announced_number_is_the_round_that_is_played(seed: int) -> None:
    game = tw.new_game("rex", seats=["lazax", "sol", "jol_nar", "hacan"], seed=seed)
    tw.play(game, [tw.bot("random", seed + seat) for seat in range(4)])
    begun = [event.args for event in game.log if event.kind == "round_begins"]
    assert [event.args for event in game.log if event.kind == "round_announced"] == begun


@pytest.mark.parametrize("race", ["letnev", "hacan", "lazax", None])
def test_p08_8_everybody_sees_the_discards_in_their_order(race: str | None) -> None:
    scene = Scene("letnev", "hacan", "lazax", round_number=3)
    scene.discard_influence("forced_labor", "black_market")
    scene.stack_influence_deck("sol_offensive_1", "campus_unrest")
    scene.play(InfluencePhase())
    decks = scene.view(race)["decks"]
    assert decks["influence_discards"] == ["forced_labor", "black_market", "campus_unrest"]
    assert decks["removed"] == ["sol_offensive_1"]
