"""Action cards of the Strategy Phase that hold for the round."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS, agent_at, interfere
from tests.ti3.scene import Scene
from throneworld.ti3.owning import has_ability
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.sequence import Round
from throneworld.ti3.tables import HOME_TILE

SAAR, LETNEV, WINNU = 0, 1, 2


def in_strategy_phase(*cards: str) -> Scene:
    scene = Scene("saar", "letnev", "winnu")
    scene.hold("letnev", *cards)
    scene.state.phase, scene.state.active = "strategy", -1
    scene.state.strategy_cards = [(), (), ()]
    return scene


def test_cultural_crisis_takes_all_abilities_of_a_race_for_the_round() -> None:
    scene = in_strategy_phase("cultural_crisis")
    scene.play(StrategyPhase(stage="during"))
    scene.offers("letnev", ("play", "cultural_crisis"), PASS)
    scene.choose("letnev", "play", "cultural_crisis")
    scene.offers("letnev", ("player", SAAR), ("player", LETNEV), ("player", WINNU))
    scene.choose("letnev", "player", SAAR)
    abilities = ("saar.1", "saar.3")
    assert not any(has_ability(scene.state, SAAR, each) for each in abilities)
    scene.play(Round(stage="next_round"))
    assert all(has_ability(scene.state, SAAR, each) for each in abilities)


def test_cultural_crisis_leaves_saar_their_docks_in_space() -> None:
    scene = in_strategy_phase("cultural_crisis")
    scene.put("saar", "space:lodor", space_dock=1, fighter=3)
    scene.play(StrategyPhase(stage="during"))
    scene.choose("letnev", "play", "cultural_crisis")
    scene.choose("letnev", "player", SAAR)
    assert scene.units("saar", "space:lodor") == {"space_dock": 1, "fighter": 3}
    assert scene.prompt == "pick_strategy_card"


def test_cultural_crisis_ends_what_is_beyond_limits_without_abilities() -> None:
    scene = Scene("lizix", "letnev", "winnu")
    scene.hold("letnev", "cultural_crisis")
    scene.state.phase, scene.state.active = "strategy", -1
    scene.state.strategy_cards = [(), (), ()]
    scene.put("lizix", "space:lodor", dreadnought=1, fighter=1)
    scene.play(StrategyPhase(stage="during"))
    scene.choose("letnev", "play", "cultural_crisis")
    scene.choose("letnev", "player", 0)
    assert scene.units("lizix", "space:lodor") == {"dreadnought": 1}, "no room for a Fighter (ruling 161)"


def test_cultural_crisis_is_cancelled_by_an_agent_at_the_home_of_the_victim() -> None:
    scene = in_strategy_phase("cultural_crisis")
    agent = agent_at(scene, "winnu", HOME_TILE["saar"])
    scene.play(StrategyPhase(stage="during"))
    scene.choose("letnev", "play", "cultural_crisis")
    scene.refuses("letnev", "player", 7, rule="SA-8.7.1", key="not_offered")
    scene.choose("letnev", "player", SAAR)
    interfere(scene, "winnu", agent)
    assert has_ability(scene.state, SAAR, "saar.1")
