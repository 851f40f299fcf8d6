"""Action cards about ships that are boarded, and about lost ships that come back."""

from __future__ import annotations

from tests.rules.ti3.battling import Battlefield
from tests.ti3.fighting import PASS, SAUDOR, battle
from throneworld.imperium.units import left
from throneworld.ti3.phases.racial import beaten
from throneworld.ti3.phases.status import StatusPhase

BOARDING, FORESIGHT = ("play", "boarding_action"), ("play", "military_foresight")


def test_boarding_action_spends_hits_on_ships_of_ones_choice() -> None:
    scene = battle({"cruiser": 1}, {"dreadnought": 1, "cruiser": 1, "destroyer": 1}, sol=("boarding_action",))
    scene.fleet("sol", "saudor", "carrier", shock_troop=4)
    scene.fight(*[1] * 6, stage="round_begins")
    scene.rolls(5, 4, 5)
    scene.offers("sol", BOARDING, ("pass",))
    scene.choose("sol", *BOARDING)
    assert scene.rolled[-1] == (0, "boarding", 5, 4, 5), "three of the four"
    scene.offers(
        "sol",
        ("destroy", "dreadnought", 0),
        ("destroy", "cruiser", 0),
        ("destroy", "destroyer", 0),
        ("done",),
    )
    scene.choose("sol", "destroy", "dreadnought", 0)
    assert scene.has("letnev", SAUDOR, "dreadnought") == 0, "it weighs both hits, and is not sustained"
    assert beaten(scene.state, 0) == [1], "by combat rolls (ruling 84)"
    assert scene.prompt != "choose_prey"


def test_boarding_action_raises_the_price_of_a_ship_by_the_troops_aboard() -> None:
    scene = battle({"cruiser": 1}, {"destroyer": 1}, sol=("boarding_action",))
    scene.fleet("letnev", "saudor", "carrier", ground_force=1, mechanized_unit=1)
    scene.fleet("sol", "saudor", "carrier", shock_troop=3)
    scene.fight(*[1] * 4, stage="round_begins")
    scene.rolls(5, 5, 5)
    scene.choose("sol", *BOARDING)
    scene.refuses("sol", "destroy", "carrier", 0, rule="SA-4.7.1", key="too_few_hits")
    scene.offers("sol", ("destroy", "destroyer", 0), ("done",))


def test_boarding_action_gives_ships_of_the_same_types_when_the_battle_is_won() -> None:
    scene = battle({"cruiser": 3}, {"cruiser": 1, "destroyer": 1}, sol=("boarding_action",))
    scene.fleet("sol", "saudor", "carrier", shock_troop=3)
    scene.counters("sol", 3, 5, 2)
    scene.fight(*[1] * 6, stage="round_begins")
    scene.rolls(5, 1, 1)
    scene.choose("sol", *BOARDING)
    scene.choose("sol", "destroy", "cruiser", 0)
    scene.rolls(*[10] * 4, 1)
    scene.stay()
    assert scene.won() == [(0, "attacker")]
    assert scene.units("sol", SAUDOR) == {"cruiser": 4, "carrier": 1, "shock_troop": 3}


def test_boarding_action_gives_no_ship_of_another_type() -> None:
    scene = battle({"cruiser": 3}, {"cruiser": 1, "destroyer": 2}, sol=("boarding_action",))
    scene.fleet("sol", "saudor", "carrier", shock_troop=3)
    scene.counters("sol", 3, 6, 2)
    scene.fight(*[1] * 7, stage="round_begins")
    scene.rolls(5, 5, 1)
    scene.choose("sol", *BOARDING)
    scene.choose("sol", "destroy", "cruiser", 0)
    scene.choose("sol", "destroy", "destroyer", 0)
    scene.rolls(*[10] * 4, 1)
    scene.stay()
    scene.offers("sol", ("kind", "cruiser"), ("kind", "destroyer"))
    scene.refuses("sol", "kind", "dreadnought", rule="SA-8.5.1", key="no_prize")
    scene.choose("sol", "kind", "destroyer")
    assert scene.units("sol", SAUDOR) == {"cruiser": 4, "destroyer": 1, "carrier": 1, "shock_troop": 3}


