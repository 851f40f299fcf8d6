"""Laws about what is open to all: trade, hands, votes that are bought, and income of many kinds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.effects.whom import EACH, Verb, everybody
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.owning import holders_of_law
from throneworld.imperium.paying import RESOURCES, can_pay
from throneworld.imperium.planets import values
from throneworld.imperium.quantities import MAY_READY, SECONDARY_COST
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.cards.votes import BuyVotes, ChooseVotedAgenda, something_to_vote_for
from throneworld.ti3.council.docket import Docket
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.declare import law
from throneworld.ti3.effects.gaining import ALL, DIVERSITY, GOODS, Gain, Lose
from throneworld.ti3.effects.hands import DrawOfBoth
from throneworld.ti3.effects.terms import EXTRA_TERMS, FREE_TERMS, ChooseTerms
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import EXTRA_GOODS, OPEN_HANDS, READIED_BY_CHOICE
from throneworld.ti3.state import SYSTEM, Ti3State, of
from throneworld.ti3.tables import GATE, HOME, STATIONS, TILE
from throneworld.ti3.verbs.radiation import refresh_planet

TRADE, INFORMATION = "free_trade", "freedom_of_information_act"
LOBBY, INCOME = "industrial_lobby", "diversified_income"
FEWEST_CARDS = "fewest_action_cards"
SECRETIVE = "yssaril"
"""The race that may keep one action card secret."""


class RefreshInfluential(Verb, frozen=True):
    """All planets outside Home Systems with more influence than resources."""

    def run(self, game: Game) -> None:
        state = of(game)
        for planet in [each for each in state.exhausted if not is_at_home(each)]:
            resources, influence = values(state, planet)
            if influence > resources:
                refresh_planet(game, planet)


TEXTS: tuple[Text, ...] = (
    Text(TRADE, on_against=(Lose(GOODS, 2, EACH),)),
    Text(INFORMATION, on_against=(DrawOfBoth(whom=FEWEST_CARDS),)),
    Text(LOBBY, on_against=(RefreshInfluential(),)),
    Text(INCOME, on_against=(Lose(GOODS, ALL, EACH),)),
)


# Trade


def is_trade(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if occasion["strategy_card"] == "trade" else Refusal("SA-9.2.3", "not_about_you")


def is_card_of_trade(state: Ti3State, seat: int, card: str) -> bool:
    return card == "trade"


# Hands


def hides_one(state: Ti3State, seat: int) -> int:
    """How many action cards he may keep secret, and one more."""
    return 2 if state.factions[seat] == SECRETIVE else 1


def _fewest_cards(game: Game, effect: Verb) -> list[int]:
    state = of(game)
    least = min(len(state.hands[seat]) for seat in everybody(state))
    return [seat for seat in everybody(state) if len(state.hands[seat]) == least]


# Votes


def may_lobby(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """In Assembly alone."""
    if game.nearest(Docket) is None:
        return Refusal("SA-9.2.3", "only_in_assembly")
    refusal = something_to_vote_for(game, seat, occasion)
    if refusal is not None:
        return refusal
    fine = can_pay(of(game), seat, 1, RESOURCES)
    return None if fine else Refusal("SA-8.3.3", "not_enough_resources", (1,))


# Income


def is_at_home(planet: str) -> bool:
    """Trade Stations never are, nor what lies in a void (SA-16.3)."""
    return planet not in STATIONS and TILE[SYSTEM[planet]].kind in (HOME, GATE)


def neighbours_held(state: Ti3State, planet: str) -> list[str]:
    """Other planets of its system that players control; Trade Stations are none (ruling 142)."""
    if is_at_home(planet) or planet in STATIONS:
        return []
    others = state.edition.planets[SYSTEM[planet]]
    return [each for each in others if each != planet and each in state.control and each not in STATIONS]


def another_is_ready(state: Ti3State, seat: int, planet: str) -> bool:
    return any(each not in state.exhausted for each in neighbours_held(state, planet))


def has_neighbours(state: Ti3State, seat: int, planet: str) -> bool:
    return bool(neighbours_held(state, planet))


def has_income(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None


MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        SECONDARY_COST,
        TRADE,
        window="secondary_static",
        mark=FREE_TERMS,
        add=-1,
        where=is_card_of_trade,
    ),
    modifies(EXTRA_GOODS, TRADE, window="tg_placed_when", mark=EXTRA_TERMS, add=1),
    modifies(OPEN_HANDS, INFORMATION, window="hand_static", by=hides_one),
    modifies(MAY_READY, INCOME, window="status_refresh", bans=True, where=another_is_ready),
    modifies(READIED_BY_CHOICE, INCOME, window="status_refresh", grants=True, where=has_neighbours),
)
LISTENERS: Declared = (
    *in_the_open(
        TRADE,
        "secondary_static",
        ("strategic_announced",),
        is_trade,
        holders_of_law(TRADE, False),
        (ChooseTerms(why=TRADE),),
        rule="SA-9.2.3",
        must=True,
    ),
    *[
        replace(clause, once=False)
        for clause in law(
            LOBBY,
            "votes_revealed_after",
            may_lobby,
            BuyVotes(why=LOBBY),
            owner_only=False,
            aims=(ChooseVotedAgenda(),),
        )
    ],
    *law(
        INCOME,
        "strategy_phase_start",
        has_income,
        Gain(GOODS, DIVERSITY, why=INCOME),
        owner_only=False,
        must=True,
    ),
)
SELECTORS: dict[str, Callable[..., Sequence[Any]]] = {FEWEST_CARDS: _fewest_cards}
