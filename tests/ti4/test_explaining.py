"""Reasons that are shown say by which components a number is what it is; predicates do not work that out."""

from __future__ import annotations

import pytest

from tests.ti4.components.test_production import dock
from tests.ti4.scene import Scene
from throneworld.kernel.asks import Refusal
from throneworld.kernel.steps import Question
from throneworld.ti4.steps.production import ProduceUnits, UseProduction
from throneworld.words import Words

FULL = {
    "en": "your fleet pool allows 5 ships in a system: 3 tokens, +2 Armada",
    "it": "la tua riserva della flotta permette 5 navi in un sistema: 3 segnalini, +2 Armada",
    "de": "dein Flottenvorrat erlaubt 5 Schiffe pro System: 3 Marker, +2 Armada",
}
DEAR = {
    "en": "it would cost 8 resources (\u22121 Sarween Tools), more than you can spend",
    "it": "costerebbe 8 risorse (\u22121 Strumenti Sarween), più di quante puoi spenderne",
    "de": "das würde 8 Ressourcen kosten (\u22121 Sarween-Werkzeuge), mehr als du ausgeben kannst",
}


def told(scene: Scene, faction: str, *option: str, language: str = "en") -> str:
    refusal = scene.why_not(faction, *option)
    assert refusal is not None
    return Words(language, "ti4", scene.factions, strict=True).refusal(refusal)


def with_full_fleet(faction: str, planet: str, system: int) -> Scene:
    scene = dock(faction, planet, system)
    scene.put(faction, system, cruiser=5 if faction == "letnev" else 3)
    scene.play(UseProduction(seat=0, system=system))
    return scene


@pytest.mark.parametrize("language", FULL)
def test_the_fleet_limit_says_what_adds_to_the_tokens(language: str) -> None:
    scene = with_full_fleet("letnev", "arc_prime", 10)
    assert told(scene, "letnev", "produce", "cruiser", "10", language=language) == FULL[language]


def test_the_fleet_limit_of_tokens_alone_is_not_explained() -> None:
    scene = with_full_fleet("sol", "jord", 1)
    assert told(scene, "sol", "produce", "cruiser", "1") == "your fleet pool allows 3 ships in a system"


@pytest.mark.parametrize("language", DEAR)
def test_a_cost_says_what_is_taken_off_it(language: str) -> None:
    scene = dock("sol", "jord", 1)
    scene.technologies("sol", "sarween_tools")
    scene.play(UseProduction(seat=0, system=1))
    assert told(scene, "sol", "produce", "flagship", "1", language=language) == DEAR[language]


def test_a_cost_without_a_discount_is_not_explained() -> None:
    scene = dock("sol", "jord", 1)
    scene.technologies("sol", "sarween_tools")
    scene.play(ProduceUnits(seat=0, system=1, places=("jord",), kinds=("cruiser", "flagship"), most=1))
    dear = "it would cost 8 resources, more than you can spend"
    assert told(scene, "sol", "produce", "flagship", "1") == dear


def test_the_options_and_the_explanations_of_a_question_tell_the_same_reason() -> None:
    scene = with_full_fleet("letnev", "arc_prime", 10)
    explained = dict(scene.game.explain(0))
    assert explained["produce", "cruiser", "10"] == Refusal("RR 34.1", "fleet_full", (5, 10, 3, "armada +2"))


def test_the_predicate_itself_does_not_explain() -> None:
    scene = with_full_fleet("letnev", "arc_prime", 10)
    question = scene.game.question
    assert isinstance(question, Question)
    refusal = question.refusal(scene.game, 0, ("produce", "cruiser", "10"))
    assert refusal is not None and refusal.args == (5, 10)
