"""What a player might try with dice, ships and troops in a combat, and why not; then the same, accepted."""

from __future__ import annotations

from tests.conformance.near_misses import near_misses
from tests.rules.ti4.fighting import MISS, VOID, combat, stage
from tests.rules.ti4.near_misses import three, why
from tests.ti4.scene import Scene
from throneworld.imperium.combat.dice import REROLLS
from throneworld.imperium.marks import COMBAT_ROUND, mark
from throneworld.kernel.dice import Dice
from throneworld.kernel.windows import Occasion
from throneworld.ti4.factions.naalu import TakeAlong
from throneworld.ti4.factions.saar import owner_can_be_sent_away
from throneworld.ti4.factions.sides import DestroyOwnShip
from throneworld.ti4.moments import MOMENTS
from throneworld.ti4.tactical.space_combat import SpaceCombat
from throneworld.ti4.technologies.space_combat import ChooseRam

BATTLE = Occasion(MOMENTS["space_combat_start"], (0, 1, VOID))


def no_near_miss_is_without_a_reason(scene: Scene, prompt: str) -> None:
    """Whatever is tried on the question that is open, somebody says why not."""
    question, ask = scene.game.question, scene.ask()
    assert question is not None and ask.prompt == prompt
    for number in range(20):
        for miss in near_misses(scene.game, question, ask.seat, Dice(number)):
            refusal = scene.game.refusal(ask.seat, miss)
            assert refusal is not None and refusal.key != "not_offered", miss


# Dice


def rerolling(*rolls: int) -> Scene:
    scene = stage({"cruiser": 2}, {"carrier": 2})
    mark(scene.game, REROLLS, seat=0, subject="munitions_reserves", until=COMBAT_ROUND)
    return combat(scene, *rolls)


def test_rr_63_2_a_die_that_is_rolled_again_shows_that_face() -> None:
    scene = rerolling(5, 2)
    scene.refuses("letnev", "reroll", "cruiser", 4, 0, rule="RR 63.2", key="no_such_die")
    no_near_miss_is_without_a_reason(scene, "reroll_dice")
    assert rerolling(4, 2).refusal("letnev", "reroll", "cruiser", 4, 0) == ""


def test_rr_63_2_a_die_is_not_rolled_twice_by_one_ability_but_another_that_shows_the_same_is() -> None:
    scene = rerolling(5, 2, 3)
    scene.choose("letnev", "reroll", "cruiser", 5, 0)
    scene.refuses("letnev", "reroll", "cruiser", 3, 0, rule="RR 63.2", key="rerolled_already")
    scene = rerolling(5, 3, 3)
    scene.choose("letnev", "reroll", "cruiser", 5, 0)
    assert scene.refusal("letnev", "reroll", "cruiser", 3, 0) == ""


def raising(*rolls: int, cruisers: str = "") -> Scene:
    """A cruiser hits with 7, as the flagship does: a trade good makes a hit of a 6.

    Upgraded cruisers hit with 6, and roll first.
    """
    sides = ("hacan", "letnev", "jolnar")
    scene = stage({"flagship": 1, "cruiser": 1}, {"carrier": 3}, factions=sides)
    scene.technologies("hacan", *cruisers.split())
    scene.goods("hacan", trade_goods=2)
    combat(scene, *rolls)
    scene.choose("hacan", "play", "wrath_of_kenara")
    return scene


def test_rr_47_1_a_trade_good_is_for_a_die_that_lacks_just_one() -> None:
    scene = raising(6, 6, 5)
    scene.refuses("hacan", "raise", "cruiser", 5, 0, rule="RR 47.1", key="lacks_not_one")
    scene.refuses("hacan", "raise", "cruiser", 6, 0, rule="RR 47.1", key="no_such_die")
    no_near_miss_is_without_a_reason(scene, "raise_dice")
    assert raising(6, 6, 6).refusal("hacan", "raise", "cruiser", 6, 0) == ""
    assert raising(5, 6, 6, cruisers="cruiser_2").refusal("hacan", "raise", "cruiser", 5, 0) == ""


# Ships that are given up

YIN = ("yin", "hacan", "jolnar")


def ramming(**ships: int) -> Scene:
    scene = stage({"cruiser": 1, **ships}, {"carrier": 2}, factions=YIN)
    scene.technologies("yin", "impulse_core")
    combat(scene, *[MISS] * 20)
    scene.choose("yin", "play", "impulse_core")
    return scene


def test_rr_67_2_a_ram_is_there_and_no_other_ship_is_ever_one() -> None:
    scene = stage({"cruiser": 1, "carrier": 1}, {"carrier": 2}, factions=YIN)
    ram = ChooseRam(seat=0, occasion=BATTLE)
    refusal = ram.reason_against(scene.game, 0, ("destroy", "destroyer"))
    assert refusal is not None and (refusal.rule, refusal.key) == ("RR 67.2", "no_unit_there")
    scene = ramming(destroyer=1, carrier=1)
    assert scene.refusal("yin", "destroy", "destroyer") == ""
    scene.refuses("yin", "destroy", "carrier", rule="RR 67.2", key="other_kind")
    no_near_miss_is_without_a_reason(scene, "choose_ram")


def devoted(**ships: int) -> Scene:
    scene = stage({"cruiser": 2, **ships}, {"carrier": 3}, factions=YIN)
    combat(scene, *[MISS] * 20)
    scene.choose("yin", "play", "devotion")
    return scene


