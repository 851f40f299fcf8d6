"""Step 6, ring building: players lay tiles that they were dealt face down (ruling 226).

Hidden: the faces in each hand from all other seats, and what was set aside from everybody. A tile that a
player has picked but not laid yet is still hidden.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.hexes import ring_of
from throneworld.galaxy.maps import NO_TILE
from throneworld.galaxy.placing import open_places, places, placing_order, start
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Kind, Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.setup.faces import CENTRE, banned, is_closed
from throneworld.ti3.setup.fair import dealt_planets
from throneworld.ti3.setup.rolls import Seating
from throneworld.ti3.state import of
from throneworld.ti3.tables import ALWAYS_DEALT, COPIES, PLAN, RED_MIDDLE, RED_PILE, TILE, TILES

Hand = tuple[int, ...]


def _tiles(game: Game) -> tuple[int, ...]:
    return tuple(tile.number for tile in TILES)


def _positions(game: Game) -> tuple[int, ...]:
    return tuple(range(len(of(game).map)))


A_TILE = Kind("tile", _tiles, numbers=True)
POSITION = Kind("position", _positions, numbers=True)
"""A place of the spiral."""


def build(game: Game, seating: Seating) -> None:
    """The homes and the middle lie there; both piles are shuffled and dealt."""
    of(game).map = start(PLAN[game.seats].layout)
    lay_middle(game)
    hands, aside = dealt(game)
    for seat, hand in enumerate(hands):
        game.tell("tiles_dealt", seat, *hand, to=(seat,))
    game.do(BuildGalaxy(seat=seating[0], seating=seating, hands=hands, aside=aside))


def lay_middle(game: Game) -> None:
    """With two players a tile of the red pile lies there, by chance, that does not shut anybody out."""
    if PLAN[game.seats].layout.centre == RED_MIDDLE:
        tile = _shuffled(game, [tile for tile in RED_PILE if not is_closed(tile)])[0]
        lay_tile(game, tile, CENTRE)
        game.tell("tile_added", tile, CENTRE)


def dealt(game: Game) -> tuple[tuple[Hand, ...], Hand]:
    """The hand of each seat, and what is set aside; tiles that lead to the Nexus are always dealt."""
    plan, seats = PLAN[game.seats], game.seats
    blue, red = list(dealt_planets(game)), [tile for tile in RED_PILE if tile not in of(game).map]
    voids = [tile for tile in red if TILE[tile].id == "void"][: plan.aside_void]
    always = [COPIES[name][0] for name in ALWAYS_DEALT]
    dealt_blue, blue_left = _drawn(game, blue, always, seats * plan.layout.blue)
    dealt_red, red_left = _drawn(
        game, [tile for tile in red if tile not in voids], always, seats * plan.layout.red
    )
    more = _shuffled(game, [*blue_left, *red_left])[: plan.aside_any]
    hands = tuple(
        tuple(sorted([*_share(dealt_blue, seat, seats), *_share(dealt_red, seat, seats)]))
        for seat in range(seats)
    )
    return hands, (*voids, *more)


def _drawn(game: Game, pile: Sequence[int], always: Sequence[int], number: int) -> tuple[Hand, Hand]:
    first = [tile for tile in pile if tile in always]
    rest = _shuffled(game, [tile for tile in pile if tile not in always])
    cut = number - len(first)
    return _shuffled(game, [*first, *rest[:cut]]), tuple(rest[cut:])


def _shuffled(game: Game, tiles: Sequence[int]) -> Hand:
    return tuple(int(tile) for tile in game.shuffle("tiles", [str(tile) for tile in tiles]))


def _share(pile: Hand, seat: int, seats: int) -> Hand:
    each = len(pile) // seats
    return pile[seat * each : (seat + 1) * each]


def tiles_in_hand(game: Game, seat: int) -> Hand:
    """The tiles that a player has still to lay."""
    return next((step.hands[seat] for step in game.under_way(BuildGalaxy)), ())


class BuildGalaxy(Decision, frozen=True):
    """One tile after the other, first which and then where; the order turns round at each end."""

    rule: ClassVar[str] = "SA-17.1.1"
    prompt: ClassVar[str] = "build_galaxy"
    hidden: ClassVar[bool] = True

    seating: Seating = ()
    hands: tuple[Hand, ...] = ()
    aside: Hand = ()
    """What fills the last places when all hands are empty."""
    turn: int = 0
    """How many tiles were laid."""
    tile: int = 0
    """What the player who is asked has picked."""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        if not self.tile:
            return [("tile", each) for each in self.hands[seat]]
        board = of(game).map
        return [
            ("lay_tile", self.tile, place)
            for place in places(PLAN[game.seats].layout)
            if board[place] == NO_TILE
        ]

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        legal = placements(game, self.hands[seat])
        if self.tile:
            return tuple([("lay_tile", tile, place) for tile, place in legal if tile == self.tile])
        return tuple([("tile", tile) for tile in dict(legal)])

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option in self.options(game, seat):
            return None
        tile, layout = int(option[1]), PLAN[game.seats].layout
        if option[0] == "tile":
            return Refusal(self.rule, "tile_clashes_everywhere", (tile,))
        place = int(option[2])
        if place not in open_places(layout, of(game).map):
            return Refusal(self.rule, "inner_ring_first", (place, ring_of(place)))
        return Refusal(self.rule, banned(layout, of(game).map, tile, place), (tile, place))

    def is_open(self, game: Game, seat: int) -> bool:
        return bool(self.tile) or len(self.hands[seat]) > 1

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"tile": self.tile}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        tile = int(option[1])
        if option[0] == "tile":
            return Refusal(self.rule, "tile_not_in_hand", (tile,))
        if tile != self.tile:
            return Refusal(self.rule, "tile_not_picked", (tile,))
        return Refusal(self.rule, "position_taken")

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        tile = int(option[1])
        if option[0] == "tile":
            return replace(self, tile=tile)
        lay_tile(game, tile, int(option[2]))
        game.tell("tile_laid", seat, tile, int(option[2]))
        return self._passed_on(game, tile)

    def _passed_on(self, game: Game, tile: int) -> Step | None:
        """To whoever lays next; what was set aside fills the rest when all hands are empty."""
        hands = list(self.hands)
        hands[self.seat] = tuple(each for each in hands[self.seat] if each != tile)
        layout = PLAN[game.seats].layout
        order = placing_order(game.seats, layout.blue + layout.red)
        turn = self.turn + 1
        if turn == len(order):
            fill(game, self.aside)
            return None
        return replace(self, seat=self.seating[order[turn]], hands=tuple(hands), turn=turn, tile=0)

    def imagined(self, game: Game, seat: int) -> Step:
        """Others hold any tiles of the same backs that lie neither open nor in this seat's hand."""
        known = (*of(game).map, *self.hands[seat])
        unknown = [tile for pile in (*self.hands, self.aside) for tile in pile if tile not in known]
        left = list(_imagined(game, unknown, known))
        hands = tuple(
            hand if each == seat else tuple(sorted(_like(left, hand))) for each, hand in enumerate(self.hands)
        )
        aside = _like(left, self.aside)
        return replace(self, hands=hands, aside=aside, tile=self.tile if seat == self.seat else 0)


