"""Hidden zones: where in the state cards lie that not everybody knows, declared once for each game.

From the declaration follows what a seat can imagine (`redeal`) and which worlds it cannot tell apart: cards
that it does not know change places with each other inside their pool, and everything else stays. Every field
of the state is public, lies in a zone, is somebody's secret, or says who knows what; the start-up audit
proves that none was forgotten.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import fields

from throneworld.kernel.dice import Chance

if TYPE_CHECKING:
    from throneworld.kernel.game import Game

STREAM = "imagined"
NO_SEAT = -1
Fits = Callable[[str], bool]
"""Whether a card is what somebody has shown that he holds."""


def _nothing_seen(game: Game, seat: int) -> int:
    return 0


def _none_open(game: Game) -> Sequence[int]:
    return ()


def _nothing_owed(game: Game, seat: int) -> Sequence[Fits]:
    return ()


def _own_eyes(game: Game, seat: int) -> int:
    return 1 << seat


def _all_alike(card: str) -> int:
    return 0


class Zone(Struct, frozen=True):
    """A field of the state with hidden cards: a deck, a row, a box, or a hand for each seat."""

    field: str
    hands: bool = False
    """A place for each seat, which knows what lies there."""
    marked: bool = True
    """Whether the field `known` has a bit for each seat that knows where a card of this zone is."""
    seen: Callable[[Game, int], int] = _nothing_seen
    """How many cards from the top a seat has looked at."""
    shown: Callable[[Game], Sequence[int]] = _none_open
    """The seats whose place lies open."""
    watched: bool = False
    """Whether everybody saw who has looked at which place of it."""
    loose: bool = False
    """Whoever knows that a card is in it does not know where in it."""


class Pool(Struct, frozen=True):
    """Zones among which cards change places unnoticed by those who do not know them."""

    zones: tuple[Zone, ...]
    kind: Callable[[str], int] = _all_alike
    """A card changes places with those of its kind only: the backs differ, or the order in which they lie."""
    called: str = ""
    """What `known` puts before the names of its cards, where another pool has cards of the same names."""
    owed: Callable[[Game, int], Sequence[Fits]] = _nothing_owed
    """What a seat has shown that its hand holds, a card for each."""

    @property
    def fields(self) -> tuple[str, ...]:
        return tuple(zone.field for zone in self.zones)


class Secret(Struct, frozen=True):
    """Something that one seat alone knows and that is no card."""

    field: str
    holder: Callable[[Game], int]
    """Who knows it; nobody while there is nothing to know."""
    guess: Callable[[Game], Any]
    """What it might be instead."""

    @property
    def fields(self) -> tuple[str, ...]:
        return (self.field,)


class Zones(Struct, frozen=True):
    """All that is hidden in a game, and all that is not."""

    public: tuple[str, ...] = ()
    hidden: tuple[Pool | Secret, ...] = ()
    """In the order in which they are dealt anew."""
    known: str = ""
    """The field that has, for each card of a marked zone, a bit for each seat that knows where it is."""
    eyes: Callable[[Game, int], int] = _own_eyes
    """A bit for each seat that knows the hands of a seat: its own, and any with which it is of one player."""

    @property
    def fields(self) -> tuple[str, ...]:
        hidden = [field for each in self.hidden for field in each.fields]
        return (*self.public, *hidden, *((self.known,) if self.known else ()))


def audit_zones(zones: Zones, state: type[Any]) -> list[str]:
    """Fields of the state that are not declared exactly once."""
    declared, there = Counter(zones.fields), {each.name for each in fields(state)}
    return [
        *(f"{field} is neither public nor in a zone" for field in sorted(there - set(declared))),
        *(f"{field} is declared, but no field of the state" for field in sorted(set(declared) - there)),
        *(f"{field} is declared twice" for field, count in declared.items() if count > 1),
    ]


def redeal(game: Game, seat: int) -> None:
    """Deal anew all that a seat does not know. Called on a copy with dice of its own."""
    looked = _looked(game)
    for each in game.definition.zones.hidden:
        if isinstance(each, Pool):
            _Deal(game, seat, each, each.zones, game.dice).deal()
        elif each.holder(game) not in (seat, NO_SEAT):
            setattr(game.state, each.field, each.guess(game))
    _forget(game, seat, decks=True)
    _look_again(game, looked)


def _looked(game: Game) -> list[tuple[Pool, Zone, list[int]]]:
    """Who knows which place, where everybody saw it."""
    pools = [each for each in game.definition.zones.hidden if isinstance(each, Pool)]
    watched = [(pool, zone) for pool in pools for zone in pool.zones if zone.watched]
    known: dict[str, int] = getattr(game.state, game.definition.zones.known) if watched else {}
    return [
        (pool, zone, [known.get(pool.called + card, 0) for card in getattr(game.state, zone.field)])
        for pool, zone in watched
    ]


def _look_again(game: Game, looked: Sequence[tuple[Pool, Zone, list[int]]]) -> None:
    """Whoever has looked at a place knows what lies there, whatever that is."""
    for pool, zone, places in looked:
        known: dict[str, int] = getattr(game.state, game.definition.zones.known)
        for card, seats in zip(getattr(game.state, zone.field), places, strict=True):
            if seats:
                known[pool.called + card] = seats


def exchange(game: Game, seat: int, dice: Chance) -> None:
    """The others change among themselves what a seat does not know; decks stay as they are."""
    for each in game.definition.zones.hidden:
        if isinstance(each, Pool):
            _Deal(game, seat, each, [zone for zone in each.zones if zone.hands], dice).deal()
    _forget(game, seat, decks=False)


class _Place:
    """A deck, or the hand of one seat, as a list of cards of which some are known."""

    def __init__(self, game: Game, seat: int, zone: Zone, holder: int, called: str) -> None:
        self.zone, self.holder = zone, holder
        self.whole = getattr(game.state, zone.field)
        held = self.whole[holder] if zone.hands else self.whole
        self.single = isinstance(held, str)
        self.cards: list[str] = [held] if isinstance(held, str) and held else list(held)
        seen = len(self.cards) if holder in zone.shown(game) else zone.seen(game, seat)
        bits = getattr(game.state, game.definition.zones.known) if zone.marked else {}
        self.known = [
            number < seen or bits.get(called + card, 0) >> seat & 1 == 1
            for number, card in enumerate(self.cards)
        ]

    def unknown(self) -> list[str]:
        return [card for card, known in zip(self.cards, self.known, strict=True) if not known]

    def kept(self) -> list[str]:
        return [card for card, known in zip(self.cards, self.known, strict=True) if known]

    def put(self, game: Game) -> None:
        held = "".join(self.cards) if self.single else tuple(self.cards)
        if self.zone.hands:
            self.whole[self.holder] = held
        else:
            setattr(game.state, self.zone.field, held)


class _Deal:
    """Dealing the unknown cards of some zones anew."""

    def __init__(self, game: Game, seat: int, pool: Pool, zones: Sequence[Zone], dice: Chance) -> None:
        self.game, self.pool, self.dice = game, pool, dice
        others = [one for one in range(game.seats) if one != seat]
        self.places = [
            _Place(game, seat, zone, holder, pool.called)
            for zone in zones
            for holder in (others if zone.hands else (NO_SEAT,))
        ]

    def deal(self) -> None:
        mixed = self._mixed(self.pool)
        promised = [self._promised(self.pool, place, mixed) for place in self.places]
        for place, first in zip(self.places, promised, strict=True):
            self._fill(self.pool, place, first, mixed)
            place.put(self.game)

    def _mixed(self, pool: Pool) -> dict[int, list[str]]:
        """The unknown cards of each kind, shuffled."""
        unknown = [card for place in self.places for card in place.unknown()]
        if pool.kind is _all_alike:
            return {0: list(self.dice.shuffle(STREAM, unknown))}
        kinds = sorted({pool.kind(card) for card in unknown})
        return {
            kind: list(self.dice.shuffle(STREAM, [card for card in unknown if pool.kind(card) == kind]))
            for kind in kinds
        }

    def _promised(self, pool: Pool, place: _Place, mixed: dict[int, list[str]]) -> list[str]:
        """Cards that a seat must hold for what it has shown, unless it is known to hold such."""
        promised = []
        for fits in pool.owed(self.game, place.holder) if place.zone.hands else ():
            if not any(fits(card) for card in place.kept()):
                promised.append(next(card for cards in mixed.values() for card in cards if fits(card)))
                mixed[pool.kind(promised[-1])].remove(promised[-1])
        return promised

    def _fill(self, pool: Pool, place: _Place, first: list[str], mixed: dict[int, list[str]]) -> None:
        for number, known in enumerate(place.known):
            if not known:
                cards = first or mixed[pool.kind(place.cards[number])]
                place.cards[number] = cards.pop(0)
        if place.zone.loose:
            place.cards = list(self.dice.shuffle(STREAM, place.kept() + place.unknown()))


def _forget(game: Game, seat: int, decks: bool) -> None:
    """Only its holder knows a card that was dealt anew; who knew it in truth would tell where it was."""
    zones = game.definition.zones
    if not zones.known:
        return
    known: dict[str, int] = getattr(game.state, zones.known)
    kept = {card: seats for card, seats in known.items() if seats >> seat & 1}
    setattr(game.state, zones.known, {**({} if decks else known), **_held(game), **kept})


def _held(game: Game) -> dict[str, int]:
    eyes = game.definition.zones.eyes
    pools = [each for each in game.definition.zones.hidden if isinstance(each, Pool)]
    hands = [(pool.called, zone) for pool in pools for zone in pool.zones if zone.hands and zone.marked]
    return {
        called + card: eyes(game, one)
        for one in range(game.seats)
        for called, zone in hands
        for card in getattr(game.state, zone.field)[one]
    }
