"""Verbs and the kinds of their nouns: what is well-formed has a reason of its own, all else is nonsense."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from tests.kernel.toy import LISTENERS, Add, Match, ready, table, toy
from throneworld.kernel.asks import TABLE, Option, Refusal
from throneworld.kernel.auditing import audit
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import (
    KERNEL_VERBS,
    NUMBER,
    SEAT,
    Verbs,
    either,
    has_shape,
    shapes_of,
    verbs_data,
    ways_of,
    words_of,
)

COLOUR = words_of("colour", "red", "blue")
PAINTED = either(COLOUR, SEAT)
VERBS: Verbs = {
    "add": (NUMBER,),
    "meet": ((SEAT, SEAT), (SEAT, SEAT, SEAT)),
    "wait": (),
    "paint": (PAINTED,),
}


class AddLittle(Add, frozen=True):
    verbs: ClassVar[tuple[str, ...]] = ("meet",)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == "meet":
            return Refusal("Toy 9", "nobody_is_met")
        return Refusal(self.rule, "three_at_most", (3,))


def asked(question: Add) -> Game:
    game = ready(toy(verbs={**KERNEL_VERBS, **VERBS})).new(3, seed=1, options={})
    game.stack = [question]
    game.restart()
    return game


def key(game: Game, *option: str | int) -> str:
    refusal = game.refusal(0, option)
    return "" if refusal is None else refusal.key


def test_what_is_well_formed_but_no_candidate_has_the_questions_own_reason() -> None:
    game = asked(AddLittle(seat=0))
    assert key(game, "add", 2) == ""
    assert game.refusal(0, ("add", 4)) == Refusal("Toy 3", "three_at_most", (3,))


@pytest.mark.parametrize(
    "nonsense", [("fly",), ("add",), ("add", -1), ("add", "two"), ("add", 4, 4), ("paint", "red"), ("wait",)]
)
def test_unknown_verbs_verbs_of_other_questions_and_wrong_nouns_are_nonsense(nonsense: Option) -> None:
    assert key(asked(AddLittle(seat=0)), *nonsense) == "not_offered"


def test_a_question_without_a_reason_says_that_it_does_not_offer_it() -> None:
    assert key(asked(Add(seat=0)), "add", 4) == "not_offered"


def test_a_question_may_name_verbs_that_it_does_not_offer_now() -> None:
    assert key(asked(AddLittle(seat=0)), "meet", 1, 2) == "nobody_is_met"
    assert key(asked(AddLittle(seat=0)), "meet", 1) == "not_offered"
    assert key(asked(AddLittle(seat=0)), "meet", 1, 3) == "not_offered"
    assert key(asked(Add(seat=0)), "meet", 1, 2) == "not_offered"


def test_a_verb_may_stand_with_different_nouns() -> None:
    game = asked(Add(seat=0))
    pair, trio = shapes_of(VERBS, "meet")
    assert has_shape(game, ("meet", 0, 2), pair) and not has_shape(game, ("meet", 0, 2), trio)
    assert shapes_of(VERBS, "wait") == ((),) and shapes_of(VERBS, "fly") == ()


def test_a_noun_may_be_of_either_kind() -> None:
    game = asked(Add(seat=0))
    assert PAINTED.id == "colour_or_seat"
    assert PAINTED.among is not None and PAINTED.among(game) == ("red", "blue", 0, 1, 2)
    assert [noun for noun in ("red", "green", 2, 3) if PAINTED.fits(game, noun)] == ["red", 2]


def test_the_declaration_is_told_as_plain_data() -> None:
    assert verbs_data(VERBS) == {
        "add": [["number"]],
        "meet": [["seat", "seat"], ["seat", "seat", "seat"]],
        "wait": [[]],
        "paint": [["colour"], ["seat"]],
    }


def test_a_question_speaks_only_verbs_of_its_game() -> None:
    parts = toy()
    problem = "AddLittle says meet, which is no verb of the game"
    assert problem in audit(toy(steps=(*parts.steps, AddLittle)))
    assert problem not in audit(toy(steps=(*parts.steps, AddLittle), verbs=VERBS))


# Windows


def noisy(*cards: str) -> Game:
    game = table(cards=[cards, (), ()])
    game.definition.verbs = KERNEL_VERBS
    return game


def test_in_a_window_one_hears_that_one_does_not_have_a_thing_or_that_it_is_not_for_now() -> None:
    game = noisy("shout", "hush")
    assert game.refusal(0, ("play", "roar")) == Refusal("Toy 4", "not_yours", ("roar",))
    assert game.refusal(0, ("play", "hush")) == Refusal("Toy 4", "not_this_moment", ("hush",))
    assert game.refusal(0, ("play", "shout")) is None
    assert key(game, "play", "nothing") == key(game, "play") == key(game, "sing") == "not_offered"
    assert noisy("shout", "roar").refusal(0, ("play", "roar")) is None


@pytest.mark.parametrize(
    ("must", "reason"), [(True, Refusal("Toy 4", "happens_by_itself", ("roar",))), (False, None)]
)
def test_in_a_window_what_happens_by_itself_is_not_played(must: bool, reason: Refusal | None) -> None:
    assert roaring(must=must).refusal(0, ("play", "roar")) == reason


def test_in_a_window_one_hears_why_something_does_not_happen_by_itself() -> None:
    asleep = Refusal("Toy 4", "asleep")
    game = roaring(must=True, when=lambda game, seat, occasion: asleep)
    assert game.refusal(0, ("play", "roar")) == asleep
    assert game.refusal(1, ("play", "roar")) == Refusal(TABLE, "not_asked")


def roaring(**changes: Any) -> Game:
    """Somebody holds two cards, one of which listens in another way than usual."""
    heard = [replace(each, spends=(), **changes) if each.id == "roar" else each for each in LISTENERS]
    game = ready(toy(listeners=tuple(heard), verbs=KERNEL_VERBS)).new(3, seed=1, options={})
    game.state.cards[0] = ("shout", "roar")
    game.stack = [replace(Match(), stage="noise")]
    game.restart()
    return game


def test_a_noun_that_may_be_a_player_or_a_place_is_said_so() -> None:
    square = words_of("square", "a1", "red", said="place")
    verbs: Verbs = {**VERBS, "go": ((either(square, COLOUR),), (NUMBER,)), "fight": ((SEAT,), (COLOUR,))}
    assert ways_of(verbs, ("go", "a1")) == ways_of(verbs, ("go", "red")) == ("place",)
    assert ways_of(verbs, ("go", 2)) == ("name",)
    assert ways_of(verbs, ("fight", 2)) == ("player",)
    assert ways_of(verbs, ("fight", "red")) == ("name",)
    assert ways_of(verbs, ("meet", 1, 2)) == ("player", "player")
    assert ways_of(verbs, ("wait",)) == ()
    assert ways_of(verbs, ("fly", "red", 2)) == ("name", "name")


def test_what_closes_a_question_is_a_verb_of_the_game() -> None:
    known = toy(verbs=VERBS, closing=frozenset({"wait", "pass"}))
    unknown = toy(verbs=VERBS, closing=frozenset({"sleep"}))
    assert [each for each in audit(unknown) if each not in audit(known)] == [
        "sleep closes, and is no verb of the game"
    ]
