"""What an Informant cancels, for how long, and what he cannot touch (Rex p.21)."""

import throneworld as tw
from tests.rex.scene import Scene
from tests.rules.rex.test_p17_battle import ARENA, plan
from throneworld.kernel.asks import Option
from throneworld.rex.factions.sol import LookAtBombardmentDeck
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.bombardment import BombardmentPhase
from throneworld.rex.phases.deployment import DeploymentStep
from throneworld.rex.phases.recruitment import RecruitmentPhase
from throneworld.rex.sequence import Round
from throneworld.rex.state import CASUALTIES, RESERVE
from throneworld.rex.tables import BOMBARDMENT, SPACE, SPACES

ANSWERS: list[Option] = [("play", "informant"), ("pass",)]
IDLE = ("pass", "none", "stay", "done", "ready")
"""How a player declines whatever he is asked."""


def threatened(scene: Scene) -> str:
    """The race advantage that an Informant might cancel at this very moment, or nothing."""
    about = scene.game.asks[0].about if scene.game.asks else {}
    return str(about["advantage"]) if about.get("moment") == "advantage_used" else ""


def cancel(scene: Scene, race: str, advantage: str) -> None:
    assert threatened(scene) == advantage
    assert scene.options(race) == ANSWERS
    scene.choose(race, "play", "informant")
    assert scene.events("played")[-1] == (scene.seat(race), "informant")
    assert scene.events("cancelled")[-1][1] == advantage


def spare(scene: Scene, race: str, advantage: str) -> None:
    assert threatened(scene) == advantage
    scene.choose(race, "pass")


def idle(scene: Scene) -> None:
    """Whoever is asked first declines."""
    ask = scene.game.asks[0]
    scene.game.choose(ask.seat, next(option for option in ask.options if option[0] in IDLE))


def buy(scene: Scene, buyer: str, price: int) -> None:
    """All others pass this card, which the buyer gets for the price; asks about advantages stay open."""
    cards = len(scene.state.row)
    while scene.prompt == "bid" and len(scene.state.row) == cards:
        race = scene.asked[0]
        scene.choose(race, *(("bid", price) if race == buyer else ("pass",)))


# Lazax


def test_p21_2_a_single_purchase_is_paid_to_the_pool_and_the_next_to_lazax() -> None:
    scene = Scene("lazax", "sol", "hacan")
    scene.hand("sol", "informant")
    scene.influence("hacan", 9)
    pool = scene.state.pool
    scene.play(BiddingPhase())
    buy(scene, "hacan", 4)
    cancel(scene, "sol", "lazax_bid_income")
    assert (scene.has("lazax"), scene.has("hacan"), scene.state.pool) == (0, 5, pool + 4)
    assert len(scene.titles("hacan")) == 1
    buy(scene, "hacan", 3)
    assert (scene.has("lazax"), scene.has("hacan"), scene.state.pool) == (3, 2, pool + 4)


def test_p21_2_mechanized_units_cannot_be_cancelled_in_battle() -> None:
    scene = Scene("lazax", "sol", "hacan")
    scene.hand("sol", "informant")
    scene.place("lazax", ARENA, 1, mechanized=2)
    scene.place("sol", ARENA, 1)
    scene.play(BattlePhase())
    assert scene.prompt == "battle_plan"
    assert scene.options("lazax") == [("dial", number) for number in range(6)]
    plan(scene, "lazax", 5, "lazax_1")
    plan(scene, "sol", 1, "sol_5")
    assert scene.done
    assert scene.events("battle_won") == [(1, ARENA, 8, 0, 7)]


def test_p21_2_nor_can_recruiting_or_deploying_them_be() -> None:
    scene = Scene("lazax", "sol", "jol_nar")
    scene.hand("sol", "informant")
    scene.casualties("lazax", 0, mechanized=1)
    scene.influence("lazax", 2)
    scene.play(RecruitmentPhase())
    assert scene.prompt == "recruit"
    scene.choose("lazax", "mechanized")
    assert scene.force("lazax", RESERVE) == (15, 5, 0)
    scene.play(DeploymentStep(seat=0))
    scene.choose("lazax", "deploy", ARENA)
    scene.choose("lazax", "units", 0)
    scene.choose("lazax", "mechanized", 2)
    assert scene.done
    assert scene.force("lazax", ARENA) == (0, 2, 0)
    assert scene.titles("sol") == ["informant"]


