"""Ships between the systems of a grid: the cases name origin and goal, the game asks goal by goal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from tests.rules.ti3.casework.finding import Finding
from tests.rules.ti3.casework.options import fits, patterns
from throneworld.imperium.units import in_space, ship_count
from throneworld.kernel.asks import Ask, Option, Refusal
from throneworld.ti3.tactical.fleet import MoveFleet
from throneworld.ti3.tactical.movement import Movement

SHIP = "ship"


def has_goal(option: Sequence[Any]) -> bool:
    """Whether a ship is named with the system into which it moves."""
    return option[0] == SHIP and len(option) == 4 and isinstance(option[3], str)


def goals(finding: Finding) -> dict[int, MoveFleet]:
    """What the game asks now, and what it would ask now for each of the other goals."""
    question, movement = finding.game.question, finding.game.nearest(Movement)
    if not isinstance(question, MoveFleet) or movement is None or not movement.grid:
        return {}
    state, found = finding.names.scene.state, {}
    for system in (movement.system, *movement.grid):
        stayed = ship_count(in_space(state, question.seat, system))
        found[system] = replace(question, system=system, stayed=stayed)
    return found


def offered(finding: Finding, ask: Ask, option: Sequence[Any]) -> bool:
    """Whether a ship may move to its goal, which may be asked about later."""
    question = goals(finding).get(finding.names.system(option[3]))
    options = question.options(finding.game, ask.seat) if question is not None else ()
    return bool(fitting(finding, ask, option, options))


def fitting(finding: Finding, ask: Ask, option: Sequence[Any], options: Sequence[Option]) -> list[Option]:
    chains = patterns(finding.names, ask.seat, option[:3])
    return [each for chain in chains for each in options if fits(chain[0], each)]


def reasons(finding: Finding, ask: Ask, option: Sequence[Any]) -> Iterator[Refusal]:
    """Why a ship may not move to its goal; one that is not in the grid cannot even be named."""
    question = goals(finding).get(finding.names.system(option[3]))
    if question is None:
        yield Refusal("SA-16.8.3", "not_in_the_grid")
        return
    origin = finding.names.system(option[2])
    found = question.reason_against(finding.game, ask.seat, (SHIP, option[1], origin, 0))
    if found is not None:
        yield found


def beyond(finding: Finding, ask: Ask, told: Sequence[Sequence[Any]]) -> list[Any]:
    """What may move to some goal and is not told."""
    found: list[Any] = []
    for system, question in goals(finding).items():
        here = [each for each in told if has_goal(each) and finding.names.system(each[3]) == system]
        moves = [each for each in question.options(finding.game, ask.seat) if each[0] == SHIP]
        found += [move for move in moves if not any(fitting(finding, ask, each, [move]) for each in here)]
    return found
