"""When each card may be played, and what it does (4)."""

from __future__ import annotations

from collections.abc import Callable

from skirmish.effects import ChangeStrength, ChooseRival, DiscardPlayed, GainTroops, ThrowAgain
from skirmish.moments import CARD_PLAYED, STRUGGLE, WRECK_FOUND
from skirmish.state import fighters, of
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Aim, Cancel, Effect, Listener, Occasion, is_cancelled

RULE = "Skirmish 4"
When = Callable[[Game, int, Occasion], Refusal | None]


def always(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None


def fights(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if seat in fighters(of(game)) else Refusal(RULE, "you_sent_nobody")


def another_fights(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    others = [other for other in fighters(of(game)) if other != seat]
    return None if others else Refusal(RULE, "nobody_else_fights")


def card_of_another(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    if occasion["seat"] == seat:
        return Refusal(RULE, "own_card")
    return Refusal(RULE, "jammed_already") if is_cancelled(game, occasion) else None


def card(title: str, moment: str, when: When, *does: Effect, aims: tuple[Aim, ...] = ()) -> Listener:
    def holders(game: Game) -> list[int]:
        return [seat for seat, hand in enumerate(of(game).hands) if title in hand]

    def suspects(game: Game, occasion: Occasion) -> list[int]:
        """Any hand may hide it, but for that of whoever has just played."""
        player = occasion["seat"] if occasion.moment == CARD_PLAYED else None
        return [seat for seat, hand in enumerate(of(game).hands) if hand and seat != player]

    def held(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        """It may have been spent since it was chosen, on a card that was played in between."""
        spent = title not in of(game).hands[seat]
        return Refusal(RULE, "not_in_hand", (title,)) if spent else when(game, seat, occasion)

    spends = (DiscardPlayed(card=title),)
    return Listener(title, moment, RULE, holders, suspects, held, spends, aims, (), does, cancel=CARD_PLAYED)


LISTENERS = (
    card("supplies", WRECK_FOUND, always, GainTroops(count=2)),
    card("rally", STRUGGLE, fights, ChangeStrength(count=2)),
    card("ambush", STRUGGLE, another_fights, ChangeStrength(count=-2), aims=(ChooseRival(),)),
    card("second_wind", STRUGGLE, fights, ThrowAgain()),
    card("jam", CARD_PLAYED, card_of_another, Cancel()),
)
