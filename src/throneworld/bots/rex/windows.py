"""Cards and abilities that may be played out of the ordinary course (Rex p.21-22)."""

from __future__ import annotations

from collections.abc import Callable

from throneworld.bots.rex.fleet import NUMBERS, distance
from throneworld.bots.rex.maneuver import NOWHERE, Maneuver
from throneworld.bots.rex.position import NEEDED, Position
from throneworld.bots.rex.turns import FLAT
from throneworld.bots.rex.valuation import UNIT_ON_BOARD
from throneworld.kernel.asks import Ask, Option
from throneworld.rex.tables import INFLUENCE, SPACE, SPACES

PASS: Option = ("pass",)
DECISIVE = 6.0
"""How much better the position must become for a card to be spent on it."""


def window(position: Position, ask: Ask) -> Option:
    for option in ask.options:
        if option != PASS and _worth_playing(position, ask, str(option[1])):
            return option
    return PASS


def _worth_playing(position: Position, ask: Ask, what: str) -> bool:
    moment = str(ask.about["moment"])
    judge = JUDGEMENTS.get((what, moment)) or JUDGEMENTS.get((what, ""))
    return judge is not None and judge(position, ask)


def _always(position: Position, ask: Ask) -> bool:
    return True


# Influence Phase


def tracking_beacon(position: Position, ask: Ask) -> bool:
    """Where influence appeared last, more of the others' units must stand than one's own."""
    discards = position.view["decks"]["influence_discards"]
    spaces = [space for space, _ in INFLUENCE[discards[-1]].placements] if discards else []
    theirs = sum(sum(position.group(seat, space)) for seat in _unsafe(position) for space in spaces)
    mine = sum(sum(position.group(seat, space)) for seat in position.friends for space in spaces)
    immune = position.race == "sol" or any(position.races[ally] == "sol" for ally in position.allies)
    return theirs + (mine if immune else -2 * mine) >= 3


def _unsafe(position: Position) -> list[int]:
    return [seat for seat in position.enemies if position.races[seat] != "sol"]


def ban_from_alliances(position: Position, ask: Ask) -> bool:
    """Somebody holds so much that an ally would make him win."""
    return bool(name_for_alliance(position))


def name_for_alliance(position: Position) -> list[int]:
    held = {seat: len(position.held((seat,))) for seat in position.enemies}
    most = sorted(held.values(), reverse=True)
    if sum(most[:2]) < NEEDED[2]:
        return []
    return sorted(held, key=lambda seat: -held[seat])


def ban_from_bidding(position: Position, ask: Ask) -> bool:
    """A full hand has better uses for the place; else it waits for a Ceasefire."""
    player = position.players[position.me]
    return bool(player["cards"] >= player["hand_limit"] or position.round >= 5)


def name_player(position: Position, ask: Ask) -> Option:
    named = [int(option[1]) for option in ask.options]
    enemies = [seat for seat in named if seat in position.enemies] or named
    if ask.about["ban"] == "alliance":
        return ("name", max(enemies, key=lambda seat: len(position.held((seat,)))))
    return ("name", max(enemies, key=position.influence))


# Recruitment


def fresh_recruits(position: Position, ask: Ask) -> bool:
    units = position.casualties(position.me)[0]
    dead = [leader["strength"] for leader in position.players[position.me]["leaders"] if leader["dead"]]
    return units >= 4 or max(dead, default=0) >= 5 or (len(dead) >= 3 and max(dead) >= 3)


def loan(position: Position, ask: Ask) -> bool:
    """Only a poor ally of a rich Lazax; what he bids comes back."""
    return position.influence(position.me) >= 14 and position.influence(int(ask.about["seat"])) <= 2


# Maneuvering


def move_again(position: Position, ask: Ask) -> bool:
    maneuver = Maneuver(position)
    origins = [space for space in maneuver.prospect.mine if not position.bombarded(space)]
    moves = maneuver.moves(origins, position.steps(position.me))
    return bool(moves) and maneuver.best_move(moves, landing=False)[0] > maneuver.base + DECISIVE


