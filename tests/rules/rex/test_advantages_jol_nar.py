"""The race advantages of Jol-Nar, and the Informant against them (race sheet, Rex p.21-22)."""

import pytest

from tests.rex.scene import Scene
from tests.rules.rex.test_p17_battle import ARENA, plan
from tests.rules.rex.test_p21_informant import buy, cancel
from throneworld.kernel.asks import Option
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.influence import InfluencePhase
from throneworld.rex.phases.maneuvering import ManeuveringPhase

FULL_HAND = ("magen_energy_shield",) * 4
COMMAND: list[Option] = [("play", "jolnar_command"), ("pass",)]

# 1: the look at Strategy cards


def sees(scene: Scene, race: str, what: str) -> object:
    return scene.view(race)["you"]["sees"][what]


def auction(*hand: str, influence: int = 0, informant: bool = False) -> Scene:
    scene = Scene("jol_nar", "sol", "hacan")
    scene.hand("jol_nar", *hand)
    scene.influence("jol_nar", influence)
    scene.influence("hacan", 5)
    if informant:
        scene.hand("sol", "informant")
    scene.stack_strategy_deck("mercenaries", "tactical_retreat", "energy_rifle")
    scene.play(BiddingPhase())
    return scene


def test_advantage_jolnar_card_peek_shows_jol_nar_alone_each_card_before_it_is_bid_on() -> None:
    scene = auction(influence=3)
    assert (scene.asked, scene.prompt) == (["jol_nar"], "bid")
    assert [sees(scene, race, "auction") for race in scene.races] == ["mercenaries", None, None]
    buy(scene, "hacan", 1)
    assert [sees(scene, race, "auction") for race in scene.races] == ["tactical_retreat", None, None]
    seen = [event.audience for event in scene.game.log if event.kind == "strategy_card_seen"]
    assert seen == [(0,), (0,)]


@pytest.mark.parametrize("hand", [(), FULL_HAND])
def test_advantage_jolnar_card_peek_does_not_ask_whether_he_can_bid(hand: tuple[str, ...]) -> None:
    scene = auction(*hand)
    assert scene.asked == ["hacan"]
    assert sees(scene, "jol_nar", "auction") == "mercenaries"


def test_advantage_jolnar_card_peek_is_kept_by_a_banned_jol_nar() -> None:
    scene = Scene("jol_nar", "sol", "hacan")
    scene.hand("sol", "diplomatic_interference")
    scene.influence("jol_nar", 5)
    scene.influence("hacan", 5)
    scene.stack_strategy_deck("mercenaries")
    scene.play(BiddingPhase())
    scene.choose("sol", "play", "diplomatic_interference")
    scene.choose("sol", "name", scene.seat("jol_nar"))
    assert scene.asked == ["hacan"]
    assert sees(scene, "jol_nar", "auction") == "mercenaries"


def test_advantage_jolnar_card_peek_cancelled_hides_one_card() -> None:
    scene = auction(informant=True)
    assert sees(scene, "jol_nar", "auction") is None
    cancel(scene, "sol", "jolnar_card_peek")
    assert sees(scene, "jol_nar", "auction") is None
    buy(scene, "hacan", 1)
    assert sees(scene, "jol_nar", "auction") == "tactical_retreat"


# 2: the look at the Influence deck


def maneuvers(*, informant: bool = False) -> Scene:
    scene = Scene("jol_nar", "sol", "hacan")
    scene.place("jol_nar", ARENA, 1)
    scene.stack_influence_deck("public_support")
    if informant:
        scene.hand("sol", "informant")
    scene.play(ManeuveringPhase())
    return scene


def test_advantage_jolnar_influence_peek_shows_jol_nar_alone_the_top_card() -> None:
    scene = maneuvers()
    assert [sees(scene, race, "influence") for race in scene.races] == ["public_support", None, None]
    seen = [event.audience for event in scene.game.log if event.kind == "influence_card_seen"]
    assert seen == [(0,)]


def test_advantage_jolnar_influence_peek_shows_the_card_that_is_drawn_next() -> None:
    scene = maneuvers()
    scene.play(InfluencePhase())
    assert scene.events("influence_card_drawn") == [("public_support",)]
    assert sees(scene, "jol_nar", "influence") is None


def test_advantage_jolnar_influence_peek_cancelled_means_no_look_this_round() -> None:
    scene = maneuvers(informant=True)
    cancel(scene, "sol", "jolnar_influence_peek")
    while scene.game.asks:
        assert sees(scene, "jol_nar", "influence") is None
        ask = scene.game.asks[0]
        scene.game.choose(ask.seat, ask.options[0])
    assert scene.events("influence_card_seen") == []


# 3: the command


def battle(*, informants: int = 0) -> Scene:
    """Jol-Nar fights Sol in the Hall of Records and in the Palace; Sol may hold Informants."""
    scene = Scene("jol_nar", "sol", "letnev")
    for space in (ARENA, "imperial_palace"):
        scene.place("jol_nar", space, 3)
        scene.place("sol", space, 2)
    scene.hand("sol", *["informant"] * informants)
    scene.play(BattlePhase())
    scene.choose("jol_nar", "battle", ARENA, 1)
    return scene


def test_advantage_jolnar_command_makes_the_opponent_reveal_one_element() -> None:
    scene = battle()
    assert scene.options("jol_nar") == COMMAND
    scene.choose("jol_nar", "play", "jolnar_command")
    scene.choose("jol_nar", "element", "leader")
    assert scene.options("sol") == [("leader", f"sol_{number}") for number in range(1, 6)]
    scene.choose("sol", "leader", "sol_4")
    assert scene.events("element_answered") == [(1, "leader", "sol_4")]
    scene.choose("sol", "dial", 0)
    plan(scene, "jol_nar", 0, "jol_nar_1")
    assert scene.events("dial_revealed")[1] == (1, 0, "sol_4", "none")


def test_advantage_jolnar_command_is_given_once_a_battle_even_if_there_is_no_such_card() -> None:
    scene = battle()
    scene.choose("jol_nar", "play", "jolnar_command")
    scene.choose("jol_nar", "element", "attack")
    assert scene.events("element_answered") == [(1, "attack", "")]
    assert scene.prompt == "battle_plan"


def test_advantage_jolnar_command_may_be_left_out() -> None:
    scene = battle()
    scene.choose("jol_nar", "pass")
    assert scene.prompt == "battle_plan"
    assert scene.options("sol") == [("dial", 0), ("dial", 1), ("dial", 2)]


def test_advantage_jolnar_command_is_not_given_in_battles_of_others() -> None:
    scene = Scene("jol_nar", "sol", "letnev")
    scene.place("sol", ARENA, 2)
    scene.place("letnev", ARENA, 2)
    scene.play(BattlePhase())
    assert scene.prompt == "battle_plan"


def test_advantage_jolnar_command_cancelled_is_lost_for_that_battle() -> None:
    scene = battle(informants=1)
    scene.choose("jol_nar", "play", "jolnar_command")
    cancel(scene, "sol", "jolnar_command")
    assert scene.events("element_asked") == []
    assert scene.prompt == "battle_plan"
    plan(scene, "jol_nar", 3, "jol_nar_5")
    plan(scene, "sol", 0, "sol_1")
    assert scene.view()["battle"]["space"] == "imperial_palace"
    assert scene.options("jol_nar") == COMMAND
