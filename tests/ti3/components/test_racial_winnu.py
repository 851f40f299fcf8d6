"""The Winnu Sovereignty: Bioptic Recyclers, Lazax Gate Folding, Custodial Mandate, Salai Sai Corian."""

from __future__ import annotations

from tests.ti3.components.dueling import duel
from tests.ti3.landing import land, scene_at, set_down
from tests.ti3.playing_cards import actions
from tests.ti3.scene import Scene
from throneworld.ti3.council.votes import votes_of
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.turn import Turn

PLAYERS = ("winnu", "sol", "letnev")
REX = "mecatol_rex"


# Bioptic Recyclers


def test_bioptic_recyclers_turn_a_card_into_two_goods_once_a_round() -> None:
    scene = Scene(*PLAYERS)
    scene.racial("winnu", "bioptic_recyclers")
    scene.hold("winnu", "veto", "sabotage")
    scene.play(Turn(seat=0, stage="choose"))
    assert actions(scene, "winnu") == ["bioptic_recyclers"]
    scene.choose("winnu", "component", "bioptic_recyclers")
    scene.offers("winnu", ("discard", "veto"), ("discard", "sabotage"))
    scene.choose("winnu", "discard", "veto")
    scene.offers("winnu", ("gain_counter",), ("gain_goods",))
    scene.choose("winnu", "gain_goods")
    assert scene.done
    assert (scene.state.trade_goods[0], scene.state.hands[0]) == (2, ("sabotage",))
    scene.play(Turn(seat=0, stage="choose"))
    scene.refuses("winnu", "component", "bioptic_recyclers", rule="SA-10.1.1", key="used_this_round")


def test_bioptic_recyclers_turn_a_card_into_a_counter() -> None:
    scene = Scene(*PLAYERS)
    scene.racial("winnu", "bioptic_recyclers")
    scene.hold("winnu", "veto")
    scene.play(Turn(seat=0, stage="choose"))
    scene.choose("winnu", "component", "bioptic_recyclers")
    scene.choose("winnu", "gain_counter")
    scene.choose("winnu", "gain", "fleet")
    assert (scene.state.fleet[0], scene.state.hands[0]) == (4, ())


def test_bioptic_recyclers_need_a_card() -> None:
    scene = Scene(*PLAYERS)
    scene.racial("winnu", "bioptic_recyclers")
    scene.play(Turn(seat=0, stage="choose"))
    scene.refuses("winnu", "component", "bioptic_recyclers", rule="SA-8.7.4", key="no_action_cards")


# Lazax Gate Folding


def folding(holder: str = "") -> Scene:
    scene = Scene(*PLAYERS)
    scene.racial("winnu", "lazax_gate_folding")
    scene.state.counters[REX] = ("fighter_ambush:3", "hostile_locals:2")
    if holder:
        scene.take(holder, REX)
    scene.play(StatusPhase(stage="begin"))
    return scene


def test_lazax_gate_folding_takes_mecatol_rex_without_a_fight() -> None:
    scene = folding()
    assert scene.units("winnu", REX) == {"ground_force": 1}
    assert scene.state.control[REX] == 0 and REX in scene.state.exhausted
    assert REX not in scene.state.counters


def test_lazax_gate_folding_adds_a_ground_force_to_what_is_his_and_takes_nothing_from_others() -> None:
    scene = folding("winnu")
    assert scene.units("winnu", REX) == {"ground_force": 1} and REX not in scene.state.exhausted
    scene = folding("sol")
    assert scene.units("winnu", REX) == {} and scene.state.control[REX] == 1


# Custodial Mandate


def test_custodial_mandate_gives_three_votes_for_a_ship_near_mecatol_rex() -> None:
    scene = Scene(*PLAYERS)
    without = votes_of(scene.state, 0)
    scene.racial("winnu", "custodial_mandate")
    assert votes_of(scene.state, 0) == without
    scene.put("winnu", "space:mecatol_rex", fighter=1)
    assert votes_of(scene.state, 0) == without + 3
    scene.put("sol", "space:mecatol_rex", fighter=1)
    assert votes_of(scene.state, 1) == votes_of(Scene(*PLAYERS).state, 1)


def test_custodial_mandate_lands_on_mecatol_rex_without_a_fight() -> None:
    scene = scene_at("mecatol_rex", *PLAYERS)
    scene.racial("winnu", "custodial_mandate")
    scene.state.counters[REX] = ("fighter_ambush:3", "hostile_locals:2")
    scene.fleet("winnu", "mecatol_rex", "carrier", ground_force=1)
    land(scene, "mecatol_rex")
    set_down(scene, "ground_force", on=REX)
    assert scene.state.control[REX] == 0 and REX not in scene.state.counters
    assert scene.units("neutral", "space:mecatol_rex") == {} and scene.rolled == []


def test_custodial_mandate_opens_mecatol_rex_to_nobody_else() -> None:
    scene = scene_at("mecatol_rex", "sol", "winnu", "letnev")
    scene.racial("winnu", "custodial_mandate")
    scene.state.counters[REX] = ("hostile_locals:2",)
    scene.fleet("sol", "mecatol_rex", "carrier", ground_force=1)
    scene.rolls(1, 8, 8)
    land(scene, "mecatol_rex")
    set_down(scene, "ground_force", on=REX)
    assert REX not in scene.state.control and scene.units("sol", REX) == {}


# Salai Sai Corian


def test_flagship_winnu_has_the_opponent_reroll_one_die_a_round() -> None:
    scene = duel("winnu", "letnev", "hacan")
    scene.sides({"flagship": 1}, {"dreadnought": 1})
    scene.fight(1, 1, 1, 1, 9, 4, 2)
    scene.choose("letnev", "stay")
    scene.offers("winnu", ("play", "flagship:winnu"), ("pass",))
    scene.choose("winnu", "play", "flagship:winnu")
    scene.offers("winnu", ("reroll", "dreadnought", 9, 1), ("reroll", "dreadnought", 4, 1))
    scene.refuses("winnu", "reroll", "dreadnought", 5, 1, rule="SA-13.23.1", key="no_such_die")
    scene.choose("winnu", "reroll", "dreadnought", 9, 1)
    assert scene.rolled[-1] == (1, "flagship:winnu", 2)
    assert scene.fleets() == ({"flagship": 1}, {"dreadnought": 1})
    assert scene.prompt == "announce_retreat", "nothing has hit"


def test_flagship_winnu_does_so_only_where_it_is() -> None:
    scene = duel("winnu", "letnev", "hacan")
    scene.sides({"cruiser": 1}, {"destroyer": 1})
    scene.put("winnu", "space:thibah", flagship=1)
    scene.fight(1, 1)
    scene.choose("letnev", "stay")
    assert scene.prompt == "announce_retreat"
