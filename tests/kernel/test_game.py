import json
import pickle
from typing import Any

import pytest

import throneworld as tw
from tests.kernel.toy import Match, ready, table, toy
from throneworld.kernel.errors import BadSetup, Refused
from throneworld.kernel.game import Game
from throneworld.kernel.telling import Telling


def new(seats: int = 2) -> Game:
    return ready(toy()).new(seats, seed=5, options={})


def sealed(game: Game) -> Game:
    for seat in range(game.seats):
        for _ in range(2):
            game.choose(seat, ("number", 1))
    return game


def talked(game: Game) -> Game:
    for seat in range(game.seats):
        game.choose(seat, ("ready",))
    return game


def test_sealed_choices_are_asked_of_all_and_revealed_together() -> None:
    game = new(3)
    assert game.asked == (0, 1, 2)
    game.choose(1, ("number", 2))
    assert game.state.sealed == ()
    sealed_by_one = game.stack[-1]
    game.choose(1, ("number", 0))
    assert list(game.asked) == [0, 2] and sealed_by_one != game.stack[-1]
    for seat in (0, 2):
        game.choose(seat, ("number", 1))
        game.choose(seat, ("number", 1))
    assert game.state.sealed == (1, 1, 2, 0, 1, 1)


def test_every_question_has_a_name_of_its_own() -> None:
    game = new()
    names = set()
    for _ in range(12):
        ask = game.asks[0]
        assert ask.id not in names
        names.add(ask.id)
        game.choose(ask.seat, ask.options[-1])


def test_a_choice_of_one_seat_does_not_rename_the_question_of_another() -> None:
    game = new()
    before = game.ask_of(1)
    game.choose(0, ("number", 1))
    assert before is not None and game.ask_of(1) == before


def test_a_floor_ends_when_all_are_ready_and_reopens_when_somebody_speaks() -> None:
    game = sealed(new())
    game.choose(0, ("ready",))
    game.choose(1, ("hello",))
    assert game.asked == (0, 1)
    talked(game)
    assert game.asks[0].prompt == "add"


def test_a_floor_is_bounded() -> None:
    game = sealed(new())
    for seat in (0, 0, 1, 1):
        game.choose(seat, ("hello",))
    assert game.asks[0].prompt == "add"  # nobody has anything left to say, so nobody is asked


def test_one_predicate_decides_and_explains() -> None:
    game = talked(sealed(new()))
    seat = game.asked[0]
    game.state.points[seat] = 1
    game.restart()
    assert game.asks[0].options == (("add", 1), ("add", 2))
    refusal = game.refusal(seat, ("add", 3))
    assert refusal is not None and (refusal.rule, refusal.key) == ("Toy 3", "odd_score")
    assert [(option, why is None) for option, why in game.explain(seat)] == [
        (("add", 1), True),
        (("add", 2), True),
        (("add", 3), False),
    ]


@pytest.mark.parametrize(
    "option", [None, 3, "add", [], ["add"], ["add", True], ["add", 1.0], ["add", [1]], ["sub", 1], {"a": 1}]
)
def test_anything_else_is_refused_and_changes_nothing(option: object) -> None:
    game = talked(sealed(new()))
    before = game.digest()
    with pytest.raises(Refused):
        game.choose(game.asked[0], option)
    assert game.digest() == before


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    game = talked(sealed(new()))
    other = 1 - game.asked[0]
    refusal = game.refusal(other, ("add", 1))
    assert refusal is not None and refusal.key == "not_asked"


@pytest.mark.parametrize("seat", [-1, 2, 10**30, True, 0.0, "0", None, [], {}])
def test_a_seat_that_does_not_exist_is_refused_everywhere(seat: Any) -> None:
    game = new()
    before = game.digest()
    refusal = game.refusal(seat, ("number", 1))
    assert refusal is not None and refusal.key == "no_such_seat"
    with pytest.raises(Refused):
        game.choose(seat, ("number", 1))
    for call in (game.ask_of, game.explain, game.may_undo, game.undo, lambda it: game.imagine(it, 1)):
        with pytest.raises(tw.NoSuchSeat):
            call(seat)
    if seat is not None:  # None is a spectator
        with pytest.raises(tw.NoSuchSeat):
            game.view(seat)
        with pytest.raises(tw.NoSuchSeat):
            game.log_for(seat)
    assert game.digest() == before


def test_undo_takes_back_ones_own_choice_only() -> None:
    game = new()
    start = game.digest()
    game.choose(0, ("number", 1))
    assert game.undo(0) == ("number", 1)
    assert game.digest() == start
    floor = sealed(new())
    floor.choose(0, ("hello",))
    floor.choose(1, ("hello",))
    with pytest.raises(Refused, match="another_seat_chose"):
        floor.undo(0)


