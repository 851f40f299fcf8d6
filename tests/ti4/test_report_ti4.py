"""What the report of a game says can be counted by hand in its log and its positions."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import throneworld as tw
from tests.ti4.scene import Scene
from throneworld.kernel.game import Game
from throneworld.kernel.reports import Report
from throneworld.kernel.seats import Seat
from throneworld.ti4.report import Chronicle, report
from throneworld.ti4.report.points import SOURCES
from throneworld.ti4.tactical.space_combat import SpaceCombat

GOLDEN = Path(__file__).parents[1] / "golden"
SKILLED = "heuristic"
GAMES = ("three", "six", SKILLED)
"""Random games know promises and Support for the Throne; skilled ones know combats and votes."""


@cache
def record(name: str) -> dict[str, Any]:
    if name == SKILLED:
        return skilled_game().record
    found: dict[str, Any] = json.loads((GOLDEN / f"ti4-{name}.json").read_text())["record"]
    return found


def skilled_game() -> Game:
    game = tw.new_game("ti4", 6, 5, {"factions": "random"})
    bots = [tw.bot(SKILLED, 50 + seat) for seat in range(6)]
    while not game.over:
        seat = game.asks[0].seat
        game.choose(seat, bots[seat].decide(Seat(game, seat)))
    return game


def positions(name: str) -> Iterator[tuple[int, Game]]:
    game = tw.replay(record(name), 0)
    yield 0, game
    for step, (seat, *option) in enumerate(record(name)["choices"], start=1):
        game.choose(seat, option)
        yield step, game


@cache
def reported(name: str) -> tuple[Report, Game]:
    return report(positions(name)), tw.replay(record(name))


def total(found: Report, name: str) -> tuple[int, ...]:
    return next(each.values for each in found.totals if each.id == name)


def told(game: Game, *kinds: str) -> list[tuple[Any, ...]]:
    return [event.args for event in game.log if event.kind in kinds]


@pytest.mark.parametrize("name", GAMES)
def test_the_figures_of_the_end_are_those_of_the_last_view(name: str) -> None:
    found, game = reported(name)
    ends = {figure.id: [row[-1] for row in figure.values] for figure in found.figures}
    view = game.view(None)
    assert ends["points"] == [player["points"] for player in view["players"]]
    assert ends["technologies"] == [len(player["technologies"]) for player in view["players"]]
    owners = [planet["owner"] for planet in view["planets"].values()]
    assert ends["planets"] == [owners.count(seat) for seat in range(game.seats)]


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_moment_for_each_round_and_one_for_the_end(name: str) -> None:
    found, game = reported(name)
    begun = [event.at for event in game.log if event.kind == "round_begins"]
    assert [moment.step for moment in found.moments] == [*begun, len(game.choices)]
    assert [moment.end for moment in found.moments] == [False] * len(begun) + [True]


@pytest.mark.parametrize("name", GAMES)
def test_all_points_came_from_somewhere(name: str) -> None:
    found, game = reported(name)
    sources = [total(found, f"from_{source}") for source in SOURCES]
    assert [sum(column) for column in zip(*sources, strict=True)] == game.state.points


@pytest.mark.parametrize("name", GAMES)
def test_every_combat_of_the_log_is_a_contest(name: str) -> None:
    found, game = reported(name)
    begun = told(game, "space_combat_begins", "ground_combat_begins")
    assert [(*(side.seat for side in each.sides), each.place) for each in found.contests] == [
        (attacker, defender, str(place)) for attacker, defender, place in begun
    ]
    ended = told(game, "space_combat_ends", "ground_combat_ends")
    assert [-1 if each.winner is None else each.winner for each in found.contests] == [
        winner for _, winner in ended
    ]
    assert sum(total(found, "space_fought") + total(found, "ground_fought")) == 2 * len(found.contests)


def test_nobody_loses_more_in_a_combat_than_he_had_there_and_in_the_holds_of_his_ships() -> None:
    found, game = reported(SKILLED)
    assert found.contests
    for contest in found.contests:
        for side in contest.sides:
            assert side.strength > 0
            assert contest.place.isdigit() or side.lost <= side.strength
            gone = side.lost + seized(game, side.seat, contest.place)
            assert contest.how != "destroyed" or contest.winner == side.seat or gone >= side.strength
    assert sum(total(found, "units_lost")) == sum(args[2] for args in told(game, "units_destroyed"))


def seized(game: Game, seat: int, place: str) -> int:
    """Units that left a seat there without being destroyed, as those that were talked over."""
    return sum(args[2] for args in told(game, "units_removed") if args[0] == seat and args[3] == place)


def test_luck_is_what_the_dice_came_to_beyond_the_average() -> None:
    found, game = reported(SKILLED)
    luck = [0.0] * game.seats
    for seat, why, needs, *faces in told(game, "dice_rolled"):
        if needs and why in ("combat", "barrage", "space_cannon", "bombardment"):
            luck[seat] += sum((face >= needs) - (11 - needs) / 10 for face in faces)
    assert found.luck == pytest.approx(luck, abs=0.01)


def test_agendas_are_told_with_those_who_carried_them() -> None:
    found, game = reported(SKILLED)
    assert [(each.subject, each.outcome) for each in found.resolutions] == told(game, "agenda_resolved")
    assert sum(total(found, "votes")) == sum(args[2] for args in told(game, "votes_cast")) + sum(
        args[1] for args in told(game, "votes_added")
    )
    carried = [
        {vote.seat for vote in each.votes if vote.outcome == each.outcome} for each in found.resolutions
    ]
    assert total(found, "votes_won") == tuple(
        sum(seat in seats for seats in carried) for seat in range(game.seats)
    )


def test_support_for_the_throne_lasts_until_its_holder_goes_where_its_owner_is() -> None:
    found, game = reported("six")
    given = [args for args in told(game, "note_played") if args[1] == "support_for_the_throne"]
    assert [bond.members for bond in found.bonds] == [(owner, holder) for holder, _, owner in given]
    lost = [args for args in told(game, "note_returned") if args[1] == "support_for_the_throne"]
    assert [(bond.leaver, bond.members[0]) for bond in found.bonds if bond.leaver is not None] == [
        (holder, owner) for holder, _, owner in lost
    ]
    broken = [(each.seat, each.what, each.other) for each in found.breaches]
    assert set(lost) <= set(broken)


@pytest.mark.parametrize("name", GAMES)
def test_turning_points_are_lines_that_everybody_could_read(name: str) -> None:
    found, game = reported(name)
    public = {(event.kind, event.args) for event in game.log if event.audience is None}
    assert {(turn.kind, turn.args) for turn in found.turns} <= public
    assert found.turns[-1].kind == "game_over"


def test_a_game_that_goes_on_from_another_ones_position_tells_only_of_itself() -> None:
    def later() -> Iterator[tuple[int, Game]]:
        game = tw.load(tw.replay(record("six"), 1500).snapshot())
        yield 0, game
        for step, (seat, *option) in enumerate(record("six")["choices"][1500:], start=1):
            game.choose(seat, option)
            yield step, game

    found, (whole, _) = report(later()), reported("six")
    this_round = tw.replay(record("six"), 1500).state.round
    assert (found.moments[0].step, found.moments[0].round) == (0, this_round) and this_round > 1
    assert found.figures[0].values[0][-1] == whole.figures[0].values[0][-1]
    assert sum(total(found, "from_before")) > 0
    assert found.bonds[-1].members == whole.bonds[-1].members


def test_a_combat_that_had_begun_before_is_none_of_its_own() -> None:
    scene = stage()
    chronicle = Chronicle(scene.game, 0)
    scene.game.tell("space_combat_ends", 18, 0)
    chronicle.read(scene.game, 1)
    found = chronicle.closed()
    assert (found.contests, found.turns) == ((), ())
    assert sum(total(found, "space_won")) == 0


# Promises, on a stage


def broken(scene: Scene, *lines: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """What is broken when the log tells all this."""
    chronicle = Chronicle(scene.game, 0)
    for kind, *args in lines:
        scene.game.tell(kind, *args)
    chronicle.read(scene.game, 1)
    return [(each.seat, each.other, each.what) for each in chronicle.closed().breaches]


def stage() -> Scene:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 18, cruiser=1)
    scene.put("letnev", 18, cruiser=1)
    return scene


def test_who_promised_peace_and_attacks_breaks_it_once() -> None:
    fights = ("space_combat_begins", 0, 1, 18), ("space_combat_ends", 18, 0)
    assert broken(stage(), ("pledged", 0, 1, "peace"), *fights, *fights) == [(0, 1, "peace")]


def test_who_is_attacked_breaks_nothing_and_peace_ends_with_the_round() -> None:
    fights = ("space_combat_begins", 0, 1, 18), ("space_combat_ends", 18, 0)
    assert broken(stage(), ("pledged", 1, 0, "peace"), *fights) == []
    assert broken(stage(), ("pledged", 0, 1, "peace"), ("round_begins", 2), *fights) == []


def test_who_promised_his_votes_and_votes_otherwise_breaks_his_promise() -> None:
    promise, resolved = ("pledged", 0, 1, "support_vote"), ("agenda_resolved", "mutiny", "for")
    against = ("votes_cast", 0, "against", 2), ("votes_cast", 1, "for", 3), resolved
    assert broken(stage(), promise, *against) == [(0, 1, "support_vote")]
    with_him = ("votes_cast", 0, "for", 2), ("votes_cast", 1, "for", 3), resolved
    assert broken(stage(), promise, *with_him) == []


def test_the_dice_of_a_combat_are_counted_on_their_side() -> None:
    """Two cruisers that need a 7: the first hits, the second misses."""
    scene = stage()
    scene.rolls(9, 2)
    chronicle = Chronicle(scene.game, 0)
    scene.play(SpaceCombat(attacker=0, defender=1, system=18))
    while not scene.done:
        scene.choose(scene.factions[scene.ask().seat], *scene.options()[-1])
    chronicle.read(scene.game, 1)
    (contest,) = chronicle.closed().contests
    one, other = contest.sides
    assert (contest.place, contest.winner, contest.how) == ("18", 0, "destroyed")
    assert (one.strength, one.staked, one.total, one.lost, one.expected) == (1, 1, 1, 0, 0.4)
    assert (other.strength, other.staked, other.total, other.lost, other.expected) == (1, 1, 0, 1, 0.4)
    assert chronicle.closed().luck == (0.6, -0.4, 0.0)
