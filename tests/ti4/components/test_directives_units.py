"""Directives that destroy or place units everywhere on the board."""

from __future__ import annotations

from tests.ti4.components.test_directives import decide, votes
from tests.ti4.scene import Scene
from tests.ti4.senate import senate
from throneworld.imperium.board import adjacent_to
from throneworld.ti4.directives.units import half_the_infantry
from throneworld.ti4.tables import AGENDA, MECATOL_TILE


def test_swords_to_plowshares_for_turns_half_the_infantry_into_trade_goods() -> None:
    scene = senate("swords_to_plowshares")
    scene.take("sol", "quann")
    scene.put("sol", "jord", infantry=4)
    scene.put("sol", "quann", infantry=3)
    scene.put("letnev", "arc_prime", infantry=1)
    scene.put("letnev", 22, carrier=1, infantry=2)
    decide(scene, "for")
    assert scene.has("sol", "jord", "infantry") == 2
    assert scene.has("sol", "quann", "infantry") == 1
    assert scene.has("letnev", "arc_prime", "infantry") == 0
    assert scene.has("letnev", 22, "infantry") == 2
    assert scene.state.trade_goods == [4, 1, 0]
    assert scene.state.control["arc_prime"] == 1


def test_swords_to_plowshares_against_places_infantry_on_every_planet() -> None:
    scene = senate("swords_to_plowshares")
    scene.take("sol", "quann")
    scene.put("sol", "jord", infantry=4)
    decide(scene, "against")
    assert scene.has("sol", "jord", "infantry") == 5
    assert scene.has("sol", "quann", "infantry") == 1
    assert scene.has("jolnar", "nar", "infantry") == 1


def test_unconventional_measures_for_draws_two_cards() -> None:
    scene = senate("unconventional_measures")
    votes(scene, letnev="for", jolnar="for")
    assert [len(hand) for hand in scene.state.hands] == [0, 2, 2]


def test_unconventional_measures_against_discards_the_hands_of_those_who_were_for_it() -> None:
    scene = senate("unconventional_measures")
    scene.hold("letnev", "sabotage", "plague")
    scene.hold("sol", "spy")
    votes(scene, letnev="for", jolnar="against")
    assert [len(hand) for hand in scene.state.hands] == [1, 0, 0]


def test_notes_4_40d_wormhole_research_for_researches_and_then_destroys_the_ships() -> None:
    scene = senate("wormhole_research", factions=("sol", "letnev", "creuss"))
    wormhole = 26  # lodor, alpha
    assert wormhole in scene.state.map
    scene.put("sol", wormhole, carrier=1, infantry=2, fighter=1)
    scene.put("sol", 18, cruiser=1)
    scene.put("creuss", 51, cruiser=1)
    decide(scene, "for")
    assert scene.ask("sol").prompt == "choose_technology"
    scene.choose("sol", "research", "neural_motivator")
    assert scene.has("sol", wormhole, "carrier") == 1
    scene.choose("creuss", "decline")
    assert scene.units("sol", wormhole) == {}
    assert scene.has("sol", 18, "cruiser") == 1
    assert scene.has("creuss", 51, "cruiser") == 1
    assert scene.done


def test_wormhole_research_against_takes_a_token_from_those_who_were_against_it() -> None:
    scene = senate("wormhole_research")
    scene.put("jolnar", 22, cruiser=3)
    votes(scene, letnev="for", jolnar="against")
    assert scene.options("jolnar") == (("from", "tactic"), ("from", "fleet"), ("from", "strategy"))
    scene.choose("jolnar", "from", "fleet")
    assert scene.state.fleet == [3, 3, 2]
    assert scene.has("jolnar", 22, "cruiser") == 2
    assert scene.done


# Ixthian Artifact


def test_ixthian_artifact_lets_everybody_research_up_to_two_technologies() -> None:
    scene = senate("ixthian_artifact")
    scene.rolls(6)
    decide(scene, "for")
    scene.choose("sol", "research", "neural_motivator")
    scene.choose("sol", "research", "sarween_tools")
    scene.choose("letnev", "research", "antimass_deflectors")
    scene.choose("letnev", "decline")
    scene.choose("jolnar", "decline")
    assert scene.done
    assert scene.state.technologies == [("neural_motivator", "sarween_tools"), ("antimass_deflectors",), ()]


def test_notes_4_40a_ixthian_artifact_destroys_everything_at_mecatol_rex_and_three_units_next_to_it() -> None:
    scene = senate("ixthian_artifact")
    near, other = adjacent_to(scene.state, MECATOL_TILE)[:2]
    scene.put("sol", MECATOL_TILE, carrier=1, fighter=2)
    scene.put("letnev", "mecatol_rex", infantry=2)
    scene.take("letnev", "mecatol_rex")
    scene.put("sol", near, cruiser=3, dreadnought=1)
    scene.put("letnev", other, cruiser=2)
    scene.rolls(5)
    decide(scene, "for")
    assert scene.ask("sol").prompt == "choose_losses"
    for _ in range(3):
        assert scene.has("sol", MECATOL_TILE, "carrier") == 1  # all of it at the same time
        scene.choose("sol", "lose", "cruiser", str(near), 0)
    assert scene.units("sol", near) == {"dreadnought": 1}
    assert scene.units("sol", MECATOL_TILE) == {}
    assert scene.units("letnev", other) == {}
    assert scene.units("letnev", "mecatol_rex") == {}
    assert scene.state.control["mecatol_rex"] == 1
    assert scene.done


def test_ixthian_artifact_eliminates_whoever_loses_his_last_units() -> None:
    scene = senate("ixthian_artifact")
    near = adjacent_to(scene.state, MECATOL_TILE)[0]
    for planet in ("arc_prime", "wren_terra"):
        scene.take("sol", planet)
    scene.put("letnev", near, carrier=1, infantry=1)
    scene.rolls(1)
    decide(scene, "for")
    assert scene.state.eliminated == (1,)


def test_ixthian_artifact_against_does_nothing() -> None:
    scene = senate("ixthian_artifact")
    decide(scene, "against")
    assert scene.rolled == []
    assert AGENDA["ixthian_artifact"].against == ()


def test_swords_to_plowshares_for_counts_half_of_each_planet_rounded_up_and_none_of_it_damaged() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.take("sol", "lodor", "arinam")
    scene.put("sol", "lodor", infantry=3)
    scene.put("sol", "arinam", infantry=2, pds=1)
    lost = half_the_infantry(scene.state, 0)
    assert sorted(lost) == [(0, "infantry", "arinam", 1, 0), (0, "infantry", "lodor", 2, 0)]
