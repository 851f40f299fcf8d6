from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.table.pace.questions import ask, blind, order, seeing, window
from throneworld.kernel.asks import Ask, Option
from throneworld.table.orders import Order, Place, Sentence, expired, first_answer
from throneworld.table.seats import MOST_SEATS

BID = ask("bid", ("pass",), ("bid", 3), ("bid", 4), high=2, left=4)


def answer(orders: list[Order], question: Ask, **view: Any) -> Option | None:
    got = first_answer(orders, 0, question, seeing(**view))
    return None if got is None else got[1]


def test_without_orders_nothing_is_looked_at() -> None:
    assert first_answer((), 0, BID, blind) is None
    assert expired((), 0, BID, blind) == ()


def test_pass_passes_wherever_passing_is_possible_and_nowhere_else() -> None:
    standing = [order({"kind": "pass"})]
    assert first_answer(standing, 0, BID, blind) == (standing[0], ("pass",))
    assert first_answer(standing, 0, window("deployed", "xxcha_observer"), blind) == (standing[0], ("pass",))
    assert first_answer(standing, 0, ask("recruit", ("done",), ("units", 1)), blind) is None


@pytest.mark.parametrize(
    ("question", "neutral"),
    [
        (BID, ("pass",)),
        (ask("negotiate", ("ready",), ("give", 1)), ("ready",)),
        (ask("answer_proposal", ("accept",), ("decline",), proposer=1, members="0 1"), ("decline",)),
        (ask("recruit", ("done",), ("units", 1)), ("done",)),
        (ask("move_from", ("stay",), ("from", "iaf_hq")), ("stay",)),
        (ask("deploy", ("none",), ("deploy", "iaf_hq")), ("none",)),
        (ask("share_or_betray", ("share",), ("betray",)), ("share",)),
        (ask("flip", ("facedown", "iaf_hq"), ("faceup", "iaf_hq")), None),
        (ask("answer_element", ("none",), ("card", "energy_rifle")), None),
        (ask("battle_plan", ("dial", 0), ("dial", 1)), None),
    ],
)
def test_never_gives_the_neutral_answer_if_there_is_one(question: Ask, neutral: Option | None) -> None:
    assert answer([order({"kind": "never", "about": {"prompt": question.prompt}})], question) == neutral


def test_answer_gives_exactly_its_option_and_only_if_it_is_offered() -> None:
    standing = [order({"kind": "answer", "about": {"prompt": "bid"}, "option": ["bid", 3]})]
    assert answer(standing, BID) == ("bid", 3)
    assert answer(standing, ask("bid", ("pass",), ("bid", 4), high=3)) is None


def test_up_to_gives_the_least_amount_and_passes_beyond_its_limit() -> None:
    standing = [order({"kind": "up_to", "about": {"prompt": "bid"}, "verb": "bid", "most": 4})]
    assert answer(standing, BID) == ("bid", 3)
    assert answer(standing, ask("bid", ("pass",), ("bid", 4), high=3)) == ("bid", 4)
    assert answer(standing, ask("bid", ("pass",), ("bid", 5), ("bid", 6), high=4)) == ("pass",)


def test_up_to_keeps_silent_where_no_amount_is_asked_for_or_passing_is_not_possible() -> None:
    standing = [order({"kind": "up_to", "verb": "bid", "most": 4})]
    assert answer(standing, ask("bid", ("pass",))) is None
    assert answer(standing, ask("recruit", ("pass",), ("units", 1))) is None
    assert answer(standing, ask("bid", ("bid", "high"), ("bid", 3, 1), ("pass",))) is None
    assert answer(standing, ask("bid", ("bid", 5), ("bid", 6))) is None


def test_answer_keeps_silent_while_a_condition_holds() -> None:
    poor = {"path": "players.0.influence", "op": "at_most", "value": 4}
    standing = [order({"kind": "answer", "option": ["bid", 3], "unless": [poor]})]
    assert answer(standing, BID, players=[{"influence": 5}]) == ("bid", 3)
    assert answer(standing, BID, players=[{"influence": 4}]) is None
    assert answer(standing, BID, players=[]) == ("bid", 3)


