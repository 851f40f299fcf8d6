"""What the report of a game says can be counted by hand in its log and its positions."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import throneworld as tw
from tests.rex.scene import Scene
from throneworld.kernel.game import Game
from throneworld.kernel.reports import Report
from throneworld.rex.alliances import alliance
from throneworld.rex.report import chances, report

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ("three", "four", "five", "six")


def record(name: str) -> dict[str, object]:
    data: dict[str, object] = json.loads((GOLDEN / f"rex-{name}.json").read_text())["record"]
    return data


def positions(name: str) -> Iterator[tuple[int, Game]]:
    data = record(name)
    choices = data["choices"]
    assert isinstance(choices, list)
    game = tw.replay(data, 0)
    yield 0, game
    for step, (seat, *option) in enumerate(choices, start=1):
        game.choose(seat, option)
        yield step, game


def reported(name: str) -> tuple[Report, Game]:
    return report(positions(name)), tw.replay(record(name))


def total(found: Report, name: str) -> list[int]:
    return next(list(each.values) for each in found.totals if each.id == name)


@pytest.mark.parametrize("name", GAMES)
def test_the_figures_are_those_of_the_positions(name: str) -> None:
    found = report(positions(name))
    games = {step: game.view(None)["players"] for step, game in positions(name)}
    for figure in found.figures[:2]:
        for seat, row in enumerate(figure.values):
            assert list(row) == [games[moment.step][seat][figure.id] for moment in found.moments]


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_moment_for_each_round_and_one_for_the_end(name: str) -> None:
    found, game = reported(name)
    begun = [event.at for event in game.log if event.kind == "round_begins"]
    assert [moment.step for moment in found.moments] == [*begun, len(game.choices)]
    assert [moment.round for moment in found.moments] == [*range(1, game.state.round + 1), game.state.round]
    assert [moment.end for moment in found.moments] == [False] * len(begun) + [True]


@pytest.mark.parametrize("name", GAMES)
def test_units_on_the_board_and_elsewhere_are_all_units(name: str) -> None:
    found, game = reported(name)
    units = next(each.values for each in found.figures if each.id == "units")
    players = game.view(None)["players"]
    for seat, row in enumerate(units):
        away = sum(players[seat]["reserve"].values()) + sum(players[seat]["casualties"].values())
        assert row[-1] + away == 20


@pytest.mark.parametrize("name", GAMES)
def test_every_battle_of_the_log_is_a_contest(name: str) -> None:
    found, game = reported(name)
    begun = [(event.at, *event.args) for event in game.log if event.kind == "battle_begins"]
    assert begun == [(each.step, each.place, *(side.seat for side in each.sides)) for each in found.contests]
    assert all(each.how != "undecided" for each in found.contests)
    won = Counter(each.winner for each in found.contests)
    assert total(found, "battles_won") == [won[seat] for seat in range(game.seats)]
    assert sum(total(found, "battles_fought")) == 2 * len(found.contests)


@pytest.mark.parametrize("name", GAMES)
def test_units_lost_are_those_of_the_log(name: str) -> None:
    found, game = reported(name)
    lost = [event.args for event in game.log if event.kind == "units_destroyed"]
    in_battle = sum(int(args[1]) for args in lost if args[4] in ("battle", "explosion"))
    assert sum(total(found, "lost_in_battle")) == in_battle
    assert sum(total(found, "lost_to_fleet")) == sum(int(args[1]) for args in lost) - in_battle
    sides = [side for contest in found.contests for side in contest.sides]
    assert sum(side.lost for side in sides) == in_battle


@pytest.mark.parametrize("name", GAMES)
def test_cards_bought_and_paid_are_those_of_the_log(name: str) -> None:
    found, game = reported(name)
    bought = [event.args for event in game.log if event.kind == "card_bought"]
    for seat in range(game.seats):
        prices = [int(args[1]) for args in bought if args[0] == seat]
        assert total(found, "cards_bought")[seat] == len(prices)
        assert total(found, "paid_for_cards")[seat] == sum(prices)


@pytest.mark.parametrize("name", GAMES)
def test_the_alliances_at_the_end_are_those_that_lasted(name: str) -> None:
    found, game = reported(name)
    last = len(game.choices)
    lasted = {bond.members for bond in found.bonds if bond.until_step == last and bond.leaver is None}
    allied = {alliance(game.state, seat) for seat in range(game.seats)}
    assert {tuple(sorted(each)) for each in lasted} == {each for each in allied if len(each) > 1}
    left = [event.args[0] for event in game.log if event.kind == "alliance_left"]
    assert sorted(bond.leaver for bond in found.bonds if bond.leaver is not None) == sorted(left)


@pytest.mark.parametrize("name", GAMES)
def test_luck_is_what_was_won_beyond_the_chances_and_sums_up_to_nothing(name: str) -> None:
    found, _ = reported(name)
    assert sum(found.luck) == pytest.approx(0, abs=0.001)
    for contest in found.contests:
        assert sum(side.chance or 0 for side in contest.sides) == pytest.approx(1, abs=0.001)


def test_a_battle_in_the_golden_game_of_four_reads_as_it_was_played() -> None:
    """Letnev's last unit in the Scholara, with a traitor in the pay of its general."""
    contest = report(positions("four")).contests[2]
    assert (contest.place, contest.how, contest.winner, contest.round) == (
        "scholara_imperialis",
        "treason",
        0,
        5,
    )
    letnev, sol = contest.sides
    assert (letnev.strength, letnev.staked, letnev.lost, letnev.total) == (1, 0, 0, None)
    assert letnev.played == ("letnev_2", "biological_weapon_x35", "magen_energy_shield")
    assert (sol.strength, sol.staked, sol.lost, sol.played) == (5, 3, 5, ("sol_1",))


