"""`make quick` runs the tests whose imports reach a changed file, and those that every change needs."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from tools.quick import changes, selection
from tools.quick.selection import ALWAYS, Imports, concerns_the_client, module_of

from throneworld.kernel.registry import names

IMPORTS = Imports()
REX, TI4 = "tests/rules/rex/", "tests/rules/ti4/"


def selected(*paths: str) -> set[str]:
    for path in paths:
        assert (changes.ROOT / path).exists(), path
    return {*selection.selected(paths, IMPORTS)} - {*ALWAYS}


def test_a_change_of_nothing_needs_kernel_golden_games_and_conformance() -> None:
    assert selection.selected([], IMPORTS) == ["tests/conformance", "tests/golden", "tests/kernel"]


def test_a_change_of_bidding_needs_all_rules_of_its_game_and_nothing_of_another() -> None:
    found = selected("src/throneworld/rex/phases/bidding.py")
    rules = {f"{REX}test_p09_bidding.py", f"{REX}test_p19_battle_example.py"}
    assert {*rules, "tests/rex/test_undo.py"} <= found
    assert not any("ti4" in path for path in found)


def test_a_change_of_shared_rules_needs_the_games_that_share_them() -> None:
    found = selected("src/throneworld/imperium/marks.py")
    assert {f"{TI4}test_rr34_fleet_pool.py", "tests/ti4/components/test_factions_moving.py"} <= found
    assert not any(path.startswith((REX, "tests/table/")) for path in found)


def test_a_change_inside_a_game_leaves_servers_and_browsers_to_the_whole_suite() -> None:
    """But for those who name the changed file themselves."""
    found = selected("src/throneworld/rex/phases/bidding.py", "src/throneworld/ti4/steps/production.py")
    waiting = {path for path in found if path.startswith(selection.WAITING)}
    direct = IMPORTS.importing("throneworld.rex.phases.bidding") | IMPORTS.importing(
        "throneworld.ti4.steps.production"
    )
    assert {module_of(path) for path in waiting} <= direct


def test_a_change_of_a_faction_needs_its_components_and_rules() -> None:
    found = selected("src/throneworld/ti4/factions/naalu.py")
    assert {"tests/ti4/components/test_factions_moving.py", f"{TI4}test_notes_4b_turns.py"} <= found
    assert not any(path.startswith((REX, "tests/rex/")) for path in found)


@pytest.mark.parametrize("game", names())
def test_no_file_of_a_game_is_without_tests(game: str) -> None:
    files = (changes.ROOT / "src" / "throneworld" / game).rglob("*.py")
    for path in (file.relative_to(changes.ROOT).as_posix() for file in files):
        assert selected(path), path


def test_what_a_game_gathers_without_an_import_needs_the_whole_game() -> None:
    assert IMPORTS.reaching("throneworld.ti4.technologies.movement") == set()
    found = selected("src/throneworld/ti4/technologies/movement.py")
    assert {f"{TI4}test_setup.py", "tests/ti4/test_told.py"} <= found
    assert not any(path.startswith((REX, "tests/rex/")) for path in found)


def test_a_change_of_the_server_needs_the_tests_of_the_server() -> None:
    found = selected("src/throneworld/table/rooms/room.py")
    assert {"tests/table/rooms/test_room.py", "tests/table/safety/test_matrix.py"} <= found
    assert not any(path.startswith((REX, TI4)) for path in found)


def test_a_change_of_what_tests_share_needs_these_tests() -> None:
    assert f"{REX}test_cards_strategy_battle.py" in selected("tests/rules/rex/duel.py")
    assert f"{REX}test_p09_bidding.py" not in selected("tests/rules/rex/duel.py")
    assert "tests/table/lobby/test_talk.py" in selected("tests/table/lobby/conftest.py")


def test_what_only_a_conftest_imports_needs_the_tests_beside_it() -> None:
    assert "tests/browser/test_lessons.py" in selected("tests/browser/chromium.py")


def test_a_change_of_messages_needs_words_languages_and_the_client() -> None:
    found = selected("locale/it/rex.ftl")
    assert {"tests/test_languages.py", "tests/test_words.py"} <= found
    assert not any(path.startswith((REX, *selection.WAITING)) for path in found)
    assert concerns_the_client(["locale/it/rex.ftl"])


def test_a_change_of_the_client_runs_its_own_tests() -> None:
    assert concerns_the_client(["web/src/App.svelte"])
    assert selected("web/src/App.svelte") - {"tests/suite/test_quick.py"} == {"tests/test_web_files.py"}
    assert not concerns_the_client(["src/throneworld/words.py"])


def test_a_page_needs_whoever_names_it() -> None:
    assert "tests/test_readme.py" in selected("README.md")


def test_all_is_counted_that_is_not_on_the_trunk_and_all_that_is_not_committed(tmp_path: Path) -> None:
    def git(*command: str) -> None:
        person = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
        subprocess.run(("git", *person, *command), cwd=tmp_path, check=True, capture_output=True)

    def commit(name: str) -> None:
        (tmp_path / name).write_text(name)
        git("add", name)
        git("commit", "-m", name)

    git("init", "-b", "main")
    commit("old")
    git("update-ref", "refs/remotes/origin/main", "HEAD")
    assert changes.changed(root=tmp_path) == set()
    commit("committed")
    (tmp_path / "old").write_text("changed")
    (tmp_path / "new").write_text("new")
    assert changes.changed(root=tmp_path) == {"committed", "old", "new"}
    assert changes.changed("HEAD", tmp_path) == {"old", "new"}
    with pytest.raises(SystemExit, match="nowhere"):
        changes.changed("nowhere", tmp_path)
