"""The Strategy Phase: agendas are laid open, strategy cards picked, upkeep is paid (SA-3.2 to 3.8)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.marks import expire, is_marked, mark
from throneworld.imperium.modifiers import banned_by, granted_by, total
from throneworld.imperium.order import playing
from throneworld.imperium.paying import INFLUENCE, Pay, can_pay
from throneworld.imperium.verbs.strategy_cards import cards_in_common_area, take_card
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.domains.looking import ask_for_probes
from throneworld.ti3.duel import is_duel
from throneworld.ti3.order import by_strategy_cards, from_speaker
from throneworld.ti3.phases.agendas import RevealAgendas, top_up_docket
from throneworld.ti3.phases.bonus import ExchangeBonus, place_bonus_counters
from throneworld.ti3.phases.pickers import NamePicker, Picking, next_pickers, picking_order
from throneworld.ti3.phases.reversion import revert_home_planets
from throneworld.ti3.phases.rewards import TakeReward
from throneworld.ti3.phases.upkeep import PayUpkeep
from throneworld.ti3.quantities import (
    GIVES_PICKS,
    MAY_PICK,
    PICK_PRICE,
    PICK_REWARD,
    PICKS_BY_INFLUENCE,
)
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.steps.ranking import Ranked
from throneworld.ti3.tables import PICKS, STRATEGY_CARD
from throneworld.ti3.tables.windows import STRATEGY_PHASE

ASSEMBLY = "assembly"
KEPT = "kept"
"""Mark: this player has kept the strategy card that is the subject from the round before."""
HAD_ASSEMBLY = "had_assembly"
"""Mark: of two players this one had that card in the round before."""
PICK, PICKS_OVER = "pick", "picks_over"
"""What ends a mark: a pick stands; the order of play is fixed."""


class StrategyPhase(Picking, frozen=True):
    """In the order of ruling 42."""

    stages: ClassVar[tuple[str, ...]] = (
        "before",
        "home_planets_revert",
        "beginning",
        "reveal_agendas",
        "top_up_agendas",
        "probes",
        "during",
        "first_pick",
        "pick",
        "picked",
        "pick_stands",
        "pick_over",
        "all_picked",
        "place_bonus_counters",
        "upkeep",
        "end",
        "fix_order",
    )
    opens: ClassVar[tuple[str, ...]] = (
        "before_strategy_phase",
        "strategy_phase_start",
        "strategy_phase_any",
        "sc_before_first_pick",
        "sc_picked_after",
        "sc_all_picked",
        "strategy_phase_end",
    )

    turn: int = 0
    """How many of the picks are over, those of players who are out included."""
    order: tuple[int, ...] = ()
    """If given: in which order players pick, as long as there are picks."""

    def before(self, game: Game) -> None:
        game.open("before_strategy_phase")

    def home_planets_revert(self, game: Game) -> None:
        state = of(game)
        state.phase, state.active = STRATEGY_PHASE, NOBODY
        game.tell("phase_begins", STRATEGY_PHASE)
        give_unused_cards_back(game)
        revert_home_planets(game)

    def beginning(self, game: Game) -> None:
        game.open("strategy_phase_start")

    def reveal_agendas(self, game: Game) -> None:
        game.do(RevealAgendas(who=playing(of(game))))

    def top_up_agendas(self, game: Game) -> None:
        top_up_docket(game)

    def probes(self, game: Game) -> None:
        """Docks look at what lies beside them (SA-16.2.4)."""
        ask_for_probes(game, [seat for seat in from_speaker(of(game)) if seat not in of(game).eliminated])

    def during(self, game: Game) -> None:
        game.open("strategy_phase_any")

    def first_pick(self, game: Game) -> None:
        game.open("sc_before_first_pick")
        why = granted_by(of(game), PICKS_BY_INFLUENCE, from_speaker(of(game))[0])
        if why:
            game.do(RankPickers(why=why))

    def pick(self, game: Game) -> Step | None:
        """The Speaker first, then in rotation order, as often as each has picks (SA-3.4.3, 3.9.1)."""
        if of(game).covenants:
            return self._pick_for_race(game)
        order = picking_order(of(game), self.order)
        if self.turn >= len(order):
            return self.to("all_picked")
        game.do(PickStrategyCard(seat=order[self.turn]))
        return None

    def _pick_for_race(self, game: Game) -> Step | None:
        """First it is said for which race, if there is a choice."""
        picker, left = self.picker, next_pickers(of(game), self.order, self.picked_by)
        if picker == NOBODY and not left:
            return self.to("all_picked")
        if picker == NOBODY and len(left) > 1:
            game.do(NamePicker(seat=left[0]))
            return self.to("pick")
        picker = left[0] if picker == NOBODY else picker
        game.do(PickStrategyCard(seat=picker))
        return self.to("picked", picker=picker)

    def picked(self, game: Game) -> None:
        """A card that was taken may be refused before its counters are exchanged (ruling 112)."""
        game.open("sc_picked_after", self._picker(game), self.card)

    def pick_stands(self, game: Game) -> Step | None:
        seat = self._picker(game)
        if self.card not in of(game).strategy_cards[seat]:
            return self.to("pick", card="")
        let_stand(game, seat, self.card)
        return None

    def pick_over(self, game: Game) -> Step:
        """A stop of its own: whatever the pick has asked is answered by then."""
        game.open("strategy_phase_any")
        return self._unnamed(game).to("pick", turn=self.turn + 1, card="")

    def _unnamed(self, game: Game) -> Picking:
        if not of(game).covenants:
            return self
        return replace(self, picker=NOBODY, picked_by=(*self.picked_by, self._picker(game)))

    def all_picked(self, game: Game) -> None:
        game.open("sc_all_picked")

    def place_bonus_counters(self, game: Game) -> None:
        place_bonus_counters(game)

    def upkeep(self, game: Game) -> None:
        """In rotation order from the Speaker (ruling 207)."""
        seats = [seat for seat in from_speaker(of(game)) if seat not in of(game).eliminated]
        game.do(*[PayUpkeep(seat=seat) for seat in seats])

    def end(self, game: Game) -> None:
        game.open("strategy_phase_end")

    def fix_order(self, game: Game) -> None:
        """It holds until the next Strategy Phase, whatever becomes of the cards (ruling 163)."""
        state = of(game)
        state.play_order = by_strategy_cards(state)
        expire(game, PICKS_OVER)
        game.tell("order_of_play", *[seat for seat in state.play_order if seat not in state.eliminated])

    def _picker(self, game: Game) -> int:
        return self.picker if of(game).covenants else picking_order(of(game), self.order)[self.turn]


class FurtherPick(Picking, frozen=True):
    """A pick of a single player when all others are over (ruling 186)."""

    stages: ClassVar[tuple[str, ...]] = ("pick", "picked", "pick_stands", "pick_over")
    opens: ClassVar[tuple[str, ...]] = ("sc_picked_after", "strategy_phase_any")

    seat: int = NOBODY

    def pick(self, game: Game) -> None:
        game.do(PickStrategyCard(seat=self.seat))

    def picked(self, game: Game) -> None:
        game.open("sc_picked_after", self.seat, self.card)

    def pick_stands(self, game: Game) -> Step | None:
        if self.card not in of(game).strategy_cards[self.seat]:
            return self.to("pick", card="")
        let_stand(game, self.seat, self.card)
        return None

    def pick_over(self, game: Game) -> None:
        game.open("strategy_phase_any")


class RankPickers(Ranked, frozen=True):
    """Whoever has the most influence picks first, in every pass (ruling 132)."""

    stages: ClassVar[tuple[str, ...]] = ("rank", "note")

    def note(self, game: Game) -> None:
        game.amend(StrategyPhase, order=self.order)


def let_stand(game: Game, seat: int, card: str) -> None:
    """A pick stands; perhaps whoever has picked may give the card to another player first."""
    why = granted_by(of(game), GIVES_PICKS, seat)
    if why:
        game.do(GivePick(seat=seat, card=card, why=why))
    else:
        pick_stands(game, seat, card, seat)


class GivePick(Decision, frozen=True):
    """To anybody who has room for it; whoever has none himself must give it away."""

    rule: ClassVar[str] = "SA-3.4.3"
    prompt: ClassVar[str] = "give_pick"
    verbs: ClassVar[tuple[str, ...]] = ("player",)

    card: str = ""
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"strategy_card": self.card, "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("player", other) for other in playing(of(game))]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, other = of(game), int(option[1])
        most = PICKS[len(playing(state))]
        full = len([each for each in state.strategy_cards[other] if each != self.card]) >= most
        return Refusal(self.rule, "strategy_cards_full", (other, most)) if full else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal("SA-8.9.1", "player_eliminated", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        state, other = of(game), int(option[1])
        if other != seat:
            left = tuple([each for each in state.strategy_cards[seat] if each != self.card])
            state.strategy_cards[seat] = left
            state.strategy_cards[other] = (*state.strategy_cards[other], self.card)
            game.tell("strategy_card_given", seat, self.card, other)
        pick_stands(game, seat, self.card, other)


def pick_stands(game: Game, seat: int, card: str, holder: int) -> None:
    """The price, what is gained by it, and the counters that lay on it (rulings 112, 174): these are for
    whoever has the card now."""
    state = of(game)
    counters = state.bonus.pop(card, 0)
    price = price_of_pick(state, seat, card)
    if price and can_pay(state, seat, price, INFLUENCE):
        game.do(Pay(seat=seat, amount=price, currency=INFLUENCE, why=card))
    reward = granted_by(state, PICK_REWARD, seat, card)
    if reward:
        game.do(TakeReward(seat=seat, why=reward))
    expire(game, PICK)
    game.do(ExchangeBonus(seat=holder, card=card, count=counters))


def strategy_cards_in_use(state: Ti3State) -> tuple[str, ...]:
    """The ninth card is used with some numbers of players only, counted anew each round (SA-3.6.1)."""
    return _used_by(len(playing(state)))


@cache
def _used_by(players: int) -> tuple[str, ...]:
    return tuple([card for card, row in STRATEGY_CARD.items() if not row.players or players in row.players])


def cards_left(state: Ti3State) -> tuple[str, ...]:
    """What may still be picked, by their numbers."""
    used = strategy_cards_in_use(state)
    return tuple([card for card in cards_in_common_area(state) if card in used])


def give_unused_cards_back(game: Game) -> None:
    """A card that somebody has kept and that is not used with this number of players goes back (SA-3.6.1)."""
    state = of(game)
    used = strategy_cards_in_use(state)
    for seat in playing(state):
        for card in [each for each in state.strategy_cards[seat] if each not in used]:
            put_back(game, seat, card)


def put_back(game: Game, seat: int, card: str) -> None:
    """Into the common area; nobody has picked it."""
    state = of(game)
    state.strategy_cards[seat] = tuple([each for each in state.strategy_cards[seat] if each != card])
    state.marks = tuple([each for each in state.marks if (each.kind, each.subject) != (KEPT, card)])
    game.tell("strategy_card_put_back", seat, card)


def price_of_pick(state: Ti3State, seat: int, card: str) -> int:
    """Influence that a card costs, once the pick stands (ruling 174)."""
    return total(state, PICK_PRICE, seat, card)


class PickStrategyCard(Decision, frozen=True):
    """Everybody must pick as many cards as the number of players says (SA-3.4.1)."""

    rule: ClassVar[str] = "SA-3.4.3"
    prompt: ClassVar[str] = "pick_strategy_card"

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        bonus = of(game).bonus
        return {f"bonus_{card}": bonus.get(card, 0) for card in strategy_cards_in_use(of(game))}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("take", card) for card in STRATEGY_CARD]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, card = of(game), str(option[1])
        if card not in strategy_cards_in_use(state):
            return Refusal("SA-3.6.1", "card_not_in_use", (card,))
        if card not in cards_left(state):
            return Refusal(self.rule, "card_taken", (card,))
        if card == ASSEMBLY and may_not_begin_with_it(state, seat):
            return Refusal("SA-18.2.3", "assembly_not_first", (card,))
        banned = banned_by(state, MAY_PICK, seat, card)
        if banned and finds_a_card(state, seat):
            return Refusal(self.rule, banned, (card,))
        price = price_of_pick(state, seat, card)
        if price and self._is_dear(state, price):
            return Refusal("SA-8.3.3", "not_enough_influence", (price,))
        return None

    def _is_dear(self, state: Ti3State, price: int) -> bool:
        """Whether he cannot pay it and finds another card; if there is none he need not pay (ruling 112)."""
        return not can_pay(state, self.seat, price, INFLUENCE) and finds_a_card(state, self.seat)

    def answer(self, game: Game, seat: int, option: Option) -> None:
        card = str(option[1])
        state = of(game)
        counters = take_card(game, seat, card)
        if counters:
            state.bonus[card] = counters  # they stay on it until the pick stands (ruling 174)
        game.amend(Picking, card=card)


def note_assembly(game: Game) -> None:
    """Whoever of two players has had it so far."""
    state = of(game)
    for seat in playing(state) if is_duel(state) else ():
        if ASSEMBLY in state.strategy_cards[seat]:
            mark(game, HAD_ASSEMBLY, seat=seat, until=PICKS_OVER)


def may_not_begin_with_it(state: Ti3State, seat: int) -> bool:
    """The Speaker, if he had Assembly in the round before (SA-18.2.3)."""
    return seat == state.speaker and is_marked(state, HAD_ASSEMBLY, seat) and not cards_picked(state, seat)


def cards_picked(state: Ti3State, seat: int) -> list[str]:
    """Those that he has not kept from the round before."""
    return [card for card in state.strategy_cards[seat] if not is_marked(state, KEPT, seat, card)]


def finds_a_card(state: Ti3State, seat: int, lifted: str = "") -> bool:
    """Whether there is a card that he may take and can pay for; `lifted`: a ban that would not count."""
    return any(
        can_pay(state, seat, price_of_pick(state, seat, card), INFLUENCE)
        for card in cards_left(state)
        if banned_by(state, MAY_PICK, seat, card) in ("", lifted)
    )


EVENTS: dict[str, tuple[str, ...]] = {
    "order_of_play": ("seats",),
    "strategy_card_put_back": ("seat", "strategy_card"),
    "strategy_card_given": ("seat", "strategy_card", "other"),
}
