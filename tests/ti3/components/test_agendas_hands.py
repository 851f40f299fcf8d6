"""Events about cards in hand and secret objectives: what may be voted for, a refusal, what follows."""

from __future__ import annotations

from tests.ti3.senate import ballot, decide, forum, offers_sides, put_to_vote
from throneworld.imperium.verbs.cards import secret_name
from throneworld.ti3.tables import ACTION_DECK, SECRET_DECK

ONE, TWO, THREE, FOUR, FIVE = ACTION_DECK[:5]
FIRST, SECOND, THIRD = SECRET_DECK[:3]


def test_flawed_planning_deals_everybody_a_new_secret_objective() -> None:
    scene = forum()
    scene.secret("sol", FIRST)
    scene.secret("hacan", SECOND, THIRD)
    scene.state.scored = [(), (SECRET_DECK[3],), ()]
    offers_sides(scene, "flawed_planning")
    ballot(scene, "flawed_planning", sol=("for", 1))
    dealt = [hand[0] for hand in scene.state.secrets]
    assert [len(hand) for hand in scene.state.secrets] == [1, 1, 1] and scene.done
    assert sorted([*dealt, *scene.state.secret_deck]) == sorted(SECRET_DECK)
    assert all(
        scene.state.known[secret_name(scene.state, card)] == 1 << seat for seat, card in enumerate(dealt)
    )


def test_flawed_planning_against_rewards_those_who_have_fulfilled_one() -> None:
    scene = forum()
    scene.state.scored = [(), (FIRST,), ()]
    decide(scene, "flawed_planning", "against")
    assert scene.state.points == [0, 1, 0]


def test_shifting_loyalties_take_cards_of_three_and_then_of_one_opponent() -> None:
    scene = forum("sol", "letnev", "hacan", "jolnar")
    scene.take("letnev", "saudor")
    for race, card in zip(scene.players, (ONE, TWO, THREE, FOUR), strict=True):
        scene.hold(race, card)
    scene.hold("hacan", FIVE)
    offers_sides(scene, "shifting_loyalties")
    ballot(scene, "shifting_loyalties", sol=("for", 1), letnev=("for", 2), jolnar=("for", 1))
    assert scene.asked == ["letnev"]
    scene.offers("letnev", ("player", 2), ("player", 3), ("player", 0), ("decline",))
    scene.choose("letnev", "player", 3)
    scene.refuses("letnev", "player", 3, rule="SA-8.7.4", key="taken_from_already")
    scene.choose("letnev", "player", 2)
    scene.choose("letnev", "decline")
    assert [len(hand) for hand in scene.state.hands] == [1, 3, 1, 0]
    scene.offers("sol", ("player", 0), ("player", 3))
    scene.choose("sol", "player", 3)
    scene.choose("jolnar", "player", 0)
    assert [len(hand) for hand in scene.state.hands] == [0, 3, 1, 1] and scene.done


def test_shifting_loyalties_take_of_three_opponents_and_never_of_a_fourth() -> None:
    scene = forum("sol", "letnev", "hacan", "jolnar", "norr")
    for race, card in zip(scene.players, (ONE, TWO, THREE, FOUR, FIVE), strict=True):
        scene.hold(race, card)
    put_to_vote(scene, "shifting_loyalties")
    ballot(scene, "shifting_loyalties", sol=("for", 1))
    scene.offers("sol", *[("player", seat) for seat in (1, 2, 3, 4)], ("decline",))
    for seat in (1, 2, 3):
        scene.choose("sol", "player", seat)
    assert [len(hand) for hand in scene.state.hands] == [4, 0, 0, 0, 1] and scene.done


def test_shifting_loyalties_with_one_voter_nobody_is_second() -> None:
    scene = forum()
    scene.hold("letnev", ONE)
    decide(scene, "shifting_loyalties", "for")
    scene.choose("sol", "player", 1)
    assert scene.done and scene.state.hands == [(ONE,), (), ()]


def test_shifting_loyalties_against_leave_one_card_to_those_who_voted_for_it() -> None:
    scene = forum()
    scene.take("letnev", "saudor")
    scene.hold("sol", ONE, TWO, THREE)
    scene.hold("hacan", FOUR, FIVE)
    put_to_vote(scene, "shifting_loyalties")
    ballot(scene, "shifting_loyalties", sol=("for", 1), letnev=("against", 2))
    assert scene.asked == ["sol"]
    for _ in range(2):
        scene.choose("sol", *scene.options()[0])
    assert scene.done and [len(hand) for hand in scene.state.hands] == [1, 0, 2]