# Sol


def sees(scene: Scene) -> object:
    return scene.view("sol")["you"]["sees"]["bombardment"]


def test_p21_3_the_look_is_cancelled_for_the_rest_of_the_round() -> None:
    scene = Scene("sol", "letnev", "jol_nar")
    scene.hand("letnev", "informant")
    scene.place("letnev", "imperial_palace", 3)
    scene.stack_influence_deck("public_support", "lost_archives")
    scene.play(Round())
    cancel(scene, "letnev", "sol_bombardment_peek")
    phases = set()
    while scene.state.round == 3:
        phases.add(scene.state.phase)
        assert sees(scene) is None
        idle(scene)
    assert {"bidding", "maneuvering"} & phases
    assert scene.state.round == 4
    assert sees(scene) == BOMBARDMENT[scene.state.bombardment_deck[0]]


def test_p21_3_sol_may_look_again_when_the_next_bombardment_phase_begins() -> None:
    scene = Scene("sol", "letnev", "jol_nar")
    scene.hand("sol", "fleet_sabotage")
    scene.hand("letnev", "informant")
    scene.stack_bombardment_deck(4)
    scene.play(LookAtBombardmentDeck(seat=0))
    cancel(scene, "letnev", "sol_bombardment_peek")
    assert sees(scene) is None
    scene.play(BombardmentPhase())
    assert scene.options("sol") == [("play", "fleet_sabotage"), ("pass",)]
    assert sees(scene) == 4
    assert scene.view("letnev")["you"]["sees"]["bombardment"] is None


def test_p21_4_without_its_landing_zone_sol_deploys_anywhere_at_standard_cost() -> None:
    scene = Scene("sol", "letnev", "jol_nar", fleet=15)
    scene.hand("letnev", "informant")
    scene.influence("sol", 5)
    scene.place("letnev", "sallab_slums", 2)
    scene.play(DeploymentStep(seat=0))
    scene.choose("sol", "deploy", "iaf_hq")
    cancel(scene, "letnev", "sol_landing_zone")

    closed = ("mecatol_power_south", *(space for space in SPACES if SPACE[space].sector == 15))
    assert scene.options("sol") == [
        ("none",),
        *(("deploy", space) for space in SPACES if space not in closed),
    ]
    scene.choose("sol", "deploy", "sallab_slums")
    assert scene.options("sol") == [("units", 1), ("units", 2)]
    pool = scene.state.pool
    scene.choose("sol", "units", 2)
    assert (scene.has("sol"), scene.state.pool) == (1, pool + 4)
    assert scene.units("sol", "sallab_slums") == 2
    assert scene.done


def test_p21_4_the_standard_cost_is_one_where_no_enemy_stands() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.hand("letnev", "informant")
    scene.influence("sol", 3)
    scene.play(DeploymentStep(seat=0))
    scene.choose("sol", "deploy", "iaf_hq")
    cancel(scene, "letnev", "sol_landing_zone")
    scene.choose("sol", "deploy", "tilzin_business")
    assert scene.options("sol") == [("units", 1), ("units", 2), ("units", 3)]
    scene.choose("sol", "units", 3)
    assert (scene.has("sol"), scene.has("hacan")) == (0, 3)


# Letnev


def set_up_beside_an_informant() -> tuple[tw.Game, set[str]]:
    """The first game whose first player draws an Informant before Letnev draws; and what was asked in it."""
    for seed in range(1000):
        game, prompts = tw.new_game("rex", seats=["lazax", "letnev", "hacan"], seed=seed), set()
        while game.state.phase in ("setup", "influence"):
            prompts.add(game.asks[0].prompt)
            game.choose(game.asks[0].seat, game.asks[0].options[0])
        if game.state.first == 0 and game.state.hands[0][0].startswith("informant"):
            return game, prompts
    raise AssertionError("no such game")


