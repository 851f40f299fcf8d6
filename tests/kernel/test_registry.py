"""The start-up audit: declarations that do not fit together never reach a player."""

from typing import Any, ClassVar

import pytest

from tests.kernel.toy import LISTENERS, QUIET, Add, Discard, Match, Score, Seal, Talk, card, toy
from throneworld.kernel.asks import Option
from throneworld.kernel.auditing import audit
from throneworld.kernel.errors import BadDefinition
from throneworld.kernel.game import Game
from throneworld.kernel.registry import register
from throneworld.kernel.steps import Decision, Procedure
from throneworld.kernel.windows import Moment

STEPS = (Match, Seal, Talk, Add, Discard, Score)


class Stageless(Procedure, frozen=True):
    pass


class Misspelt(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("no_such_stage",)


class Mute(Decision, frozen=True):
    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("pass",)]


def kernel_part(problems: list[str]) -> list[str]:
    return [problem for problem in problems if "Cancel" not in problem]


def test_the_toy_fits_together() -> None:
    assert kernel_part(audit(toy())) == []


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"steps": (*STEPS, Stageless)}, "Stageless has no stages"),
        ({"steps": (*STEPS, Misspelt)}, "Misspelt has no stage no_such_stage"),
        ({"steps": (*STEPS, Mute)}, "Mute has no prompt"),
        ({"steps": (*STEPS, Mute)}, "Mute cites no rule"),
        ({"steps": STEPS[:-1]}, "shout uses Score, which is no step of the game"),
        ({"listeners": LISTENERS[:2]}, "nothing listens to moment shouted"),
        ({"moments": {QUIET: Moment(QUIET)}}, "moment shouted is listened to but not declared"),
        ({"steps": STEPS[1:]}, "moment quiet is never opened"),
        (
            {"listeners": (*LISTENERS, card("whisper", "dusk", None, Score()))},
            "moment dusk is listened to but not declared",
        ),
    ],
)
def test_whatever_does_not_fit_is_named(change: dict[str, Any], problem: str) -> None:
    assert problem in audit(toy(**change))


def test_a_broken_game_is_not_registered() -> None:
    with pytest.raises(BadDefinition, match="nothing listens"):
        register(toy(listeners=LISTENERS[:2]))
