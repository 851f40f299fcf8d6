"""Informant: an extra deployment, or another player's race advantage cancelled (Rex p.21)."""

from tests.rex.scene import Scene
from tests.rules.rex.duel import discards
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.influence import InfluencePhase
from throneworld.rex.phases.maneuvering import ManeuveringPhase, ManeuverTurn
from throneworld.rex.state import CASUALTIES, RESERVE

OFFER = [("play", "informant"), ("pass",)]

# The extra deployment


def deploy(scene: Scene, race: str, space: str, units: int) -> None:
    scene.choose(race, "deploy", space)
    scene.choose(race, "units", units)


def test_strategy_informant_deploys_into_a_second_space_for_one_each_to_the_pool() -> None:
    scene = Scene("letnev", "hacan", "lazax")
    scene.influence("letnev", 6)
    scene.place("lazax", "imperial_palace", 2)
    scene.hand("letnev", "informant")
    scene.play(ManeuverTurn(seat=0))
    deploy(scene, "letnev", "sallab_slums", 2)
    assert scene.ask("letnev").about["advantage"] == "hacan_deploy_income"
    scene.choose("letnev", "pass")
    assert (scene.has("letnev"), scene.has("hacan")) == (4, 2)
    assert scene.told_at("after_deployment") == {"seat": 0}
    assert scene.options("letnev") == OFFER
    scene.choose("letnev", "play", "informant")
    pool = scene.state.pool
    deploy(scene, "letnev", "imperial_palace", 3)
    assert scene.units("letnev", "imperial_palace") == 3
    assert (scene.has("letnev"), scene.has("hacan")) == (1, 2)
    assert scene.state.pool == pool + 3
    assert discards(scene) == ["informant"]
    assert scene.done


def test_strategy_informant_deploys_although_the_normal_deployment_was_declined() -> None:
    scene = Scene("letnev", "hacan", "lazax")
    scene.influence("letnev", 2)
    scene.hand("letnev", "informant")
    scene.play(ManeuverTurn(seat=0))
    scene.choose("letnev", "none")
    scene.choose("letnev", "play", "informant")
    deploy(scene, "letnev", "sallab_slums", 2)
    assert (scene.units("letnev", "sallab_slums"), scene.has("letnev")) == (2, 0)


def test_strategy_informant_lets_sol_deploy_anywhere_for_one_each() -> None:
    scene = Scene("sol", "hacan", "lazax")
    scene.influence("sol", 3)
    scene.place("lazax", "civilian_spaceport", 1)
    scene.hand("sol", "informant")
    scene.play(ManeuverTurn(seat=0))
    assert scene.refusal("sol", "deploy", "civilian_spaceport") == ("Rex p.22", "outside_landing_zone")
    deploy(scene, "sol", "imperial_palace", 4)
    scene.choose("sol", "play", "informant")
    scene.choose("sol", "deploy", "civilian_spaceport")
    assert scene.options("sol") == [("units", 1), ("units", 2), ("units", 3)]
    scene.choose("sol", "units", 3)
    assert scene.units("sol", "civilian_spaceport") == 3
    assert scene.has("sol") == 0


def test_strategy_informant_gives_hacan_no_discount_on_the_extra_deployment() -> None:
    scene = Scene("hacan", "letnev", "lazax")
    scene.influence("hacan", 4)
    scene.hand("hacan", "informant")
    scene.play(ManeuverTurn(seat=0))
    scene.choose("hacan", "none")
    scene.choose("hacan", "play", "informant")
    deploy(scene, "hacan", "sallab_slums", 3)
    assert scene.has("hacan") == 1


def test_strategy_informant_deploys_under_the_normal_limits_of_place() -> None:
    scene = Scene("letnev", "hacan", "lazax", "sol", fleet=17)
    scene.ally("letnev", "hacan")
    scene.place("hacan", "imperial_palace", 1)
    scene.influence("letnev", 2)
    scene.hand("letnev", "informant")
    scene.play(ManeuverTurn(seat=0))
    scene.choose("letnev", "none")
    scene.choose("letnev", "play", "informant")
    assert scene.refusal("letnev", "deploy", "sallab_slums") == ("Rex p.11", "space_bombarded")
    assert scene.refusal("letnev", "deploy", "imperial_palace") == ("Rex p.15", "space_of_ally")
    assert scene.refusal("letnev", "deploy", "mecatol_power_south") == ("Rex p.23", "space_demolished")
    assert len(scene.options("letnev")) == 28 - 3