def test_rr_1_9_a_ship_that_is_given_up_is_there_and_never_one_of_another_kind() -> None:
    scene = devoted(destroyer=1, carrier=1)
    scene.refuses("yin", "destroy", "carrier", 0, rule="RR 1.9", key="other_kind")
    scene.refuses("yin", "destroy", "cruiser", 1, rule="RR 1.9", key="none_is_damaged")
    no_near_miss_is_without_a_reason(scene, "destroy_own_ship")
    assert scene.refusal("yin", "destroy", "destroyer", 0) == ""
    del scene.state.units[0]["47"]
    scene.put("yin", VOID, cruiser=2)
    step = scene.game.question
    assert isinstance(step, DestroyOwnShip)
    refusal = step.reason_against(scene.game, 0, ("destroy", "destroyer", 0))
    assert refusal is not None and (refusal.rule, refusal.key) == ("RR 1.9", "no_unit_there")


def cannon(**theirs: int) -> Scene:
    """Two abilities, so that something is asked whether the broadside finds a ship or not."""
    scene = stage({"cruiser": 3}, theirs, factions=YIN)
    scene.technologies("yin", "assault_cannon", "impulse_core")
    combat(scene, *[MISS] * 20)
    return scene


def test_rr_67_2_an_assault_cannon_finds_a_ship_other_than_a_fighter() -> None:
    scene = cannon(fighter=2)
    scene.refuses("yin", "play", "assault_cannon", rule="RR 67.2", key="no_opposing_big_ships")
    assert cannon(fighter=2, carrier=1).refusal("yin", "play", "assault_cannon") == ""


# Ground forces


def alastor(*troops: str) -> Scene:
    """A battle above Bereg and Lirta IV."""
    scene = Scene("nekro", "hacan", "jolnar")
    scene.put("nekro", 35, flagship=1, infantry=1)
    scene.put("hacan", 35, carrier=1)
    scene.put("nekro", "gral", infantry=1)
    for planet in troops:
        scene.put("nekro", planet, infantry=1)
    scene.rolls(*[MISS] * 20)
    scene.play(SpaceCombat(attacker=0, defender=1, system=35))
    scene.choose("nekro", "play", "the_alastor")
    return scene


def test_rr_1_23_ground_forces_that_fight_as_ships_are_in_the_system_of_the_flagship() -> None:
    scene = alastor("bereg")
    scene.refuses("nekro", "fight_as_ship", "lirta_iv", rule="RR 1.23", key="no_unit_there")
    scene.refuses("nekro", "fight_as_ship", "gral", rule="RR 1.23", key="takes_no_part")
    no_near_miss_is_without_a_reason(scene, "name_ground_forces")
    assert alastor("bereg", "lirta_iv").refusal("nekro", "fight_as_ship", "lirta_iv") == ""


def test_rr_1_23_ground_forces_are_named_once() -> None:
    scene = alastor("bereg")
    scene.choose("nekro", "fight_as_ship", "bereg")
    scene.refuses("nekro", "fight_as_ship", "bereg", rule="RR 1.23", key="all_chosen")
    scene = alastor("bereg", "bereg")
    scene.choose("nekro", "fight_as_ship", "bereg")
    assert scene.refusal("nekro", "fight_as_ship", "bereg") == ""


def withdrawing(**ships: int) -> Scene:
    """The Naalu leave a system with two planets."""
    scene = three("naalu", "letnev", "jolnar")
    scene.put("naalu", 35, **ships)
    scene.put("naalu", "bereg", infantry=1)
    scene.put("naalu", "gral", infantry=1)
    return scene


def test_rr_84_1_ground_forces_are_taken_along_from_planets_of_the_system() -> None:
    scene = withdrawing(carrier=1)
    step = TakeAlong(seat=0, system=35)
    assert why(scene, step, "board", "gral") == "RR 84.1 in_another_system"
    assert why(scene, step, "board", "lirta_iv") == "RR 84.1 no_unit_there"
    no_near_miss_is_without_a_reason(scene, "take_along")
    scene.put("naalu", "lirta_iv", infantry=1)
    assert why(scene, step, "board", "lirta_iv") == ""
    scene.put("naalu", 34, carrier=1)
    assert why(scene, TakeAlong(seat=0, system=34), "board", "gral") == ""


def test_rr_16_1_ground_forces_are_taken_along_as_long_as_there_is_room() -> None:
    scene = withdrawing(cruiser=1)
    refusal = TakeAlong(seat=0, system=35).reason_against(scene.game, 0, ("board", "bereg"))
    assert refusal is not None and (refusal.rule, refusal.key) == ("RR 16.1", "no_room")
    scene.put("naalu", 35, carrier=1)
    assert why(scene, TakeAlong(seat=0, system=35), "board", "bereg") == ""


def test_rr_60_1_raghs_call_needs_another_planet_of_the_saar() -> None:
    """Their home is an asteroid field: they may have none but the one that is invaded."""
    occasion = Occasion(MOMENTS["forces_committed"], (0, "gral"))
    scene = three("sol", "saar", "jolnar")
    scene.note("sol", "raghs_call", "saar")
    scene.state.control = {each: owner for each, owner in scene.state.control.items() if owner != 1}
    scene.take("saar", "gral")
    scene.put("saar", "gral", infantry=1)
    refusal = owner_can_be_sent_away(scene.game, 0, occasion)
    assert refusal is not None and (refusal.rule, refusal.key) == ("RR 60.1", "no_other_planet")
    scene.take("saar", "corneeq")
    assert owner_can_be_sent_away(scene.game, 0, occasion) is None