def test_every_kind_takes_conditions() -> None:
    cheap = {"path": "auction.high", "op": "at_most", "value": 1}
    standing = [order({"kind": "pass", "about": {"prompt": "bid"}, "unless": [cheap]})]
    assert answer(standing, BID, auction={"high": 2}) == ("pass",)
    assert answer(standing, BID, auction={"high": 1}) is None


def test_about_names_prompt_moment_and_facts() -> None:
    peek = window("advantage_used", "informant", fact0="jolnar_card_peek", fact1=2)
    assert answer([order({"kind": "never", "about": {"moment": "advantage_used"}})], peek) == ("pass",)
    assert answer([order({"kind": "never", "about": {"moment": "deployed"}})], peek) is None
    assert answer([order({"kind": "never", "about": {"facts": {"fact1": 2}}})], peek) == ("pass",)
    assert answer([order({"kind": "never", "about": {"facts": {"fact1": "2"}}})], peek) is None
    assert answer([order({"kind": "never", "about": {"facts": {"fact7": 2}}})], peek) is None
    assert answer([order({"kind": "never", "about": {"moment": "advantage_used"}})], BID) is None


def test_a_card_is_passed_over_only_if_no_other_could_be_played() -> None:
    standing = [order({"kind": "never", "about": {"plays": ["fresh_recruits"]}})]
    assert answer(standing, window("recruitment_phase", "fresh_recruits")) == ("pass",)
    assert answer(standing, window("recruitment_phase", "fresh_recruits", "double_agent")) is None
    assert answer(standing, BID) is None


def test_orders_are_tried_in_the_order_in_which_they_were_given() -> None:
    bid = order({"kind": "answer", "option": ["bid", 3]}, name="bid")
    passing = order({"kind": "pass"}, name="pass")
    assert first_answer([bid, passing], 0, BID, blind) == (bid, ("bid", 3))
    assert first_answer([passing, bid], 0, BID, blind) == (passing, ("pass",))


def test_an_order_answers_for_its_own_seat_only() -> None:
    assert first_answer([order({"kind": "pass"}, seat=1)], 0, BID, blind) is None


def test_an_order_answers_as_often_as_it_may() -> None:
    standing = order({"kind": "pass", "uses": 2})
    assert answer([standing.used_again()], BID) == ("pass",)
    spent = standing.used_again().used_again()
    assert answer([spent], BID) is None
    assert expired([standing, spent], 0, BID, blind) == (spent,)


def test_only_orders_of_the_seat_in_question_expire() -> None:
    spent = order({"kind": "pass", "uses": 1}, used=1)
    others = order({"kind": "pass", "uses": 1}, used=1, seat=1)
    assert expired([others, spent], 0, BID, blind) == (spent,)


def test_the_view_is_built_once_and_only_for_orders_that_fit() -> None:
    built: list[int] = []

    def view() -> dict[str, Any]:
        built.append(1)
        return {"round": 1}

    rich = {"path": "round", "op": "equals", "value": 1}
    standing = [order({"kind": "answer", "option": ["bid", 3], "unless": [rich]}) for _ in range(3)]
    assert first_answer(standing, 0, ask("flip", ("done",)), view) is None
    assert not built
    assert first_answer(standing, 0, BID, view) is None
    assert len(built) == 1


