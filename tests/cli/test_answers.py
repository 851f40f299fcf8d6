"""From what is typed to the option that is meant."""

from __future__ import annotations

import pytest

from throneworld.cli.answers import Entry, entries_of, is_amount, understood
from throneworld.kernel.asks import Ask, Option
from throneworld.words import Words

pytestmark = pytest.mark.game("rex")

WORDS = Words(game="rex", races=("sol", "lazax", "hacan", "letnev"), strict=True)


def ask(prompt: str, *options: Option, **about: str | int) -> Ask:
    return Ask("1-0", 0, prompt, options, "Rex p.9", about)


BID = ask("bid", ("pass",), *(("bid", amount) for amount in range(4, 18)), high=3, left=2)
DIAL = ask("fleet_dial", *(("dial", number) for number in range(21)))
GIVE = ask("negotiate", ("ready",), ("give", 1), ("give", 2), ("give", 3), left=1)
MOVE = ask(
    "move_to", ("to", "imperial_palace"), ("to", "imperial_navy_base"), ("to", "iaf_hq"), steps=2, origin="x"
)


def test_amounts_in_a_row_are_one_entry() -> None:
    entries = entries_of(BID, WORDS)
    assert [entry.label for entry in entries] == ["Pass", "Bid 4-17"]
    assert not is_amount(entries)


def test_players_in_a_row_are_not_amounts() -> None:
    labels = [entry.label for entry in entries_of(GIVE, WORDS)]
    assert labels[1:] == [f"Give influence to {name}" for name in ("Lazax", "Hacan", "Letnev")]


def test_a_question_of_numbers_only_is_answered_by_the_number_itself() -> None:
    entries = entries_of(DIAL, WORDS)
    assert is_amount(entries)
    assert understood("0", entries) == ("dial", 0)
    assert understood("20", entries) == ("dial", 20)
    assert understood("21", entries) is None


def test_two_numbers_are_a_question_of_numbers_too() -> None:
    entries = entries_of(ask("fleet_dial", ("dial", 0), ("dial", 1)), WORDS)
    assert understood("1", entries) == ("dial", 1)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("1", ("pass",)),
        ("pass", ("pass",)),
        ("PASS", ("pass",)),
        ("2 7", ("bid", 7)),
        ("bid 7", ("bid", 7)),
        ("2 3", None),
        ("bid 99", None),
        ("3", None),
        ("0", None),
        ("-1", None),
        ("1 1", None),
        ("1 2 3", None),
        ("²", None),
        ("9" * 5000, None),
        ("nonsense", None),
        ("(", None),
    ],
)
def test_an_answer_among_several_entries(text: str, meant: Option | None) -> None:
    assert understood(text, entries_of(BID, WORDS)) == meant


def test_the_number_of_an_entry_with_amounts_leaves_the_amount_open() -> None:
    meant = understood("2", entries_of(BID, WORDS))
    assert isinstance(meant, Entry)
    assert (meant.lowest, meant.highest) == (4, 17)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("palace", ("to", "imperial_palace")),
        ("navy b", ("to", "imperial_navy_base")),
        ("to iaf_hq", ("to", "iaf_hq")),
        ("imperial", None),
        ("ia", None),
        ("alace", None),
    ],
)
def test_a_name_is_enough_if_only_one_line_has_it(text: str, meant: Option | None) -> None:
    assert understood(text, entries_of(MOVE, WORDS)) == meant
