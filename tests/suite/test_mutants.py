"""Mutants: what can be left out or changed, and that the tests of a component notice it."""

from __future__ import annotations

import ast
import os
import subprocess
import sys

import pytest
from tools.mutants.equal import equal_ones
from tools.mutants.importing import ROOT
from tools.mutants.lines import mutants_of
from tools.mutants.naming import names_of, page_of
from tools.mutants.sites import sites_of, statements_of

from throneworld.imperium.edition import Edition
from throneworld.kernel.registry import definition_of, names

GAMES = [name for name in names() if isinstance(getattr(definition_of(name).state, "edition", None), Edition)]
SHARE = os.environ.get("LINES_SHARE", "20")
"""Of the declared lines one of so many is tried; in `make fuzz` all are."""
TEXT = '''
LIMIT = 3

def may(seat, among):
    """Whether it may."""
    if seat < 2 and not among:
        among.append(seat + 1)
    return [each for each in among if each]

class Ask:
    key = lambda self, seat: seat == 0
'''


def changed(number: int) -> str:
    tree = ast.parse(TEXT)
    sites_of(tree)[number].change()
    return ast.unparse(ast.fix_missing_locations(tree))


def test_only_what_functions_do_is_changed_one_place_at_a_time() -> None:
    assert [name for name, _ in statements_of(ast.parse(TEXT))] == ["may", "may", "may", "Ask.lambda"]
    sites = sites_of(ast.parse(TEXT))
    assert [(site.before, site.after) for site in sites] == [
        ("if seat < 2 and (not among): ...", "if seat < 2 or not among: ..."),
        ("if seat < 2 and (not among): ...", "if seat <= 2 and (not among): ..."),
        ("if seat < 2 and (not among): ...", "if seat >= 2 and (not among): ..."),
        ("if seat < 2 and (not among): ...", "if seat < 3 and (not among): ..."),
        ("if seat < 2 and (not among): ...", "if seat < 1 and (not among): ..."),
        ("among.append(seat + 1)", "among.append(seat - 1)"),
        ("among.append(seat + 1)", "among.append(seat + 2)"),
        ("among.append(seat + 1)", "among.append(seat + 0)"),
        ("among.append(seat + 1)", "pass"),
        ("lambda self, seat: seat == 0", "lambda self, seat: seat != 0"),
        ("lambda self, seat: seat == 0", "lambda self, seat: seat == 1"),
        ("lambda self, seat: seat == 0", "lambda self, seat: seat == -1"),
    ]
    plain = ast.unparse(ast.parse(TEXT))
    assert all(changed(number) != plain for number in range(len(sites)))
    assert changed(8) == plain.replace("among.append(seat + 1)", "pass")


@pytest.mark.parametrize("game", GAMES)
def test_each_declared_line_can_be_left_out_and_has_one_name(game: str) -> None:
    found = mutants_of(game)
    assert len({each.name for each in found}) == len(found)
    assert {each.component for each in found} == {each.component for each in found if "left out" in each.name}
    assert equal_ones(game) <= {each.name for each in found}


def test_a_component_is_tried_by_the_tests_that_name_it() -> None:
    page = page_of("ti3")
    assert names_of(page, "flagship:norr")("test_flagship_norr_helps")
    assert not names_of(page, "sabotage")("test_sa_8_7_5_a_card_is_cancelled_by_sabotage")
    assert names_of(page, "admiral.2")("test_sa_14_1_admirals_retreat")
    assert names_of(page, "admiral.2")("test_sa_14_2_3_he_retreats")
    assert names_of(page, "admiral.2")("test_sa_4_5_1_and_14_2_3_he_retreats")
    assert not names_of(page, "admiral.2")("test_sa_4_5_1_he_retreats")


@pytest.mark.parametrize("game", ["ti3"])
def test_a_share_of_the_declared_lines_is_missed_where_it_is_left_out(game: str) -> None:
    command = (sys.executable, "-m", "tools.mutants", "lines", game, "--share", SHARE)
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    lost = [line for line in done.stdout.splitlines() if line.startswith(("survived", "unnamed"))]
    assert (done.returncode, lost) == (0, []), done.stdout + done.stderr
    assert " killed" in done.stdout
