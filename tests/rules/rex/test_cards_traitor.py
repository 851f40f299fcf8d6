"""The thirty Traitor cards: each unmasks exactly the leader it shows (Rex p.17)."""

import pytest

from tests.rex.scene import Scene
from tests.rules.rex.duel import FIELD, Plan, fight
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.state import CASUALTIES
from throneworld.rex.verbs.cards import draw_traitor

STRENGTHS = {
    "lazax": (2, 3, 3, 5, 6),
    "hacan": (1, 2, 3, 4, 5),
    "sol": (2, 3, 5, 6, 7),
    "letnev": (1, 2, 3, 4, 6),
    "jol_nar": (1, 2, 4, 5, 5),
    "xxcha": (5, 5, 5, 5, 5),
}
CARDS = [f"{race}_{number}" for race in STRENGTHS for number in range(1, 6)]


def race_of(card: str) -> str:
    return card.rpartition("_")[0]


def battle(card: str, committed: str) -> Scene:
    """Whoever holds the card meets the leader that was committed; his own is the weakest he has."""
    race = race_of(committed)
    holder = "hacan" if race != "hacan" else "letnev"
    bystander = next(other for other in ("lazax", "sol") if other != race)
    scene = Scene(race, holder, bystander)
    scene.place(race, FIELD, 6)
    scene.place(holder, FIELD, 2)
    scene.traitors(holder, card)
    fight_without_commands(scene, race, holder, committed)
    return scene


def fight_without_commands(scene: Scene, race: str, holder: str, committed: str) -> None:
    """Xxcha and Jol-Nar neither flip nor command."""
    scene.play(BattlePhase())
    while scene.prompt in ("flip", "window"):
        scene.choose(scene.asked[0], "done" if scene.prompt == "flip" else "pass")
    for option in Plan(6, committed).sealed[:2]:
        scene.choose(race, *option)
    for option in Plan(1, f"{holder}_1").sealed[:2]:
        scene.choose(holder, *option)


@pytest.mark.parametrize("card", CARDS)
def test_traitor(card: str) -> None:
    race, number = race_of(card), int(card[-1])
    scene = battle(card, card)
    holder = scene.races[1]
    assert (scene.asked, scene.prompt) == ([holder], "reveal_traitor")
    assert scene.options(holder) == [("pass",), ("reveal",)]
    assert scene.ask(holder).about == {"leader": card}
    scene.choose(holder, "reveal")
    assert scene.events("traitor_revealed") == [(1, card)]
    assert scene.events("leader_destroyed") == [(0, card, STRENGTHS[race][number - 1], "traitor")]
    assert scene.events("battle_won_by_treason") == [(1, FIELD)]
    assert (scene.units(race, CASUALTIES), scene.units(holder, CASUALTIES)) == (6, 0)
    assert scene.has(holder) == 0
    assert scene.state.traitors[1] == ()
    assert card in scene.state.traitor_deck


@pytest.mark.parametrize("card", CARDS)
def test_traitor_card_is_useless_against_every_other_leader(card: str) -> None:
    for number in range(1, 6):
        committed = f"{race_of(card)}_{number}"
        if committed != card:
            scene = battle(card, committed)
            assert scene.events("traitor_revealed") == []
            assert scene.events("battle_won_by_treason") == []
            assert [args[0] for args in scene.events("battle_won")] == [0]
            assert scene.state.traitors[1] == (card,)


@pytest.mark.parametrize("card", CARDS)
def test_traitor_card_may_be_kept_hidden(card: str) -> None:
    scene = battle(card, card)
    holder = scene.races[1]
    scene.choose(holder, "pass")
    assert scene.state.traitors[1] == (card,)
    assert scene.state.dead == ()
    assert [args[0] for args in scene.events("battle_won")] == [0]


@pytest.mark.parametrize("card", ["sol_5", "letnev_1"])
def test_traitor_card_of_ones_own_leader_is_dead(card: str) -> None:
    race = race_of(card)
    scene = Scene("hacan", race, "lazax")
    scene.place("hacan", FIELD, 6)
    scene.place(race, FIELD, 2)
    scene.traitors(race, card)
    fight(scene, hacan=Plan(6, "hacan_1"), **{race: Plan(1, card)})
    assert scene.events("traitor_revealed") == []
    assert scene.state.dead == ()
    assert scene.state.traitors[1] == (card,)


def test_traitor_cards_of_both_sides_ruin_both() -> None:
    scene = Scene("sol", "letnev", "lazax")
    scene.place("sol", FIELD, 6)
    scene.place("letnev", FIELD, 2)
    scene.traitors("sol", "letnev_4")
    scene.traitors("letnev", "sol_4")
    fight(scene, sol=Plan(6, "sol_4"), letnev=Plan(1, "letnev_4"))
    scene.choose("letnev", "reveal")
    assert scene.events("traitor_revealed") == []  # sealed until the other has spoken
    scene.choose("sol", "reveal")
    assert sorted(scene.state.dead) == ["letnev_4", "sol_4"]
    assert (scene.units("sol", FIELD), scene.units("letnev", FIELD)) == (0, 0)
    assert scene.events("battle_won_by_treason") == []


def test_p20_1_nobody_knows_a_card_of_the_deck_by_another_having_drawn_from_it() -> None:
    scene = Scene("letnev", "hacan", "sol", "jol_nar")
    state = scene.state
    one, *others = state.traitor_deck
    known = others[0]
    state.known = {known: 0b110}
    draw_traitor(scene.game, 1)
    assert state.known[one] >> 1 & 1 and not state.known[one] >> 2 & 1
    assert state.known[known] == 0b010, "he himself may still know it"
    assert all(state.known.get(card, 0) == 0 for card in others[1:])
