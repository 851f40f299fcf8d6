"""The Xxcha Kingdom: Archon Energy Shells, Diplomats, Instinct Training and the Loncara Ssodu."""

from __future__ import annotations

from tests.rules.ti3.battling import Battlefield
from tests.ti3.components.dueling import combat, duel, invade
from tests.ti3.playing_cards import act, agent_at, interfere
from tests.ti3.scene import Scene, definition
from throneworld.imperium.combat.sustaining import levels_sustained, may_sustain
from throneworld.kernel.windows import Listener, Play
from throneworld.ti3.declare import action_card
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.strategic.warfare import AfterWarfare

# Archon Energy Shells


def shielded() -> Battlefield:
    scene = duel("letnev", "xxcha", "hacan")
    scene.racial("xxcha", "archon_energy_shells")
    return scene


def test_archon_energy_shells_cancel_two_hits_of_a_battle_one_by_one() -> None:
    scene = shielded()
    scene.sides({"war_sun": 1}, {"dreadnought": 1, "cruiser": 1})
    scene.fight(10, 10, 10, 1, 1, 1)
    scene.choose("xxcha", "stay")
    scene.offers("xxcha", ("play", "archon_energy_shells"), ("pass",))
    scene.choose("xxcha", "play", "archon_energy_shells")
    scene.offers("xxcha", ("play", "archon_energy_shells"), ("pass",))
    scene.choose("xxcha", "play", "archon_energy_shells")
    assert scene.prompt == "take_hit" and scene.ask("xxcha").about["hits"] == 1
    scene.refuses("xxcha", "play", "archon_energy_shells", rule="SA-8.7.1", key="nothing_played_now")


def test_archon_energy_shells_protect_defenders_alone() -> None:
    scene = duel("xxcha", "letnev", "hacan")
    scene.racial("xxcha", "archon_energy_shells")
    scene.sides({"dreadnought": 1, "cruiser": 1}, {"cruiser": 1})
    scene.fight(1, 1, 1, 10)
    scene.choose("letnev", "stay")
    assert scene.prompt == "take_hit" and scene.asked == ["xxcha"]


def test_archon_energy_shells_protect_ground_units() -> None:
    scene = shielded()
    invade(scene, {"ground_force": 1}, {"ground_force": 1})
    combat(scene, 9, 1)
    assert scene.asked == ["xxcha"]
    scene.choose("xxcha", "pass")
    assert scene.state.control["saudor"] == 0 and scene.prompt == "promote"
    scene = shielded()
    invade(scene, {"ground_force": 1}, {"ground_force": 1})
    combat(scene, 9, 1, 1, 8)
    scene.choose("xxcha", "play", "archon_energy_shells")
    assert scene.state.control["saudor"] == 1 and scene.units("letnev", "saudor") == {}


# Diplomats


def visited(controls: bool = True) -> Scene:
    """Sol thinks of going to Quann, where Xxcha have a ship and, as a rule, the planet."""
    scene = Scene("sol", "xxcha", "letnev")
    scene.racial("xxcha", "diplomats")
    scene.put("xxcha", "space:quann", cruiser=1)
    scene.state.exhausted_cards = ("leadership",)
    if controls:
        scene.take("xxcha", "quann")
    return scene


def test_diplomats_keep_an_opponent_away_for_his_turn() -> None:
    scene = visited()
    quann = scene.system("quann")
    scene.play(Turn(seat=0, stage="choose"))
    scene.choose("sol", "tactical", quann)
    scene.offers("xxcha", ("play", "diplomats"), ("pass",))
    scene.choose("xxcha", "play", "diplomats")
    assert (scene.state.tactic[0], scene.state.strategy[1]) == (3, 1)
    assert scene.prompt == "choose_action" and not scene.state.on_board[0]
    assert ("tactical", quann) not in scene.options("sol")
    scene.refuses("sol", "tactical", quann, rule="SA-1.8.1", key="diplomats")
    lodor = scene.system("lodor")
    scene.choose("sol", "tactical", lodor)
    assert scene.state.on_board[0] >> lodor & 1


def test_diplomats_speak_once_a_round_for_systems_they_control() -> None:
    scene = visited(controls=False)
    scene.play(Turn(seat=0, stage="choose"))
    scene.choose("sol", "tactical", scene.system("quann"))
    assert scene.state.on_board[0] >> scene.system("quann") & 1, "nobody was asked"
    scene = visited()
    scene.counters("xxcha", 3, 3, 0)
    scene.play(Turn(seat=0, stage="choose"))
    scene.choose("sol", "tactical", scene.system("quann"))
    assert scene.state.on_board[0] >> scene.system("quann") & 1, "they cannot pay"


