"""The Naalu Collective: Psionic Relays, Telepathic Mind Weapon, Hybrid Crystal Drives and The Matriarch."""

from __future__ import annotations

from tests.rules.ti3.battling import SAUDOR, Battlefield
from tests.ti3.components.dueling import duel
from tests.ti3.scene import Scene
from throneworld.imperium.limits import has_place, within_limits
from throneworld.imperium.marks import ROUND, mark
from throneworld.ti3.directives.later import QUARANTINE
from throneworld.ti3.effects.joining import joining_refusal
from throneworld.ti3.phases.turn import Turn


def intruding(controls: bool) -> Scene:
    scene = Scene("sol", "naalu", "letnev")
    scene.racial("naalu", "telepathic_mind_weapon")
    scene.put("naalu", "space:quann", cruiser=1)
    if controls:
        scene.take("naalu", "quann")
    scene.play(Turn(seat=0, stage="choose"))
    scene.choose("sol", "tactical", scene.system("quann"))
    return scene


def test_telepathic_mind_weapon_takes_a_counter_of_whoever_comes_near() -> None:
    assert intruding(True).state.fleet == [2, 3, 3]
    assert intruding(False).state.fleet == [3, 3, 3]


def test_telepathic_mind_weapon_cuts_fleets_that_are_too_large_at_once() -> None:
    scene = Scene("sol", "naalu", "letnev")
    scene.racial("naalu", "telepathic_mind_weapon")
    scene.put("naalu", "space:quann", cruiser=1)
    scene.take("naalu", "quann")
    scene.put("sol", "space:lodor", cruiser=3)
    scene.play(Turn(seat=0, stage="choose"))
    scene.choose("sol", "tactical", scene.system("quann"))
    assert scene.has("sol", "space:lodor", "cruiser") == 2


def test_flagship_naalu_saves_half_of_the_fighters_from_a_barrage() -> None:
    for units, left in (({"flagship": 1, "fighter": 3}, 2), ({"carrier": 1, "fighter": 3}, 0)):
        scene = duel("letnev", "naalu", "hacan")
        scene.sides({"destroyer": 3}, units)
        scene.fight(10, 10, 10, 10, 10, 10, stage="barrage")
        assert scene.has("naalu", SAUDOR, "fighter") == left
        if left:
            scene.refuses("naalu", "retreat", scene.system("saudor"), rule="SA-4.5.3", key="retreat_too_far")


# Hybrid Crystal Drives


def test_hybrid_crystal_drives_count_carriers_and_loose_fighters_as_half_a_ship() -> None:
    scene = Scene("naalu", "sol", "letnev")
    scene.put("naalu", "space:lodor", carrier=3, cruiser=1, fighter=18)
    system = scene.system("lodor")
    scene.technologies("naalu", "advanced_fighters")
    assert not within_limits(scene.state, 0, system), "four ships, of which three are allowed"
    scene.racial("naalu", "hybrid_crystal_drives")
    assert within_limits(scene.state, 0, system), "one and three halves"
    scene.put("naalu", "space:lodor", fighter=1)
    assert within_limits(scene.state, 0, system), "one and four halves"
    scene.put("naalu", "space:lodor", fighter=1)
    assert not within_limits(scene.state, 0, system), "one and five halves, rounded up"


def test_hybrid_crystal_drives_make_room_for_a_ship_that_comes() -> None:
    scene = Scene("naalu", "sol", "letnev")
    scene.put("naalu", "space:lodor", carrier=3)
    system = scene.system("lodor")
    assert not has_place(scene.state, 0, system, "cruiser")
    scene.racial("naalu", "hybrid_crystal_drives")
    assert has_place(scene.state, 0, system, "cruiser")
    scene.put("naalu", "space:lodor", cruiser=1)
    assert has_place(scene.state, 0, system, "carrier") and not has_place(scene.state, 0, system, "cruiser")
    assert joining_refusal(scene.state, 0, system, "carrier") is None
    refusal = joining_refusal(scene.state, 0, system, "cruiser")
    assert refusal is not None and refusal.key == "fleet_full"


# Psionic Relays


def relaying(activated: bool = False, quarantined: str = "") -> Battlefield:
    scene = duel("letnev", "naalu", "hacan")
    scene.racial("naalu", "psionic_relays")
    scene.sides({"cruiser": 2}, {"cruiser": 1})
    scene.put("naalu", "space:thibah", cruiser=1, dreadnought=1)
    scene.fleet("naalu", "thibah", "carrier", ground_force=2)
    if activated:
        scene.activate("naalu", "thibah")
    if quarantined:
        mark(scene.game, QUARANTINE, subject=scene.place(f"space:{quarantined}"), until=ROUND)
    scene.fight(stage="shots")
    return scene


def test_psionic_relays_call_two_ships_with_their_cargo_after_all_shots() -> None:
    scene = relaying()
    scene.offers("naalu", ("play", "psionic_relays"), ("pass",))
    scene.choose("naalu", "play", "psionic_relays")
    thibah = scene.system("thibah")
    assert {option[1] for option in scene.options("naalu")[:-1]} == {"cruiser", "dreadnought", "carrier"}
    scene.refuses("naalu", "ship", "cruiser", scene.system("saudor"), 0, rule="SA-10.4.1", key="not_adjacent")
    scene.choose("naalu", "ship", "carrier", thibah, 0)
    while scene.prompt == "load_ship":
        scene.choose("naalu", "done")
    scene.choose("naalu", "ship", "dreadnought", thibah, 0)
    while scene.prompt == "load_ship":
        scene.choose("naalu", "done")
    assert scene.fleets()[1] == {"dreadnought": 1, "cruiser": 1, "carrier": 1, "ground_force": 2}
    assert scene.units("naalu", "space:thibah") == {"cruiser": 1}
    assert scene.prompt == "announce_retreat"


def test_psionic_relays_stop_at_fleet_supply() -> None:
    scene = duel("letnev", "naalu", "hacan")
    scene.racial("naalu", "psionic_relays")
    scene.sides({"cruiser": 2}, {"cruiser": 2})
    scene.put("naalu", "space:thibah", cruiser=2)
    scene.fight(stage="shots")
    scene.choose("naalu", "play", "psionic_relays")
    scene.choose("naalu", "ship", "cruiser", scene.system("thibah"), 0)
    assert scene.prompt == "announce_retreat" and scene.fleets()[1] == {"cruiser": 3}


def test_psionic_relays_call_nothing_out_of_systems_that_are_activated() -> None:
    assert relaying(activated=True).prompt == "announce_retreat"


def test_psionic_relays_lead_nobody_into_a_quarantine_or_out_of_one() -> None:
    assert relaying(quarantined="thibah").prompt == "announce_retreat"
    assert relaying(quarantined="saudor").prompt != "window"
    scene = relaying(quarantined="void")
    scene.offers("naalu", ("play", "psionic_relays"), ("pass",))
