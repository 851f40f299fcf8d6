"""Game setup, step by step as printed (Rex p.5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Simultaneous, Step
from throneworld.rex.board import is_open
from throneworld.rex.counting import DIAL
from throneworld.rex.factions.sol import let_sol_look
from throneworld.rex.sequence import LAST_ROUND, Round
from throneworld.rex.state import NOBODY, RESERVE, RexState, of, order_of_play, seat_of
from throneworld.rex.tables import (
    BETRAYAL_CARDS,
    BOMBARDMENT,
    IN_SECTOR,
    INFLUENCE_DECK,
    INFLUENCE_TOTAL,
    RACE,
    RACES,
    RECOMMENDED,
    SECTORS,
    STRATEGY_DECK,
)
from throneworld.rex.verbs.cards import draw_strategy_card, return_traitors, take_traitor
from throneworld.rex.verbs.influence import gain_influence
from throneworld.rex.verbs.units import move_units

TRAITORS_DEALT = 4


def begin(game: Game) -> None:
    """The box is open: nothing is shuffled, nobody has anything."""
    seats = game.seats
    game.state = RexState(
        races=list(game.setup) or [""] * seats,
        forces=[{} for _ in range(seats)],
        influence=[0] * seats,
        pool=INFLUENCE_TOTAL,
        ground={},
        hands=[()] * seats,
        strategy_deck=STRATEGY_DECK,
        strategy_discards=(),
        row=(),
        removed=(),
        influence_deck=INFLUENCE_DECK,
        influence_discards=(),
        set_aside=(),
        bombardment_deck=tuple(BOMBARDMENT),
        traitors=[()] * seats,
        traitor_deck=(),
        betrayals=[""] * seats,
        betrayal_deck=(),
        prediction=("", 0),
        known={},
        fought={},
        allies=[()] * seats,
        withheld=[()] * seats,
    )
    game.do(Setup())


class Setup(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = (
        "set_up_decks",
        "determine_first_player",
        "assign_races",
        "take_components",
        "predict_winner",
        "select_traitors",
        "set_up_fleet",
        "draw_strategy_cards",
        "gain_influence",
        "place_units",
        "deal_betrayal_cards",
        "first_round",
    )

    def set_up_decks(self, game: Game) -> None:
        state = of(game)
        state.influence_deck = game.shuffle("influence", state.influence_deck)
        state.strategy_deck = game.shuffle("strategy", state.strategy_deck)
        state.bombardment_deck = game.shuffle("bombardment", state.bombardment_deck)

    def determine_first_player(self, game: Game) -> None:
        """Each player draws a Bombardment card; the lowest number goes first."""
        state = of(game)
        drawn = [BOMBARDMENT[card] for card in state.bombardment_deck[: game.seats]]
        for seat, number in enumerate(drawn):
            game.tell("bombardment_card_drawn", seat, number)
        state.first = drawn.index(min(drawn))
        game.tell("first_player", state.first)
        state.bombardment_deck = game.shuffle("bombardment", state.bombardment_deck)

    def assign_races(self, game: Game) -> None:
        if game.setup:
            return
        if game.options["races"] == "random":
            mixed = game.shuffle("races", _races_on_offer(game))
            for seat in range(game.seats):
                _assign(game, seat, mixed[seat])
        else:
            game.do(*(ChooseRace(seat=seat) for seat in order_of_play(of(game))))

    def take_components(self, game: Game) -> None:
        """Each player takes what bears his icon; the Traitor cards of all form one deck."""
        state = of(game)
        for seat, name in enumerate(state.races):
            race = RACE[name]
            units = race.reserve + race.chooses + sum(count for _, count in race.starts)
            state.forces[seat] = {RESERVE: (units, race.mechanized, 0)}
        leaders = [leader.id for race in RACES if race.id in state.races for leader in race.leaders]
        state.traitor_deck = game.shuffle("traitor", leaders)

    def predict_winner(self, game: Game) -> None:
        xxcha = seat_of(of(game), "xxcha")
        if xxcha != NOBODY:
            game.do(PredictWinner(seat=xxcha))

    def select_traitors(self, game: Game) -> None:
        state = of(game)
        for seat in order_of_play(state):
            dealt, state.traitor_deck = (
                state.traitor_deck[:TRAITORS_DEALT],
                state.traitor_deck[TRAITORS_DEALT:],
            )
            for leader in dealt:
                take_traitor(game, seat, leader)
        choosing = [
            seat for seat in order_of_play(state) if RACE[state.races[seat]].kept_traitors < TRAITORS_DEALT
        ]
        game.do(SelectTraitor(who=tuple(choosing)))

    def set_up_fleet(self, game: Game) -> None:
        """The neighbours of the first player set a dial each."""
        first = of(game).first
        game.do(FleetDials(who=((first + 1) % game.seats, (first - 1) % game.seats)))

    def draw_strategy_cards(self, game: Game) -> None:
        state = of(game)
        for seat in order_of_play(state):
            for _ in range(RACE[state.races[seat]].starting_cards):
                draw_strategy_card(game, seat)

    def gain_influence(self, game: Game) -> None:
        state = of(game)
        for seat in order_of_play(state):
            gain_influence(game, seat, RACE[state.races[seat]].influence, "setup")

    def place_units(self, game: Game) -> None:
        """Printed places hold even under bombardment; a free choice is bound like a deployment."""
        state = of(game)
        let_sol_look(game)
        for seat in order_of_play(state):
            race = RACE[state.races[seat]]
            for space, count in race.starts:
                move_units(game, seat, RESERVE, space, (count, 0, 0), "setup")
            if race.chooses:
                game.do(PlaceStartingUnits(seat=seat, left=race.chooses))

    def deal_betrayal_cards(self, game: Game) -> None:
        if not game.options["betrayal"]:
            return
        state = of(game)
        deck = game.shuffle("betrayal", [card.id for card in BETRAYAL_CARDS])
        state.betrayals, state.betrayal_deck = list(deck[: game.seats]), deck[game.seats :]
        for seat, card in enumerate(state.betrayals):
            game.tell("betrayal_dealt", seat, card, to=(seat,))

    def first_round(self, game: Game) -> Step:
        return Round()


class ChooseRace(Decision, frozen=True):
    rule: ClassVar[str] = "Rex p.5"
    prompt: ClassVar[str] = "choose_race"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("race", race) for race in RACE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[1] in of(game).races:
            return Refusal(self.rule, "race_taken", option[1:])
        if option[1] not in _races_on_offer(game):
            return Refusal("Rex p.23", "race_not_recommended", option[1:])
        return None

    def answer(self, game: Game, seat: int, option: Option) -> None:
        _assign(game, seat, str(option[1]))


class PredictWinner(Decision, frozen=True):
    """Xxcha seals a race and a round (Rex p.14)."""

    rule: ClassVar[str] = "Rex p.14"
    prompt: ClassVar[str] = "predict_winner"
    race: str = ""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        if self.race:
            return [("round", number) for number in range(1, LAST_ROUND + 1)]
        return [("race", race) for one, race in enumerate(of(game).races) if one != seat]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == "round":
            return Refusal("Rex p.13", "no_such_round", (LAST_ROUND,))
        if option[1] == of(game).races[seat]:
            return Refusal(self.rule, "predict_another")
        return Refusal(self.rule, "race_not_at_table", option[1:])

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"race": self.race}

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if not self.race:
            return replace(self, race=str(option[1]))
        of(game).prediction = (self.race, int(option[1]))
        game.tell("prediction_made", seat)
        game.tell("prediction", seat, self.race, option[1], to=(seat,))
        return None

    def imagined(self, game: Game, seat: int) -> Step:
        return self if seat == self.seat else replace(self, race="")


class SelectTraitor(Simultaneous, frozen=True):
    """Everybody keeps one of four Traitor cards, even if all four show his own leaders."""

    rule: ClassVar[str] = "Rex p.5"
    prompt: ClassVar[str] = "select_traitor"
    hidden: ClassVar[bool] = True

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("keep", leader) for leader in of(game).traitors[seat]]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "traitor_not_dealt", option[1:])

    def reveal(self, game: Game) -> Step | None:
        state = of(game)
        returned: list[str] = []
        for seat in self.who:
            kept = str(self.of(seat)[0][1])
            returned += [leader for leader in state.traitors[seat] if leader != kept]
            state.traitors[seat] = (kept,)
            game.tell("traitor_kept", seat, kept, to=(seat,))
        return_traitors(game, *returned)
        return None


class FleetDials(Simultaneous, frozen=True):
    rule: ClassVar[str] = "Rex p.5"
    prompt: ClassVar[str] = "fleet_dial"

    def candidates(self, game: Game, seat: int) -> tuple[Option, ...]:
        return DIAL

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        return DIAL

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "dial_ends", (len(DIAL) - 1,))

    def reveal(self, game: Game) -> Step | None:
        left, right = (int(self.of(seat)[0][1]) for seat in self.who)
        difference = abs(left - right)
        of(game).fleet = difference if 1 <= difference <= SECTORS else 1
        game.tell("fleet_placed", of(game).fleet, left, right)
        return None


class PlaceStartingUnits(Decision, frozen=True):
    """Sol splits its starting units over the spaces of three sectors: a space, then how many."""

    rule: ClassVar[str] = "Rex p.5"
    prompt: ClassVar[str] = "place_starting_units"
    left: int = 0
    space: str = ""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        if self.space:
            return [("units", count) for count in range(1, self.left + 1)]
        landing = RACE[of(game).races[seat]].landing
        return [("space", space) for sector in landing for space in IN_SECTOR[sector]]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if not self.space and not is_open(of(game), str(option[1])):
            return Refusal("Rex p.11", "space_bombarded", option[1:])
        return None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == "space":
            return Refusal(self.rule, "outside_landing_zone", option[1:])
        if not option[1]:
            return Refusal(self.rule, "at_least_one_unit")
        return Refusal(self.rule, "starting_units_left", (self.left,))

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": self.left, "space": self.space}

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if not self.space:
            return replace(self, space=str(option[1]))
        count = int(option[1])
        move_units(game, seat, RESERVE, self.space, (count, 0, 0), "setup")
        return replace(self, space="", left=self.left - count) if count < self.left else None


def _races_on_offer(game: Game) -> tuple[str, ...]:
    return RECOMMENDED[game.seats] if game.options["recommended"] else tuple(RACE)


def _assign(game: Game, seat: int, race: str) -> None:
    of(game).races[seat] = race
    game.tell("race_chosen", seat, race)
