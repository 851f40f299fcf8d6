"""Agendas: what each outcome is worth to us, and how many votes that is worth (RR 8)."""

from __future__ import annotations

from throneworld.bots.ti4 import trading
from throneworld.bots.ti4.goals import POINT
from throneworld.bots.ti4.position import Position
from throneworld.imperium.planets import influence, values
from throneworld.kernel.asks import Ask, Noun, Option
from throneworld.ti4.tables import A_LAW, A_PLANET, A_PLAYER, AGENDA, WITH_OWNER

ABSTAIN: Option = ("abstain",)
DONE: Option = ("done",)
ALL: Option = ("all",)

FOR_WORTH: dict[str, float] = {
    "anti_intellectual_revolution": -3.0,
    "arms_reduction": -1.5,
    "conventions_of_war": -0.5,
    "economic_equality": 0.0,
    "enforced_travel_ban": -0.5,
    "executive_sanctions": -0.5,
    "fleet_regulations": -1.5,
    "homeland_defense_act": 0.3,
    "incentive_program": 0.3,
    "ixthian_artifact": 2.0,
    "mutiny": 1.0,
    "new_constitution": -0.5,
    "publicize_weapon_schematics": 0.3,
    "regulated_conscription": -2.0,
    "representative_government": 0.2,
    "shared_research": 0.5,
    "swords_to_plowshares": -0.5,
    "unconventional_measures": 1.5,
    "wormhole_reconstruction": 0.5,
    "wormhole_research": -0.5,
}
"""What it is worth that votes for an agenda win rather than those against it."""
BURDENS: frozenset[str] = frozenset({"public_execution"})
"""Nobody wants to be elected."""
CURSED: frozenset[str] = frozenset(
    {"colonial_redistribution", "compensated_disarmament", "demilitarized_zone"}
)
"""Nobody wants his planet to be elected."""
PLAYER_WORTH: dict[str, float] = {
    "shard_of_the_throne": POINT,
    "the_crown_of_emphidia": POINT,
    "minister_of_sciences": 5.0,
    "minister_of_war": 4.0,
    "minister_of_policy": 3.5,
    "archived_secret": 3.0,
    "public_execution": -4.0,
}
PLANET_WORTH: dict[str, float] = {"holy_planet_of_ixth": POINT, "core_mining": 3.0}


def interest(position: Position, agenda: str, outcome: Noun) -> float:
    """What it is worth to us if an agenda ends so."""
    card = AGENDA[agenda]
    if card.elect == A_PLAYER:
        return _player_elected(position, agenda, int(outcome))
    if card.elect == A_PLANET:
        return _planet_elected(position, agenda, str(outcome))
    if card.elect == A_LAW:
        return _law_elected(position, str(outcome))
    if outcome not in ("for", "against"):
        return 0.0
    return _for_or_against(position, agenda) * (1 if outcome == "for" else -1)


def _for_or_against(position: Position, agenda: str) -> float:
    """A point goes to those who lead, or to those who are behind."""
    points, me = position.state.points, position.me
    if agenda == "seed_of_an_empire":
        most, fewest = max(points), min(points)
        return POINT * ((points[me] == most) - (points[me] == fewest)) or -1.0
    if agenda == "mutiny":
        return 2.0
    return FOR_WORTH.get(agenda, 0.2)


def _player_elected(position: Position, agenda: str, seat: int) -> float:
    worth = PLAYER_WORTH.get(agenda, 2.5 if AGENDA[agenda].place == WITH_OWNER else 2.0)
    if seat == position.me:
        return worth
    return -worth * (0.2 + position.rivalry(seat))


def _planet_elected(position: Position, agenda: str, planet: str) -> float:
    worth = PLANET_WORTH.get(agenda, 2.0)
    if agenda in CURSED:
        worth = -1.0 - sum(values(position.state, planet))
    owner = position.owner(planet)
    return worth if owner == position.me else -worth * (0.2 + position.rivalry(owner))


def _law_elected(position: Position, law: str) -> float:
    about = position.state.laws.get(law, "")
    return -3.0 if about == position.me else 1.0


def best_interest(position: Position, agenda: str) -> float:
    """What the outcome that we would like best is worth."""
    card = AGENDA.get(agenda)
    if card is None:
        return 0.0
    if card.elect:
        return interest(position, agenda, position.me) if card.elect == A_PLAYER else 1.0
    return max(interest(position, agenda, outcome) for outcome in ("for", "against"))


# Questions


def choose_vote(position: Position, ask: Ask) -> Option:
    """Trade first: while an agenda is being resolved anybody is within reach (RR 83.6)."""
    deal = trading.approach(position)
    if deal is not None:
        return deal
    agenda = str(ask.about["agenda"])
    votes = [option for option in ask.options if option[0] == "vote"]
    if not votes:
        return ABSTAIN
    best = max(votes, key=lambda option: (interest(position, agenda, option[1]), str(option[1])))
    return best if interest(position, agenda, best[1]) > 0 else ABSTAIN


def exhaust_for_votes(position: Position, ask: Ask) -> Option:
    """All planets for what matters; else one or two, so that votes are left for the second agenda."""
    agenda, outcome = str(ask.about["agenda"]), ask.about["outcome"]
    stake = interest(position, agenda, outcome)
    if stake >= 4.0 and ALL in ask.options:
        return ALL
    if int(ask.about["votes"]) >= 2 + 2 * stake and DONE in ask.options:
        return DONE
    planets = [option for option in ask.options if option[0] == "exhaust"]
    return max(planets, key=lambda option: influence(position.state, str(option[1])), default=DONE)


def break_tie(position: Position, ask: Ask) -> Option:
    agenda = str(ask.about["agenda"])
    return max(ask.options, key=lambda option: (interest(position, agenda, option[1]), str(option[1])))


def predict_outcome(position: Position, ask: Ask) -> Option:
    """What most players may want: for a player who is behind, or simply what we would vote for."""
    agenda = str(ask.about["agenda"])
    if AGENDA[agenda].elect == A_PLAYER:
        return min(ask.options, key=lambda option: _likelihood(position, agenda, int(option[1])))
    return max(ask.options, key=lambda option: (interest(position, agenda, option[1]), str(option[1])))


def _likelihood(position: Position, agenda: str, seat: int) -> float:
    """Whoever has most influence elects himself; a burden goes to whoever leads."""
    if agenda in BURDENS:
        return -float(position.state.points[seat])
    held = [planet for planet, owner in position.state.control.items() if owner == seat]
    return -float(sum(influence(position.state, planet) for planet in held))
