"""Quantities are a closed vocabulary: all of them are asked for, and nothing else is modified."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator

import pytest

from tests.ti4.scene import Scene
from throneworld import imperium, ti4
from throneworld.imperium import citing, modifiers, quantities
from throneworld.imperium.modifiers import BAN, SET, Modifier, Quantity, changed, contributions, refused
from throneworld.imperium.quantities import HAND_LIMIT, PER_PLANET
from throneworld.kernel.asks import Refusal
from throneworld.kernel.errors import BadDefinition
from throneworld.kernel.gathering import modules_of
from throneworld.ti4.edition import EDITION
from throneworld.ti4.tables.rules import RULES

QUANTITIES = {name for name, value in vars(quantities).items() if isinstance(value, Quantity)}
ASKING = (
    *("total", "changed", "banned_by", "refused", "turned", "contributions", "granted_by", "most"),
    *("is_altered", "owners", "turned_by"),
)


def asked() -> Iterator[str]:
    for module in (*modules_of(imperium), *modules_of(ti4)):
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ASKING:
                yield from (each.id for each in node.args[1:2] if isinstance(each, ast.Name))


def test_every_quantity_is_asked_for() -> None:
    assert set(asked()) >= QUANTITIES


def test_every_modifier_is_about_a_quantity_of_the_vocabulary() -> None:
    known = [getattr(quantities, name) for name in QUANTITIES]
    assert set(EDITION.modifiers) <= set(known)


def test_every_key_of_a_citation_is_resolved_and_no_other() -> None:
    keys = {value for name, value in vars(citing).items() if name.endswith("_RULE")}
    assert set(RULES) == keys | {each for each, does in EDITION.terrain.items() if "no_passage" in does}


def scene_with(monkeypatch: pytest.MonkeyPatch, *found: Modifier) -> Scene:
    scene = Scene("sol", "letnev", "jolnar")
    for index in (scene.state.edition.modifiers, scene.state.edition.lawless):
        monkeypatch.setitem(index, HAND_LIMIT, found)
    return scene


def always(state: object, seat: int) -> bool:
    return True


def test_a_ban_leaves_nothing_of_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    ban = Modifier(HAND_LIMIT, "ban", always, by=lambda state, seat: seat == 1, operation=BAN)
    scene = scene_with(monkeypatch, ban)
    assert [changed(scene.state, HAND_LIMIT, 7, seat) for seat in range(3)] == [7, 0, 7]
    assert [len(contributions(scene.state, HAND_LIMIT, seat)) for seat in range(3)] == [0, 1, 0]


def test_the_first_reason_counts_and_whatever_forbids_must_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = Modifier(HAND_LIMIT, "silent", always, by=lambda state, seat: None, operation=BAN)
    reason = Refusal("law", "no_room")
    loud = Modifier(HAND_LIMIT, "loud", always, by=lambda state, seat: reason, operation=BAN)
    mute = Modifier(HAND_LIMIT, "mute", always, operation=BAN)
    assert refused(scene_with(monkeypatch, silent, loud, mute).state, HAND_LIMIT, 0) == reason
    with pytest.raises(BadDefinition, match="mute"):
        refused(scene_with(monkeypatch, silent, mute).state, HAND_LIMIT, 0)


def test_what_stands_in_a_higher_layer_has_the_last_word() -> None:
    module = type(modifiers)("components")
    last = Modifier(HAND_LIMIT, "last", always, amount=99, operation=SET, layer=1)
    first = Modifier(HAND_LIMIT, "first", always, amount=3, operation=SET)
    module.MODIFIERS = (last, first)  # type: ignore[attr-defined]
    assert modifiers.indexed([module])[HAND_LIMIT] == (first, last)


def test_a_law_lifts_the_limit_of_one_kind_of_structures_alone() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.law("homeland_defense_act")
    assert changed(scene.state, PER_PLANET, 2, 0, "pds", "jord") > 2
    assert changed(scene.state, PER_PLANET, 1, 0, "space_dock", "jord") == 1


def test_shared_rules_name_no_rulebook() -> None:
    """Each edition resolves the keys of `citing` to its own book."""
    books = [module.__name__ for module in modules_of(imperium) if "RR " in inspect.getsource(module)]
    assert books == []


def test_a_quantity_is_its_name_and_says_what_it_is_asked_with() -> None:
    quantity = Quantity("move", "seat", "kind")
    assert (quantity, quantity.context) == ("move", ("seat", "kind"))
