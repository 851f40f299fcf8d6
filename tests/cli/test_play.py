"""A game in the terminal: answering, looking, taking back, saving, leaving."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

import throneworld as tw
from tests.cli.program import complains, throneworld_says

pytestmark = pytest.mark.game("rex")

START = ("play", "rex", "--bots", "random", "--seed", "5")
SOL = (*START, "--seats", "sol=me")


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def test_a_whole_game_is_played_by_answering_1_to_everything() -> None:
    result = throneworld_says(*SOL, "--save", "game.json", typed="1\n" * 3000)
    assert result.exit_code == 0
    assert "The game is over" in result.output
    game = tw.load(json.loads(Path("game.json").read_text()))
    assert game.over
    assert any(choice.seat == 0 for choice in game.choices)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_smaller_games_with_every_option_are_played_too(players: int) -> None:
    options = ("--option", "betrayal=yes", "--option", "facedown_coexist=on", "--option", "races=random")
    result = throneworld_says(*START, "--players", str(players), *options, typed="1\n" * 3000)
    assert result.exit_code == 0
    assert "The game is over" in result.output


def test_the_races_are_chosen_in_play_when_no_seat_names_one() -> None:
    result = throneworld_says(*START, "--players", "3", typed="")
    assert "Which race do you play?" in result.output
    assert "Begins with" in result.output


def test_bots_alone_play_to_the_end() -> None:
    result = throneworld_says(*START, "--seats", "random", "--players", "3")
    assert result.exit_code == 0
    assert "The game is over" in result.output


def test_at_the_end_of_input_it_says_how_to_go_on() -> None:
    result = throneworld_says(*SOL, "--save", "game.json", typed=lines("1"))
    assert result.exit_code == 0
    assert "throneworld play rex --resume game.json" in result.output
    assert "The game is not saved" in throneworld_says(*SOL, typed=lines("1")).output


def test_a_saved_game_goes_on_where_it_was_with_the_same_people() -> None:
    throneworld_says(*SOL, "--save", "game.json", typed=lines("3", "7"))
    before = json.loads(Path("game.json").read_text())
    assert before["sitting"] == ["me", *["random"] * 5]
    mine = [choice[1:] for choice in before["record"]["choices"] if choice[0] == 0]
    assert mine == [["keep", "sol_1"], ["dial", 7]]
    result = throneworld_says("play", "rex", "--resume", "game.json", typed=lines("quit"))
    assert result.exit_code == 0
    assert "Sol>" in result.output
    assert json.loads(Path("game.json").read_text()) == before


def test_a_resumed_game_is_saved_to_another_file_if_one_is_named() -> None:
    throneworld_says(*SOL, "--save", "game.json", typed=lines("1"))
    before = Path("game.json").read_bytes()
    throneworld_says("play", "rex", "--resume", "game.json", "--save", "other.json", typed=lines("1"))
    assert Path("game.json").read_bytes() == before
    assert tw.load(json.loads(Path("other.json").read_text())).choices


def test_other_people_may_take_the_seats_of_a_resumed_game() -> None:
    throneworld_says(*SOL, "--save", "game.json", typed=lines("1"))
    seats = ("--seats", "letnev=me", "--bots", "random")
    result = throneworld_says("play", "rex", "--resume", "game.json", *seats, typed="1\n" * 20)
    assert "Letnev>" in result.output
    assert "Sol>" not in result.output


def test_a_resumed_game_has_only_its_own_races() -> None:
    throneworld_says(*START, "--players", "3", "--seats", "sol=me", "--save", "game.json")
    result = throneworld_says(
        "play", "rex", "--resume", "game.json", "--seats", "xxcha=me", "--bots", "random"
    )
    assert "xxcha is not in this game" in complains(result)


def test_a_plain_snapshot_and_a_record_can_be_resumed() -> None:
    game = tw.new_game("rex", ["sol", "lazax", "jol_nar"], seed=1)
    for name, data in (("snapshot.json", game.snapshot()), ("record.json", game.record)):
        Path(name).write_text(json.dumps(data))
        result = throneworld_says("play", "rex", "--resume", name, "--bots", "random", typed=lines("1"))
        assert "Sol>" in result.output, result.output


def test_undo_takes_the_last_choice_back() -> None:
    typed = lines("1", "1", "palace", "undo", "hall of cart", "undo", "quit", "")
    result = throneworld_says(*SOL, typed=typed)
    assert "Taken back: Imperial Palace" in result.output
    assert "Taken back: Hall of Cartography" in result.output


def test_undo_tells_why_not() -> None:
    result = throneworld_says(*SOL, typed=lines("undo", "1", "undo"))
    reasons = [line for line in result.output.splitlines() if line.startswith("It cannot be taken back")]
    assert len(reasons) == 2


def test_help_tells_the_rule_and_the_page() -> None:
    result = throneworld_says(*SOL, typed=lines("?"))
    shown = " ".join(result.output.split())
    assert "A card of your own race is worth nothing to you." in shown
    assert "(Rex p.5)" in shown


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("? informant", "cancel one use of another player's race advantage"),
        ("?Informant", "cancel one use"),
        ("? sol", "Leaders: Sol Sergeant (2)"),
        ("? jol-nar", "Universities of Jol-Nar."),
        ("? palace", "Lines to: Adminus Mecatol"),
        ("? xxcha_1", "Xxcha Ambassador (5)"),
        ("? hall", "Which one: Hall of Records and Hall of Cartography?"),
        ("? [bold]", "Nothing is called '[bold]'"),
        ("help me", "Which one:"),
    ],
)
def test_help_tells_about_cards_races_and_spaces(asked: str, told: str) -> None:
    assert told in " ".join(throneworld_says(*SOL, typed=lines(asked)).output.split())


def test_why_tells_what_is_not_allowed_and_the_rule() -> None:
    result = throneworld_says(*SOL, typed=lines("1", "1", "why", "why hirzall", "why nothing like it"))
    assert result.output.count("Hirzall Industrial lies under bombardment (Rex p.11)") == 3
    assert "nothing of that kind is refused now" in result.output


def test_board_and_hand_and_log_show_the_position_and_the_story() -> None:
    result = throneworld_says(*SOL, typed=lines("1", "1", "board", "hand", "log", "log all"))
    assert len(re.findall("Galactic Council +Xxcha 5", result.output)) == 2
    assert "Diplomatic Interference: Start of the Bidding Phase" in result.output
    assert result.output.count("Lazax is first player.") >= 2


def test_save_does_not_overwrite_what_it_has_not_written() -> None:
    Path("letter.txt").write_text("dear friend")
    result = throneworld_says(
        *SOL, typed=lines("save", "save letter.txt", "save new.json", "save new.json", "save .")
    )
    assert "Type save and the name of a file." in result.output
    assert "letter.txt exists already" in result.output
    assert result.output.count("Saved in new.json.") == 2
    assert ". is a folder" in result.output
    assert Path("letter.txt").read_text() == "dear friend"


def test_quit_offers_to_save() -> None:
    result = throneworld_says(*SOL, typed=lines("1", "quit", ".", "left.json"))
    assert "Save before you leave?" in result.output
    assert "throneworld play rex --resume left.json" in result.output
    assert tw.load(json.loads(Path("left.json").read_text())).choices


@pytest.mark.parametrize("no", ["", "n", "No"])
def test_quit_without_saving_is_possible(no: str) -> None:
    result = throneworld_says(*SOL, typed=lines("1", "quit", no))
    assert "The game is not saved" in result.output
    assert list(Path.cwd().iterdir()) == []


def test_an_answer_that_is_not_understood_changes_nothing() -> None:
    result = throneworld_says(
        *SOL, "--save", "game.json", typed=lines("0", "5", "-1", "keep", "what?", "1 1", "")
    )
    assert result.output.count("Type a number from 1 to 4") == 6
    choices = tw.load(json.loads(Path("game.json").read_text())).choices
    assert not [choice for choice in choices if choice.seat == 0]


def test_a_full_disk_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    replace = os.replace
    calls: list[Path] = []

    def full(source: Path, target: Path) -> None:
        calls.append(target)
        if len(calls) > 1:
            raise OSError(28, "No space left on device")
        replace(source, target)

    monkeypatch.setattr("os.replace", full)
    result = throneworld_says(*SOL, "--save", "game.json", typed=lines("1", "1"))
    assert result.exit_code == 0
    assert "No space left on device" in result.output
    assert "You have 10 units to place" in result.output
    assert [path.name for path in Path.cwd().iterdir()] == ["game.json"]


def test_a_game_that_breaks_is_kept_and_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("fleet")

    monkeypatch.setattr("throneworld.rex.phases.bombardment.move_fleet", broken)
    result = throneworld_says(*SOL, typed="1\n" * 500)
    told = complains(result)
    assert "ZeroDivisionError" in told
    kept = next(Path("failures").iterdir())
    assert str(kept) in told
    with pytest.raises(ZeroDivisionError):
        tw.replay(json.loads(kept.read_text()))


def test_what_is_sealed_so_far_is_shown_to_its_owner() -> None:
    game = tw.new_game("rex", 3, seed=1)
    bots = [tw.bot("random", seat) for seat in range(3)]
    while not any(ask.prompt == "battle_plan" for ask in game.asks):
        seat = game.asks[0].seat
        game.choose(seat, bots[seat].decide(tw.Seat(game, seat)))
    Path("battle.json").write_text(json.dumps(game.snapshot()))
    seat = next(ask.seat for ask in game.asks)
    race = game.view(None)["players"][seat]["race"]
    resume = ("play", "rex", "--resume", "battle.json", "--seats", f"{race}=me", "--bots", "random")
    assert "Sealed so far: Dial 0\n" in throneworld_says(*resume, typed=lines("0")).output


@pytest.mark.parametrize(
    ("seats", "players"), [("sol=me", 6), ("sol=me,lazax=me", 6), ("sol=me,lazax=random,hacan=random", 3)]
)
def test_naming_a_whole_table_seats_just_these(seats: str, players: int) -> None:
    throneworld_says("play", "rex", "--seats", seats, "--save", "game.json", typed="")
    assert tw.load(json.loads(Path("game.json").read_text())).seats == players