def deploy_again(position: Position, ask: Ask) -> bool:
    maneuver = Maneuver(position, FLAT)
    landings = maneuver.landings()
    return bool(landings) and maneuver.best_landing([NOWHERE, *landings])[0] > maneuver.base + DECISIVE


def cancel_advantage(position: Position, ask: Ask) -> bool:
    """Only what hurts: a command in one's own battle for a stronghold, a leader's landing, a big hand."""
    advantage, owner = str(ask.about["advantage"]), int(ask.about["seat"])
    if owner not in position.enemies:
        return False
    if advantage in ("xxcha_command", "jolnar_command"):
        return _fights_for_stronghold(position)
    if advantage in ("sol_landing_zone", "hacan_shipping"):
        return len(position.held(position.side(owner))) >= NEEDED[len(position.side(owner))] - 1
    return advantage == "letnev_hand_limit" and position.players[owner]["cards"] >= 7


def _fights_for_stronghold(position: Position) -> bool:
    battle = position.view["battle"]
    if not battle or not SPACE[battle["space"]].stronghold:
        return False
    return any(side["seat"] == position.me for side in battle["sides"])


# Battle


def destroy_shield(position: Position, ask: Ask) -> bool:
    return max((_shield_gain(position, space) for space in position.forces[position.me]), default=0.0) > 3.0


def choose_shield(position: Position, ask: Ask) -> Option:
    return max(ask.options, key=lambda option: _shield_gain(position, str(option[1])))


def _shield_gain(position: Position, space: str) -> float:
    """Where a battle is as good as lost, the winner's units should not be safe from the fleet."""
    if not SPACE[space].shielded or not position.faceup(position.me, space):
        return -1.0
    theirs = sum(position.power(seat, space) for seat in position.hostile(space))
    mine = position.power(position.me, space)
    if position.bombarded(space):
        return float(theirs - mine)
    ahead = distance(position, space)
    return 0.7 * (theirs - 2 * mine) * sum(number >= ahead for number in NUMBERS) / len(NUMBERS)


# Bombardment


def send_fleet(position: Position, ask: Ask) -> bool:
    """Worth it when some flight hurts the others much more than the average card would."""
    usual = sum(flight_value(position, number) for number in NUMBERS) / len(NUMBERS)
    return max(flight_value(position, number) for number in range(11)) > usual + 4.0


def choose_flight(position: Position, ask: Ask) -> Option:
    return max(ask.options, key=lambda option: flight_value(position, int(option[1])))


def flight_value(position: Position, sectors: int) -> float:
    """The others' losses less one's own, if the fleet goes so far."""
    total = 0.0
    for space in SPACES:
        if distance(position, space) <= sectors and not position.shielded(space):
            for seat in range(len(position.races)):
                units = sum(position.group(seat, space))
                total += units if seat in position.enemies else -1.5 * units
    return UNIT_ON_BOARD * total


Judgement = Callable[[Position, Ask], bool]

JUDGEMENTS: dict[tuple[str, str], Judgement] = {
    ("tracking_beacon", ""): tracking_beacon,
    ("diplomatic_interference", "ceasefire_revealed"): ban_from_alliances,
    ("diplomatic_interference", "bidding_phase"): ban_from_bidding,
    ("lazax_loan", ""): loan,
    ("fresh_recruits", ""): fresh_recruits,
    ("double_agent", ""): _always,
    ("rapid_mobilization", "after_deployment"): move_again,
    ("informant", "after_deployment"): deploy_again,
    ("informant", "advantage_used"): cancel_advantage,
    ("xxcha_observer", ""): _always,
    ("graviton_negator", ""): destroy_shield,
    ("fleet_sabotage", ""): send_fleet,
    ("xxcha_command", ""): _always,
    ("xxcha_command_ally", ""): _always,
    ("jolnar_command", ""): _always,
    ("jolnar_command_ally", ""): _always,
}
"""What may be played, at which moment (at any for an empty name), and when it is worth it."""
