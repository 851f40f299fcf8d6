"""Dealing anew whatever a seat does not know, so that nothing it could see would change."""

from __future__ import annotations

from throneworld.kernel.game import Game
from throneworld.rex.phases.plans import ICONS, CommitCards, card_refusal
from throneworld.rex.phases.winning import LAST_ROUND, Betrayal
from throneworld.rex.state import RexState, of, seat_of
from throneworld.rex.tables import STRATEGY, TITLE

STREAM = "imagined"


def redeal(game: Game, seat: int) -> None:
    """Called on a copy with dice of its own."""
    _redeal_strategy(game, seat)
    _redeal_traitors(game, seat)
    _redeal_decks(game, seat)
    _redeal_betrayals(game, seat)
    _redeal_prediction(game, seat)
    _redeal_knowledge(game, seat)


def knows(state: RexState, seat: int, card: str) -> bool:
    return bool(state.known.get(card, 0) >> seat & 1)


def _redeal_strategy(game: Game, seat: int) -> None:
    """Unknown cards change places among the other hands, the row and the deck."""
    state = of(game)
    hands = {one: hand for one, hand in enumerate(state.hands) if one != seat}
    pools = [*hands.values(), state.row, state.strategy_deck]
    unknown = [card for cards in pools for card in cards if not knows(state, seat, card)]
    dealt = _Dealer(list(game.dice.shuffle(STREAM, unknown)))
    fixed = {one: [card for card in hand if knows(state, seat, card)] for one, hand in hands.items()}
    for one, kept in fixed.items():
        kept += dealt.keep_promises(game, one, kept)
    for one, kept in fixed.items():
        state.hands[one] = (*kept, *dealt.take(len(hands[one]) - len(kept)))
    state.row = tuple(card if knows(state, seat, card) else dealt.take(1)[0] for card in state.row)
    state.strategy_deck = tuple(dealt.take(len(state.strategy_deck)))


class _Dealer:
    """Hands out shuffled cards, first those that a player must hold for what he has shown."""

    def __init__(self, cards: list[str]) -> None:
        self.cards = cards

    def take(self, count: int) -> list[str]:
        taken, self.cards = self.cards[:count], self.cards[count:]
        return taken

    def keep_promises(self, game: Game, seat: int, kept: list[str]) -> list[str]:
        """A slot with an icon promises a card of that kind (Rex p.17)."""
        promised = []
        for icon in _icons_owed(game, seat):
            if not any(_serves(game, seat, card, icon) for card in kept):
                promised.append(next(card for card in self.cards if _serves(game, seat, card, icon)))
                self.cards.remove(promised[-1])
        return promised


def _icons_owed(game: Game, seat: int) -> tuple[str, ...]:
    top = game.stack[-1] if game.stack else None
    if isinstance(top, CommitCards):
        return next((ICONS[side.slot] for side in top.sides if side.seat == seat), ())
    return ()


def _serves(game: Game, seat: int, card: str, icon: str) -> bool:
    top = game.stack[-1]
    assert isinstance(top, CommitCards)
    side = next(side for side in top.sides if side.seat == seat)
    return STRATEGY[TITLE[card]].icon == icon and card_refusal(side, TITLE[card]) is None


def _redeal_traitors(game: Game, seat: int) -> None:
    state = of(game)
    others = [one for one in range(game.seats) if one != seat]
    pools = [*(state.traitors[one] for one in others), state.traitor_deck]
    unknown = [card for cards in pools for card in cards if not knows(state, seat, card)]
    dealt = _Dealer(list(game.dice.shuffle(STREAM, unknown)))
    for one in others:
        kept = [card for card in state.traitors[one] if knows(state, seat, card)]
        state.traitors[one] = (*kept, *dealt.take(len(state.traitors[one]) - len(kept)))
    known = [card for card in state.traitor_deck if knows(state, seat, card)]
    state.traitor_deck = game.dice.shuffle(STREAM, known + dealt.cards)


def _redeal_decks(game: Game, seat: int) -> None:
    """What is left in these decks is public, its order is not; a top card that was seen stays."""
    state = of(game)
    race = state.races[seat]
    seen = 1 if race == "jol_nar" and state.influence_seen else 0
    deck = state.influence_deck
    state.influence_deck = deck[:seen] + game.dice.shuffle(STREAM, deck[seen:])
    seen = 1 if race == "sol" and state.fleet_seen else 0
    deck = state.bombardment_deck
    state.bombardment_deck = deck[:seen] + game.dice.shuffle(STREAM, deck[seen:])


def _redeal_betrayals(game: Game, seat: int) -> None:
    state = of(game)
    known = (seat, *_shown_betrayals(game))
    others = [one for one in range(game.seats) if one not in known and state.betrayals[one]]
    mixed = game.dice.shuffle(STREAM, [*(state.betrayals[one] for one in others), *state.betrayal_deck])
    for one, card in zip(others, mixed, strict=False):
        state.betrayals[one] = card
    state.betrayal_deck = mixed[len(others) :]


def _shown_betrayals(game: Game) -> tuple[int, ...]:
    """The seats that have shown their card at the end of the game (Rex p.23)."""
    return next((step.revealed for step in game.stack if isinstance(step, Betrayal)), ())


def _redeal_prediction(game: Game, seat: int) -> None:
    state = of(game)
    xxcha = seat_of(state, "xxcha")
    if not state.prediction[0] or seat == xxcha:
        return
    races = [race for race in state.races if race != "xxcha"]
    guess = races[game.dice.below(STREAM, len(races))]
    state.prediction = (guess, 1 + game.dice.below(STREAM, LAST_ROUND))


def _redeal_knowledge(game: Game, seat: int) -> None:
    """Only its holder knows a card that was dealt anew; who knew it in truth would tell where it was."""
    state = of(game)
    kept = {card: seats for card, seats in state.known.items() if seats >> seat & 1}
    places = zip(state.hands, state.traitors, strict=True)
    held = {card: 1 << one for one, (hand, traitors) in enumerate(places) for card in (*hand, *traitors)}
    state.known = {**held, **kept}
