"""When Strategy cards are offered, to whom, how often, and who sees them before that (Rex p.17, p.20-21).

A whole round is played in which everybody declines whatever he can; Letnev, the first player, holds the card
and could use it whenever its moment comes.
"""

import json

import pytest

from tests.rex.scene import Scene
from tests.rules.rex.duel import discards
from throneworld.kernel.asks import Ask, Option
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.bombardment import BombardmentPhase
from throneworld.rex.phases.collection import CollectionPhase
from throneworld.rex.phases.influence import InfluencePhase
from throneworld.rex.phases.maneuvering import ManeuveringPhase
from throneworld.rex.phases.recruitment import RecruitmentPhase

HOLDER = "letnev"
OTHERS = ("hacan", "sol", "lazax", "xxcha", None)
PHASES = (
    InfluencePhase(),
    BiddingPhase(),
    RecruitmentPhase(),
    ManeuveringPhase(),
    BattlePhase(),
    CollectionPhase(),
    BombardmentPhase(),
)
DECLINING: tuple[Option, ...] = (("pass",), ("stay",), ("none",), ("done",), ("ready",))

MOMENTS = {
    "tracking_beacon": ["influence_phase"],
    "diplomatic_interference": ["ceasefire_revealed", "bidding_phase"],
    "fresh_recruits": ["recruitment_phase"],
    "double_agent": ["recruitment_phase"],
    "rapid_mobilization": ["after_movement", "after_deployment"],
    "informant": ["after_deployment", "advantage_used"],
    "graviton_negator": ["battle_phase"],
    "fleet_sabotage": ["bombardment_phase"],
}
"""Each card outside battle and the moments of a round, in their order, at which it is offered."""

RIVAL = {
    "energy_rifle": "mercenaries",
    "biological_weapon_x35": "mercenaries",
    "hylar_iii_pulse_cannon": "mercenaries",
    "mercenaries": "energy_rifle",
    "magen_energy_shield": "atmosphere_ionizer",
    "atmosphere_ionizer": "magen_energy_shield",
    "tactical_retreat": "magen_energy_shield",
}
"""Each battle card and another for the same slot, so that there is a choice."""


def stage(*titles: str) -> Scene:
    """Letnev has casualties, a unit under a shield, influence, and a battle against Sol."""
    scene = Scene(HOLDER, "hacan", "sol", "lazax", "xxcha")
    scene.discard_influence("lost_archives")
    scene.stack_influence_deck("temporary_ceasefire_1", "public_support")
    scene.place(HOLDER, "imperial_navy_base", 1)
    scene.place(HOLDER, "sallab_slums", 1)
    scene.place("sol", "sallab_slums", 9)
    scene.casualties(HOLDER, 2)
    scene.influence(HOLDER, 5)
    scene.hand(HOLDER, *titles)
    return scene


class Round:
    """A round in which the holder is watched, and plays the card at its first offer if he is told to."""

    def __init__(self, title: str, *others: str, plays: bool = False) -> None:
        self.title, self.plays = title, plays
        self.offers: list[str] = []
        self.scene = stage(title, *others)
        for phase in PHASES:
            self.scene.play(phase)
            while not self.scene.done:
                self.answer(self.scene.game.asks[0])

    def answer(self, ask: Ask) -> None:
        self.look_around()
        option = self.decline(ask)
        if self.is_offered(ask):
            assert ask.seat == self.scene.seat(HOLDER)
            self.offers.append(str(ask.about.get("moment", ask.prompt)))
            if self.plays:
                option, self.plays = ("play", self.title), False
        self.scene.game.choose(ask.seat, option)

    def is_offered(self, ask: Ask) -> bool:
        return any(self.title in option for option in ask.options)

    def decline(self, ask: Ask) -> Option:
        """Whoever fights dials all he has and commits what cards he can, so that Sol wins."""
        if ask.prompt == "battle_plan":
            return ask.options[-1]
        return next((option for option in ask.options if option in DECLINING), ask.options[0])

    def look_around(self) -> None:
        """As long as the card is in hand and was not committed, no other view speaks of it."""
        if self.title in self.scene.titles(HOLDER) and not self.scene.events("cards_revealed"):
            for race in OTHERS:
                assert self.title not in json.dumps(self.scene.view(race))
            assert self.title in json.dumps(self.scene.view(HOLDER))


@pytest.mark.parametrize("title", MOMENTS)
def test_strategy_cards_are_offered_to_their_holder_at_their_moments_only(title: str) -> None:
    round_ = Round(title)
    assert list(dict.fromkeys(round_.offers)) == MOMENTS[title]
    assert round_.scene.titles(HOLDER) == [title]


@pytest.mark.parametrize("title", MOMENTS)
def test_strategy_cards_that_were_played_are_gone_and_not_offered_again(title: str) -> None:
    round_ = Round(title, plays=True)
    assert round_.offers == MOMENTS[title][:1]
    assert round_.scene.events("played") == [(0, title)]
    assert round_.scene.titles(HOLDER) == []
    removed = title == "graviton_negator"
    assert discards(round_.scene) == ([] if removed else [title])
    assert (f"{title}_1" in round_.scene.state.removed) == removed


@pytest.mark.parametrize("title", RIVAL)
def test_strategy_cards_of_battle_are_offered_to_their_holder_in_their_slot_only(title: str) -> None:
    round_ = Round(title, RIVAL[title])
    assert round_.offers == ["commit_card"]
    assert len(round_.scene.events("cards_revealed")) == 2


@pytest.mark.parametrize("title", RIVAL)
def test_strategy_cards_of_battle_serve_the_slot_of_their_icon(title: str) -> None:
    scene = stage(title)
    scene.play(BattlePhase())
    scene.choose(HOLDER, "dial", 0)
    scene.choose(HOLDER, "leader", "letnev_1")
    attack = title in ("energy_rifle", "biological_weapon_x35", "hylar_iii_pulse_cannon", "mercenaries")
    slot, other = ("attack", "defense") if attack else ("defense", "attack")
    assert scene.options(HOLDER) == [("slot", "none"), ("slot", slot)]
    assert scene.refusal(HOLDER, "slot", other) == ("Rex p.17", "no_such_card")
    assert scene.refusal(HOLDER, "slot", "both") == ("Rex p.17", "no_such_card")


def test_strategy_cards_of_battle_stay_sealed_until_both_sides_have_committed() -> None:
    scene = stage("energy_rifle", "mercenaries")
    scene.hand("sol", "magen_energy_shield", "atmosphere_ionizer")
    scene.play(BattlePhase())
    for option in (("dial", 0), ("leader", "letnev_1"), ("slot", "attack")):
        scene.choose(HOLDER, *option)
    assert scene.view("sol")["battle"]["sides"][0]["slot"] == "none"
    for option in (("dial", 0), ("leader", "sol_1"), ("slot", "defense")):
        scene.choose("sol", *option)
    assert scene.view("sol")["battle"]["sides"][0]["slot"] == "attack"
    scene.choose(HOLDER, "attack", "energy_rifle")
    assert "energy_rifle" not in json.dumps(scene.view("sol"))
    assert scene.asked == ["sol"]
    scene.choose("sol", "defense", "atmosphere_ionizer")
    assert scene.events("cards_revealed") == [(0, "energy_rifle"), (2, "atmosphere_ionizer")]