def test_boarding_action_gives_nothing_beyond_fleet_supply_nor_for_a_flagship() -> None:
    scene = battle({"cruiser": 2}, {"flagship": 1, "destroyer": 2}, sol=("boarding_action",))
    scene.fleet("sol", "saudor", "carrier", shock_troop=3)
    scene.damage("letnev", SAUDOR, "flagship", 2)
    scene.fight(*[1] * 9, stage="round_begins")
    scene.rolls(5, 5, 5)
    scene.choose("sol", *BOARDING)
    scene.choose("sol", "destroy", "flagship", 2)
    scene.rolls(*[10] * 6, *[1] * 6)
    scene.stay()
    assert scene.units("sol", SAUDOR) == {"cruiser": 2, "carrier": 1, "shock_troop": 3}


def test_boarding_action_needs_shock_troops_and_the_first_round() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, sol=("boarding_action",))
    scene.fight(1, 1, 7, 1, stage="round_begins")
    scene.stay()
    assert scene.done and scene.state.hands[0] == ("boarding_action",)
    scene = battle({"cruiser": 1}, {"cruiser": 1}, sol=("boarding_action",))
    scene.fleet("sol", "saudor", "carrier", shock_troop=1)
    scene.fight(1, 1, 1, stage="round_begins", number=2)
    assert scene.state.hands[0] == ("boarding_action",) and not scene.told("played")


def lost(*docks: str) -> Battlefield:
    """Letnev loses a Cruiser and keeps it."""
    scene = battle({"cruiser": 2}, {"cruiser": 1}, letnev=("military_foresight",))
    for planet in docks:
        scene.take("letnev", planet)
        scene.put("letnev", planet, space_dock=1)
    scene.fight(7, 1, 1, stage="round_begins")
    scene.offers("letnev", FORESIGHT, PASS)
    scene.choose("letnev", *FORESIGHT)
    assert scene.told("ship_kept") == [(1, "cruiser")] and scene.fleets()[1] == {}
    return scene


def test_military_foresight_brings_a_lost_ship_back_at_a_dock_of_ones_choice() -> None:
    scene = lost("thibah", "saudor")
    assert left(scene.state, 1, "cruiser", scene.place("thibah")) == 11, "one of twelve lies on the card"
    scene.put("letnev", "space:thibah", cruiser=1)
    scene.play(StatusPhase())
    assert scene.has("letnev", "space:thibah", "cruiser") == 2, "the other dock is blockaded"
    assert left(scene.state, 1, "cruiser", scene.place("thibah")) == 10


def test_military_foresight_asks_where_and_heeds_fleet_supply() -> None:
    scene = lost("thibah", "saudor")
    scene.state.units[0].clear()
    scene.play(StatusPhase())
    thibah, saudor = scene.place("space:thibah"), scene.place(SAUDOR)
    scene.offers("letnev", ("place", "cruiser", thibah), ("place", "cruiser", saudor))
    scene.refuses("letnev", "place", "carrier", thibah, rule="SA-8.7.1", key="other_kind")
    scene.choose("letnev", "place", "cruiser", saudor)
    assert scene.has("letnev", SAUDOR, "cruiser") == 1


def test_military_foresight_without_a_free_dock_has_kept_the_ship_in_vain() -> None:
    scene = lost("saudor")
    scene.play(StatusPhase())
    assert scene.told("kept_ship_lost") == [(1, "cruiser")]
    assert left(scene.state, 1, "cruiser", scene.place("thibah")) == 12


def test_military_foresight_is_for_ones_own_ships() -> None:
    scene = battle({"cruiser": 2}, {"cruiser": 1}, sol=("military_foresight",))
    scene.fight(7, 1, 1, stage="round_begins")
    assert scene.done and scene.state.hands[0] == ("military_foresight",)