def test_strategy_informant_needs_influence_and_a_reserve_to_deploy() -> None:
    poor = Scene("letnev", "hacan", "lazax")
    poor.place("letnev", "sallab_slums", 1)
    poor.hand("letnev", "informant", "rapid_mobilization")
    poor.play(ManeuverTurn(seat=0))
    poor.choose("letnev", "stay")
    poor.choose("letnev", "pass")
    assert poor.options("letnev") == [("play", "rapid_mobilization"), ("pass",)]
    assert poor.refusal("letnev", "play", "informant") == ("Rex p.11", "costs_more")

    empty = Scene("letnev", "hacan", "lazax")
    empty.place("letnev", "sallab_slums", 20)
    empty.influence("letnev", 9)
    empty.hand("letnev", "informant", "rapid_mobilization")
    empty.play(ManeuverTurn(seat=0))
    empty.choose("letnev", "stay")
    empty.choose("letnev", "pass")
    assert empty.options("letnev") == [("play", "rapid_mobilization"), ("pass",)]
    assert empty.refusal("letnev", "play", "informant") == ("Rex p.21", "reserve_empty")


def test_strategy_informant_deploys_in_ones_own_turn_only() -> None:
    scene = Scene("letnev", "hacan", "lazax")
    scene.influence("letnev", 1)
    scene.influence("lazax", 5)
    scene.hand("lazax", "informant")
    scene.play(ManeuverTurn(seat=0))
    scene.choose("letnev", "none")
    assert scene.done
    assert scene.titles("lazax") == ["informant"]


# Cancelling an advantage


def test_strategy_informant_sends_one_payment_past_lazax_to_the_pool() -> None:
    scene = Scene("letnev", "lazax", "hacan")
    scene.influence("letnev", 5)
    scene.influence("hacan", 5)
    scene.hand("hacan", "informant")
    scene.play(BiddingPhase())
    scene.choose("letnev", "bid", 3)
    scene.choose("hacan", "pass")
    assert scene.told_at("advantage_used") == {"advantage": "lazax_bid_income", "seat": 1}
    assert scene.options("hacan") == OFFER
    scene.choose("hacan", "play", "informant")
    assert scene.events("cancelled") == [(1, "lazax_bid_income")]
    assert (scene.has("letnev"), scene.has("lazax")) == (2, 0)
    assert discards(scene) == ["informant"]


def test_strategy_informant_makes_hacan_pay_the_standard_price() -> None:
    scene = Scene("hacan", "letnev", "lazax")
    scene.influence("hacan", 4)
    scene.hand("letnev", "informant")
    scene.play(ManeuverTurn(seat=0))
    scene.choose("hacan", "deploy", "sallab_slums")
    scene.choose("letnev", "play", "informant")
    assert scene.events("cancelled") == [(0, "hacan_shipping")]
    deploy(scene, "hacan", "sallab_slums", 3)
    assert scene.has("hacan") == 1


def test_strategy_informant_exposes_sol_to_an_offensive_but_not_its_ally() -> None:
    scene = Scene("letnev", "sol", "hacan", "lazax", "jol_nar")
    scene.ally("sol", "hacan")
    scene.discard_influence("lost_archives")
    scene.stack_influence_deck("sol_offensive_1", "public_support")
    scene.place("sol", "hall_of_records", 4)
    scene.place("hacan", "hall_of_cartography", 3)
    scene.hand("letnev", "informant")
    scene.play(InfluencePhase())
    scene.choose("letnev", "play", "informant")
    assert scene.units("sol", CASUALTIES) == 4
    assert scene.units("hacan", "hall_of_cartography") == 3
    assert scene.prompt == "relocate"


def test_strategy_informant_takes_the_bonus_card_from_letnev() -> None:
    scene = Scene("letnev", "sol", "hacan")
    scene.influence("letnev", 5)
    scene.hand("hacan", "informant")
    scene.play(BiddingPhase())
    scene.choose("letnev", "bid", 1)
    scene.choose("hacan", "play", "informant")
    assert scene.events("cancelled") == [(0, "letnev_bonus_card")]
    assert len(scene.titles("letnev")) == 1