def _imagined(game: Game, unknown: Sequence[int], known: Sequence[int]) -> Sequence[int]:
    """All tiles that might be where unknown ones are, those that are sure to be dealt among them."""
    sure = [COPIES[name][0] for name in ALWAYS_DEALT if COPIES[name][0] not in known]
    pile = [tile for tile in (*dealt_planets(game), *RED_PILE) if tile not in (*known, *sure)]
    mixed = list(game.dice.shuffle("imagined", pile))
    chosen: list[int] = list(sure)
    for tile in unknown:
        if len([each for each in chosen if _back(each) == _back(tile)]) < _count(unknown, tile):
            chosen.append(next(each for each in mixed if _back(each) == _back(tile) and each not in chosen))
    return tuple(game.dice.shuffle("imagined", chosen))


def _back(tile: int) -> bool:
    return tile in RED_PILE


def _count(tiles: Sequence[int], like: int) -> int:
    return len([tile for tile in tiles if _back(tile) == _back(like)])


def _like(left: list[int], hand: Hand) -> Hand:
    """As many of each back as a hand has, out of what is left."""
    found = []
    for tile in hand:
        found.append(next(each for each in left if _back(each) == _back(tile)))
        left.remove(found[-1])
    return tuple(found)


def placements(game: Game, hand: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Each tile of a hand with each place where it may lie now; a ban holds only while something is legal."""
    layout, board = PLAN[game.seats].layout, of(game).map
    every = [(tile, place) for tile in hand for place in open_places(layout, board)]
    clean = [(tile, place) for tile, place in every if not banned(layout, board, tile, place)]
    return tuple(clean or every)


def lay_tile(game: Game, tile: int, place: int) -> None:
    state = of(game)
    state.map = (*state.map[:place], tile, *state.map[place + 1 :])


def fill(game: Game, aside: Hand) -> None:
    """The last free places, by chance, legally if that can be."""
    for tile in aside:
        legal = placements(game, (tile,))
        _, place = legal[game.roll("tiles", len(legal))]
        lay_tile(game, tile, place)
        game.tell("tile_added", tile, place)


VERBS: Verbs = {"tile": (A_TILE,), "lay_tile": (A_TILE, POSITION)}
EVENTS: dict[str, tuple[str, ...]] = {
    "tiles_dealt": ("seat", "tiles"),
    "tile_laid": ("seat", "tile", "place"),
    "tile_added": ("tile", "place"),
}
