"""SA chapter 12: objectives that ask for what was done, or held, in a round."""

from __future__ import annotations

from tests.rules.ti3.battling import Battlefield
from tests.ti3.claims import HACAN, LETNEV, SOL, asks, destroyed, met, table, won
from tests.ti3.landing import land, scene_at, set_down
from tests.ti3.scene import Scene
from throneworld.imperium.giving_up import check_blockades
from throneworld.imperium.units import SPACE_DOCK
from throneworld.ti3 import deeds
from throneworld.ti3.control import ANNEXED, CAPTURED, GainPlanet, turn_neutral
from throneworld.ti3.deeds import note
from throneworld.ti3.objectives.meeting import met_by
from throneworld.ti3.objectives.memory import note_beginning, note_standing
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.sequence import Round
from throneworld.ti3.tables import needs as ask
from throneworld.ti3.tables.windows import STATUS_PHASE

# What was done this round (rulings 107, 227)


def test_sa_12_1_1_four_ships_by_combat_rolls_no_fighters_no_mines() -> None:
    scene = table()
    destroyed(scene, "cruiser", 3, LETNEV, "space:lodor")
    destroyed(scene, "fighter", 2, LETNEV, "space:lodor")
    destroyed(scene, "destroyer", 1, HACAN, "space:lodor", how="space_mine")
    assert not met(scene, "s1_destroyed_4_ships")
    destroyed(scene, "destroyer", 1, HACAN, "space:wellon", how="space_cannon")
    assert met(scene, "s1_destroyed_4_ships") and met_by(scene.game, "s1_destroyed_4_ships") == [SOL]


def test_sa_12_1_1_units_of_two_players_destroyed_in_fights() -> None:
    scene = table()
    destroyed(scene, "cruiser", 2, LETNEV, "space:lodor", fight=deeds.SPACE_BATTLE)
    destroyed(scene, "ground_force", 1, HACAN, "quann", how="bombardment")
    assert met(scene, "s1_destroyed_two_players", "enemy") == ["enemy"], "in two systems"
    destroyed(scene, "ground_force", 1, HACAN, "quann", fight=deeds.INVASION_COMBAT)
    assert met(scene, "s1_destroyed_two_players")


def test_sa_12_1_1_infiltrator_two_units_in_one_system_next_to_their_home() -> None:
    scene = table()
    destroyed(scene, "cruiser", 1, LETNEV, "space:thibah")
    destroyed(scene, "ground_force", 5, LETNEV, "lodor")
    assert not met(scene, "infiltrator")
    destroyed(scene, "fighter", 1, LETNEV, "space:thibah")
    assert met(scene, "infiltrator")


def test_sa_12_1_1_docks_destroyed_or_captured_of_two_opponents() -> None:
    scene = table()
    destroyed(scene, SPACE_DOCK, 1, LETNEV, "arc_prime", how="fallen")
    assert met(scene, "s1_destroyed_dock", "regulator") == ["s1_destroyed_dock"]
    note(scene.game, deeds.SEIZED, SOL, SPACE_DOCK, HACAN, "arretze")
    assert met(scene, "regulator")


def test_sa_12_1_1_planets_taken_count_once_each_and_some_only_from_opponents() -> None:
    scene = table()
    scene.take("letnev", "lodor", "thibah")
    scene.state.exhausted = ("lodor",)
    for planet in ("lodor", "wellon"):
        scene.play(GainPlanet(seat=SOL, planet=planet, how=CAPTURED))
    scene.play(
        GainPlanet(seat=LETNEV, planet="lodor", how=CAPTURED),
        GainPlanet(seat=SOL, planet="lodor", how=CAPTURED),
    )
    assert met(scene, "s1_took_3_planets", "s1_took_two_systems", "s1_took_refreshed") == []
    scene.play(GainPlanet(seat=SOL, planet="thibah", how=ANNEXED))
    assert met(scene, "s1_took_3_planets", "s1_took_two_systems", "s1_took_refreshed") == [
        "s1_took_3_planets",
        "s1_took_two_systems",
        "s1_took_refreshed",
    ]


def test_sa_12_1_1_and_ruling_227_invaded_is_taken_from_an_opponent_by_landing() -> None:
    scene = table()
    scene.take("letnev", "mecatol_rex")
    scene.play(GainPlanet(seat=SOL, planet="mecatol_rex", how=ANNEXED))
    assert not met(scene, "traitor_to_the_throne")
    scene.play(
        GainPlanet(seat=LETNEV, planet="mecatol_rex"),
        GainPlanet(seat=SOL, planet="mecatol_rex", how=CAPTURED),
    )
    assert met(scene, "traitor_to_the_throne")


