"""Votes of nothing, the Demilitarized Zone, and notes that silence a faction."""

from __future__ import annotations

from tests.rules.ti4.fighting import HIT, MISS, VOID, combat, stage
from tests.ti4.components.lawmaking import resolve
from tests.ti4.components.test_directives import colony, decide, votes
from tests.ti4.scene import Scene
from tests.ti4.senate import senate
from throneworld.imperium.board import adjacent_to
from throneworld.imperium.drawing import hand_limit
from throneworld.imperium.limits import fleet_limit
from throneworld.imperium.marks import AGENDA, TACTICAL_ACTION, mark
from throneworld.imperium.owning import RESTRAINED, SILENCED
from throneworld.imperium.verbs.units import destroy_units
from throneworld.ti4.phases.status import StatusPhase
from throneworld.ti4.strategic.construction import PrimaryConstruction
from throneworld.ti4.tactical.ground_combat import GroundCombat
from throneworld.ti4.tactical.invasion import Invasion
from throneworld.ti4.voting.agenda import ResolveAgenda

# Abstaining


def test_notes_3_13_who_casts_no_vote_has_no_part_in_what_happens_to_voters() -> None:
    scene = senate("mutiny")
    scene.state.points = [3, 3, 3]
    votes(scene, letnev="for", jolnar="against")
    assert scene.state.points == [3, 2, 3]


def test_notes_3_13_without_a_vote_to_cast_nobody_is_for_or_against() -> None:
    scene = senate("unconventional_measures")
    scene.hold("letnev", "sabotage")
    scene.take("letnev", "arc_prime", "wren_terra", exhausted=True)
    scene.play(ResolveAgenda())
    assert scene.refusal("letnev", "vote", "for") == "RR 8.6 nothing_to_vote_with"
    for faction in ("letnev", "jolnar", "sol"):
        scene.choose(faction, "abstain")
    scene.choose("sol", "resolve", "against")
    assert [len(hand) for hand in scene.state.hands] == [0, 1, 0]


# Demilitarized Zone


def test_notes_3_14a_a_demilitarized_planet_keeps_its_controller() -> None:
    scene = senate("demilitarized_zone")
    scene.take("sol", "quann")
    scene.put("sol", "quann", infantry=2, pds=1)
    resolve(scene, "quann")
    assert scene.units("sol", "quann") == {} and scene.state.control["quann"] == 0
    scene.put("letnev", 25, carrier=1, infantry=1)
    scene.play(Invasion(seat=1, system=25))
    assert scene.done and scene.state.control["quann"] == 0


def test_notes_3_14b_neither_construction_nor_mitosis_places_units_in_a_demilitarized_zone() -> None:
    scene = Scene("arborec", "letnev", "jolnar")
    scene.take("arborec", "quann")
    scene.law("demilitarized_zone", "quann")
    scene.play(PrimaryConstruction(seat=0))
    assert all(option[-1] != "quann" for option in scene.options("arborec"))
    assert scene.refusal("arborec", "place", "pds", "quann") == "RR 7.2 demilitarized"
    scene.play(StatusPhase())
    assert scene.units("arborec", "nestphar") == {"infantry": 1}, "there was no other planet to choose"


def test_notes_3_14b_colonial_redistribution_settles_nobody_in_a_demilitarized_zone() -> None:
    scene = colony((2, 1, 2))
    scene.law("demilitarized_zone", "quann")
    decide(scene, "quann")
    assert scene.done
    assert scene.units("letnev", "quann") == {} and scene.state.control["quann"] == 0


# Greyfire Mutagen


def test_notes_3_16a_greyfire_mutagen_shuts_off_abilities_and_faction_technologies() -> None:
    sides = ("yin", "hacan", "sol")
    scene = stage({"cruiser": 2}, {"cruiser": 2}, factions=sides)
    scene.technologies("yin", "impulse_core")
    mark(scene.game, SILENCED, seat=0, until=TACTICAL_ACTION)
    combat(scene, HIT, HIT, MISS, MISS)
    assert scene.done, "neither Impulse Core nor Devotion was offered"
    scene.put("yin", "bereg", infantry=1)
    scene.put("hacan", "bereg", infantry=1)
    scene.goods("yin", trade_goods=2)
    scene.rolls(HIT, MISS)
    scene.play(GroundCombat(attacker=0, defender=1, planet="bereg"))
    assert scene.done, "nor Indoctrination"


def test_notes_3_16b_greyfire_mutagen_leaves_generic_technologies() -> None:
    sides = ("yin", "hacan", "sol")
    scene = stage({"dreadnought": 1}, {"cruiser": 1}, factions=sides)
    scene.technologies("yin", "duranium_armor")
    scene.damage("yin", VOID, "dreadnought")
    mark(scene.game, SILENCED, seat=0, until=TACTICAL_ACTION)
    combat(scene, MISS, MISS, HIT, MISS)
    assert scene.told("units_repaired")[0][:3] == (0, "dreadnought", 1)


def test_notes_3_16b_greyfire_mutagen_leaves_the_text_of_the_flagship() -> None:
    scene = Scene("yin", "hacan", "sol")
    scene.put("yin", VOID, flagship=1, cruiser=1)
    scene.put("hacan", VOID, dreadnought=2)
    mark(scene.game, SILENCED, seat=0, until=TACTICAL_ACTION)
    destroy_units(scene.game, 0, str(VOID), "flagship", 1, "test")
    scene.game.proceed()
    assert scene.units("yin", VOID) == scene.units("hacan", VOID) == {}


# Political Secret


def restrained(faction: str) -> Scene:
    others = [each for each in ("sol", "letnev", "jolnar") if each != faction]
    scene = senate("mutiny", factions=(faction, *others[:2]))
    mark(scene.game, RESTRAINED, seat=0, until=AGENDA)
    return scene


def test_notes_3_17a_a_political_secret_stops_abilities_that_are_chosen() -> None:
    scene = senate("mutiny", factions=("xxcha", "sol", "letnev"))
    scene.note("sol", "political_secret", "xxcha")
    scene.play(ResolveAgenda())
    scene.choose("xxcha", "pass")
    scene.choose("sol", "play", "political_secret")
    assert scene.ask().prompt == "choose_vote", "Quash is not offered again"
    assert scene.state.strategy[0] == 2


def test_notes_3_17b_a_political_secret_leaves_what_always_holds() -> None:
    letnev = restrained("letnev").state
    assert fleet_limit(letnev, 0, 18) == letnev.fleet[0] + 2
    assert hand_limit(restrained("yssaril").state, 0) > 7
    ghosts = restrained("creuss").state
    alpha, beta = 26, 40
    assert beta in adjacent_to(ghosts, alpha, 0)
    assert beta not in adjacent_to(ghosts, alpha, 1)
