"""Cases of the set-up: a game of which not much lies there yet, and the steps of its procedure."""

from __future__ import annotations

from typing import Any, cast

from msgspec.structs import replace

from tests.rules.ti3.casework.case import Case, Data, Names, options_of
from tests.rules.ti3.casework.domains import face_down, told_deck
from tests.rules.ti3.casework.pause import Pause
from tests.ti3.scene import Scene
from tests.ti3.setting_up import SettingUp
from throneworld.galaxy.hexes import size
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure, Step
from throneworld.ti3.setup import Setup
from throneworld.ti3.setup.bids import NO_BID, BidForLocation
from throneworld.ti3.setup.charts import chart_of
from throneworld.ti3.setup.galaxy import lay_map
from throneworld.ti3.setup.lacking import useless
from throneworld.ti3.setup.pieces import place_starting_pieces, take_sheet
from throneworld.ti3.state import NOBODY

SETUP = "SETUP"
PARTS: dict[str, tuple[str, str]] = {
    "2": ("seats", "secrets"),
    "3": ("secrets", "galaxy"),
    "4": ("races", "galaxy"),
    "5b": ("galaxy", "tokens"),
    "5b artifacts": ("tokens", "speaker"),
    "6": ("tokens", "speaker"),
    "7": ("speaker", "objectives"),
    "10": ("objectives", "reveal"),
    "11": ("reveal", "political_cards"),
    "12": ("sheets", "first_round"),
    "13": ("first_look", "first_round"),
}
"""By the step: the stage with which it begins, and the one with which the next begins."""
STREAMS = {
    "domain": "domain_counters:distant_suns",
    "space_domain": "domain_counters:final_frontier",
    "races": "races",
    "stage1": "stage_1",
    "stage2": "stage_2",
    "preliminary": "preliminary",
    "secret": "secret_deck",
}
"""What the decks of a case are shuffled with."""


def setup_decks(case: Case) -> Data:
    """What lies on top of decks that are shuffled, by what they are shuffled with."""
    told = case.position.get("decks", {})
    return {
        STREAMS[deck]: told_deck(cards) if deck.endswith("domain") else cards
        for deck, cards in told.items()
        if deck in STREAMS
    }


class SetupStep(Setup, frozen=True):
    """Pauses when it comes to the next step, and keeps what it knows."""

    until: str = ""
    paused: bool = False

    def run(self, game: Game) -> Step | None:
        """One stage at a time."""
        if self.stage == self.until and not self.paused:
            game.do(Pause(seat=0))
            return replace(self, paused=True)
        following: Step | None = getattr(self, self.stage)(game)
        return following or self.to(self.stages[self.stages.index(self.stage) + 1])


class PiecesOf(Procedure, frozen=True):
    """One player takes his sheet and places his pieces."""

    stages = ("sheet", "pieces")
    seat: int = NOBODY

    def sheet(self, game: Game) -> None:
        take_sheet(game, self.seat)

    def pieces(self, game: Game) -> None:
        place_starting_pieces(game, self.seat)


def is_setup(case: Case) -> bool:
    return str(case.begin["stage"]).startswith(SETUP)


def setup_of(case: Case) -> tuple[Scene, Names]:
    game = case.game
    options = options_of(case)
    if "map" in game:
        board = {tuple(each["at"]): each["tile"] for each in game["map"]}
        scene = Scene(*game["seats"], board=board, **options)
        _clear(scene)
        names = Names(scene, case)
        if case.begin["stage"] == "SETUP.6":  # no home lies on the map of the case
            scene.state.home_places = (len(scene.state.map) - 1,) * len(scene.players)
        face_down(names, case.position.get("domains", {}))
        return scene, names
    if "preset" in game:
        options["preset"] = game["preset"]
    seats = game["seats"]
    races, number = (seats, 0) if isinstance(seats, list) else ((), seats)
    number *= 2 if options.get("covenants") == "yes" else 1
    stage = SettingUp(*races, seats=number, **options)
    names = Names(cast(Scene, stage), Case(case.id, {"game": {}}))
    _lay(stage, case)
    return cast(Scene, stage), names


def _clear(scene: Scene) -> None:
    """Nobody has taken his sheet yet."""
    state = scene.state
    state.control, state.speaker = {}, 0
    state.strategy_cards = [()] * len(scene.players)
    state.map = (*state.map, *[-1] * (size(9) - len(state.map)))


def _lay(stage: SettingUp, case: Case) -> None:
    state, position = stage.state, case.position
    if "preset" in case.game or case.begin["stage"] == "SETUP.11":
        lay_map(stage.game)
        state.home_places = chart_of(stage.game).homes
    for player, goods in position.get("goods", {}).items():
        state.trade_goods[stage.seat(player)] = goods
    for player, cards in position.get("secrets", {}).items():
        state.secrets[stage.seat(player)] = tuple(cards)
    for player, race in position.get("races", {}).items():
        state.factions[stage.seat(player)] = race
    state.speaker = 0
    if case.begin["stage"] == "SETUP.11" and "political" in position.get("decks", {}):
        out = useless(stage.game)
        state.agenda_deck = tuple([each for each in position["decks"]["political"] if each not in out])


def setup_steps(names: Names, case: Case) -> tuple[list[Step], Step]:
    """What lies beneath, and the step with which the case begins."""
    facts, seats = case.begin, tuple(range(len(names.scene.players)))
    part = facts["stage"].partition(".")[2] + (" artifacts" if "artifacts" in facts else "")
    stage, until = PARTS[part]
    step = SetupStep(stage=stage, until=until, seating=seats, hidden_races=("",) * len(seats))
    if "only" in facts:
        return [], PiecesOf(seat=names.seat(facts["only"]))
    if "passed" in facts:
        return [], replace(step, stage="random_races")
    if "next" in facts:
        return [replace(step, stage=until)], _bidding(names, case)
    return [], step


def _bidding(names: Names, case: Case) -> BidForLocation:
    seats = range(len(names.scene.players))
    markers, bids = [NOBODY for _ in seats], [NO_BID for _ in seats]
    for race, (place, bid) in case.position["locations"].items():
        markers[place - 1], bids[place - 1] = names.seat(race), bid
    first = names.seat(case.begin["next"])
    return BidForLocation(seat=first, seating=tuple(seats), markers=tuple(markers), bids=tuple(bids))


# What has come of it


def step_of(names: Names) -> SetupStep:
    return next(step for step in names.scene.game.stack if isinstance(step, SetupStep))


def seating(names: Names, said: list[str]) -> tuple[Any, Any]:
    return said, [names.scene.players[seat] for seat in step_of(names).seating]


def races(names: Names, said: Data) -> tuple[Any, Any]:
    """Shown or still hidden; with Covenants two of each player."""
    state, hidden = names.scene.state, step_of(names).hidden_races
    seen: Data = {player: [] for player in said}
    for seat, player in enumerate(names.scene.players):
        if player in seen:
            seen[player].append(state.factions[seat] or hidden[seat])
    return said, {
        player: seen[player] if isinstance(said[player], list) else seen[player][0] for player in said
    }


def locations(names: Names, said: Data) -> tuple[Any, Any]:
    """The last bid of each."""
    last = {seat: [place, bid] for seat, place, bid, _ in names.scene.told("location_bid")}
    return said, {race: last[names.seat(race)] for race in said}
