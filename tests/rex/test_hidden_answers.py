"""That a secret card was offered, and declined, leaves no trace in what others see."""

from __future__ import annotations

import json

import pytest

from tests.rex.scene import Scene
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.maneuvering import ManeuveringPhase
from throneworld.rex.phases.recruitment import RecruitmentPhase

RACES = ("sol", "lazax", "letnev", "jol_nar")


def scene(card: str) -> Scene:
    """Letnev holds one card; everybody knows that, nobody else knows which."""
    scene = Scene(*RACES)
    for race in RACES:
        scene.influence(race, 6)
        scene.casualties(race, 3)
    scene.place("sol", "imperial_palace", 4)
    scene.place("jol_nar", "holonet_central", 3)
    scene.hand("letnev", card)
    return scene


def seen(scene: Scene, race: str) -> str:
    seat = scene.seat(race)
    log = [(event.kind, event.args, event.at) for event in scene.game.log_for(seat)]
    return json.dumps([scene.view(race), log])


def play_quietly(scene: Scene) -> list[str]:
    """Let Letnev decline whatever its card could do; all others take their first option."""
    asked = []
    while scene.game.asks:
        ask = scene.game.asks[0]
        if ask.prompt == "window":
            asked.append(scene.races[ask.seat])
            scene.game.choose(ask.seat, ("pass",))
            continue
        option = ("bid", 1) if ("bid", 1) in ask.options else ask.options[0]
        scene.game.choose(ask.seat, option)
    return asked


@pytest.mark.parametrize(
    ("card", "phase"),
    [
        ("informant", BiddingPhase()),
        ("fresh_recruits", RecruitmentPhase()),
        ("informant", ManeuveringPhase()),
    ],
    ids=["bidding", "recruitment", "maneuvering"],
)
def test_a_declined_card_leaves_no_trace(
    card: str, phase: BiddingPhase | RecruitmentPhase | ManeuveringPhase
) -> None:
    holding, without = scene(card), scene("mercenaries")
    for each in (holding, without):
        each.stack_strategy_deck("energy_rifle", "energy_rifle", "energy_rifle", "energy_rifle")
        each.play(phase)
    assert "letnev" in play_quietly(holding)
    assert play_quietly(without) == []
    for race in ("sol", "lazax", "jol_nar"):
        assert seen(holding, race) == seen(without, race)
