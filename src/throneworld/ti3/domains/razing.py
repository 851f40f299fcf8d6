"""Razing: a War Sun or a Dreadnought takes a hidden counter off a planet, and a die says what its owner
suffers for it (SA-16.2.9 to 16.2.12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.marks import TACTICAL_ACTION, mark, marks_of
from throneworld.imperium.planets import readied
from throneworld.imperium.rolling import roll_dice
from throneworld.imperium.units import DREADNOUGHT, WAR_SUN, count
from throneworld.imperium.verbs.cards import discard_action_card
from throneworld.imperium.verbs.planets import exhaust_planets
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.nouns import PLANET, UNIT
from throneworld.ti3.state import NO_SYSTEM, SPACE, Ti3State, of
from throneworld.ti3.tables import LOSE_CARDS_AND_EXHAUST, NO_EFFECT, RAZING, RAZING_CARDS
from throneworld.ti3.tactical.bombardment import AIMED
from throneworld.ti3.verbs.domains import put_away_unseen

DONE: Option = ("done",)
RAZERS = (WAR_SUN, DREADNOUGHT)
RAZED = "razed"
"""Mark: a ship of this player, of the kind that is the subject, has razed in this action."""
WHY, STREAM = "razing", "random_card"


def ships_to_raze(state: Ti3State, seat: int, system: int, kind: str) -> int:
    """Ships of a kind that could raze: neither bombarding nor having razed (SA-16.2.10, 16.2.11)."""
    there = count(state, seat, SPACE[system], kind)
    if not there or not state.marks:
        return there
    aimed = [str(each.subject).partition(":")[0] for each in marks_of(state, AIMED) if each.seat == seat]
    razed = [each for each in marks_of(state, RAZED) if (each.seat, each.subject) == (seat, kind)]
    return there - aimed.count(kind) - len(razed)


def ask_to_raze(game: Game, seat: int, system: int) -> None:
    state = of(game)
    if state.domain_places and any(each in state.domain_places for each in state.edition.planets[system]):
        game.do(Raze(seat=seat, system=system))


class Raze(Decision, frozen=True):
    """One ship after the other, each one planet."""

    rule: ClassVar[str] = "SA-16.2.9"
    prompt: ClassVar[str] = "raze"
    verbs: ClassVar[tuple[str, ...]] = ("raze",)
    fewest: ClassVar[int] = 2

    system: int = NO_SYSTEM

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        planets = of(game).edition.planets[self.system]
        return [*[("raze", kind, planet) for kind in RAZERS for planet in planets], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        state, kind, planet = of(game), str(option[1]), str(option[2])
        if planet in state.counters and planet not in state.domain_places:
            return Refusal("SA-16.2.10", "counter_revealed", (planet,))
        if planet not in state.domain_places:
            return Refusal(self.rule, "no_hidden_counter", (planet,))
        if ships_to_raze(state, seat, self.system, kind) > 0:
            return None
        if count(state, seat, SPACE[self.system], kind):
            return Refusal("SA-16.2.11", "ship_is_busy", (kind,))
        return Refusal(self.rule, "no_ship_to_raze", (kind,))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[1] not in RAZERS:
            return Refusal(self.rule, "does_not_raze", option[1:2])
        return Refusal(self.rule, "in_another_system", option[2:])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        kind, planet = str(option[1]), str(option[2])
        mark(game, RAZED, seat=seat, subject=kind, until=TACTICAL_ACTION)
        put_away_unseen(of(game), planet)
        game.tell("planet_razed", seat, planet, kind)
        suffer(game, seat)
        return self


def suffer(game: Game, seat: int) -> None:
    """What his own people and the council make of it (SA-16.2.12)."""
    outcome = RAZING[roll_dice(game, seat, 1, WHY)[0]]
    if outcome == NO_EFFECT:
        return
    for _ in range(min(RAZING_CARDS, len(of(game).hands[seat]))):
        hand = of(game).hands[seat]
        discard_action_card(game, seat, hand[game.roll(STREAM, len(hand))], WHY)
    if outcome == LOSE_CARDS_AND_EXHAUST:
        exhaust_planets(game, list(readied(of(game), seat)), WHY)


VERBS: Verbs = {"raze": (UNIT, PLANET)}
EVENTS: dict[str, tuple[str, ...]] = {"planet_razed": ("seat", "planet", "kind")}
