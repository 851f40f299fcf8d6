"""Cards of the Strategy Phase."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from throneworld.imperium.conditions import always
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import Choose
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import CHOSEN, Verb
from throneworld.imperium.marks import ROUND, marks_of
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import SECONDARY_COST
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.windows import Occasion
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.trade import BreakAgreements
from throneworld.ti3.modifying import ANYBODY, CARDS, modifies
from throneworld.ti3.nouns import STRATEGY
from throneworld.ti3.phases.strategy import strategy_cards_in_use
from throneworld.ti3.quantities import LOSES_CARD, MAY_PICK, PLANET_VOTES
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.tables import MECATOL_REX
from throneworld.ti3.verbs.in_play import is_in_play, lay_in_play

DURING = "strategy_phase_any"
PLANNING, USURPER, STOP = "strategic_planning", "usurper", "trade_stop"
PLANNED = "planned"
"""Mark: secondary abilities cost this player no counters."""
TAPE, TAPED = "red_tape", "taped"
"""Mark: nobody picks the strategy card that is the subject."""
VOTES_OF_USURPER = 12


def there_is_an_agreement(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if of(game).agreements else Refusal("SA-11.2.3", "no_agreement_in_play")


def i_hold_mecatol_rex(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    mine = of(game).control.get(MECATOL_REX, NOBODY) == seat
    return None if mine else Refusal("SA-7.2.2", "not_your_planet", (MECATOL_REX,))


class StayInPlay(Verb, frozen=True):
    def run(self, game: Game) -> None:
        lay_in_play(game, self.seat, self.why)


def has_usurper(state: Ti3State, seat: int) -> bool:
    return seat >= 0 and is_in_play(state, seat, USURPER)


def votes_of_usurper(state: Ti3State, votes: int, seat: int, planet: str) -> int:
    """Even exhausted."""
    return VOTES_OF_USURPER if planet == MECATOL_REX else votes


def lost_mecatol_rex(state: Ti3State, seat: int, card: str) -> bool:
    return card == USURPER and state.control.get(MECATOL_REX, NOBODY) != seat


class ChooseStrategyCard(Choose, frozen=True):
    """("forbid", card): one of those that are used with this number of players."""

    prompt: ClassVar[str] = "choose_strategy_card"
    verb: ClassVar[str] = "forbid"

    def targets_there(self, state: Ti3State) -> Iterable[tuple[Noun, ...]]:
        return [(card,) for card in strategy_cards_in_use(state)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal("SA-3.6.1", "card_not_in_use", option[1:])

    def say(self, game: Game, target: tuple[Noun, ...]) -> None:
        game.tell("strategy_card_named", self.seat, *target)


def is_taped(state: Ti3State, seat: int, card: str) -> bool:
    return any(each.subject == card for each in marks_of(state, TAPED))


LISTENERS: Declared = (
    *action_card(
        TAPE,
        "sc_before_first_pick",
        always,
        Lasting(TAPED, ROUND, on=CHOSEN),
        aims=(ChooseStrategyCard(),),
    ),
    *action_card(PLANNING, DURING, always, Lasting(PLANNED, ROUND)),
    *action_card(STOP, DURING, there_is_an_agreement, BreakAgreements()),
    *action_card(USURPER, DURING, i_hold_mecatol_rex, StayInPlay(why=USURPER)),
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(MAY_PICK, TAPE, window="sc_pick_static", mark=TAPED, whose=ANYBODY, bans=True, by=is_taped),
    modifies(SECONDARY_COST, PLANNING, window="secondary_static", mark=PLANNED, to=0),
    modifies(
        PLANET_VOTES,
        USURPER,
        window="votes_static",
        holds=has_usurper,
        turns=votes_of_usurper,
        layer=CARDS,
    ),
    modifies(
        LOSES_CARD, USURPER, window="strategy_phase_any", holds=has_usurper, bans=True, by=lost_mecatol_rex
    ),
)
VERBS: Verbs = {"forbid": (STRATEGY,)}
EVENTS: dict[str, tuple[str, ...]] = {"strategy_card_named": ("seat", "strategy_card")}
