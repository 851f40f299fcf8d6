"""The verbs of options and the kinds of their nouns: declared once, for engine, words, terminal and client.

What fits a declaration is well-formed: somebody might try it, and hears why not. All else is nonsense.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import Struct

from throneworld.kernel.asks import Noun, Option, Refusal

if TYPE_CHECKING:
    from throneworld.kernel.game import Game
    from throneworld.kernel.steps import Question


Way: TypeAlias = Literal["name", "amounts", "place", "player"]
WAYS: tuple[Way, ...] = ("name", "amounts", "place", "player")
"""Whoever knows a later way has no need of the earlier ones."""


class Kind(Struct, frozen=True):
    """What a noun is: a seat, a number, a card of some deck, a place."""

    id: str
    among: Callable[[Game], Sequence[Noun]] | None = None
    """Every noun of the kind that there is in a game, as everybody knows; None for numbers."""
    either: tuple[Kind, ...] = ()
    """The kinds that a noun of this one may have, if there are several."""
    numbers: bool = False
    """Whether its nouns are numbers; all others are texts."""
    said: Way = "name"
    """How words say a noun of the kind: as a player, as a place of the board, by its name, or as a list of
    names with amounts, as in `fighter:2,sol_admiral`."""

    def fits(self, game: Game, noun: Noun) -> bool:
        if self.either:
            return any(kind.fits(game, noun) for kind in self.either)
        if self.among is None:
            return isinstance(noun, int) and noun >= 0
        return noun in self.among(game)

    @property
    def plain(self) -> tuple[Kind, ...]:
        """The kinds that it stands for, none of which stands for others."""
        return tuple(each for kind in self.either for each in kind.plain) or (self,)


Shape: TypeAlias = tuple[Kind, ...]
"""The kinds of the nouns that follow a verb."""
Verbs: TypeAlias = Mapping[str, Shape | tuple[Shape, ...]]
"""Verbs and what follows them; a verb that stands with different nouns has a tuple of shapes."""


def _seats(game: Game) -> range:
    return range(game.seats)


def _playable(game: Game) -> tuple[str, ...]:
    return tuple(dict.fromkeys(each.id for each in game.definition.listeners))


SEAT = Kind("seat", _seats, numbers=True, said="player")
NUMBER = Kind("number", numbers=True)
PLAYABLE = Kind("playable", _playable)
"""Whatever may be played in some window of the game."""

KERNEL_VERBS: Verbs = {"pass": (), "play": (PLAYABLE,), "ready": ()}
KERNEL_CLOSING = frozenset({"pass", "ready"})


def either(*kinds: Kind) -> Kind:
    """A noun of any of these kinds."""

    def among(game: Game) -> tuple[Noun, ...]:
        return tuple(noun for kind in kinds if kind.among for noun in kind.among(game))

    return Kind("_or_".join(kind.id for kind in kinds), among, kinds)


def words_of(kind: str, *nouns: Noun, said: Way = "name") -> Kind:
    """A kind whose nouns are printed in the box and the same in every game."""
    numbers = all(isinstance(noun, int) for noun in nouns)
    return Kind(kind, lambda game: nouns, numbers=numbers, said=said)


def shapes_of(verbs: Verbs, verb: Noun) -> tuple[Shape, ...]:
    """What may follow a verb; nothing at all if there is no such verb."""
    declared = verbs.get(str(verb))
    if declared is None:
        return ()
    several = [each for each in declared if isinstance(each, tuple)]
    return tuple(several) if several else (tuple(each for each in declared if isinstance(each, Kind)),)


def has_shape(game: Game, option: Option, shape: Shape) -> bool:
    nouns = option[1:]
    return len(nouns) == len(shape) and all(
        kind.fits(game, noun) for kind, noun in zip(shape, nouns, strict=True)
    )


def vocabulary(game: Game, question: Question, seat: int) -> dict[str, tuple[Shape, ...]]:
    """The verbs that a question can offer, each with the nouns that it can have there."""
    own = question.verbs if isinstance(question.verbs, Mapping) else game.definition.verbs
    said: dict[str, tuple[Shape, ...]] = {verb: shapes_of(own, verb) for verb in question.verbs}
    for option in question.candidates(game, seat):
        verb = str(option[0])
        if verb not in question.verbs:
            known = said.get(verb, ())
            more = (shape for shape in shapes_of(game.definition.verbs, verb) if shape not in known)
            said[verb] = (*known, *(shape for shape in more if has_shape(game, option, shape)))
    return said


def is_well_formed(game: Game, question: Question, seat: int, option: Option) -> bool:
    """Whether a question can offer such a thing at all: its verb, with nouns of these kinds."""
    shapes = vocabulary(game, question, seat).get(str(option[0]), ())
    return any(has_shape(game, option, shape) for shape in shapes)


def untimely(game: Game, option: Option) -> Refusal | None:
    """Why not now, if the verb has its own time in the game and this is not it."""
    reason = game.definition.untimely.get(str(option[0]))
    shapes = () if reason is None else shapes_of(game.definition.verbs, option[0])
    return reason if any(has_shape(game, option, shape) for shape in shapes) else None


def plain_shapes(verbs: Verbs, verb: Noun) -> list[Shape]:
    """What may follow a verb, in kinds none of which stands for others."""
    shapes = shapes_of(verbs, verb)
    return [plain for shape in shapes for plain in product(*(kind.plain for kind in shape))]


def ways_of(verbs: Verbs, option: Option) -> tuple[Way, ...]:
    """How each noun of an option is said, as far as the nouns tell: so many, texts here and numbers there.

    A noun that may be a place is said as one, which tells of all else no more than its name.
    """
    nouns = option[1:]
    numbers = [isinstance(noun, int) for noun in nouns]
    fitting = [
        [kind.said for kind in shape]
        for shape in plain_shapes(verbs, option[0])
        if [kind.numbers for kind in shape] == numbers
    ]
    unknown = tuple(WAYS[0] for _ in nouns)
    return tuple(max(ways, key=WAYS.index) for ways in zip(*fitting, strict=True)) or unknown


def verbs_data(verbs: Verbs) -> dict[str, Any]:
    """As plain JSON data: for each verb its shapes, each a list of the names of plain kinds."""
    return {verb: [[kind.id for kind in shape] for shape in plain_shapes(verbs, verb)] for verb in verbs}


def kinds_data(verbs: Verbs) -> dict[str, Any]:
    """As plain JSON data: of each kind of nouns whether they are numbers, and how they are said."""
    shapes = (shape for verb in verbs for shape in plain_shapes(verbs, verb))
    kinds = {kind.id: kind for shape in shapes for kind in shape}
    return {name: {"numbers": kind.numbers, "said": kind.said} for name, kind in sorted(kinds.items())}
