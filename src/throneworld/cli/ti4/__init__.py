"""Twilight Imperium 4 in the terminal."""

from throneworld.cli.boards import Board
from throneworld.cli.ti4 import galaxy, hands, listing, lookup, players, systems, telling, underway

BOARD = Board(
    title=players.title,
    headline=players.headline,
    chapter=players.chapter,
    position=galaxy.position,
    style=players.style,
    secrets=hands.secrets,
    hand=hands.hand,
    places=systems.places,
    beside=systems.beside,
    about=lookup.about,
    numbered=systems.NUMBERED,
    naming=systems.SYSTEM_AT,
    surveyed=listing.SURVEYED,
    ordered=listing.ordered,
    far=listing.far,
    aside=listing.aside,
    pointless=listing.POINTLESS,
    obvious=listing.OBVIOUS,
    tag=lookup.tag,
    told=telling.told,
    explained=telling.explained,
    underway=underway.underway,
)
