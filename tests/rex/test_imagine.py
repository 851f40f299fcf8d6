"""What a seat knows stays as it is in the games it imagines; the rest is dealt anew."""

from __future__ import annotations

from itertools import product

from tests.rex.scene import Scene
from throneworld.kernel.game import Game
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.fight import Battle
from throneworld.rex.phases.recruitment import RecruitmentPhase
from throneworld.rex.phases.sides import Side
from throneworld.rex.phases.winning import Betrayal
from throneworld.rex.tables import STRATEGY, TITLE
from throneworld.rex.verbs.cards import discard_card

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
    assert len(imagined.choices) == 0
    refusal = imagined.may_undo(0)
    assert refusal is not None and refusal.key == "nothing_to_undo"


def _recruits(*answer: str) -> Scene:
    """Sol has played Fresh Recruits, and Letnev has answered in the same window."""
    scene = Scene(*RACES)
    scene.casualties("sol", 3)
    scene.hand("sol", "fresh_recruits")
    scene.hand("letnev", "double_agent")
    scene.play(RecruitmentPhase())
    scene.choose("sol", "play", "fresh_recruits")
    scene.choose("letnev", *answer)
    return scene


def test_a_card_that_waits_its_turn_does_not_break_an_imagined_game() -> None:
    scene = _recruits("play", "double_agent")
    assert scene.prompt == "free_recruits"
    for seed in TRIES:
        imagined = scene.game.imagine(0, seed)
        imagined.choose(0, ("units", 1))
        assert imagined.asks


def test_whether_another_card_waits_its_turn_is_not_to_be_imagined() -> None:
    """Letnev has played Double Agent in the same window, or has declined: nobody else knows that yet."""
    worlds = [_recruits("play", "double_agent").game, _recruits("pass").game]
    for seat, seed in product((0, 1), TRIES):
        one, two = (world.imagine(seat, seed) for world in worlds)
        assert one.snapshot() == two.snapshot() and one.asks == two.asks


def test_whether_the_other_side_has_made_its_plan_is_not_to_be_imagined() -> None:
    """What it has sealed so far, and that it has, is revealed with the plan of both (Rex p.17)."""
    worlds = [plans()]
    for option in (("dial", 2), ("leader", "letnev_1"), ("slot", "attack")):
        worlds.append(worlds[-1].copy())
        worlds[-1].choose(1, option)
    for seed in TRIES:
        snapshots = [world.imagine(0, seed).snapshot() for world in worlds]
        assert all(each == snapshots[0] for each in snapshots)
        assert worlds[-1].imagine(1, seed).stack[-1] == worlds[-1].stack[-1]


def plans() -> Game:
    scene = Scene("sol", "letnev", "lazax")
    scene.place("sol", "iaf_hq", 3)
    scene.place("letnev", "iaf_hq", 3)
    scene.hand("letnev", "energy_rifle")
    scene.play(Battle(space="iaf_hq", sides=(Side(seat=0), Side(seat=1))))
    return scene.game


def test_a_promised_card_is_never_dealt_to_a_bystander() -> None:
    scene = Scene("sol", "letnev", "lazax", "jol_nar")
    attack = [card for card in scene.state.strategy_deck if STRATEGY[TITLE[card]].icon == "attack"]
    scene.state.strategy_deck = tuple(card for card in scene.state.strategy_deck if card not in attack)
    scene.state.strategy_discards = tuple(attack[2:])
    scene.state.hands[2] = tuple(attack[:2])
    scene.hand("letnev", *["magen_energy_shield"] * 5, "tactical_retreat", "double_agent")
    sides = (Side(seat=0, leader="sol_1"), Side(seat=2, leader="lazax_1", slot="attack"))
    scene.play(Battle(stage="commit_strategy_cards", space="iaf_hq", sides=sides))
    for seed in range(200):
        hand = scene.game.imagine(0, seed).state.hands[2]
        assert any(STRATEGY[TITLE[card]].icon == "attack" for card in hand)


def test_of_two_copies_the_one_that_was_seen_goes_first() -> None:
    scene = Scene("sol", "letnev", "jol_nar")
    scene.hand("sol", "energy_rifle", "energy_rifle")
    seen = scene.state.hands[0][1]
    scene.state.known[seen] |= 1 << 2  # Jol-Nar saw it at auction
    discard_card(scene.game, 0, "energy_rifle")
    assert seen in scene.state.strategy_discards
