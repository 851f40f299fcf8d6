"""Tests for test_sharing.py, that share a fixture: each says which process it runs in."""

from __future__ import annotations

import os

import pytest


@pytest.fixture(scope="module")
def made() -> int:
    return os.getpid()


@pytest.mark.parametrize("number", range(6))
def test_with_a_fixture(made: int, number: int) -> None:
    print("RAN", os.getpid())