def test_strategy_informant_hides_one_card_from_jol_nar() -> None:
    scene = Scene("letnev", "jol_nar", "hacan")
    scene.influence("letnev", 5)
    scene.hand("hacan", "informant")
    scene.play(BiddingPhase())
    scene.choose("hacan", "play", "informant")
    assert scene.events("strategy_card_seen") == []
    assert scene.view("jol_nar")["you"]["sees"]["auction"] is None
    scene.choose("letnev", "bid", 1)
    assert [args[0] for args in scene.events("strategy_card_seen")] == [1]


def test_strategy_informant_keeps_the_xxcha_observer_away() -> None:
    scene = Scene("letnev", "xxcha", "hacan")
    scene.influence("letnev", 5)
    scene.hand("hacan", "informant")
    scene.play(ManeuverTurn(seat=0))
    deploy(scene, "letnev", "sallab_slums", 2)
    scene.choose("xxcha", "play", "xxcha_observer")
    scene.choose("hacan", "play", "informant")
    assert scene.events("cancelled") == [(1, "xxcha_observer")]
    assert scene.units("xxcha", "galactic_council") == 0


def test_strategy_informant_cancels_nothing_of_its_owner() -> None:
    scene = Scene("jol_nar", "letnev", "hacan")
    scene.hand("jol_nar", "informant")
    scene.play(ManeuveringPhase())
    assert len(scene.events("influence_card_seen")) == 1
    assert scene.titles("jol_nar") == ["informant"]


def test_strategy_informant_of_a_second_player_is_not_wasted_on_the_same_advantage() -> None:
    scene = Scene("hacan", "letnev", "lazax")
    scene.influence("hacan", 4)
    scene.hand("letnev", "informant")
    scene.hand("lazax", "informant")
    scene.play(ManeuverTurn(seat=0))
    scene.choose("hacan", "deploy", "sallab_slums")
    assert scene.asked == ["letnev", "lazax"]
    scene.choose("lazax", "play", "informant")
    scene.choose("letnev", "play", "informant")
    assert (scene.titles("letnev"), scene.titles("lazax")) == ([], ["informant"])
    assert scene.prompt == "deploy"


def test_strategy_informant_is_suspected_in_every_other_hand() -> None:
    """Whom the table waits for must not tell who holds the card (Rex p.20)."""
    scene = Scene("hacan", "letnev", "lazax", "sol")
    scene.influence("hacan", 4)
    scene.hand("hacan", "mercenaries")
    scene.hand("letnev", "informant")
    scene.hand("lazax", "mercenaries")
    scene.play(ManeuverTurn(seat=0))
    scene.choose("hacan", "deploy", "sallab_slums")
    assert scene.asked == ["letnev"]
    assert scene.view("hacan")["waiting"] == scene.view("sol")["waiting"] == [1, 2]


def test_strategy_informant_never_cancels_an_ally_advantage() -> None:
    scene = Scene("letnev", "sol", "xxcha", "jol_nar", "hacan")
    scene.ally("letnev", "xxcha")
    scene.place("letnev", "sallab_slums", 2)
    scene.place("sol", "sallab_slums", 2)
    scene.hand("sol", "informant")
    scene.play(BattlePhase())
    assert scene.options("xxcha") == [("play", "xxcha_command_ally"), ("pass",)]
    scene.choose("xxcha", "play", "xxcha_command_ally")
    assert (scene.asked, scene.prompt) == (["xxcha"], "forbid_title")
    assert scene.titles("sol") == ["informant"]


def test_strategy_informant_never_cancels_mechanized_units() -> None:
    scene = Scene("lazax", "sol", "hacan")
    scene.place("lazax", "sallab_slums", 0, mechanized=2)
    scene.place("sol", "sallab_slums", 2)
    scene.hand("sol", "informant")
    scene.play(BattlePhase())
    assert scene.prompt == "battle_plan"
    assert scene.options("lazax") == [("dial", number) for number in range(5)]
    assert scene.units("lazax", RESERVE) == 18
