"""A truce of all with all, which anybody can buy himself out of."""

from __future__ import annotations

from throneworld.galaxy.sets import Systems
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.effects.whom import AGAINST_VOTERS, Verb
from throneworld.imperium.marks import GAME, ROUND, is_marked, mark, unmark
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.order import playing
from throneworld.imperium.paying import INFLUENCE, Pay, can_pay
from throneworld.imperium.quantities import MAY_ACTIVATE, MAY_LAND
from throneworld.imperium.units import fleets
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.effects.exhausting import ExhaustForNeighbour
from throneworld.ti3.modifying import modifies
from throneworld.ti3.moments import stops_of
from throneworld.ti3.state import NOBODY, Ti3State, of

TRUCE, HOLDS, BEGINS = "short_term_truce", "truce_holds", "truce_begins"
"""The marks: the truce holds in this round; it will hold in the next."""
RANSOM = 10


class Promise(Verb, frozen=True):
    """For the next round."""

    def run(self, game: Game) -> None:
        mark(game, BEGINS, until=GAME)


class BeginTruce(Effect, frozen=True):
    def run(self, game: Game) -> None:
        unmark(game, BEGINS)
        mark(game, HOLDS, until=ROUND)
        game.tell("truce_begins")


class BreakTruce(Effect, frozen=True):
    """Somebody pays, and it is over for all."""

    def run(self, game: Game) -> None:
        unmark(game, HOLDS)
        game.tell("truce_broken", self.seat)
        game.do(Pay(seat=self.seat, amount=RANSOM, currency=INFLUENCE, why=TRUCE))


TEXTS: tuple[Text, ...] = (
    Text(TRUCE, on_for=(Promise(),), on_against=(ExhaustForNeighbour(whom=AGAINST_VOTERS),)),
)


def holds(state: Ti3State, seat: int) -> bool:
    return bool(state.marks) and is_marked(state, HOLDS)


def without_enemies(state: Ti3State, systems: Systems, seat: int) -> Systems:
    """Only those in which no other player has ships."""
    for other in [each for each in playing(state) if not state.allied(seat, each)]:
        systems &= ~fleets(state, other)
    return systems


def is_anothers(state: Ti3State, seat: int, planet: str) -> Refusal | None:
    owner = state.control.get(planet, NOBODY)
    return Refusal("SA-9.2.3", TRUCE, (planet,)) if owner not in (NOBODY, seat) else None


def speaker_if_due(game: Game) -> list[int]:
    """It begins once, whoever is there."""
    return [of(game).speaker] if is_marked(of(game), BEGINS) else []


def begins(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    due = seat in speaker_if_due(game)
    return None if due else Refusal("SA-9.2.3", "nothing_put_off", (TRUCE,))


def anybody(game: Game) -> list[int]:
    return list(playing(of(game))) if holds(of(game), NOBODY) else []


def can_pay_for_it(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    fine = can_pay(of(game), seat, RANSOM, INFLUENCE)
    return None if fine else Refusal("SA-8.3.3", "not_enough_influence", (RANSOM,))


MODIFIERS: tuple[Modifier, ...] = (
    modifies(MAY_ACTIVATE, TRUCE, window="activation_static", holds=holds, turns=without_enemies),
    modifies(MAY_LAND, TRUCE, window="landing_static", holds=holds, bans=True, by=is_anothers),
)
LISTENERS: Declared = (
    *in_the_open(
        TRUCE,
        "activation_static",
        ("strategy_phase_start",),
        begins,
        speaker_if_due,
        (BeginTruce(),),
        rule="SA-9.2.3",
        must=True,
    ),
    *in_the_open(
        TRUCE, "any_time", stops_of("any_time"), can_pay_for_it, anybody, (BreakTruce(),), rule="SA-9.2.3"
    ),
)
EVENTS: dict[str, tuple[str, ...]] = {"truce_begins": (), "truce_broken": ("seat",)}
