"""The list of pairs of component and window that no scenario shows: it only becomes shorter."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.ti3.pairs.__main__ import LIST, ROOT
from tests.ti3.pairs.elsewhere import BY_PAIR, BY_WINDOW, rule
from tests.ti3.pairs.lines import CHOICE, MUST, RULE, Line, Pair, by_rule, lines_of, pairs
from tests.ti3.pairs.scenarios import Scenario

pytestmark = pytest.mark.game("ti3")
SHARE = os.environ.get("PAIRS_SHARE", "20")
"""Of the components one of so many is looked at; in `make fuzz` all are."""
CARD, LAW = Line("a_card", "action", CHOICE), Line("a_law", "round_end", MUST)


def test_each_pair_of_the_map_has_lines_to_be_shown() -> None:
    assert len(pairs()) == len({pair.name for pair in pairs()}) == 920
    assert all(lines_of(pair) for pair in pairs())
    recheck = Pair("action_cards", "recheck", "combat_dice_after")
    assert {line.sort for line in lines_of(recheck)} == {CHOICE}
    settlers = Pair("domain_counters", "settlers", "landed_after")
    assert {line.sort for line in lines_of(settlers)} == {RULE}


def test_each_rule_that_is_named_exists() -> None:
    assert {served.line.sort for those in by_rule().values() for served in those} == {RULE}
    assert all(rule(name).code for names in (*BY_WINDOW.values(), *BY_PAIR.values()) for name in names)


def test_the_list_names_pairs_of_the_map_in_their_order() -> None:
    known = LIST.read_text().splitlines()
    assert known == [pair.name for pair in pairs() if pair.name in known]


def test_a_choice_is_shown_by_options_by_the_state_after_it_and_by_a_refusal() -> None:
    scene = Scenario().scene
    scene.asserts(of_state=True)
    scene.offers([CARD])
    assert scene.shown.options == {CARD} and not scene.shown.state, "it has not been used"
    scene.acted.add(CARD)
    scene.asserts(of_state=False)
    assert not scene.shown.state, "nothing was said of the state"
    scene.asserts(of_state=True)
    assert scene.shown.state == {CARD} and not scene.shown.refusal
    scene.refuses([])
    assert scene.shown.refusal == {CARD}


def test_what_acted_on_one_board_is_not_asserted_on_the_next() -> None:
    scenario = Scenario()
    scenario.scene.acted.add(LAW)
    scenario.lays()
    scenario.scene.asserts(of_state=True)
    scenario.scene.refuses([])
    assert not scenario.end().state and not scenario.end().refusal


def test_a_share_of_the_pairs_is_shown_unless_it_is_on_the_list() -> None:
    command = (sys.executable, "-m", "tests.ti3.pairs", "--share", SHARE)
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " pairs are shown" in done.stdout
