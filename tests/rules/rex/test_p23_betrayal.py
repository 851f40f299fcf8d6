"""The Betrayal card option (Rex p.23)."""

from collections.abc import Callable

import pytest

import throneworld as tw
from tests.rex.scene import Scene
from throneworld.kernel.asks import Refusal
from throneworld.rex.cards.betrayal import fulfils
from throneworld.rex.phases.winning import Winning
from throneworld.rex.tables import DIFFICULTY

JOE, BOB, GLENN = "hacan", "lazax", "letnev"
"""The three allies of the printed example."""
OTHERS = ("sol", "jol_nar", "xxcha")


def victory(joe: str, bob: str, glenn: str, **options: bool) -> Scene:
    """Three allies hold all five strongholds; each has the Betrayal card given.

    Joe controls both spaceports, Bob has most units and has lost a leader, Glenn has most influence.
    """
    scene = Scene(JOE, BOB, GLENN, *OTHERS, **{"betrayal": True, **options})
    scene.ally(JOE, BOB, GLENN)
    scene.place(JOE, "civilian_spaceport", 1)
    scene.place(JOE, "imperial_navy_base", 1)
    scene.place(BOB, "imperial_palace", 5)
    scene.place(BOB, "adminus_imperialis", 5)
    scene.place(GLENN, "mecatol_power_south", 1)
    scene.influence(GLENN, 6)
    scene.kill("lazax_1", "hacan_1")
    scene.state.betrayals = [joe, bob, glenn, "", "", ""]
    return scene


def won(scene: Scene) -> tuple[list[str], str]:
    result = scene.game.result
    assert result is not None
    return [scene.races[seat] for seat in result.winners], result.how


def test_p23_7_each_player_is_dealt_a_betrayal_card() -> None:
    game = tw.new_game("rex", seats=[JOE, BOB, GLENN, *OTHERS], seed=3, options={"betrayal": True})
    bots = [tw.bot("random", seat) for seat in range(6)]
    while game.state.round == 0:
        seat = game.asks[0].seat
        game.choose(seat, bots[seat].decide(tw.Seat(game, seat)))
    dealt, left = game.state.betrayals, game.state.betrayal_deck
    assert sorted([*dealt, *left]) == sorted(DIFFICULTY)
    assert (len(set(dealt)), len(left)) == (6, 2)
    assert [game.view(seat)["you"]["betrayal"] for seat in range(6)] == dealt


def test_p23_7_a_betrayal_card_is_secret() -> None:
    scene = victory("ruler_of_the_skies", "control_of_mecatol_city", "war_chest")
    views = [scene.view(race) for race in (BOB, GLENN, *OTHERS)] + [scene.view()]
    scene.state.betrayals[0] = "dagger_in_the_dark"
    assert [scene.view(race) for race in (BOB, GLENN, *OTHERS)] + [scene.view()] == views
    assert scene.view(JOE)["you"]["betrayal"] == "dagger_in_the_dark"


def test_p23_7_without_the_option_nobody_has_one_and_allies_share() -> None:
    scene = victory("ruler_of_the_skies", "control_of_mecatol_city", "war_chest", betrayal=False)
    scene.play(Winning())
    assert won(scene) == ([JOE, BOB, GLENN], "strongholds")


def test_p23_8_allies_who_all_shake_hands_share_the_victory() -> None:
    scene = victory("ruler_of_the_skies", "control_of_mecatol_city", "war_chest")
    scene.play(Winning())
    assert scene.asked == [JOE, BOB, GLENN]
    assert scene.options(JOE) == [("share",), ("betray",)]
    for race in (JOE, BOB, GLENN):
        scene.choose(race, "share")
    assert won(scene) == ([JOE, BOB, GLENN], "strongholds")
    assert scene.events("betrayal_revealed") == []