def test_p21_5_starting_cards_and_traitors_cannot_be_cancelled() -> None:
    game, prompts = set_up_beside_an_informant()
    assert "window" not in prompts
    assert len(game.state.hands[1]) == 2
    assert len(game.state.traitors[1]) == 4


def rich_letnev(*hand: str) -> Scene:
    """Letnev with these cards buys another one, and sees it."""
    scene = Scene("letnev", "sol", "hacan")
    scene.hand("sol", "informant")
    scene.hand("letnev", *hand)
    scene.stack_strategy_deck("mercenaries", "mercenaries", "mercenaries", "tactical_retreat")
    scene.influence("letnev", 5)
    scene.play(BiddingPhase())
    buy(scene, "letnev", 1)
    spare(scene, "sol", "letnev_bonus_card")
    return scene


def test_p21_6_a_cancelled_hand_limit_means_discarding_to_four() -> None:
    scene = rich_letnev("energy_rifle", "energy_rifle", "magen_energy_shield", "fresh_recruits")
    assert len(scene.titles("letnev")) == 6
    cancel(scene, "sol", "letnev_hand_limit")
    assert scene.asked == ["letnev"]
    assert scene.options("letnev") == [
        ("discard", "energy_rifle"),
        ("discard", "fresh_recruits"),
        ("discard", "magen_energy_shield"),
        ("discard", "mercenaries"),
        ("discard", "tactical_retreat"),
    ]
    scene.choose("letnev", "discard", "fresh_recruits")
    assert scene.prompt == "discard_down"
    scene.choose("letnev", "discard", "mercenaries")
    assert scene.titles("letnev") == [
        "energy_rifle",
        "energy_rifle",
        "magen_energy_shield",
        "tactical_retreat",
    ]
    assert scene.prompt != "discard_down"


def test_p21_6_later_the_hand_may_grow_to_eight_again() -> None:
    scene = rich_letnev("energy_rifle", "energy_rifle", "magen_energy_shield", "fresh_recruits")
    cancel(scene, "sol", "letnev_hand_limit")
    scene.choose("letnev", "discard", "fresh_recruits")
    scene.choose("letnev", "discard", "mercenaries")
    buy(scene, "letnev", 1)
    assert len(scene.titles("letnev")) == 6
    buy(scene, "letnev", 1)
    assert len(scene.titles("letnev")) == 8


# Jol-Nar


def test_p21_7_only_the_current_card_is_hidden_from_jol_nar() -> None:
    scene = Scene("jol_nar", "sol", "hacan")
    scene.hand("sol", "informant")
    scene.influence("hacan", 5)
    scene.stack_strategy_deck("mercenaries", "tactical_retreat", "energy_rifle")
    scene.play(BiddingPhase())
    cancel(scene, "sol", "jolnar_card_peek")
    assert scene.view("jol_nar")["you"]["sees"]["auction"] is None
    buy(scene, "hacan", 1)
    assert scene.view("jol_nar")["you"]["sees"]["auction"] == "tactical_retreat"
    assert scene.events("strategy_card_seen") == [(0, "tactical_retreat")]


# Xxcha


def test_p21_8_nothing_is_turned_facedown_this_round() -> None:
    scene = Scene("xxcha", "sol", "hacan")
    scene.hand("sol", "informant")
    scene.place("xxcha", "hall_of_records", 2)
    scene.place("xxcha", "iaf_hq", 3)
    scene.place("xxcha", "embassy_quarters", 0, facedown=4)
    scene.play(BattlePhase())
    scene.choose("xxcha", "facedown", "iaf_hq")
    cancel(scene, "sol", "xxcha_facedown")
    assert scene.force("xxcha", "iaf_hq") == (3, 0, 0)
    assert scene.done  # Xxcha are not asked again: what is facedown stays so, what is faceup too
    assert scene.force("xxcha", "embassy_quarters") == (0, 0, 4)
    assert scene.force("xxcha", "hall_of_records") == (2, 0, 0)


