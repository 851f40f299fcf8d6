"""What listens to the moments of a game, in the order of the game."""

from __future__ import annotations

from collections.abc import Iterable

from throneworld.kernel.windows import Listener


class Listeners(tuple[Listener, ...]):
    """All that listens to a moment, in the order of the game."""

    chosen: tuple[Listener, ...]
    """What somebody may play, or leave."""
    forced: tuple[Listener, ...]
    """What happens without a choice."""
    named: dict[str, Listener]
    """Each by its name; none listens twice."""

    def __new__(cls, listeners: Iterable[Listener] = ()) -> Listeners:
        found = super().__new__(cls, listeners)
        found.chosen = tuple(each for each in found if not each.must)
        found.forced = tuple(each for each in found if each.must)
        found.named = {each.id: each for each in reversed(found)}
        return found


NONE_LISTENS = Listeners()


def by_moment(listeners: Iterable[Listener]) -> dict[str, Listeners]:
    """What listens to each moment to which anything does."""
    found: dict[str, list[Listener]] = {}
    for each in listeners:
        found.setdefault(each.moment, []).append(each)
    return {moment: Listeners(those) for moment, those in found.items()}