def test_sa_12_1_1_three_invasions_of_planets_with_enemy_ground_units() -> None:
    scene = table()
    scene.take("letnev", "lodor", "wellon", "saudor")
    for planet, garrison in (("lodor", 1), ("wellon", 2), ("saudor", 0)):
        note(scene.game, deeds.WON, SOL, deeds.ATTACKER, LETNEV, planet, garrison)
        scene.play(GainPlanet(seat=SOL, planet=planet, how=CAPTURED))
    assert not met(scene, "s2_3_invasions")
    note(scene.game, deeds.WON, SOL, deeds.ATTACKER, LETNEV, "saudor", 1)
    assert met(scene, "s2_3_invasions")
    assert asks(scene, ask.Did(what="won_invasion_combat", n=4, as_attacker=True))
    assert not asks(scene, ask.Did(what="won_space_battle", n=1))


def test_sa_12_1_1_space_battles_won_as_attacker_against_so_many_ships() -> None:
    scene = table()
    won(scene, SOL, LETNEV, ships=5, side=deeds.DEFENDER)
    won(scene, SOL, LETNEV, ships=4)
    assert met(scene, "s1_won_vs_5_ships", "s2_won_two_attacks") == []
    won(scene, SOL, HACAN, ships=5, kinds="cruiser,war_sun")
    assert met(scene, "s1_won_vs_5_ships", "s2_won_two_attacks", "warmonger") == [
        "s1_won_vs_5_ships",
        "s2_won_two_attacks",
    ]
    assert asks(scene, ask.Did(what="won_space_battle", n=1, using="war_sun"))
    assert not asks(scene, ask.Did(what="won_space_battle", n=2, using="war_sun"))


def test_sa_12_1_1_an_attack_on_a_fleet_worth_twelve_with_three_hits() -> None:
    scene = table()
    place = scene.place("space:lodor")
    note(scene.game, deeds.FOUGHT, SOL, deeds.ATTACKER, LETNEV, place, 4, 23, 3, "cruiser")
    note(scene.game, deeds.FOUGHT, SOL, deeds.ATTACKER, LETNEV, place, 4, 24, 2, "cruiser")
    assert not met(scene, "s1_attack_12_res"), "eleven and a half; two hits"
    note(scene.game, deeds.FOUGHT, SOL, deeds.ATTACKER, LETNEV, place, 4, 24, 3, "cruiser")
    assert met(scene, "s1_attack_12_res")


def test_sa_12_1_1_other_deeds_are_counted() -> None:
    scene = table()
    for number in range(3):
        assert not met(scene, "politician")
        note(scene.game, deeds.VOTED, SOL, f"agenda {number}")
    assert met(scene, "politician") and not met(scene, "s1_leader_captive")
    note(scene.game, deeds.KILLED_LEADER, SOL, "letnev_general", LETNEV)
    assert met(scene, "s1_leader_captive")
    goods = ask.Did(what="took_goods", n=3, owners=2)
    note(scene.game, deeds.TOOK_GOODS, SOL, 3, LETNEV)
    assert not asks(scene, goods)
    note(scene.game, deeds.TOOK_GOODS, SOL, 1, HACAN)
    assert asks(scene, goods) and asks(scene, ask.DidNot("hostile_act"))
    note(scene.game, deeds.ACT_OF_WAR, SOL, LETNEV, scene.system("lodor"))
    assert not asks(scene, ask.DidNot("hostile_act")) and asks(scene, ask.DidNot("hostile_act"), LETNEV)


def test_sa_12_1_1_three_planets_of_one_opponent_or_of_three() -> None:
    scene = table()
    one = ask.Did(what="took_planet", n=2, one_owner=True, from_opponent=True)
    two = ask.Did(what="took_planet", n=2, owners=2, from_opponent=True)
    for planet, other in (("lodor", LETNEV), ("wellon", HACAN)):
        scene.state.control[planet] = other
        scene.play(GainPlanet(seat=SOL, planet=planet, how=CAPTURED))
    assert asks(scene, two) and not asks(scene, one)
    scene.take("hacan", "saudor")
    scene.play(GainPlanet(seat=SOL, planet="saudor", how=CAPTURED))
    assert asks(scene, one)


def test_sa_12_1_1_a_planet_lost_is_remembered_even_if_nobody_has_it() -> None:
    scene = table()
    scene.take("sol", "lodor")
    assert asks(scene, ask.DidNot("lost_planet"))
    turn_neutral(scene.game, "lodor")
    assert not asks(scene, ask.DidNot("lost_planet"))


# Without a break


def test_sa_12_1_1_held_since_the_round_began() -> None:
    scene = table()
    scene.take("sol", "mecatol_rex")
    note_beginning(scene.game)
    assert met(scene, "s1_mecatol_or_hope")
    scene.play(GainPlanet(seat=LETNEV, planet="mecatol_rex"), GainPlanet(seat=SOL, planet="mecatol_rex"))
    assert met(scene, "s1_mecatol", "s1_mecatol_or_hope") == ["s1_mecatol"], "with a break"


