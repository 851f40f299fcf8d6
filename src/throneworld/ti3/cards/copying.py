"""A card that has the effect of any other on the pile, at that card's own time (ruling 127)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, ClassVar

from msgspec.structs import replace

from throneworld.imperium.conditions import When, both, standing
from throneworld.imperium.declare import Clause, Declared, from_hand, in_the_open
from throneworld.imperium.effects.aims import Choose
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import mark, marks_of, unmark
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Effect, Listener, Occasion, Window, name_target
from throneworld.ti3 import cards
from throneworld.ti3.declare import CANCELLED_AT, DiscardPlayed, may_play_cards
from throneworld.ti3.deeds import PLAYED, deeds_of
from throneworld.ti3.effects.locations import CARD
from throneworld.ti3.effects.spending import SpendInfluence, has_influence
from throneworld.ti3.moments import stops_of
from throneworld.ti3.nouns import ACTION_CARDS
from throneworld.ti3.owning import holders_of_card
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import ACTION_CARD
from throneworld.ti3.verbs.in_play import COPIES, is_in_play_instead

GENIUS = "touch_of_genius"
PRICE = 3
RULE, ONCE = "SA-8.7.1", "SA-8.7.2"
NOT_AGAIN = "not_again"
COPYING = "copying"
"""Mark while its aims are named: this player copies the card that is the subject."""
ENTITIES: dict[str, int] = {
    "player": 0,
    "system": 0,
    "planet": 0,
    "special": 0,
    "target_dock": 1,
    "fleet_of": 1,
}
"""By the verb with which a thing is named, which of its nouns tells it from others."""


# What could be copied


def is_played_from_hand(listener: Listener) -> bool:
    return bool(listener.spends) and isinstance(listener.spends[0], DiscardPlayed)


def others_at(game: Game, moment: str) -> Iterator[Listener]:
    """The cards whose time it is."""
    for each in game.listeners(moment).chosen:
        if is_played_from_hand(each) and each.id != GENIUS:
            yield each


def played_before(game: Game, seat: int, occasion: Occasion) -> list[str]:
    """What a player has played in the window of an occasion that is under way."""
    windows = [window for window in game.under_way(Window) if window.occasion == occasion]
    return [what for window in windows for who, what in window.used if who == seat]


def copy_refusal(
    game: Game, seat: int, occasion: Occasion, card: str, played: Sequence[str]
) -> Refusal | None:
    """Nobody plays two identical cards for the same situation (SA-8.7.2)."""
    copied = game.listener(occasion.moment, card)
    refusal = None if card in played else copied.when(game, seat, occasion)
    if refusal is None and (card in played or not finds_other_aim(game, seat, occasion, copied)):
        return Refusal(ONCE, "once_only", (card,))
    return refusal


def aimed_before(state: Ti3State, seat: int, card: str, verb: str) -> set[Noun]:
    """At what a player has aimed such a card in this round."""
    played = [each.about for each in deeds_of(state, PLAYED, seat) if each.about[0] == card]
    at = 1 + ENTITIES[verb]
    return {about[at] for about in played if len(about) > at}


def first_aim(copied: Listener) -> Choose | None:
    """The question for a player, a system, a planet and the like that a card puts first, if it does."""
    found = [each for each in copied.aims[:1] if isinstance(each, Choose) and each.verb in ENTITIES]
    return found[0] if found else None


def finds_other_aim(game: Game, seat: int, occasion: Occasion, copied: Listener) -> bool:
    """Whether there is something at which he has not aimed such a card yet."""
    aim, state = first_aim(copied), of(game)
    used = aimed_before(state, seat, copied.id, aim.verb) if aim is not None else set()
    if aim is None or not used:
        return True
    asked = replace(aim, seat=seat, occasion=occasion)
    return any(option[1 + ENTITIES[aim.verb]] not in used for option in asked.options(game, seat))


def at_something_else(verb: str) -> Callable[[Ti3State, Aim, Any], bool]:
    """Nobody plays two identical cards on the same thing in a round (SA-8.7.2)."""

    def fresh(state: Ti3State, aim: Aim, thing: Any) -> bool:
        card = next(str(each.subject) for each in reversed(marks_of(state, COPYING)) if each.seat == aim.seat)
        noun = thing[ENTITIES[verb]] if isinstance(thing, tuple) else thing
        return noun not in aimed_before(state, aim.seat, card, verb)

    return fresh


def on_the_pile(game: Game, moment: str) -> list[str]:
    """Those of them that lie there."""
    pile = frozenset(of(game).action_discards)
    there = [each for each in game.listeners(moment).chosen if each.id in pile] if pile else ()
    return [each.id for each in there if is_played_from_hand(each) and each.id != GENIUS]


def copyable(game: Game, seat: int, occasion: Occasion, played: Sequence[str]) -> Iterator[str]:
    """Those on the pile that could be played now."""
    for card in on_the_pile(game, occasion.moment):
        if copy_refusal(game, seat, occasion, card, played) is None:
            yield card


@standing("copied_moment", GENIUS)
def something_to_copy(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return something_besides(game, seat, occasion, played_before(game, seat, occasion))


def something_besides(game: Game, seat: int, occasion: Occasion, played: Sequence[str]) -> Refusal | None:
    found = next(copyable(game, seat, occasion, played), "")
    return None if found else Refusal(RULE, "nothing_to_copy")


def may_copy_besides(game: Game, seat: int, occasion: Occasion, played: Sequence[str]) -> Refusal | None:
    refusal = both(may_play_cards, has_influence(PRICE))(game, seat, occasion)
    return refusal or something_besides(game, seat, occasion, played)


# How it is played


class ChooseCopied(Aim, frozen=True):
    """Which card; then that card's own targets."""

    rule: ClassVar[str] = RULE
    prompt: ClassVar[str] = "choose_copied"
    verbs: ClassVar[tuple[str, ...]] = ("copy",)

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"card": GENIUS}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        played = played_before(game, seat, self.occasion)
        return [("copy", each) for each in copyable(game, seat, self.occasion, played)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        card = str(option[1])
        if card not in of(game).action_discards:
            return Refusal(self.rule, "not_on_the_pile", (card,))
        if all(each.id != card for each in others_at(game, self.occasion.moment)):
            return Refusal(self.rule, "not_this_moment", (card,))
        return copy_refusal(game, seat, self.occasion, card, played_before(game, seat, self.occasion))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        card = str(option[1])
        name_target(game, card)
        game.tell("card_copied", seat, card)
        mark(game, COPYING, seat=seat, subject=card, until=CARD)
        copied = game.listener(self.occasion.moment, card)
        first, aims = first_aim(copied), copied.aims
        if first is not None:
            aims = (replace(first, filters=(*first.filters, f"{NOT_AGAIN}@{ONCE}")), *aims[1:])
        game.do(*filled((*aims, AimsAreNamed()), seat, self.occasion))


class AimsAreNamed(Verb, frozen=True):
    def run(self, game: Game) -> None:
        unmark(game, COPYING, self.seat)


def filled(
    steps: Iterable[Effect | Aim], seat: int, occasion: Occasion, targets: tuple[Noun, ...] = ()
) -> list[Effect | Aim]:
    return [replace(each, seat=seat, occasion=occasion, targets=targets) for each in steps]


class OfCopied(Verb, frozen=True):
    """The first target is the card; all others are that card's own."""

    abstract: ClassVar[bool] = True

    def copied(self, game: Game) -> Listener:
        return game.listener(self.occasion.moment, str(self.targets[0]))


class PayCopied(OfCopied, frozen=True):
    """What the other card costs besides."""

    def run(self, game: Game) -> None:
        game.do(*filled(self.copied(game).costs, self.seat, self.occasion, self.targets[1:]))


class DoCopied(OfCopied, frozen=True):
    """All that the other card does; it counts as having been played."""

    def run(self, game: Game) -> None:
        copied = self.copied(game)
        mark(game, COPIES + GENIUS, seat=self.seat, subject=copied.id, until=CARD)
        game.do(*filled(copied.effects, self.seat, self.occasion, self.targets[1:]))


# When


def times() -> list[str]:
    """The stops at which other cards are played from hand."""
    found: dict[str, None] = {}
    for info in iter_modules(cards.__path__):
        name = f"{cards.__name__}.{info.name}"
        module = import_module(name) if name != __name__ else None
        for each in getattr(module, "LISTENERS", ()):
            if is_played_from_hand(each) and each.id in ACTION_CARD:
                found[each.moment] = None
    return list(found)


def clauses_at(moment: str) -> Declared:
    """What cancels a card cannot be cancelled, whatever it copies (ruling 106)."""
    when: When = both(has_influence(PRICE), something_to_copy)
    clauses = in_the_open(
        GENIUS,
        moment,
        stops_of(moment),
        when,
        holders_of_card(GENIUS),
        (DoCopied(),),
        aims=(ChooseCopied(),),
        costs=(SpendInfluence(amount=PRICE, why=GENIUS), PayCopied()),
        rule=RULE,
    )
    cancelled_at = "" if moment == CANCELLED_AT else CANCELLED_AT
    hidden = from_hand(clauses, may_play_cards, DiscardPlayed(card=GENIUS), cancelled_at)
    return tuple([replace(watched(each), besides=may_copy_besides) for each in hidden])


def watched(clause: Clause) -> Clause:
    """Nobody is suspected of holding what everybody can see lie elsewhere, or what would copy nothing."""
    suspects = clause.suspects

    def suspected(game: Game, occasion: Occasion) -> Iterable[int]:
        state = of(game)
        seen = GENIUS in state.action_discards or is_in_play_instead(state, GENIUS)
        return () if seen or not on_the_pile(game, occasion.moment) else suspects(game, occasion)

    return replace(clause, suspects=suspected)


LISTENERS: Declared = tuple([clause for moment in times() for clause in clauses_at(moment)])
FILTERS: Filters = {verb: {NOT_AGAIN: at_something_else(verb)} for verb in ENTITIES}
VERBS: Verbs = {"copy": (ACTION_CARDS,)}
EVENTS: dict[str, tuple[str, ...]] = {"card_copied": ("seat", "title")}
