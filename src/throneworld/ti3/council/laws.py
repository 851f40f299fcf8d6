"""Laws come into force, go, and pass on; what they hold in points is looked at after each effect.

Their order in `state.laws` is their age (SA-9.2.3, rulings 73, 138, 139).
"""

from __future__ import annotations

from throneworld.imperium.marks import GAME, ROUND, mark, marks_of, unmark
from throneworld.imperium.modifiers import banned_by, contributions
from throneworld.imperium.order import playing
from throneworld.imperium.state import Mark
from throneworld.imperium.verbs import council
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.ti3.council.subjects import NEW_LAW, elects
from throneworld.ti3.points import gain_points, take_points
from throneworld.ti3.quantities import HELD_POINTS, LAW_ENDS
from throneworld.ti3.ship_marks import drop_marks
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.verbs.politics import draw_to_docket

HELD_POINT = "held_points:"
"""Begins the mark of points that a player has while something lasts; what it is follows, and how many."""


def lay_law(game: Game, law: str, about: Noun) -> None:
    """Face up into the common area, out of the agendas that lie open."""
    state = of(game)
    state.revealed = ["" if each == law else each for each in state.revealed]
    state.docket = tuple([each for each in state.docket if each != law])
    if law not in state.laws:
        mark(game, NEW_LAW, subject=law, until=ROUND)
    council.place_law(game, law, about)


def discard_law(game: Game, law: str) -> None:
    """What it has given or placed stays, goods on it are lost; nothing else is resolved (ruling 139)."""
    state = of(game)
    if law in state.laws:
        del state.laws[law]
        state.goods_on.pop(law, None)
        unmark(game, law)
        drop_marks(state)
        state.agenda_discards = (law, *state.agenda_discards)
        game.tell("law_discarded", law)


def mind_laws(game: Game) -> None:
    """Laws go with what they are about (rulings 137, 161)."""
    state = of(game)
    for law in [law for law in state.laws if banned_by(state, LAW_ENDS, NOBODY, law)]:
        discard_law(game, law)


def laws_about(state: Ti3State, seat: int) -> list[str]:
    """Laws that name a player, alone or with another: they end with him (rulings 74, 137)."""
    pairs = [law for law in state.laws if elects(law) == "pair_of_players"]
    named = [law for law in pairs if str(seat) in str(state.laws[law]).split(" ")]
    return [law for law, about in state.laws.items() if about == seat or law in named]


def mind_held_points(game: Game) -> None:
    """Points come with what holds them and go with it (ruling 138)."""
    state = of(game)
    due = [
        Mark(HELD_POINT + each.component, seat, each.amount, GAME)
        for seat in playing(state)
        for each in contributions(state, HELD_POINTS, seat)
    ]
    held = [each for each in state.marks if each.kind.startswith(HELD_POINT)]
    for each in held:
        if each not in due:
            state.marks = tuple([mark for mark in state.marks if mark != each])
            take_points(game, each.seat, int(each.subject), each.kind.removeprefix(HELD_POINT))
    for each in due:
        if each not in held:
            state.marks = (*state.marks, each)
            gain_points(game, each.seat, int(each.subject), each.kind.removeprefix(HELD_POINT))


VOTE_AGAIN = "vote_again"
"""Mark: this law is voted on anew when the agendas of the council are done (ruling 145)."""


def vote_again(game: Game, law: str) -> None:
    mark(game, VOTE_AGAIN, subject=law, until=ROUND)


TOP_CARD = "top_card"
"""Stands for a law where the top card of the political deck is voted on."""


def next_to_vote_again(game: Game) -> str:
    """The first law that is due and still in force, or what the deck adds, in the order in which they arose;
    one by one."""
    state = of(game)
    for each in marks_of(state, VOTE_AGAIN):
        state.marks = tuple([mark for mark in state.marks if mark is not each])
        if each.subject in state.laws:
            return str(each.subject)
        if each.subject == TOP_CARD and draw_to_docket(game):
            return state.docket[-1]
    return ""


EVENTS: dict[str, tuple[str, ...]] = {"law_discarded": ("law",)}
