"""The Universities of Jol-Nar."""

from __future__ import annotations

import pytest

from tests.rules.ti3.battling import SAUDOR, Battlefield
from tests.ti3.scene import Scene
from throneworld.imperium.combat.combatants import combat_modifier
from throneworld.ti3.edition import EDITION
from throneworld.ti3.factions.jolnar import LISTENERS
from throneworld.ti3.strategic.action import StrategicAction


@pytest.mark.parametrize("purpose", EDITION.combat_roll_purposes)
def test_ruling_84_jolnar_1_one_less_on_all_their_combat_rolls(purpose: str) -> None:
    scene = Scene("jolnar", "letnev", "hacan")
    for kind, place in (("cruiser", "space:lodor"), ("ground_force", "lodor"), ("pds", "lodor")):
        where = scene.place(place)
        assert combat_modifier(scene.state, 0, kind, where, purpose) == -1
        assert combat_modifier(scene.state, 1, kind, where, purpose) == 0


def test_jolnar_2_a_counter_rerolls_one_die_of_a_round_again_and_again() -> None:
    scene = Battlefield("jolnar", "letnev", "hacan", board={(0, 0): "saudor"}, listening=LISTENERS)
    scene.sides({"cruiser": 2}, {"cruiser": 1})
    scene.fight(1, 2, 6, 7, 8)
    scene.offers("jolnar", ("play", "jolnar.2"), ("pass",))
    scene.choose("jolnar", "play", "jolnar.2")
    scene.offers("jolnar", ("reroll", "cruiser", 1, 0), ("reroll", "cruiser", 2, 0))
    scene.refuses("jolnar", "reroll", "cruiser", 6, 0, rule="SA-1.5.6", key="no_such_die")
    scene.choose("jolnar", "reroll", "cruiser", 1, 0)
    assert scene.state.strategy[0] == 1
    scene.choose("jolnar", "play", "jolnar.2")
    scene.choose("jolnar", "reroll", "cruiser", 7, 0)
    assert scene.state.strategy[0] == 0
    assert scene.done and scene.fleets() == ({"cruiser": 2}, {}), "an 8 less 1 hits, and no counter is left"


def test_jolnar_2_dice_outside_the_rounds_are_rerolled_too_but_not_those_of_others() -> None:
    scene = Battlefield("sol", "jolnar", "hacan", listening=LISTENERS)
    scene.put("sol", SAUDOR, cruiser=1)
    scene.put("jolnar", "saudor", pds=1)
    scene.shoot(6, 7)
    scene.choose("jolnar", "fire", 1)
    scene.choose("jolnar", "play", "jolnar.2")
    scene.pass_all()
    assert scene.units("sol", SAUDOR) == {}
    scene = Battlefield("jolnar", "sol", "hacan", listening=LISTENERS)
    scene.put("jolnar", SAUDOR, cruiser=1)
    scene.put("sol", "saudor", pds=1)
    scene.shoot(1)
    scene.choose("sol", "fire", 1)
    assert scene.done


def study() -> Scene:
    scene = Scene("jolnar", "letnev", "hacan")
    scene.take("jolnar", "lodor", "quann", "wellon", "thibah")
    return scene


def test_sa_15_7_6_and_ruling_22_jolnar_3_the_secondary_before_or_after_the_primary() -> None:
    scene = study()
    scene.play(StrategicAction(seat=0, card="technology"))
    assert scene.prompt == "other_ability"
    scene.offers("jolnar", ("yes",), ("pass",))
    scene.choose("jolnar", "pass")
    scene.choose("jolnar", "primary", "a")
    scene.choose("jolnar", "gain", "hylar_v_laser")
    assert scene.prompt == "other_ability"
    scene.choose("jolnar", "yes")
    assert scene.state.strategy[0] == 1
    assert scene.prompt == "gain_technology"
    scene.refuses("jolnar", "gain", "war_sun", rule="SA-10.2.3", key="needs_all")


def test_jolnar_3_once_used_before_it_is_not_offered_after() -> None:
    scene = study()
    scene.play(StrategicAction(seat=0, card="technology"))
    scene.choose("jolnar", "yes")
    scene.choose("jolnar", "done")
    scene.choose("jolnar", "primary", "a")
    scene.choose("jolnar", "gain", "hylar_v_laser")
    assert scene.prompt != "other_ability"


def test_jolnar_3_without_a_counter_no_secondary() -> None:
    scene = study()
    scene.counters("jolnar", 3, 3, 0)
    scene.play(StrategicAction(seat=0, card="technology"))
    scene.offers("jolnar", ("primary", "a"), ("primary", "b"))


def test_sa_15_7_5_and_ruling_22_jolnar_3_who_follows_executes_the_primary_too() -> None:
    scene = Scene("hacan", "jolnar", "letnev")
    scene.take("jolnar", "lodor", "quann", "wellon", "thibah")
    scene.play(StrategicAction(seat=0, card="technology"))
    scene.choose("hacan", "primary", "a")
    scene.choose("hacan", "gain", "hylar_v_laser")
    scene.choose("jolnar", "secondary", "technology")
    scene.choose("jolnar", "yes")
    scene.choose("jolnar", "primary", "a")
    scene.choose("jolnar", "gain", "hylar_v_laser")
    assert scene.state.technologies[1] == ("hylar_v_laser",)
    assert scene.prompt == "gain_technology" and scene.state.strategy[1] == 1


def test_jolnar_3_other_cards_have_but_one_ability_for_them() -> None:
    scene = Scene("jolnar", "letnev", "hacan")
    scene.play(StrategicAction(seat=0, card="warfare"))
    assert scene.prompt != "other_ability"


def test_jolnar_2_rerolls_a_die_of_the_barrage_too() -> None:
    scene = Battlefield("jolnar", "letnev", "hacan", board={(0, 0): "saudor"}, listening=LISTENERS)
    scene.sides({"destroyer": 1, "carrier": 1}, {"fighter": 2, "carrier": 1})
    scene.fight(1, 2, 10, stage="barrage")
    scene.offers("jolnar", ("play", "jolnar.2"), ("pass",))
    scene.choose("jolnar", "play", "jolnar.2")
    scene.offers("jolnar", ("reroll", "destroyer", 1, 1), ("reroll", "destroyer", 2, 1))
    scene.refuses("jolnar", "reroll", "destroyer", 9, 1, rule="SA-1.5.6", key="no_such_die")
    scene.choose("jolnar", "reroll", "destroyer", 1, 1)
    assert scene.state.strategy[0] == 1
    scene.choose("jolnar", "pass")
    assert scene.units("letnev", "space:saudor") == {"fighter": 1, "carrier": 1}