def test_diplomats_that_have_spoken_are_silent_for_the_rest_of_the_round() -> None:
    scene = visited()
    scene.take("xxcha", "lodor")
    scene.play(Turn(seat=0, stage="choose"))
    scene.choose("sol", "tactical", scene.system("quann"))
    scene.choose("xxcha", "play", "diplomats")
    lodor = scene.system("lodor")
    scene.put("xxcha", lodor, cruiser=1)
    scene.choose("sol", "tactical", lodor)
    assert scene.state.on_board[0] >> lodor & 1 and scene.state.strategy[1] == 1


def test_diplomats_let_the_action_of_warfare_go_elsewhere() -> None:
    scene = visited()
    scene.play(AfterWarfare(seat=0))
    scene.choose("sol", "tactical", scene.system("quann"))
    scene.choose("xxcha", "play", "diplomats")
    assert scene.prompt == "name_another_system" and ("done",) in scene.options("sol")
    assert ("tactical", scene.system("quann")) not in scene.options("sol")
    scene.choose("sol", "tactical", scene.system("lodor"))
    assert scene.state.on_board[0] == 1 << scene.system("lodor")


# Instinct Training


def played_against(card: str = "veto") -> Scene:
    listeners: tuple[Listener, ...] = (
        *[each for each in definition().listeners if each.moment == "action_card_played_after"],
        *action_card(card, "action"),
    )
    scene = Scene("letnev", "xxcha", "hacan", listeners=listeners)
    scene.racial("xxcha", "instinct_training")
    scene.hold("letnev", card)
    return scene


def announced(scene: Scene, card: str = "veto") -> None:
    scene.play(Play(seat=0, listener=card, occasion=scene.game.occasion("action", 0)))


def test_instinct_training_cancels_a_card_for_a_counter() -> None:
    scene = played_against()
    announced(scene)
    scene.offers("xxcha", ("play", "instinct_training"), ("pass",))
    scene.choose("xxcha", "play", "instinct_training")
    assert scene.done and scene.told("cancelled") == [(0, "veto")]
    assert scene.state.strategy[1] == 1
    scene.hold("letnev", "veto")
    announced(scene)
    assert scene.done and len(scene.told("cancelled")) == 1, "once a round"


def test_instinct_training_needs_a_counter_and_leaves_own_cards_alone() -> None:
    scene = played_against()
    scene.counters("xxcha", 3, 3, 0)
    announced(scene)
    assert scene.done and scene.told("cancelled") == []
    scene = played_against()
    scene.racial("letnev", "instinct_training")
    scene.state.racial_technologies[1] = ()
    announced(scene)
    assert scene.done and scene.told("cancelled") == []


def test_instinct_training_comes_too_late_for_a_card_that_an_agent_has_stopped_in_part() -> None:
    """One canceller for each card (ruling 106), of a scattered one, too."""
    scene = Scene("letnev", "xxcha", "sol")
    scene.racial("xxcha", "instinct_training")
    scene.take("letnev", "lodor", "quann")
    agent = agent_at(scene, "sol", "lodor")
    act(scene, "letnev", "good_year")
    scene.offers("xxcha", ("play", "instinct_training"), ("pass",))
    scene.choose("xxcha", "pass")
    interfere(scene, "sol", agent)
    assert scene.done and scene.told("cancelled") == [] and scene.state.trade_goods[0] == 1


# Loncara Ssodu


def test_flagship_xxcha_sustains_three_hits() -> None:
    scene = Scene("xxcha", "sol", "letnev")
    scene.put("xxcha", "space:quann", flagship=1)
    assert levels_sustained(scene.state, 0, "flagship", scene.place("space:quann")) == 3
    scene.damage("xxcha", "space:quann", "flagship", 3)
    assert not may_sustain(scene.state, 0, "flagship", scene.place("space:quann"), 3)


def test_instinct_training_is_refused_to_whoever_has_no_counter_for_it() -> None:
    scene = played_against()
    scene.counters("xxcha", 3, 3, 0)
    scene.hold("xxcha", "sabotage")
    announced(scene)
    scene.offers("xxcha", ("play", "sabotage"), ("pass",))
    scene.refuses("xxcha", "play", "instinct_training", rule="SA-8.4.1", key="empty_pool")
