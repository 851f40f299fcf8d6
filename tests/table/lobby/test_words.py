"""Every answer that says no has its words, and no words are left over."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast

from throneworld.table import lobby
from throneworld.words import locale_folder

RAISED = re.compile(r'\b(?:Clash|Invalid|NotAllowed|NotFound|TooMany)\(\s*"(\w+)"')


def test_the_lobby_raises_exactly_the_errors_that_it_has_words_for() -> None:
    folder = Path(str(lobby.__file__)).parent
    raised = {key for path in folder.glob("*.py") for key in RAISED.findall(path.read_text(encoding="utf-8"))}
    file = FluentResource((locale_folder() / "en" / "table-lobby.ftl").read_text(encoding="utf-8"))
    assert {f"error-{key}" for key in raised} == {
        entry.id.name for entry in file.body if isinstance(entry, ast.Message)
    }
