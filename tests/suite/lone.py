"""Tests for test_sharing.py that share nothing: each says which process it runs in."""

from __future__ import annotations

import os

import pytest


@pytest.mark.parametrize("number", range(6))
def test_alone(number: int) -> None:
    print("RAN", os.getpid())