def test_equal_sides_win_as_often_but_for_the_tie_which_is_the_first_ones() -> None:
    """One unit and no leader each: of four pairs of dials the first side loses only with 0 against 1."""
    scene = Scene("sol", "letnev", "jol_nar")
    scene.place("sol", "imperial_palace", 1)
    scene.place("letnev", "imperial_palace", 1)
    for race in ("sol", "letnev"):
        scene.kill(*(f"{race}_{number}" for number in range(1, 6)))
    assert chances(scene.state, "imperial_palace", 0, 1) == (0.75, 0.25)


def test_a_leader_counts_and_one_who_is_bound_elsewhere_does_not() -> None:
    """Sol's strongest leader beats every dial of a single unit, unless he fought somewhere else."""
    scene = Scene("sol", "letnev", "jol_nar")
    scene.place("sol", "imperial_palace", 1)
    scene.place("letnev", "imperial_palace", 1)
    scene.kill(*(f"sol_{number}" for number in range(1, 5)), *(f"letnev_{number}" for number in range(1, 6)))
    assert chances(scene.state, "imperial_palace", 1, 0) == (0.0, 1.0)
    scene.state.fought = {"sol_5": "cultural_sector"}
    assert chances(scene.state, "imperial_palace", 1, 0) == (0.75, 0.25)


def test_a_game_that_goes_on_from_another_ones_position_tells_only_of_itself() -> None:
    data = record("six")
    choices = data["choices"]
    assert isinstance(choices, list)

    def later() -> Iterator[tuple[int, Game]]:
        game = tw.load(tw.replay(data, 300).snapshot())
        yield 0, game
        for step, (seat, *option) in enumerate(choices[300:], start=1):
            game.choose(seat, option)
            yield step, game

    found, whole = report(later()), report(positions("six"))
    assert found.moments[0].step == 0 and found.moments[0].round == tw.replay(data, 300).state.round
    assert [each.place for each in found.contests] == [
        each.place for each in whole.contests if each.step > 300
    ]
    assert found.figures[0].values[0][-1] == whole.figures[0].values[0][-1]
    assert found.bonds[-1].members == whole.bonds[-1].members