@pytest.mark.parametrize(
    "sentence",
    [
        {"kind": "sleep"},
        {"kind": "pass", "option": ["bid", 3]},
        {"kind": "answer"},
        {"kind": "answer", "option": []},
        {"kind": "answer", "option": ["bid", True]},
        {"kind": "answer", "option": ["bid", 1.5]},
        {"kind": "answer", "option": ["a"] * (2 + MOST_SEATS)},
        {"kind": "answer", "option": ["a" * 61]},
        {"kind": "pass", "until": {"round": 0}},
        {"kind": "pass", "until": {"moon": "full"}},
        {"kind": "pass", "uses": 0},
        {"kind": "up_to", "verb": "bid"},
        {"kind": "up_to", "verb": "bid", "most": -1},
        {"kind": "up_to", "verb": "bid", "most": True},
        {"kind": "up_to", "verb": "Bid!", "most": 1},
        {"kind": "never", "about": {"prompt": "Bid!"}},
        {"kind": "never", "about": {"facts": {f"fact{n}": n for n in range(9)}}},
        {"kind": "pass", "unless": [{"path": "round", "op": "equals", "value": n} for n in range(11)]},
        {"kind": "pass", "until": {"when": [{"path": "round", "op": "equals", "value": 1}] * 11}},
    ],
)
def test_a_sentence_has_a_shape_and_bounds(sentence: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(sentence, Sentence)


def test_a_sentence_comes_back_as_it_was_written() -> None:
    said = {"kind": "pass", "about": {"prompt": "bid"}, "until": {"round": 4, "named": True}}
    assert msgspec.to_builtins(msgspec.convert(said, Sentence)) == said


words = st.sampled_from(
    ["pass", "done", "bid", "play", "window", "recruit", "deployed", "informant", "ready"]
)
options = st.lists(words | st.integers(0, 3), min_size=1, max_size=3).map(tuple)
questions = st.builds(
    Ask,
    id=st.just("0-0-0"),
    seat=st.just(0),
    prompt=words,
    options=st.lists(options, min_size=1, max_size=5).map(tuple),
    rule=st.just(""),
    about=st.dictionaries(st.sampled_from(["moment", "fact0", "high"]), words | st.integers(0, 3)),
)
abouts = st.fixed_dictionaries(
    {},
    optional={
        "prompt": words,
        "moment": words,
        "facts": st.dictionaries(st.sampled_from(["fact0", "high"]), words | st.integers(0, 3)),
        "plays": st.lists(words, max_size=2),
    },
)
conditions = st.fixed_dictionaries(
    {"path": st.sampled_from(["round", "phase", "x.0"]), "op": st.just("equals"), "value": st.integers(0, 3)}
)
common = {
    "about": abouts,
    "unless": st.lists(conditions, max_size=2),
    "uses": st.integers(1, 3),
    "until": st.fixed_dictionaries(
        {},
        optional={
            "round": st.integers(1, 4),
            "phase": st.just("battle"),
            "named": st.booleans(),
            "when": st.lists(conditions, max_size=2),
        },
    ),
}
sentences = (
    st.fixed_dictionaries({"kind": st.sampled_from(["pass", "never"])}, optional=common)
    | st.fixed_dictionaries({"kind": st.just("answer"), "option": options}, optional=common)
    | st.fixed_dictionaries(
        {"kind": st.just("up_to"), "verb": words, "most": st.integers(0, 3)}, optional=common
    )
)
looks = st.fixed_dictionaries(
    {},
    optional={
        "round": st.integers(0, 5),
        "phase": st.sampled_from(["battle", "setup", "nap"]),
        "x": st.lists(st.integers(0, 3)),
    },
)


@given(st.lists(sentences, max_size=4), st.integers(0, 3), questions, looks)
def test_an_order_never_gives_what_is_not_offered_nor_what_is_over(
    said: list[dict[str, Any]], used: int, question: Ask, view: dict[str, Any]
) -> None:
    standing = [
        order(each, name=str(n), used=used, made=Place(1, "influence")) for n, each in enumerate(said)
    ]
    got = first_answer(standing, 0, question, lambda: view)
    assert got == first_answer(standing, 0, question, lambda: dict(view))
    if got is not None:
        assert got[1] in question.options
        assert got[0] not in expired(standing, 0, question, lambda: view)
