"""The Status Phase in its ten steps, with all that happens "in the Status Phase" (SA-3.25, ruling 81)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.marks import marks_of
from throneworld.imperium.modifiers import banned_by, granted_by, total
from throneworld.imperium.quantities import CARDS_DRAWN, TOKENS_GAINED
from throneworld.imperium.tokens import GainTokens, RedistributeTokens
from throneworld.imperium.verbs.tokens import take_all_tokens_off
from throneworld.imperium.verbs.units import repair_all
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Procedure, Step
from throneworld.ti3.ascendancy import ascends
from throneworld.ti3.duel import is_duel
from throneworld.ti3.ending import POINTS, end_by_points, is_reached
from throneworld.ti3.objectives.claiming import ClaimObjectives, claim_specials
from throneworld.ti3.objectives.memory import note_standing
from throneworld.ti3.objectives.renewing import renew_technologies
from throneworld.ti3.order import order_of_play
from throneworld.ti3.phases.agendas import clear_docket
from throneworld.ti3.phases.feedback import gain_feedback
from throneworld.ti3.phases.housekeeping import Housekeeping
from throneworld.ti3.phases.leaps import LeapAhead
from throneworld.ti3.phases.produce_goods import ProduceGoods
from throneworld.ti3.phases.racial import BuyRacialTechnology
from throneworld.ti3.phases.refresh import RefreshPlanets, refresh_docks
from throneworld.ti3.phases.strategy import KEPT, note_assembly
from throneworld.ti3.quantities import (
    POLITICAL_CARDS_DRAWN,
    RECEIVES_CARDS,
    SHARES_CARDS,
    SKIPS_REDISTRIBUTION,
    SKIPS_REFRESH,
)
from throneworld.ti3.state import NO_SYSTEM, NOBODY, Ti3State, of
from throneworld.ti3.steps.drawing import ACTION, POLITICAL, Draw
from throneworld.ti3.steps.elimination import CheckElimination
from throneworld.ti3.steps.sale import SellOut
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.steps.sharing_cards import ShareCards
from throneworld.ti3.surrendered import has_surrendered
from throneworld.ti3.tables import (
    STATUS_ACTION_CARDS,
    STATUS_COMMAND_COUNTERS,
    STATUS_POLITICAL_CARDS,
    TWO_PLAYER_STATUS_COMMAND_COUNTERS,
)
from throneworld.ti3.tables.windows import STATUS_PHASE


class StatusPhase(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = (
        "begin",
        "claim_special_objectives",
        "claim_objectives",
        "victory",
        "progression_feedback",
        "housekeeping",
        "racial_technologies",
        "produce_trade_goods",
        "refresh",
        "after_refresh",
        "repair",
        "remove_counters",
        "receive",
        "receive_cards",
        "redistribute",
        "return_cards",
        "end",
        "round_over",
        "eliminate",
    )
    opens: ClassVar[tuple[str, ...]] = (
        "status_start",
        "status_step2",
        "status_refresh",
        "status_after_refresh",
        "status_receive",
        "status_return_cards",
        "status_end",
        "round_end",
    )

    def begin(self, game: Game) -> None:
        state = of(game)
        state.phase, state.active = STATUS_PHASE, NOBODY
        game.tell("phase_begins", STATUS_PHASE)
        note_standing(game)
        if state.high_alert:
            state.high_alert = NO_SYSTEM  # SA-15.6.2
            game.tell("high_alert_ends")
        game.open("status_start")

    # 1 Claim objectives (SA-3.26)

    def claim_special_objectives(self, game: Game) -> None:
        """They score automatically, before all others (SA-3.27.3, ruling 180)."""
        claim_specials(game)

    def claim_objectives(self, game: Game) -> None:
        game.do(ClaimObjectives(who=everybody(of(game))))

    def victory(self, game: Game) -> Step | None:
        """After all claims, if somebody has the points, most points win (SA-3.28.1)."""
        if is_reached(game, everybody(of(game))):
            end_by_points(game, POINTS)
            return END
        return None

    # 2 Progression feedback and scuttling (SA-3.29)

    def progression_feedback(self, game: Game) -> None:
        gain_feedback(game)

    def housekeeping(self, game: Game) -> None:
        game.open("status_step2")
        game.do(*[Housekeeping(seat=seat) for seat in everybody(of(game))], Settle(), CheckElimination())

    # 3 Racial technologies (SA-3.30)

    def racial_technologies(self, game: Game) -> None:
        """Beside them whatever else that step lets players acquire."""
        for seat in everybody(of(game)):
            game.do(BuyRacialTechnology(seat=seat), LeapAhead(seat=seat))

    # 4 Produce Trade Goods (SA-3.31)

    def produce_trade_goods(self, game: Game) -> None:
        game.do(*[ProduceGoods(seat=seat) for seat in everybody(of(game))])

    # 5 Refresh (SA-3.32)

    def refresh(self, game: Game) -> None:
        """Where it falls out, so does all that belongs to it (ruling 135)."""
        state = of(game)
        if all(banned_by(state, SKIPS_REFRESH, seat) for seat in everybody(state)):
            return
        game.open("status_refresh")
        refresh_docks(game)
        game.do(*[RefreshPlanets(seat=seat) for seat in everybody(of(game))], Settle())

    def after_refresh(self, game: Game) -> None:
        state = of(game)
        game.open("status_after_refresh")
        given_up = [seat for seat in order_of_play(state) if has_surrendered(state, seat)]
        game.do(*[SellOut(seat=seat) for seat in given_up], CheckElimination())

    # 6 Repair, 7 remove counters (SA-3.33.1, 3.33.2)

    def repair(self, game: Game) -> None:
        for seat in everybody(of(game)):
            repair_all(game, seat)

    def remove_counters(self, game: Game) -> None:
        for seat in everybody(of(game)):
            take_all_tokens_off(game, seat)

    # 8 Receive cards and counters (SA-3.33.3)

    def receive(self, game: Game) -> None:
        game.open("status_receive")

    def receive_cards(self, game: Game) -> None:
        state = of(game)
        numbers = tuple([(seat, action_cards_of(state, seat)) for seat in everybody(state)])
        law = granted_by(state, SHARES_CARDS, everybody(state)[0])
        if law:
            game.do(ShareCards(numbers=numbers, why=law))
        for seat, number in numbers:
            actions = 0 if law else number
            politics = STATUS_POLITICAL_CARDS + total(state, POLITICAL_CARDS_DRAWN, seat)
            counters = counters_received(state) + total(state, TOKENS_GAINED, seat)
            game.do(
                Draw(seat=seat, deck=ACTION, count=actions),
                Draw(seat=seat, deck=POLITICAL, count=politics),
                GainTokens(seat=seat, count=counters),
            )

    # 9 Redistribute counters (SA-3.33.4)

    def redistribute(self, game: Game) -> None:
        state = of(game)
        seats = [seat for seat in everybody(state) if not banned_by(state, SKIPS_REDISTRIBUTION, seat)]
        game.do(*[RedistributeTokens(seat=seat) for seat in seats], Settle())

    # 10 Return strategy cards (SA-3.33.6)

    def return_cards(self, game: Game) -> None:
        game.open("status_return_cards")

    def end(self, game: Game) -> None:
        state = of(game)
        kept = [each.subject for each in marks_of(state, KEPT)]
        note_assembly(game)
        for seat in everybody(state):
            cards = state.strategy_cards[seat]
            state.strategy_cards[seat] = tuple([card for card in cards if card in kept])
            if state.strategy_cards[seat] != cards:
                game.tell("strategy_cards_returned", seat)
        state.exhausted_cards, state.passed = (), ()
        game.open("status_end")

    def round_over(self, game: Game) -> None:
        clear_docket(game)
        game.open("round_end")

    def eliminate(self, game: Game) -> None:
        if ascends(game):
            renew_technologies(game)  # SA-16.7.6
        game.do(Settle(), CheckElimination())


def counters_received(state: Ti3State) -> int:
    """Two players receive one fewer (SA-18.2.2)."""
    return TWO_PLAYER_STATUS_COMMAND_COUNTERS if is_duel(state) else STATUS_COMMAND_COUNTERS


def action_cards_of(state: Ti3State, seat: int) -> int:
    """How many a player receives, if any."""
    if banned_by(state, RECEIVES_CARDS, seat):
        return 0
    return STATUS_ACTION_CARDS + total(state, CARDS_DRAWN, seat)


def everybody(state: Ti3State) -> tuple[int, ...]:
    """All who are still in the game, in the order of play; who has surrendered gains nothing more."""
    seats = [seat for seat in order_of_play(state) if seat not in state.eliminated]
    return tuple([seat for seat in seats if not has_surrendered(state, seat)])


EVENTS: dict[str, tuple[str, ...]] = {"high_alert_ends": (), "strategy_cards_returned": ("seat",)}
