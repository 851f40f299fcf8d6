"""Every selector that a declaration names means something."""

from __future__ import annotations

from collections.abc import Iterator

from throneworld import ti4
from throneworld.imperium.council import AgendaText
from throneworld.imperium.effects.lasting import SUBJECTS
from throneworld.imperium.effects.whom import WHOM, Verb
from throneworld.kernel.gathering import modules_of, one_table
from throneworld.kernel.registry import definition_of
from throneworld.kernel.windows import Aim, Effect
from throneworld.ti4.effects.cards import CHANCE, SELF
from throneworld.ti4.effects.where import PLACES
from throneworld.ti4.effects.which import AMOUNTS, PLANETS, Planets
from throneworld.ti4.effects.whom import OWNING
from throneworld.ti4.tables import PLANET, UNIT

TI4 = definition_of("ti4")

PLAYERS = {*WHOM, *one_table(modules_of(ti4), "SELECTORS"), *(OWNING + kind for kind in UNIT)}
KNOWN: dict[str, set[str]] = {
    **dict.fromkeys(("whom", "whose", "giver", "taker"), PLAYERS),
    "where": {*PLACES, *PLANET},
    "on": {"", *SUBJECTS},
    "chooser": {SELF, CHANCE},
}


def declared() -> Iterator[Effect | Aim]:
    for listener in TI4.listeners:
        yield from (*listener.spends, *listener.aims, *listener.costs, *listener.effects)
    for text in TI4.texts.values():
        assert isinstance(text, AgendaText)
        yield from text.effects


def test_every_selector_of_every_declared_verb_has_a_meaning() -> None:
    for verb in [each for each in declared() if isinstance(each, Verb)]:
        for field, known in KNOWN.items():
            assert getattr(verb, field, min(known)) in known, verb


def test_every_amount_and_every_choice_of_planets_has_a_meaning() -> None:
    for verb in [each for each in declared() if isinstance(each, Verb)]:
        for value in (getattr(verb, field, 0) for field in ("amount", "count", "planets")):
            assert not isinstance(value, str) or value in AMOUNTS, verb
            assert not isinstance(value, Planets) or value.which in PLANETS, verb


def test_every_selector_of_players_is_used() -> None:
    used = {getattr(verb, field, "") for verb in declared() for field in ("whom", "whose", "giver", "taker")}
    assert set(WHOM) <= used


def test_every_selector_of_places_is_used() -> None:
    assert set(PLACES) <= {getattr(verb, "where", "") for verb in declared()}