def test_p23_8_who_does_not_fulfil_his_card_cannot_betray() -> None:
    scene = victory("ruler_of_the_skies", "unbroken_command", "hidden_arsenal")
    scene.play(Winning())
    assert scene.asked == [JOE]  # the others can only share
    question = scene.game.question
    assert question is not None
    for seat, card in ((1, "unbroken_command"), (2, "hidden_arsenal")):
        why = question.refusal(scene.game, seat, ("betray",))
        assert why == Refusal("Rex p.23", "betrayal_unfulfilled", (card,))
    assert scene.view()["waiting"] == [0, 1, 2]  # that they could not is their secret


def test_p23_8_a_betrayer_wins_alone() -> None:
    scene = victory("ruler_of_the_skies", "unbroken_command", "hidden_arsenal")
    scene.play(Winning())
    scene.choose(JOE, "betray")
    assert won(scene) == ([JOE], "betrayal")
    assert scene.events("betrayal_revealed") == [(0, "ruler_of_the_skies", 7)]


def test_p23_8_the_choice_is_sealed_until_all_have_chosen() -> None:
    scene = victory("ruler_of_the_skies", "control_of_mecatol_city", "war_chest")
    scene.play(Winning())
    scene.choose(JOE, "betray")
    assert scene.events("betrayal_revealed") == []
    assert scene.view(BOB)["you"]["sealed"] == []
    assert scene.asked == [BOB, GLENN]


Change = Callable[[Scene], None]

CONDITIONS: list[tuple[str, Change, Change]] = [
    (
        "voice_of_the_council",
        lambda scene: scene.place(JOE, "galactic_council", 1),
        lambda scene: scene.place(BOB, "galactic_council", 1),
    ),
    (
        "control_of_mecatol_city",
        lambda scene: scene.place(JOE, "tarraguth_slums", 9),
        lambda scene: scene.place(BOB, "tilzin_business", 1),
    ),
    (
        "war_chest",
        lambda scene: scene.influence(JOE, 7),
        lambda scene: scene.influence(BOB, 7),
    ),
    (
        "hidden_arsenal",
        lambda scene: scene.hand(JOE, "informant"),
        lambda scene: scene.hand(GLENN, "mercenaries"),
    ),
    (
        "unbroken_command",
        lambda scene: setattr(scene.state, "dead", ("lazax_1",)),
        lambda scene: scene.kill("hacan_5"),
    ),
    (
        "first_among_equals",
        lambda scene: scene.place(GLENN, "imperial_palace", 1),
        lambda scene: scene.place(BOB, "imperial_navy_base", 1),
    ),
    (
        "ruler_of_the_skies",
        lambda scene: None,
        lambda scene: scene.place("xxcha", "imperial_navy_base", 1),
    ),
    (
        "dagger_in_the_dark",
        lambda scene: scene.traitors(JOE, "sol_1", "letnev_3"),
        lambda scene: scene.traitors(JOE, "sol_1", "hacan_2"),
    ),
]


@pytest.mark.parametrize(("card", "fulfil", "spoil"), CONDITIONS, ids=[card for card, _, _ in CONDITIONS])
def test_p23_8_the_condition_of_each_card(card: str, fulfil: Change, spoil: Change) -> None:
    """Joe compares himself with every ally; a tie is not enough."""
    scene = victory(card, "unbroken_command", "unbroken_command")
    assert fulfils(scene.state, 0) == (card == "ruler_of_the_skies")
    fulfil(scene)
    assert fulfils(scene.state, 0)
    spoil(scene)
    assert not fulfils(scene.state, 0)


def test_p23_8_a_shared_special_victory_can_be_betrayed_too() -> None:
    scene = Scene("hacan", "lazax", "letnev", "jol_nar", "xxcha", round_number=8, betrayal=True)
    scene.ally("hacan", "lazax")
    scene.state.betrayals = ["unbroken_command", "war_chest", "", "", ""]
    scene.influence("lazax", 1)
    scene.play(Winning())
    assert scene.asked == ["hacan", "lazax"]
    scene.choose("hacan", "share")
    scene.choose("lazax", "share")
    assert won(scene) == (["hacan", "lazax"], "hacan_default")


