"""How games of Twilight Imperium 3 begin in which questions are near that random games seldom put."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

import throneworld as tw
from tests.near import Beginning, interrupted, played
from tests.ti3.census import Census
from tests.ti3.eager import middle_positions, positions
from tests.ti3.starts import STARTS
from tests.ti3.test_random_fights_ti3 import course
from tests.ti3.unasked import UNASKED as UNASKED
from throneworld.imperium.drawing import DiscardCards
from throneworld.imperium.edition import Place
from throneworld.imperium.state import AREAS, Load
from throneworld.imperium.units import plus, some
from throneworld.imperium.verbs.cards import draw_action_card, draw_secret, look_at_hand
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.ti3.cards.any_time import DiscardTheirs
from throneworld.ti3.cards.interrogating import TakeFromSight
from throneworld.ti3.domains.held import ChooseAlienTechnology
from throneworld.ti3.domains.razing import Raze
from throneworld.ti3.domains.resolving import MeetCounters, MeetSpaceCounters
from throneworld.ti3.domains.tokens import type_of
from throneworld.ti3.domains.warping import ChooseWarp
from throneworld.ti3.effects.accusing import RevealSecret
from throneworld.ti3.effects.decreeing import Decree
from throneworld.ti3.effects.hands import GiveSecret
from throneworld.ti3.factions.yssaril import TakeSeen
from throneworld.ti3.setup.building import BuildGalaxy
from throneworld.ti3.state import SPACE, SYSTEM, of
from throneworld.ti3.steps.drawing import DiscardPoliticalCards
from throneworld.ti3.steps.open_hands import KeepCardHidden
from throneworld.ti3.tables import DOMAIN_COUNTER, FINAL_FRONTIER, PLAN, RACE, TILE, VOID
from throneworld.ti3.tactical.meeting import FightInTurn
from throneworld.ti3.trade.cards import ConfirmCards, OfferCards, show
from throneworld.ti3.verbs.domains import put_away_unseen
from throneworld.ti3.verbs.politics import draw_political_card, look_at_politics

HELD = 3
"""So many cards of each kind everybody draws at least."""


def galaxy_is_built(number: int) -> Game:
    """Few tiles are left, so that they do not fit everywhere; no race lies face down."""
    races = list(RACE)[number % 7 :][: 3 + number % 6]
    game = tw.new_game("ti3", races, number, {"galaxy": "build"})
    return played(game, number, lambda game: building(game) >= tiles(game.seats) - 2 - number % 9)


def tiles(seats: int) -> int:
    layout = PLAN[seats].layout
    return (layout.blue + layout.red) * seats


def building(game: Game) -> int:
    """How many tiles were laid, if that is being asked."""
    return game.question.turn if isinstance(game.question, BuildGalaxy) else -1


def with_cards(number: int) -> Game:
    """Somebody has to choose an action, and everybody has cards."""
    game = tw.new_game("ti3", 3 + number % 6, number, {"last_round": 4})
    played(game, number, lambda game: game.asks[0].prompt == "choose_action")
    for seat in range(game.seats):
        for _ in range(HELD):
            draw_action_card(game, seat)
            draw_political_card(game, seat)
        draw_secret(game, seat)
    return game


def pair(game: Game, number: int) -> tuple[int, int]:
    seat = number % game.seats
    return seat, (seat + 1 + number // game.seats % (game.seats - 1)) % game.seats


def somebody_discards(number: int) -> Game:
    game = with_cards(number)
    return interrupted(game, DiscardCards(seat=number % game.seats))


def somebody_discards_a_political_card(number: int) -> Game:
    game = with_cards(number)
    return interrupted(game, DiscardPoliticalCards(seat=number % game.seats))


def a_hand_is_disclosed(number: int) -> Game:
    game = with_cards(number)
    seat, other = pair(game, number)
    look_at_hand(game, seat, other)
    return interrupted(game, DiscardTheirs(seat=seat, other=other))


def a_seen_card_is_taken(number: int) -> Game:
    game = with_cards(number)
    seat, other = pair(game, number)
    look_at_hand(game, seat, other)
    return interrupted(game, TakeSeen(seat=seat, other=other))


def somebody_decrees(number: int) -> Game:
    game = with_cards(number)
    return interrupted(game, Decree(seat=number % game.seats))


def a_card_is_taken_from_sight(number: int) -> Game:
    game = with_cards(number)
    seat, other = pair(game, number)
    look_at_hand(game, seat, other)
    look_at_politics(game, seat, other)
    return interrupted(game, TakeFromSight(seat=seat, other=other))


def a_hand_lies_open(number: int) -> Game:
    game = with_cards(number)
    return interrupted(game, KeepCardHidden(seat=number % game.seats))


def a_secret_is_laid_open(number: int) -> Game:
    """Everybody has two of them."""
    game = with_cards(number)
    return interrupted(game, RevealSecret(seat=number % game.seats))


def secrets_are_exchanged(number: int) -> Game:
    """Everybody has two of them."""
    game = with_cards(number)
    seat, other = pair(game, number)
    return interrupted(game, GiveSecret(seat=seat, other=other, then=True))


def cards_are_offered(number: int) -> Game:
    game = with_cards(number)
    seat, other = pair(game, number)
    return interrupted(game, OfferCards(seat=seat, other=other))


def a_trade_of_cards_is_confirmed(number: int) -> Game:
    """Both have shown what they would give."""
    game = with_cards(number)
    seat, other = pair(game, number)
    gives, returns = (of(game).hands[each][:1] for each in (seat, other))
    show(game, seat, other, gives)
    show(game, other, seat, returns)
    return interrupted(game, ConfirmCards(seat, other, gives, len(returns), returns))


@cache
def frontier() -> Game:
    """Somebody has to choose an action in a game with counters on planets and in voids."""
    options: dict[str, Noun] = {"last_round": 4, "distant_suns": True, "final_frontier": True}
    game = tw.new_game("ti3", 4, 1, options)
    return played(game, 1, lambda game: bool(game.asks) and game.asks[0].prompt == "choose_action")


def meeting(front: str, **units: int) -> Beginning:
    """The first player meets this counter, on a planet or in a void."""

    def begin(number: int) -> Game:
        game = frontier().copy()
        state, in_space = of(game), DOMAIN_COUNTER[type_of(front)].deck == FINAL_FRONTIER
        place = next(each for each in state.domain_places if (each in AREAS) == in_space)
        put_away_unseen(state, place)
        state.counters[place] = (front,)
        _gather(game, place, **units)
        met: Step = MeetCounters(seat=0, planet=place)
        return interrupted(game, MeetSpaceCounters(seat=0, system=SYSTEM[place]) if in_space else met)

    return begin


def _gather(game: Game, place: Place, **units: int) -> None:
    state = of(game)
    group = state.units[0].get(place, state.edition.none)
    for kind, many in units.items():
        group = plus(group, some(state, kind, many))
    state.units[0][place] = group
    state.trade_goods[0] = 3


def somebody_razes(number: int) -> Game:
    game = frontier().copy()
    planet = next(each for each in of(game).domain_places if each not in AREAS)
    _gather(game, SPACE[SYSTEM[planet]], dreadnought=1)
    return interrupted(game, Raze(seat=0, system=SYSTEM[planet]))


def a_gyre_leads_on(number: int) -> Game:
    game = frontier().copy()
    void = next(each for each in of(game).domain_places if each in AREAS)
    return interrupted(game, ChooseWarp(seat=0, system=SYSTEM[void]))


def aliens_teach(number: int) -> Game:
    return interrupted(frontier().copy(), ChooseAlienTechnology(seat=0))


def something_is_carried(number: int) -> Game:
    """A ship with troops aboard."""
    game = frontier().copy()
    void = next(each for each in of(game).domain_places if each in AREAS)
    state = of(game)
    state.aboard[0][void] = (Load("carrier", 0, some(state, "ground_force", 1)),)
    put_away_unseen(state, void)
    state.counters[void] = ("sudden_collision",)
    _gather(game, void, carrier=1, destroyer=1, ground_force=1)
    return interrupted(game, MeetSpaceCounters(seat=0, system=SYSTEM[void]))


# Covenants


def with_pairs(number: int, **options: Noun) -> Game:
    return tw.new_game("ti3", 6, number, {"last_round": 4, "covenants": "yes", **options})


def secrets_are_assigned(number: int) -> Game:
    """Places and Speaker by lot: so all three choose soon."""
    game = with_pairs(number, bids=False, races="random")
    return played(game, number, lambda game: game.asks[0].prompt == "assign_secrets")


def a_picker_is_named(number: int) -> Game:
    game = with_pairs(number, bids=False, races="random")
    return played(game, number, lambda game: game.asks[0].prompt == "name_picker")


def two_fleets_are_met(number: int) -> Game:
    """Both fleets of one player are where a third one has come."""
    game = a_picker_is_named(number)
    state = of(game)
    system = next(tile for tile in state.map if TILE[tile].kind == VOID)
    for seat in (0, 1, 4):
        state.units[seat][SPACE[system]] = some(state, "cruiser", 1)
    return interrupted(game, FightInTurn(seat=0, system=system))


NEAR: Mapping[str, Beginning] = {
    "HeedSettlers": meeting("settlers", ground_force=2),
    "OrderFromFactory": meeting("hidden_factory", ground_force=1),
    "ChooseLegacy": meeting("technological_legacy", ground_force=1),
    "LookAnywhere": meeting("native_intelligence", ground_force=1),
    "Parley": meeting("space_pirates", cruiser=1),
    "SalvageShip": meeting("ship_graveyard", cruiser=1),
    "ChooseDiscovery": meeting("discovery", cruiser=1),
    "TakeCollision": something_is_carried,
    "Raze": somebody_razes,
    "ChooseWarp": a_gyre_leads_on,
    "ChooseAlienTechnology": aliens_teach,
    "BuildGalaxy": galaxy_is_built,
    "ChooseCard": somebody_decrees,
    "ConfirmCards": a_trade_of_cards_is_confirmed,
    "DiscardCards": somebody_discards,
    "DiscardPoliticalCards": somebody_discards_a_political_card,
    "DiscardTheirs": a_hand_is_disclosed,
    "GiveSecret": secrets_are_exchanged,
    "AnswerCards": cards_are_offered,
    "KeepCardHidden": a_hand_lies_open,
    "RevealSecret": a_secret_is_laid_open,
    "TakeFromSight": a_card_is_taken_from_sight,
    "TakeSeen": a_seen_card_is_taken,
    "AssignSecrets": secrets_are_assigned,
    "NamePicker": a_picker_is_named,
    "FightInTurn": two_fleets_are_met,
}

KINDS = 4
MIDDLE_GAMES, MIDDLE_CHOICES = 14, 500


def LIVELY(number: int) -> Iterator[Game]:
    """Whole games, fights, games in the middle and the hunts of the census in turn: most cards are played in
    fights."""
    turn, kind = divmod(number, KINDS)
    if kind == 1:
        return (scene.game for scene in course(number) if not scene.done)
    if kind == 0:
        return positions(turn)
    return _middle_games(turn) if kind == 2 else _hunts(turn)


def _middle_games(number: int) -> Iterator[Game]:
    """Some choices of each."""
    for seed in range(number * MIDDLE_GAMES, (number + 1) * MIDDLE_GAMES):
        yield from middle_positions(seed, MIDDLE_CHOICES)


def _hunts(number: int) -> Iterator[Game]:
    """From each start once; what was met before is wanted no more."""
    for name in STARTS:
        yield from _census().positions(name, number)


@cache
def _census() -> Census:
    return Census()
