"""Step 6 ii and iii: players build the galaxy from tiles that they were dealt facedown.

Hidden: the faces in each hand from all other seats, and the faces that were not dealt from everybody. Public:
how many tiles of each back a hand holds, the tile that the speaker draws for five players, and the map. A
tile that a player has picked but not placed yet is still hidden.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.hexes import ring_of
from throneworld.galaxy.layouts import Layout
from throneworld.galaxy.maps import NO_TILE
from throneworld.galaxy.placing import clash, open_places, placements, places, placing_order
from throneworld.imperium.order import clockwise
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti4.setup.faces import FACES
from throneworld.ti4.state import of
from throneworld.ti4.tables import BLUE_TILES, LAYOUTS, RED_TILES

Hand = tuple[int, ...]


def deal_tiles(game: Game, layout: Layout) -> None:
    """Both piles are shuffled and dealt; with five players the speaker draws one more red tile."""
    blue = [int(tile) for tile in game.shuffle("blue_tiles", [str(tile) for tile in BLUE_TILES])]
    red = [int(tile) for tile in game.shuffle("red_tiles", [str(tile) for tile in RED_TILES])]
    hands = tuple(
        (*_dealt(blue, seat, layout.blue), *_dealt(red, seat, layout.red)) for seat in range(game.seats)
    )
    for seat, hand in enumerate(hands):
        game.tell("tiles_dealt", seat, *hand, to=(seat,))
    drawn = red[layout.red * game.seats] if layout.random_red else 0
    if drawn:
        game.tell("tile_drawn", of(game).speaker, drawn)
    game.do(BuildGalaxy(seat=of(game).speaker, hands=hands, drawn=drawn))


def _dealt(pile: Sequence[int], seat: int, count: int) -> Hand:
    return tuple(sorted(pile[seat * count : (seat + 1) * count]))


def tiles_in_hand(game: Game, seat: int) -> Hand:
    """The tiles that a player has still to place."""
    return next((step.hands[seat] for step in game.under_way(BuildGalaxy)), ())


class BuildGalaxy(Decision, frozen=True):
    """One tile after the other, first which and then where; the order turns round at each end."""

    rule: ClassVar[str] = "RR Setup 6"
    prompt: ClassVar[str] = "build_galaxy"
    hidden: ClassVar[bool] = True

    hands: tuple[Hand, ...] = ()
    drawn: int = 0
    """The tile that the speaker drew and places next to Mecatol Rex before all others."""
    turn: int = 0
    """How many tiles were placed from hands."""
    tile: int = 0
    """What the player who is asked has picked."""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        tile = self.drawn or self.tile
        if not tile:
            return [("tile", each) for each in self.hands[seat]]
        board = of(game).map
        return [("place", tile, place) for place in places(LAYOUTS[game.seats]) if board[place] == NO_TILE]

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        tile = self.drawn or self.tile
        legal = self._placements(game, seat)
        if tile:
            return tuple([("place", tile, place) for each, place in legal if each == tile])
        return tuple([("tile", each) for each in dict(legal)])

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option in self.options(game, seat):
            return None
        if option[0] == "tile":
            return Refusal(self.rule, "tile_clashes_everywhere", option[1:])
        tile, place = int(option[1]), int(option[2])
        if place not in open_places(LAYOUTS[game.seats], of(game).map):
            return Refusal(self.rule, "inner_ring_first", (place, ring_of(place)))
        return Refusal(self.rule, f"{clash(FACES, of(game).map, tile, place)}_touch", (tile, place))

    def is_open(self, game: Game, seat: int) -> bool:
        """The tile that the speaker drew lies open; hands, and what was picked from them, do not."""
        return not self.drawn and (bool(self.tile) or len(self.hands[seat]) > 1)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"tile": self.drawn or self.tile}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        tile = int(option[1])
        if option[0] == "tile":
            return Refusal(self.rule, "tile_not_in_hand", (tile,))
        if tile != (self.drawn or self.tile):
            return Refusal(self.rule, "tile_not_picked", (tile,))
        return Refusal(self.rule, "position_taken")

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        tile = int(option[1])
        if option[0] == "tile":
            return replace(self, tile=tile)
        _place_tile(game, seat, tile, int(option[2]))
        if self.drawn:
            return replace(self, drawn=0)
        return self._passed_on(game, tile)

    def _passed_on(self, game: Game, tile: int) -> Step | None:
        """To whoever places next; nobody when all tiles are placed."""
        hands = list(self.hands)
        hands[self.seat] = tuple(each for each in hands[self.seat] if each != tile)
        layout = LAYOUTS[game.seats]
        order = placing_order(game.seats, layout.blue + layout.red)
        turn = self.turn + 1
        if turn == len(order):
            return None
        following = clockwise(of(game).speaker, game.seats)[order[turn]]
        return replace(self, seat=following, hands=tuple(hands), turn=turn, tile=0)

    def _placements(self, game: Game, seat: int) -> tuple[tuple[int, int], ...]:
        hand = (self.drawn,) if self.drawn else self.hands[seat]
        return placements(LAYOUTS[game.seats], FACES, of(game).map, hand)

    def imagined(self, game: Game, seat: int) -> Step:
        """Others hold any tiles of the same backs that lie neither open nor in this seat's hand."""
        hands = list(self.hands)
        for pile in (BLUE_TILES, RED_TILES):
            seen = (*of(game).map, *self.hands[seat], self.drawn)
            hidden = [tile for tile in pile if tile not in seen]
            unknown = list(game.dice.shuffle("imagined", hidden))
            for other in range(game.seats):
                if other != seat:
                    kept = [tile for tile in hands[other] if tile not in pile]
                    count = len(hands[other]) - len(kept)
                    hands[other] = tuple(sorted([*kept, *unknown[:count]]))
                    unknown = unknown[count:]
        return replace(self, hands=tuple(hands), tile=self.tile if seat == self.seat else 0)


def _place_tile(game: Game, seat: int, tile: int, place: int) -> None:
    state = of(game)
    state.map = (*state.map[:place], tile, *state.map[place + 1 :])
    game.tell("tile_placed", seat, tile, place)


EVENTS: dict[str, tuple[str, ...]] = {
    "tiles_dealt": ("seat", "tiles"),
    "tile_drawn": ("seat", "tile"),
    "tile_placed": ("seat", "tile", "place"),
}
