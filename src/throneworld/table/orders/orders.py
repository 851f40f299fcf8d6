"""Standing orders: what a player has told the table to answer for him, and which of them answers a question.

Four sentences: "pass until ...", "never ask me about ...", "answer X unless ...", "go up to ...". Everything
here is pure: an order sees the question and its owner's own view, and gives only what the question offers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, TypeVar

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from throneworld.kernel.asks import Ask, Noun, Option
from throneworld.kernel.orders import NONE, OrderWords
from throneworld.kernel.reading import read_option
from throneworld.kernel.registry import Definition
from throneworld.kernel.steps import PASS
from throneworld.table.orders.conditions import Condition, all_at
from throneworld.table.orders.words import words_of
from throneworld.table.seats import MOST_SEATS

MOST_ORDERS = 50
"""So many orders may stand for one seat at one table."""

View = Callable[[], dict[str, Any]]
"""Builds the owner's view; called only if something must be looked up in it."""
Name = Annotated[str, Meta(pattern=r"^[a-z0-9_]{1,40}$", max_length=40)]
Word = Annotated[str, Meta(max_length=60)] | Annotated[int, Meta(ge=-(10**6), le=10**6)]


class About(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Which questions an order is about: all of what it names must fit."""

    prompt: Name | None = None
    moment: Name | None = None
    facts: Annotated[dict[Name, Word], Meta(max_length=8)] = {}
    """Facts of the question, as in `ask.about`."""
    plays: Annotated[list[Name], Meta(max_length=20)] = []
    """Cards and abilities: the question fits if nothing else could be played now."""

    def fits(self, ask: Ask) -> bool:
        if self.prompt is not None and self.prompt != ask.prompt:
            return False
        if self.moment is not None and self.moment != ask.about.get("moment"):
            return False
        facts = all(ask.about.get(name) == fact for name, fact in self.facts.items())
        return facts and (not self.plays or self._plays_only(ask))

    def _plays_only(self, ask: Ask) -> bool:
        playable = [option[1] for option in ask.options if option[0] == "play"]
        return bool(playable) and all(each in self.plays for each in playable)


class Until(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """When an order is over: as soon as one of these comes; if none is named, at the end of the game."""

    round: Annotated[int, Meta(ge=1, le=1000)] | None = None
    """That round, or a later one, has begun."""
    phase: Name | None = None
    """That phase has begun since the order was given."""
    named: bool = False
    """Its owner is attacked, takes part in a battle, or another player has turned to him."""
    when: Annotated[list[Condition], Meta(max_length=10)] = []
    """One of these holds."""


S = TypeVar("S", bound="_Sentence")


class _Sentence(
    Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True, tag_field="kind"
):
    about: About = field(default_factory=About)
    unless: Annotated[list[Condition], Meta(max_length=10)] = []
    """The order keeps silent while one of these holds."""
    until: Until = field(default_factory=Until)
    uses: Annotated[int, Meta(ge=1, le=10_000)] | None = None
    """How often it answers before it is over; unless said otherwise, as often as it can."""

    def renamed(self: S, definition: Definition) -> S:
        """The sentence as it reads now, where options were called otherwise when it was given."""
        return self


class PassUntil(_Sentence, frozen=True, tag="pass"):
    """Pass wherever passing is on offer."""

    def wanted(self, words: OrderWords, ask: Ask) -> Option:
        return PASS


class NeverAsk(_Sentence, frozen=True, tag="never"):
    """Give the neutral answer, whatever its verb is."""

    def wanted(self, words: OrderWords, ask: Ask) -> Option:
        return words.neutral_answer(ask)


class AnswerUnless(_Sentence, frozen=True, tag="answer"):
    """Give exactly this answer where it is on offer."""

    option: Annotated[list[Word], Meta(min_length=1, max_length=1 + MOST_SEATS)]
    """A verb and its nouns, which may be everybody at the table."""

    def renamed(self, definition: Definition) -> AnswerUnless:
        return replace(self, option=list(read_option(definition, self.option) or self.option))

    def wanted(self, words: OrderWords, ask: Ask) -> Option:
        return tuple(self.option)


class UpTo(_Sentence, frozen=True, tag="up_to"):
    """Give the least amount on offer up to a limit, and pass beyond it."""

    verb: Name
    """Of the answers that name an amount, such as ``bid``."""
    most: Annotated[int, Meta(ge=0, le=10**6)]

    def renamed(self, definition: Definition) -> UpTo:
        option = read_option(definition, (self.verb, self.most))
        return self if option is None else replace(self, verb=str(option[0]))

    def wanted(self, words: OrderWords, ask: Ask) -> Option:
        amounts = [int(option[1]) for option in ask.options if _is_amount(option, self.verb)]
        if not amounts:
            return NONE
        return (self.verb, min(amounts)) if min(amounts) <= self.most else PASS


def _is_amount(option: Option, verb: str) -> bool:
    return len(option) == 2 and option[0] == verb and isinstance(option[1], int)


Sentence = PassUntil | NeverAsk | AnswerUnless | UpTo


class Place(Struct, frozen=True):
    """Where in a game one is: the round, and the phase by its name."""

    round: int = 0
    phase: str = ""


class Order(Struct, frozen=True, kw_only=True):
    """A sentence that stands for a seat."""

    id: str
    seat: int
    game: str
    sentence: Sentence
    made: Place = Place()
    """Where the game was when the order was given."""
    created: float = 0.0
    used: int = 0

    def used_again(self) -> Order:
        return replace(self, used=self.used + 1)


def first_answer(orders: Sequence[Order], seat: int, ask: Ask, view: View) -> tuple[Order, Option] | None:
    """The first order, in the order in which they were given, that answers the question; and its answer."""
    if not orders:
        return None
    look = cache(view)
    for order in orders:
        option = _answer(order, ask, look) if order.seat == seat else None
        if option is not None:
            return order, option
    return None


def _answer(order: Order, ask: Ask, view: View) -> Option | None:
    """What costs least is looked at first; the view comes last."""
    sentence = order.sentence
    if not sentence.about.fits(ask):
        return None
    option = sentence.wanted(words_of(order.game), ask)
    if option not in ask.options or is_over(order, ask, view):
        return None
    return None if any(each.holds(view()) for each in sentence.unless) else option


def expired(orders: Sequence[Order], seat: int, ask: Ask | None, view: View) -> tuple[Order, ...]:
    """The orders of a seat that are over and are to be dropped, whenever the seat is asked something.

    They must be dropped then: that somebody was attacked does not show any more when the battle is over.
    """
    if not orders:
        return ()
    look = cache(view)
    return tuple(order for order in orders if order.seat == seat and is_over(order, ask, look))


def is_over(order: Order, ask: Ask | None, view: View) -> bool:
    """Whether what the order waited for has come, or it has been used up. `ask` is what its seat is asked."""
    sentence, until = order.sentence, order.sentence.until
    if sentence.uses is not None and order.used >= sentence.uses:
        return True
    if until.named and _is_named(order, ask, view):
        return True
    if until.round is not None and _round(view()) >= until.round:
        return True
    if any(each.holds(view()) for each in until.when):
        return True
    if until.phase is None:
        return False
    return _has_begun(order, until.phase, place_of(order.game, view(), {} if ask is None else ask.about))


def place_of(game: str, view: dict[str, Any], about: Mapping[str, Noun]) -> Place:
    """Where the game is. At the very beginning of a round no phase has begun yet, whatever the view shows.

    `about` holds the facts of the question that the game waits for.
    """
    phase = view.get("phase")
    begun = isinstance(phase, str) and not words_of(game).opens_round(about)
    return Place(_round(view), str(phase) if begun else "")


def _round(view: dict[str, Any]) -> int:
    number = view.get("round")
    return number if isinstance(number, int) else 0


def _is_named(order: Order, ask: Ask | None, view: View) -> bool:
    words = words_of(order.game)
    if ask is not None and ask.prompt in words.naming_prompts:
        return True
    return any(order.seat in all_at(view(), path) for path in words.naming_paths)


def _has_begun(order: Order, phase: str, now: Place) -> bool:
    """Whether the phase has begun since; it may have passed without a question to anybody."""
    phases = words_of(order.game).phases
    if phase not in phases:
        return now.phase == phase and now != order.made
    wanted, made = phases.index(phase), _position(phases, order.made)
    due = (made[0] + (wanted <= made[1]), wanted)
    return _position(phases, now) >= due


def _position(phases: tuple[str, ...], place: Place) -> tuple[int, int]:
    """Places in the order of the game; what comes before the first round belongs to it."""
    return max(place.round, 1), phases.index(place.phase) if place.phase in phases else 0
