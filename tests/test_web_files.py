"""Files of the web client that are made from Python's side are up to date."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tools import web
from tools.openapi import openapi
from tools.words_sample import sample


def test_the_types_are_those_of_the_server(tmp_path: Path) -> None:
    """If this fails: make types"""
    document, written = tmp_path / "openapi.json", tmp_path / "schema.d.ts"
    document.write_bytes(openapi())
    program = web.WEB / "node_modules" / ".bin" / "openapi-typescript"
    options = ("--alphabetize", "--default-non-nullable", "false")
    subprocess.run((program, document, "-o", written, *options), check=True, capture_output=True)
    assert written.read_text() == (web.WEB / "src" / "lib" / "schema.d.ts").read_text()


def test_the_sample_of_words_is_what_python_says() -> None:
    """If this fails: make types"""
    assert (web.WEB / "tests" / "words.json").read_bytes() == sample()
