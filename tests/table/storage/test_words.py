"""Every error of the storage has words, and every message a use."""

from __future__ import annotations

import ast
from pathlib import Path

from throneworld.table import storage
from throneworld.words import locale_folder

ERRORS = {"Clash", "Invalid", "NotFound", "StorageFailed"}


def _raised() -> set[str]:
    keys = set()
    for path in Path(storage.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS:
                keys |= {first.value for first in node.args[:1] if isinstance(first, ast.Constant)}
    return {str(key) for key in keys}


def test_every_error_has_a_message_and_every_message_a_use() -> None:
    lines = (locale_folder() / "en" / "table-storage.ftl").read_text(encoding="utf-8").splitlines()
    told = {line.split(" = ")[0].removeprefix("error-") for line in lines if line.startswith("error-")}
    assert told == _raised()