def test_p23_8_players_who_merely_tie_are_no_alliance_to_betray() -> None:
    scene = Scene("lazax", "letnev", "jol_nar", "xxcha", round_number=8, betrayal=True)
    scene.state.betrayals = ["unbroken_command", "war_chest", "hidden_arsenal", "dagger_in_the_dark"]
    scene.place("lazax", "imperial_palace", 1)
    scene.place("letnev", "imperial_navy_base", 1)
    scene.play(Winning())
    assert won(scene) == (["lazax", "letnev"], "most_strongholds")


def test_p23_9_of_several_betrayers_the_highest_difficulty_wins_alone() -> None:
    scene = victory("ruler_of_the_skies", "control_of_mecatol_city", "war_chest")
    scene.play(Winning())
    scene.choose(JOE, "betray")
    scene.choose(BOB, "betray")
    scene.choose(GLENN, "betray")
    assert won(scene) == ([JOE], "betrayal")
    assert scene.events("betrayal_revealed") == [
        (1, "control_of_mecatol_city", 2),
        (2, "war_chest", 3),
        (0, "ruler_of_the_skies", 7),
    ]


def test_p23_10_higher_cards_may_still_be_shown_after_shaking_hands() -> None:
    scene = victory("ruler_of_the_skies", "control_of_mecatol_city", "war_chest")
    scene.play(Winning())
    scene.choose(JOE, "share")
    scene.choose(BOB, "betray")
    scene.choose(GLENN, "share")
    assert scene.asked == [JOE, GLENN]
    assert scene.options(GLENN) == [("pass",), ("betray",)]
    scene.choose(JOE, "pass")
    scene.choose(GLENN, "betray")
    assert scene.asked == [JOE]  # whose seven still beats the three
    scene.choose(JOE, "betray")
    assert won(scene) == ([JOE], "betrayal")


def test_p23_10_lower_cards_may_not_be_shown_any_more() -> None:
    scene = victory("ruler_of_the_skies", "control_of_mecatol_city", "hidden_arsenal")
    scene.play(Winning())
    scene.choose(BOB, "share")
    scene.choose(JOE, "betray")
    assert won(scene) == ([JOE], "betrayal")


def test_p23_10_a_card_of_lower_difficulty_is_refused() -> None:
    scene = victory("ruler_of_the_skies", "control_of_mecatol_city", "war_chest")
    scene.play(Winning())
    scene.choose(JOE, "share")
    scene.choose(GLENN, "betray")
    scene.choose(BOB, "share")
    assert scene.asked == [JOE]
    question = scene.game.question
    assert question is not None
    why = question.refusal(scene.game, 1, ("betray",))
    assert why == Refusal("Rex p.23", "betrayal_too_low", (3,))
    scene.choose(JOE, "pass")
    assert won(scene) == ([GLENN], "betrayal")


def test_p23_11_example_bob_betrays_and_glenns_harder_card_takes_the_victory() -> None:
    scene = victory("hidden_arsenal", "control_of_mecatol_city", "war_chest")
    scene.play(Winning())
    assert scene.asked == [BOB, GLENN]  # Joe does not fulfil his card
    scene.choose(GLENN, "share")
    scene.choose(BOB, "betray")
    assert scene.asked == [GLENN]
    scene.choose(GLENN, "betray")
    assert won(scene) == ([GLENN], "betrayal")
    assert scene.events("betrayal_revealed") == [(1, "control_of_mecatol_city", 2), (2, "war_chest", 3)]


def test_p23_12_against_a_xxcha_prediction_no_betrayal_card_counts() -> None:
    scene = victory("ruler_of_the_skies", "control_of_mecatol_city", "war_chest")
    scene.state.prediction = (GLENN, scene.state.round)
    scene.play(Winning())
    assert won(scene) == (["xxcha"], "xxcha_prediction")
    assert scene.events("betrayal_revealed") == []


def test_p23_12_a_wrong_prediction_leaves_the_betrayal_to_the_allies() -> None:
    scene = victory("ruler_of_the_skies", "control_of_mecatol_city", "war_chest")
    scene.state.prediction = (GLENN, scene.state.round + 1)
    scene.play(Winning())
    assert scene.asked == [JOE, BOB, GLENN]
