"""Touch of Genius: any card of the pile, at that card's own time."""

from __future__ import annotations

import pytest

from tests.ti3.components.test_cards_docks import in_strategy_phase
from tests.ti3.playing_cards import PASS, act, actions, agent_at, interfere
from tests.ti3.scene import Scene
from throneworld.imperium.limits import fleet_limit
from throneworld.kernel.asks import Option
from throneworld.kernel.windows import Window
from throneworld.ti3.cards.copying import finds_other_aim
from throneworld.ti3.deeds import PLAYED, deeds_of, note
from throneworld.ti3.invariants import check
from throneworld.ti3.moments import stops_of
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tables import MECATOL_TILE
from throneworld.ti3.tables.listening import LISTENING
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.tactical.space_battle import SpaceBattle
from throneworld.ti3.verbs.in_play import cards_in_play

NORR, LETNEV, WINNU = 0, 1, 2
GENIUS = ("play", "touch_of_genius")


def table(*pile: str) -> Scene:
    """N'orr can pay 3 influence, and holds the card."""
    scene = Scene("norr", "letnev", "winnu")
    scene.take("norr", "lodor")
    scene.goods("norr", 3)
    for card in pile:
        scene.state.action_deck = tuple([each for each in scene.state.action_deck if each != card])
        scene.state.action_discards = (*scene.state.action_discards, card)
    return scene


def pay(scene: Scene) -> None:
    while scene.prompt == "pay":
        good = ("trade_good",)
        scene.choose("norr", *(good if good in scene.options("norr") else scene.options("norr")[0]))


def test_touch_of_genius_copies_a_card_of_the_pile_that_is_an_action() -> None:
    scene = table("war_footing", "command_summit", "recheck")
    act(scene, "norr", "touch_of_genius")
    scene.offers("norr", ("copy", "command_summit"), ("copy", "war_footing"))
    scene.refuses("norr", "copy", "recheck", rule="SA-8.7.1", key="not_this_moment")
    scene.refuses("norr", "copy", "uprising", rule="SA-8.7.1", key="not_on_the_pile")
    scene.choose("norr", "copy", "war_footing")
    lodor = scene.system("lodor")
    scene.choose("norr", "system", lodor)
    pay(scene)
    assert scene.done and fleet_limit(scene.state, NORR, lodor) == 5
    assert scene.state.action_discards == ("touch_of_genius", "war_footing", "command_summit", "recheck")
    assert [each.about for each in deeds_of(scene.state, PLAYED, NORR)] == [("war_footing", lodor)]
    assert scene.told("card_copied") == [(NORR, "war_footing")]


def test_sa_8_7_2_touch_of_genius_is_not_for_the_same_thing_in_a_round() -> None:
    scene = table()
    lodor, quann = scene.system("lodor"), scene.system("quann")
    act(scene, "norr", "war_footing")
    scene.choose("norr", "system", lodor)
    act(scene, "norr", "touch_of_genius")
    scene.refuses("norr", "system", lodor, rule="SA-8.7.2", key="not_again")
    scene.choose("norr", "system", quann)
    pay(scene)
    assert [fleet_limit(scene.state, NORR, each) for each in (lodor, quann)] == [5, 5]


def test_sa_8_7_2_touch_of_genius_is_not_played_where_nothing_else_is_left() -> None:
    scene = table()
    scene.put("norr", "lodor", space_dock=1)
    scene.hold("norr", "touch_of_genius")
    spike = scene.game.listener("strategy_phase_any", "productivity_spike")
    occasion = scene.game.occasion("strategy_phase_any")
    assert finds_other_aim(scene.game, NORR, occasion, spike)
    note(scene.game, PLAYED, NORR, "productivity_spike", NORR, "lodor")
    assert not finds_other_aim(scene.game, NORR, occasion, spike)
    note(scene.game, PLAYED, LETNEV, "productivity_spike", LETNEV, "quann")
    scene.take("norr", "quann")
    scene.put("norr", "quann", space_dock=1)
    assert finds_other_aim(scene.game, NORR, occasion, spike), "what others have done is theirs"


@pytest.mark.parametrize("goods", [2, 3])
def test_touch_of_genius_costs_three_influence(goods: int) -> None:
    scene = table("command_summit")
    scene.state.exhausted = tuple([each for each, seat in scene.state.control.items() if seat == NORR])
    scene.goods("norr", goods)
    scene.hold("norr", "touch_of_genius")
    scene.play(Turn(seat=NORR))
    assert actions(scene, "norr") == (["touch_of_genius"] if goods == 3 else [])
    if goods == 3:
        scene.choose("norr", "component", "touch_of_genius")
        assert scene.state.trade_goods[NORR] == 0 and scene.state.tactic[NORR] == 4


def test_touch_of_genius_pays_what_the_other_card_costs() -> None:
    """Flank Speed takes a counter of Fleet Supply."""
    scene = table("flank_speed")
    scene.put("norr", "home_norr", cruiser=1)
    scene.hold("norr", "touch_of_genius")
    scene.play(TacticalAction(seat=NORR, system=scene.system("lodor")))
    scene.choose("norr", *GENIUS)
    pay(scene)
    assert scene.state.fleet[NORR] == 2


