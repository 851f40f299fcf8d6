"""What a seat knows stays as it is in the games it imagines; the rest is dealt anew."""

from __future__ import annotations

from tests.rex.scene import Scene
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.winning import Betrayal
from throneworld.rex.tables import TITLE

RACES = ("sol", "lazax", "jol_nar", "letnev", "hacan", "xxcha")
TRIES = range(40)


def test_own_cards_stay_and_those_of_others_change() -> None:
    scene = Scene(*RACES)
    scene.hand("sol", "mercenaries")
    scene.hand("lazax", "energy_rifle")
    hands = [scene.game.imagine(0, seed).state.hands for seed in TRIES]
    assert {TITLE[each[0][0]] for each in hands} == {"mercenaries"}
    assert len({TITLE[each[1][0]] for each in hands}) > 3


def test_jol_nar_remembers_the_card_that_it_saw_somebody_buy() -> None:
    scene = Scene(*RACES)
    for race in RACES:
        scene.influence(race, 5)
    scene.stack_strategy_deck("fleet_sabotage")
    scene.play(BiddingPhase())
    scene.choose("sol", "bid", 1)
    while scene.prompt == "bid" and not scene.state.hands[0]:
        scene.game.choose(scene.game.asked[0], ("pass",))
    jol_nar, lazax = scene.seat("jol_nar"), scene.seat("lazax")
    assert {TITLE[scene.game.imagine(jol_nar, seed).state.hands[0][0]] for seed in TRIES} == {
        "fleet_sabotage"
    }
    assert len({TITLE[scene.game.imagine(lazax, seed).state.hands[0][0]] for seed in TRIES}) > 3


def test_sol_keeps_the_bombardment_card_that_it_has_seen() -> None:
    scene = Scene(*RACES)
    scene.stack_bombardment_deck(4)
    scene.state.fleet_seen = True
    decks = [scene.game.imagine(0, seed).state.bombardment_deck for seed in TRIES]
    assert {deck[0] for deck in decks} == {"bombardment_4"}
    assert len({scene.game.imagine(1, seed).state.bombardment_deck[0] for seed in TRIES}) == 6


def test_a_traitor_card_that_was_given_back_is_never_imagined_in_another_hand() -> None:
    scene = Scene(*RACES)
    scene.traitors("lazax", "hacan_1")
    scene.traitors("sol", "lazax_5")
    scene.state.known["letnev_5"] = 1  # seat 0 was dealt it and did not keep it
    imagined = [scene.game.imagine(0, seed).state for seed in TRIES]
    assert all("letnev_5" in state.traitor_deck for state in imagined)
    assert len({state.traitors[1] for state in imagined}) > 5


def test_a_betrayal_card_that_was_shown_stays_with_its_owner() -> None:
    scene = Scene(*RACES, betrayal=True)
    scene.state.betrayals[:3] = ["war_chest", "hidden_arsenal", "voice_of_the_council"]
    scene.state.betrayals[3:] = ["unbroken_command", "ruler_of_the_skies", "dagger_in_the_dark"]
    scene.state.betrayal_deck = ("control_of_mecatol_city", "first_among_equals")
    scene.game.stack = [Betrayal(members=(0, 1, 2), revealed=(1,))]
    imagined = [scene.game.imagine(0, seed).state.betrayals for seed in TRIES]
    assert {cards[1] for cards in imagined} == {"hidden_arsenal"}
    assert len({cards[2] for cards in imagined}) > 3


def test_the_prediction_is_imagined_by_all_but_its_owner() -> None:
    scene = Scene(*RACES)
    scene.state.prediction = ("sol", 3)
    xxcha = scene.seat("xxcha")
    assert {scene.game.imagine(xxcha, seed).state.prediction for seed in TRIES} == {("sol", 3)}
    guesses = {scene.game.imagine(0, seed).state.prediction for seed in TRIES}
    assert len(guesses) > 10 and all(race != "xxcha" and 1 <= number <= 8 for race, number in guesses)


def test_an_imagined_game_has_no_history_and_cannot_be_undone() -> None:
    scene = Scene(*RACES)
    imagined = scene.game.imagine(0, 3)
    assert imagined.seed == 3
    assert all(choice.seat == -1 for choice in imagined.choices)
