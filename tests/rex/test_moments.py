"""What a procedure says that it opens is what its code opens, no more and no less."""

from __future__ import annotations

import ast
import inspect
import textwrap

import pytest

from throneworld.kernel.registry import definition_of
from throneworld.kernel.steps import Procedure
from throneworld.kernel.windows import Play
from throneworld.rex import moments

PROCEDURES = [step for step in definition_of("rex").steps if issubclass(step, Procedure) and step is not Play]


def opened_in(step: type[Procedure]) -> set[str]:
    """The moments in calls of `game.open` in the class and in those it is built on."""
    sources = [kind for kind in step.__mro__ if issubclass(kind, Procedure) and kind is not Procedure]
    tree = [ast.parse(textwrap.dedent(inspect.getsource(kind))) for kind in sources]
    calls = [node for each in tree for node in ast.walk(each) if isinstance(node, ast.Call)]
    named = [
        call.args[0] for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "open"
    ]
    return {str(getattr(moments, name.id)) for name in named if isinstance(name, ast.Name)}


@pytest.mark.parametrize("step", PROCEDURES, ids=lambda step: step.__name__)
def test_a_procedure_opens_just_the_moments_that_it_lists(step: type[Procedure]) -> None:
    assert opened_in(step) == set(step.opens)