TIMES = {windows[0] for card, windows in LISTENING["action_cards"].items() if card != "touch_of_genius"}
"""The windows at which cards are played; Recheck has another one for its own."""


@pytest.mark.parametrize("window", sorted({*TIMES, "special_dice_after"}))
def test_touch_of_genius_is_held_at_each_time_of_a_card(window: str) -> None:
    scene = table()
    assert GENIUS not in offered_at(scene, window)
    scene.hold("norr", "touch_of_genius")
    assert GENIUS in offered_at(scene, window)


def offered_at(scene: Scene, window: str) -> list[Option]:
    """What N'orr holds for a window, whether or not its time has come."""
    stops = [stop for stop in stops_of(window) if scene.game.definition.by_moment.get(stop)]
    assert stops
    found = [Window(occasion=scene.game.occasion(stop)).candidates(scene.game, NORR) for stop in stops]
    return [option for options in found for option in options]


def test_touch_of_genius_needs_influence_and_a_card_whose_time_it_is() -> None:
    scene = table("recheck")
    scene.hold("norr", "touch_of_genius")
    scene.play(Turn(seat=NORR))
    assert actions(scene, "norr") == []
    scene.refuses("norr", "component", "touch_of_genius", rule="SA-8.7.1", key="nothing_to_copy")
    scene = table("command_summit")
    scene.goods("norr", 0)
    scene.state.exhausted = tuple([each for each, seat in scene.state.control.items() if seat == NORR])
    scene.hold("norr", "touch_of_genius")
    scene.play(Turn(seat=NORR))
    scene.refuses("norr", "component", "touch_of_genius", rule="SA-8.3.3", key="not_enough_influence")


def test_touch_of_genius_takes_place_at_home_whatever_it_copies() -> None:
    scene = table("armistice")
    beside = agent_at(scene, "winnu", MECATOL_TILE)
    scene.state.leaders.pop(beside)
    scene.state.aboard[WINNU] = {}
    agent = agent_at(scene, "winnu", "home_norr")
    act(scene, "norr", "touch_of_genius")
    scene.choose("norr", "system", scene.system("lodor"))
    scene.choose("norr", "player", LETNEV)
    interfere(scene, "winnu", agent)
    assert scene.state.trade_goods[NORR] == 3, "a cancelled card costs nothing"
    assert {each.kind for each in scene.state.marks} == {"rests"} and scene.prompt == "choose_action"


def test_touch_of_genius_copies_sabotage_and_cannot_be_cancelled_then() -> None:
    scene = table("sabotage")
    scene.hold("norr", "touch_of_genius")
    scene.hold("letnev", "command_summit")
    agent_at(scene, "winnu", "home_norr")
    scene.play(Turn(seat=LETNEV))
    scene.choose("letnev", "component", "command_summit")
    scene.offers("norr", GENIUS, PASS)
    scene.choose("norr", *GENIUS)
    pay(scene)
    assert scene.state.tactic[LETNEV] == 3 and scene.prompt == "choose_action"


def test_touch_of_genius_stays_in_play_in_the_stead_of_what_it_copies() -> None:
    scene = table("usurper")
    scene.take("norr", "mecatol_rex")
    in_strategy_phase(scene, "touch_of_genius")
    scene.choose("norr", *GENIUS)
    pay(scene)
    assert cards_in_play(scene.state, NORR) == ["usurper"]
    assert scene.state.action_discards == ("usurper",)
    check(scene.game)
    scene.state.control["mecatol_rex"] = LETNEV
    scene.play(Settle())
    assert cards_in_play(scene.state) == []
    assert list(scene.state.action_discards) == ["touch_of_genius", "usurper"]


def test_touch_of_genius_copies_cards_that_are_played_at_any_time() -> None:
    scene = table("disclosure")
    scene.hold("norr", "touch_of_genius")
    scene.hold("letnev", "privateers")
    scene.play(Turn(seat=WINNU))
    assert ("use_card", "touch_of_genius") in scene.beside("norr")
    scene.choose("norr", "use_card", "touch_of_genius")
    pay(scene)
    assert scene.state.hands[LETNEV] == () and scene.asked == ["winnu"]


def test_touch_of_genius_is_no_second_card_for_the_same_situation() -> None:
    scene = table()
    scene.hold("norr", "coactive_operations", "touch_of_genius")
    scene.play(Turn(seat=NORR, stage="end_action"))
    scene.choose("norr", "play", "coactive_operations")
    assert scene.prompt == "choose_action" and scene.state.hands[NORR] == ("touch_of_genius",)
    assert len(deeds_of(scene.state, PLAYED, NORR)) == 1


def test_touch_of_genius_copies_a_retreat_and_says_whereto() -> None:
    scene = table("skilled_retreat")
    lodor = scene.system("lodor")
    scene.put("norr", lodor, cruiser=1)
    scene.put("letnev", lodor, dreadnought=1)
    scene.hold("norr", "touch_of_genius")
    scene.state.strategy_cards = [("warfare",), ("technology",), ("trade",)]
    scene.play(SpaceBattle(attacker=NORR, defender=LETNEV, system=lodor))
    scene.choose("norr", *GENIUS)
    target = scene.options("norr")[0][1]
    scene.choose("norr", "retreat", target)
    pay(scene)
    assert scene.units("norr", target) == {"cruiser": 1} and scene.units("norr", lodor) == {}