def test_p21_8_turning_faceup_may_be_cancelled_too() -> None:
    scene = Scene("xxcha", "sol", "hacan")
    scene.hand("sol", "informant")
    scene.place("xxcha", "imperial_palace", 0, facedown=4)
    scene.place("sol", "imperial_palace", 1)
    scene.play(BattlePhase())
    scene.choose("xxcha", "faceup", "imperial_palace")
    cancel(scene, "sol", "xxcha_facedown")
    assert scene.done
    assert scene.force("xxcha", "imperial_palace") == (0, 0, 4)


def test_p21_8_an_informant_may_wait_for_the_flip_that_matters() -> None:
    scene = Scene("xxcha", "sol", "hacan")
    scene.hand("sol", "informant")
    scene.place("xxcha", "hall_of_records", 1)
    scene.place("xxcha", "iaf_hq", 3)
    scene.play(BattlePhase())
    scene.choose("xxcha", "facedown", "hall_of_records")
    scene.choose("sol", "pass")
    scene.choose("xxcha", "facedown", "iaf_hq")
    cancel(scene, "sol", "xxcha_facedown")
    assert scene.force("xxcha", "hall_of_records") == (0, 0, 1)
    assert scene.force("xxcha", "iaf_hq") == (3, 0, 0)


def test_p21_8_units_of_a_mixed_space_turn_faceup() -> None:
    scene = Scene("xxcha", "sol", "hacan")
    scene.hand("sol", "informant")
    scene.place("xxcha", "hall_of_records", 2, facedown=3)
    scene.place("xxcha", "embassy_quarters", 0, facedown=4)
    scene.play(BattlePhase())
    scene.choose("xxcha", "facedown", "hall_of_records")
    cancel(scene, "sol", "xxcha_facedown")
    assert scene.force("xxcha", "hall_of_records") == (5, 0, 0)
    assert scene.force("xxcha", "embassy_quarters") == (0, 0, 4)


# Hacan


def test_p21_9_income_is_cancelled_for_one_players_deployment_only() -> None:
    scene = Scene("hacan", "sol", "jol_nar", "lazax")
    scene.hand("sol", "informant")
    scene.influence("jol_nar", 4)
    scene.influence("lazax", 4)
    pool = scene.state.pool
    scene.play(DeploymentStep(seat=2))
    scene.choose("jol_nar", "deploy", "iaf_hq")
    scene.choose("jol_nar", "units", 3)
    cancel(scene, "sol", "hacan_deploy_income")
    assert (scene.has("jol_nar"), scene.has("hacan"), scene.state.pool) == (1, 0, pool + 3)
    scene.play(DeploymentStep(seat=3))
    scene.choose("lazax", "deploy", "embassy_quarters")
    scene.choose("lazax", "units", 2)
    scene.choose("lazax", "mechanized", 0)
    assert (scene.has("lazax"), scene.has("hacan"), scene.state.pool) == (2, 2, pool + 3)


def test_p21_9_without_the_discount_hacan_pays_the_standard_cost() -> None:
    scene = Scene("hacan", "sol", "jol_nar")
    scene.hand("sol", "informant")
    scene.influence("hacan", 3)
    scene.place("jol_nar", "iaf_hq", 1)
    pool = scene.state.pool
    scene.play(DeploymentStep(seat=0))
    scene.choose("hacan", "deploy", "iaf_hq")
    cancel(scene, "sol", "hacan_shipping")
    scene.choose("hacan", "deploy", "embassy_quarters")
    assert scene.options("hacan") == [("units", 1), ("units", 2), ("units", 3)]
    scene.choose("hacan", "units", 3)
    assert (scene.has("hacan"), scene.state.pool) == (0, pool + 3)
    assert scene.units("hacan", CASUALTIES) == 0
