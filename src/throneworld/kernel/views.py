"""What a seat may see, in two parts: one that is the same for everybody, and one for its own eyes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from throneworld.kernel.holds import held_ask, is_held

if TYPE_CHECKING:
    from throneworld.kernel.game import Game


def public_view(game: Game) -> dict[str, Any]:
    return {
        "game": game.definition.id,
        "waiting": list(game.waited_for),
        "result": None if game.result is None else game.result.data(),
        **game.definition.public(game),
    }


def faction_of(player: Mapping[str, Any]) -> str:
    """What a player of a view plays, which some games call a race; nothing in a game without either."""
    faction: str = player.get("race") or player.get("faction") or ""
    return faction


def factions_in(view: Mapping[str, Any]) -> list[str]:
    """What each seat plays, as far as a view tells of players at all."""
    players = view.get("players")
    named = isinstance(players, list) and all(isinstance(each, Mapping) for each in players)
    return [faction_of(each) for each in players] if players and named else []


def about_thing(game: Game, thing: str) -> dict[str, Any] | None:
    """What everybody can work out about one thing of the game; None if there is no such thing."""
    tell = game.definition.about
    return None if tell is None else tell(game, thing)


def private_view(game: Game, seat: int | None) -> dict[str, Any]:
    if seat is None:
        return {"seat": None, "ask": None, "beside": None, "you": None}
    ask = held_ask(game, seat) if is_held(game) else game.ask_shown(seat)
    beside = game.ask_beside(seat)
    return {
        "seat": seat,
        "ask": None if ask is None else ask.data(),
        "beside": None if beside is None else beside.data(),
        "you": game.definition.private(game, seat),
    }
