"""PDS fire and Space Battles stop where the sequence says, let dice be changed, and can be stored."""

from __future__ import annotations

from typing import Any

import pytest

import throneworld as tw
from tests.rules.ti3.battling import SAUDOR, Battlefield
from throneworld.imperium.combat.rerolls import RerollDice
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Listener
from throneworld.ti3.tactical import space_battle
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.tactical.hits import TakeHits


@pytest.fixture
def stops(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The moments at which the game has stopped, in order."""
    found: list[str] = []
    opened = Game.open

    def open_(game: Game, moment: str, *facts: Any) -> None:
        found.append(moment)
        opened(game, moment, *facts)

    monkeypatch.setattr(Game, "open", open_)
    return found


def test_a_battle_stops_in_the_order_of_the_sequence(stops: list[str]) -> None:
    scene = Battlefield(board={(0, 0): "saudor"})
    scene.sides({"destroyer": 1, "dreadnought": 1}, {"fighter": 1, "flagship": 1})
    scene.fight(9, 1, 1, 1, 1, 1, 1, 5, 1, 1, 9, 5, 5, 1, 1)
    assert stops[:6] == [
        "space_battle_step_before",
        "hostile_act_when",
        "space_battle_start",
        "special_dice_after",
        "hits_assign_when",
        "ship_destroyed_when",
    ]
    rest = [each for each in stops[6:] if each != "units_destroyed"]
    assert rest[:6] == [
        "pre_combat_when",
        "special_dice_after",
        "pre_combat_after",
        "space_round_start",
        "combat_dice_after",
        "hits_assign_when",
    ]


def test_a_battle_ends_with_its_stops(stops: list[str]) -> None:
    scene = Battlefield(board={(0, 0): "saudor"})
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.fight(7, 1)
    assert scene.done
    ends = [
        "ship_destroyed_when",
        "units_destroyed",
        "space_round_end",
        "space_battle_lost",
        "space_battle_end",
        "combat_end_after",
    ]
    assert stops[-6:] == ends


def test_ruling_176_a_battle_that_the_barrage_ends_has_no_round(stops: list[str]) -> None:
    scene = Battlefield(board={(0, 0): "saudor"})
    scene.sides({"destroyer": 1}, {"fighter": 1})
    scene.fight(9, 1)
    assert "space_round_start" not in stops and "pre_combat_when" not in stops
    assert stops[-2:] == ["space_battle_end", "combat_end_after"]


def test_pds_fire_stops_before_it_after_each_roll_and_at_its_end(stops: list[str]) -> None:
    scene = Battlefield()
    scene.put("sol", SAUDOR, cruiser=2)
    scene.put("letnev", "saudor", pds=1)
    scene.shoot(6)
    assert stops == []
    scene.choose("letnev", "fire", 1)
    assert stops == [
        *("space_cannon_before", "special_dice_after", "hits_assign_when", "units_destroyed"),
        "space_cannon_end",
    ]


def test_pds_fire_ends_with_its_stop_even_if_nobody_fires(stops: list[str]) -> None:
    Battlefield().shoot()
    assert stops == ["space_cannon_before", "space_cannon_end"]


def rerolling(moment: str, seat: int) -> Listener:
    return Listener(
        "test",
        moment,
        "SA-14.6.1",
        lambda game: [seat],
        lambda game, occasion: [seat],
        lambda game, seat, occasion: None,
        effects=(RerollDice(ability="recheck"),),
        once=True,
    )


def test_dice_of_a_volley_may_be_rolled_again_before_they_count() -> None:
    scene = Battlefield(listening=(rerolling("special_dice_after", 1),))
    scene.put("sol", SAUDOR, cruiser=1)
    scene.put("letnev", "saudor", pds=1)
    scene.shoot(1, 6)
    scene.choose("letnev", "fire", 1)
    scene.choose("letnev", "play", "test")
    scene.offers("letnev", ("reroll", "pds", 1, 0), ("reroll_misses",), ("done",))
    scene.choose("letnev", "reroll", "pds", 1, 0)
    assert scene.units("sol", SAUDOR) == {}


def test_ruling_175_dice_of_a_round_may_be_rolled_again_when_both_sides_have_rolled() -> None:
    scene = Battlefield(board={(0, 0): "saudor"}, listening=(rerolling("combat_dice_after", 0),))
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.fight(1, 6, 7)
    assert scene.rolled == [(0, "combat", 1), (1, "combat", 6)], "both have rolled"
    scene.choose("sol", "play", "test")
    scene.choose("sol", "reroll", "cruiser", 1, 0)
    assert scene.done and scene.fleets() == ({"cruiser": 1}, {})


def test_an_attacker_who_strikes_first_takes_no_hits_of_what_he_has_shot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(space_battle, "granted_by", lambda state, quantity, *context: "surprise_assault")
    scene = Battlefield(board={(0, 0): "saudor"})
    scene.sides({"cruiser": 2}, {"cruiser": 2})
    scene.fight(7, 1, 7, 7, 1)
    assert scene.rolled[:3] == [(0, "combat", 7, 1), (1, "combat", 7), (0, "combat", 7)]
    assert scene.done and scene.fleets() == ({"cruiser": 1}, {})


@pytest.mark.parametrize("seed", range(4))
def test_a_battle_can_be_stored_at_every_question(seed: int) -> None:
    scene = Battlefield(seed=seed)
    scene.state.control.clear()
    scene.state.active_system = scene.system("saudor")
    scene.counters("sol", 3, 6, 2)
    scene.fleet("sol", "saudor", "carrier", ground_force=2)
    scene.put("sol", SAUDOR, dreadnought=2, destroyer=1, fighter=2)
    scene.leader("sol", "admiral", "saudor", "dreadnought")
    scene.put("letnev", SAUDOR, war_sun=1, cruiser=2, fighter=3)
    scene.take("letnev", "saudor")
    scene.put("letnev", "saudor", pds=2)
    scene.play(TacticalAction(seat=0, system=scene.system("saudor"), stage="pds_fire"))
    asked = 0
    while scene.game.asks and scene.prompt in PROMPTS:
        again = tw.load(scene.game.snapshot())
        assert again.asks == scene.game.asks
        option = [each for each in scene.options() if each != ("hold_fire",)][asked % 2 - 1]
        again.choose(scene.game.asks[0].seat, option)
        scene.game.choose(scene.game.asks[0].seat, option)
        assert again.digest() == scene.game.digest()
        asked += 1
    assert asked > 3


PROMPTS = (
    "fire_pds",
    "take_hit",
    "announce_retreat",
    "announce_withdrawal",
    "allow_retreat",
    "respect_limits",
)


def test_a_hit_that_was_cancelled_takes_its_aim_with_it() -> None:
    scene = Battlefield()
    scene.sides({"destroyer": 1, "fighter": 1, "cruiser": 1}, {"cruiser": 1})
    aims = ("no_fighter", "shooter")
    scene.play(TakeHits(seat=0, place=scene.place(scene.field), hits=1, by=1, how="combat", aims=aims))
    assert scene.asked == ["letnev"] and scene.prompt == "aim_hit"
    scene.choose("letnev", "hit", "destroyer", 0)
    assert scene.fleets()[0] == {"fighter": 1, "cruiser": 1}
