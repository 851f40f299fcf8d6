"""Tests of Twilight Imperium 3 know the game."""

from tests.ti3.known import known as known