def test_a_sealed_answer_may_be_withdrawn_whatever_others_have_sealed() -> None:
    game, alone = new(3), new(3)
    for copy in (game, alone):
        copy.choose(0, ("number", 1))
    game.choose(1, ("number", 2))
    game.choose(1, ("number", 2))
    assert game.may_undo(0) == alone.may_undo(0) is None
    assert game.undo(0) == ("number", 1)
    assert game.asked == (0, 2) and [choice.seat for choice in game.choices] == [1, 1]
    game.choose(0, ("number", 0))
    assert tw_replayed(game) == game.digest()


def test_the_end_of_a_game_cannot_be_undone() -> None:
    game = new()
    while not game.over:
        ask = game.asks[0]
        game.choose(ask.seat, ask.options[0])
    for seat in range(2):
        assert game.may_undo(seat) is not None


def tw_replayed(game: Game) -> str:
    again = game.definition.again(game)
    for choice in game.choices:
        again.choose(choice.seat, choice.option)
    return again.digest()


def test_undo_stops_at_dice_and_revealed_secrets() -> None:
    game = sealed(new())
    with pytest.raises(Refused, match="cannot_unlearn"):
        game.undo(1)
    game.choose(0, ("ready",))
    assert game.may_undo(0) is None
    game.choose(1, ("ready",))  # dice decide who adds
    with pytest.raises(Refused, match="cannot_unlearn"):
        game.undo(1)


def test_undo_of_nothing_says_so() -> None:
    with pytest.raises(Refused, match="nothing_to_undo"):
        new().undo(0)


def test_undone_and_redone_a_game_goes_on_as_before() -> None:
    game, other = new(), new()
    for copy in (game, other):
        copy.choose(0, ("number", 2))
        copy.choose(0, ("number", 0))
    game.undo(0)
    game.undo(0)
    game.choose(0, ("number", 2))
    game.choose(0, ("number", 0))
    assert game.digest() == other.digest() and list(game.log) == list(other.log)


def test_a_copy_is_written_for_every_slot() -> None:
    game = table(cards=[("shout",), (), ()])
    copy = game.copy()
    for slot in (*Telling.__slots__, *Game.__slots__):
        mine, theirs = getattr(game, slot), getattr(copy, slot)
        if slot in ("log", "choices"):
            mine, theirs = list(mine), list(theirs)
        if slot == "dice":
            mine, theirs = mine.states, theirs.states
        assert mine == theirs, slot
    copy.choose(0, ("play", "shout"))
    assert game.state.cards[0] == ("shout",) and len(game.choices) + 1 == len(copy.choices)


def test_options_of_a_game_are_checked() -> None:
    definition = ready(toy())
    for options, words in (
        ({"size": 1}, "no option 'size'"),
        ({"loud": 1}, "true or false"),
        ({"length": 10}, "from 1 to 9"),
        ({"length": True}, "from 1 to 9"),
        ({"mood": "sad"}, "calm, wild"),
    ):
        with pytest.raises(BadSetup, match=words):
            definition.new(2, 1, options)
    for seats, words in (
        (1, "2 to 8 seats"),
        (["red", "red"], "more than one seat"),
        (["red", "pink"], "no 'pink'"),
    ):
        with pytest.raises(BadSetup, match=words):
            definition.new(seats, 1, {})


def test_a_view_is_plain_json() -> None:
    game = new()
    assert json.loads(json.dumps(game.view(0))) == game.view(0)
    assert game.view(None)["ask"] is None and game.view(0)["ask"]["prompt"] == "seal"


def test_an_unknown_game_or_bot_is_named_in_the_error() -> None:
    with pytest.raises(BadSetup, match="no game 'chess'"):
        tw.new_game("chess", seats=2)
    with pytest.raises(BadSetup, match="no bot 'genius'"):
        tw.bot("genius")


def test_a_procedure_knows_its_stages() -> None:
    assert Match().to("talk").stage == "talk"


def test_a_refusal_survives_pickling() -> None:
    with pytest.raises(Refused) as caught:
        new().choose(0, ("nonsense",))
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.refusal == caught.value.refusal and str(again) == str(caught.value)


def test_the_rules_of_a_table_cannot_be_changed_from_outside() -> None:
    options: Any = new().imagine(0, 1).options
    with pytest.raises(TypeError):
        options["loud"] = True


@pytest.mark.parametrize("seed", [-1, 2**64, 10**5000, True, "7", None, 1.5], ids=range(7))
def test_the_seed_of_a_bot_is_a_number_of_64_bits(seed: Any) -> None:
    with pytest.raises(BadSetup, match="whole number"):
        tw.bot("random", seed)