def test_sa_12_1_1_until_the_action_phase_ends_is_never_met_before_it_has() -> None:
    scene = table()
    scene.take("sol", "mecatol_rex")
    note_beginning(scene.game)
    assert not met(scene, "custodian_of_the_old_empire")
    note_standing(scene.game)
    scene.state.phase = STATUS_PHASE
    assert met(scene, "custodian_of_the_old_empire")
    scene.play(GainPlanet(seat=LETNEV, planet="mecatol_rex"))
    assert met(scene, "custodian_of_the_old_empire"), "what happens later does not matter"


def test_sa_12_1_1_a_dock_held_since_the_round_began() -> None:
    scene = table()
    scene.take("sol", "mecatol_rex")
    need = ask.Held(ask.Units(kind=(SPACE_DOCK,), n=1, where=(ask.AT_MECATOL,)))
    note_beginning(scene.game)
    scene.put("sol", "mecatol_rex", space_dock=1)
    assert not asks(scene, need), "new"
    scene.state.deeds = ()
    note_beginning(scene.game)
    assert asks(scene, need)


def test_sa_12_1_1_artifacts_held_since_the_round_began() -> None:
    scene = table()
    scene.take("sol", "lodor", "wellon")
    scene.state.artifacts = {"lazax_armory": "lodor", "precursor_fossil": "wellon"}
    note_beginning(scene.game)
    need = ask.Held(ask.Artifacts(n=2))
    assert asks(scene, need)
    scene.play(GainPlanet(seat=LETNEV, planet="wellon"), GainPlanet(seat=SOL, planet="wellon"))
    assert asks(scene, ask.Artifacts(n=2)) and not asks(scene, need)


def test_sa_12_1_1_points_are_those_of_the_end_of_the_action_phase() -> None:
    scene = table()
    scene.state.points = [5, 3, 0]
    assert not met(scene, "protagonist"), "too early"
    note_standing(scene.game)
    scene.state.phase = STATUS_PHASE
    scene.state.points = [5, 4, 0]
    assert met(scene, "protagonist"), "what Special Objectives give later does not matter"
    scene.state.deeds = ()
    assert not met(scene, "protagonist")


# What is noted in play


def test_sa_12_1_1_a_captured_dock_is_noted_and_one_that_is_overrun() -> None:
    for troop, kind in (("shock_troop", deeds.SEIZED), ("ground_force", deeds.DESTROYED)):
        scene = scene_at("lodor")
        scene.take("letnev", "lodor")
        scene.put("letnev", "lodor", space_dock=1)
        scene.fleet("sol", "lodor", "carrier", **{troop: 1})
        land(scene, "lodor")
        set_down(scene, troop, on="lodor")
        if kind == deeds.SEIZED:
            scene.choose("sol", "capture", SPACE_DOCK)
        found = deeds.deeds_of(scene.state, kind, SOL)
        assert [each.about[0] for each in found] == [SPACE_DOCK]
        assert met(scene, "s1_destroyed_dock", "s1_took_refreshed")[-1:] == ["s1_took_refreshed"]
        assert bool(met(scene, "s1_destroyed_dock")) is (kind == deeds.DESTROYED), "captured is not destroyed"


def test_sa_12_1_1_losses_of_a_space_battle_are_noted_as_such() -> None:
    scene = Battlefield()
    scene.sides({"cruiser": 1}, {"destroyer": 1})
    scene.fight(1, 1, 10, 1)
    scene.stay()
    (loss,) = deeds.deeds_of(scene.state, deeds.DESTROYED, SOL)
    assert loss.about == ("destroyer", 1, LETNEV, scene.place("space:saudor"), "combat", deeds.SPACE_BATTLE)


def test_sa_13_9_5_a_dock_in_space_alone_with_enemy_ships_is_destroyed_by_them() -> None:
    scene = Scene("sol", "saar", "letnev", board={(0, 0): "lodor", (1, 0): "home_saar", (0, 1): "home_sol"})
    scene.put("saar", "space:lodor", space_dock=1)
    scene.put("sol", "space:lodor", cruiser=1)
    check_blockades(scene.game, scene.system("lodor"))
    assert scene.units("saar", "space:lodor") == {}
    assert asks(scene, ask.Did(what="destroyed", kind=(SPACE_DOCK,), n=1, race="saar"))
    assert not asks(scene, ask.Did(what="destroyed", kind=(SPACE_DOCK,), n=1, race="letnev"))


def test_sa_12_1_1_the_round_and_the_status_phase_note_how_everybody_stands() -> None:
    scene = table()
    scene.state.points = [4, 0, 0]
    scene.put("sol", "jord", space_dock=1)
    Round().begin(scene.game)
    StatusPhase().begin(scene.game)
    assert [each.about for each in scene.state.deeds if each.seat == SOL] == [
        ("jord", "dock:jord"),
        (4, "jord", "dock:jord"),
    ]
