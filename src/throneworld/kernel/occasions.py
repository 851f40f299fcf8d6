"""Times at which something may be played, and the occasions on which one of them comes."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from throneworld.kernel.asks import Noun


class Moment(str):
    """A name of the closed vocabulary of times at which something may be played, or happens by a text."""

    __slots__ = ("facts", "in_turn", "opens", "places")

    facts: tuple[str, ...]
    """The names of what an occasion of it tells."""
    in_turn: bool
    """Ask one seat after the other, round and round until all pass; else ask all at once."""
    opens: bool
    """Whether a window is opened then; else it is only the occasion of effects."""
    places: dict[str, int]

    def __new__(
        cls, name: str, facts: tuple[str, ...] = (), *, in_turn: bool = False, opens: bool = True
    ) -> Moment:
        moment = super().__new__(cls, name)
        moment.facts, moment.in_turn, moment.opens = facts, in_turn, opens
        moment.places = {fact: place for place, fact in enumerate(facts)}
        return moment


NEVER = cast(Moment, "")
"""In the place of a moment where there is none: a plain text, since it is the default of stored fields."""


def by_name(data: object) -> str:
    """For what writes JSON: of a moment its name is kept, and nothing else that is no JSON is taken."""
    if isinstance(data, Moment):
        return str(data)
    raise TypeError(f"{type(data).__name__} cannot be stored")


class Occasion(Struct, frozen=True, gc=False):
    """What a window is about: its moment, the facts of it, and the step that a cancel would hit, by its place
    on the stack. A step that may lie above a card which is being played keeps a place in no other field: in
    an imagined game it may sink."""

    moment: Moment
    facts: tuple[Noun, ...] = ()
    subject: int = -1

    def __getitem__(self, fact: str) -> Noun:
        """A fact by the name that the moment has for it."""
        return self.facts[self.moment.places[fact]]

    @property
    def first(self) -> Noun:
        """Whom or what it is about in the first place, whatever that is called."""
        return self.facts[0]
