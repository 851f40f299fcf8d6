"""A battle, question by question: commands, plans, cards, traitors, losses (Rex p.12, p.17)."""

from __future__ import annotations

from typing import Any

from throneworld.bots.rex.battle import NO_CARDS, Battlefield, Plan
from throneworld.bots.rex.cards import worth
from throneworld.bots.rex.clash import clash, slot_of
from throneworld.bots.rex.position import Position
from throneworld.bots.rex.prospect import Prospect
from throneworld.kernel.asks import Ask, Option
from throneworld.rex.tables import ATTACK, DEFENSE, STRATEGY, STRENGTH

PASS: Option = ("pass",)
REVEAL: Option = ("reveal",)
DONE: Option = ("done",)
MACHINE = 2.2
"""What a mechanized unit is worth in plain ones."""
SHIELDS = {"magen_energy_shield", "atmosphere_ionizer"}


def choose_battle(position: Position, ask: Ask) -> Option:
    """The weightiest battle first, for the best leader fights only once (Rex p.18)."""
    prospect = Prospect(position)
    return max(ask.options, key=lambda option: sum(prospect.stake(str(option[1]))))


def battlefield(position: Position) -> Battlefield:
    battle: dict[str, Any] = position.view["battle"]
    return Battlefield(position, battle["space"], battle["sides"])


def battle_plan(position: Position, ask: Ask) -> Option:
    """Strength, leader and slot of the best plan; what is already sealed stays."""
    part = str(ask.about["part"])
    plan = _plan(battlefield(position), position, ask, part)
    if part == "strength":
        return ("dial", plan.dial)
    return ("leader", plan.leader) if part == "leader" else ("slot", plan.slot)


def _plan(field: Battlefield, position: Position, ask: Ask, part: str) -> Plan:
    sealed = {str(verb): noun for verb, noun in position.you["sealed"]}
    offered = [option[1] for option in ask.options]
    dials = [int(number) for number in offered] if part == "strength" else [int(sealed["dial"])]
    leaders = field.leaders()
    if part == "leader":
        leaders = [str(leader) for leader in offered]
    elif part == "slot":
        leaders = [str(sealed["leader"])]
    elif field.mine["element"] == "leader":
        leaders = [str(field.mine["word"])]
    hands = field.hands() if leaders else [NO_CARDS]
    if part == "slot":
        hands = [cards for cards in hands if slot_of(cards) in offered]
    return field.best(dials, leaders, hands)


def commit_card(position: Position, ask: Ask) -> Option:
    """Dials and leaders lie open now; only the other side's cards are still to guess."""
    field, icon = battlefield(position), str(ask.about["icon"])
    sealed = {str(verb): str(noun) for verb, noun in position.you["sealed"]}
    offered = [str(option[1]) for option in ask.options]
    hands = [
        cards
        for cards in field.hands()
        if slot_of(cards) == field.mine["slot"]
        and cards[0 if icon == ATTACK else 1] in offered
        and sealed.get(ATTACK, cards[0]) == cards[0]
    ]
    plan = field.best([field.mine["dial"]], [field.mine["leader"]], hands)
    return (icon, plan.cards[0 if icon == ATTACK else 1])


def answer_element(position: Position, ask: Ask) -> Option:
    """A command asks for one element of the plan: tell what one would do anyway (Rex p.22)."""
    field, element = battlefield(position), str(ask.about["element"])
    leaders = field.leaders()
    plan = field.best(range(min(20, field.power) + 1), leaders, field.hands() if leaders else [NO_CARDS])
    if element == "number":
        return ("dial", plan.dial)
    if element == "leader":
        return ("leader", plan.leader) if plan.leader else ("none",)
    card = plan.cards[0 if element == ATTACK else 1]
    return ("card", card) if card else ("none",)


def choose_element(position: Position, ask: Ask) -> Option:
    """Ask for what is hardest to guess: the number against many units, else the leader; or the
    weapon, when both kinds of defense are at hand."""
    target, space = int(ask.about["target"]), position.view["battle"]["space"]
    spread = [strength for _, strength in position.leaders(target, space)]
    if not spread:
        return ("element", "number")
    if position.players[target]["cards"] > 1 and set(position.you["hand"]) >= SHIELDS:
        return ("element", ATTACK)
    power = position.power(target, space)
    return ("element", "number" if power >= max(spread) - min(spread) else "leader")


def forbid_title(position: Position, ask: Ask) -> Option:
    """The weapon that one could not parry, or the defense that one's own weapon fears."""
    hand = position.you["hand"]
    dangers = {
        "energy_rifle": 1.0 if "magen_energy_shield" not in hand else 0.3,
        "biological_weapon_x35": 1.0 if "atmosphere_ionizer" not in hand else 0.3,
        "hylar_iii_pulse_cannon": 0.4,
        "mercenaries": 0.3,
        "magen_energy_shield": 0.8 if "energy_rifle" in hand else 0.1,
        "atmosphere_ionizer": 0.8 if "biological_weapon_x35" in hand else 0.1,
        "tactical_retreat": 0.05,
    }
    return max(ask.options, key=lambda option: dangers.get(str(option[1]), 0.0))


def reveal_traitor(position: Position, ask: Ask) -> Option:
    """Treason wins without loss; a battle that is as good as won may spare the card."""
    battle: dict[str, Any] = position.view["battle"]
    sides = {side["seat"]: side for side in battle["sides"]}
    if position.me not in sides:
        return REVEAL
    mine = sides.pop(position.me)
    theirs = next(iter(sides.values()))
    return PASS if _won_cheaply(position, mine, theirs) else REVEAL


def _won_cheaply(position: Position, mine: dict[str, Any], theirs: dict[str, Any]) -> bool:
    """Whether the cards as revealed win anyway, kill the leader and cost next to nothing."""
    met = clash(_pair(mine["cards"]), _pair(theirs["cards"]))
    if met.retreat or met.explodes or met.leader_dies or not met.enemy_leader_dies:
        return False
    total = theirs["total"] - STRENGTH[theirs["leader"]]
    return bool(mine["total"] > total and mine["dial"] <= 1)


def _pair(cards: list[str]) -> tuple[str, str]:
    attack = next((card for card in cards if STRATEGY[card].icon == ATTACK), "")
    return attack, next((card for card in cards if STRATEGY[card].icon == DEFENSE), "")


def take_casualties(position: Position, ask: Ask) -> Option:
    """Plain units first; a mechanized one is worth more than two of them."""
    return min(ask.options, key=lambda option: int(option[1]) + MACHINE * int(option[2]))


def keep_cards(position: Position, ask: Ask) -> Option:
    """Keep what is good; a full hand makes room by letting the least useful card go."""
    player = position.players[position.me]
    hand: list[str] = position.you["hand"]
    if player["cards"] < player["hand_limit"]:
        return DONE
    offered = [option for option in ask.options if option != DONE]
    least = min(offered, key=lambda option: _use(str(option[1]), hand), default=DONE)
    return least if least != DONE and _use(str(least[1]), hand) < 2.0 else DONE


def _use(title: str, hand: list[str]) -> float:
    rest = list(hand)
    rest.remove(title)
    return worth(title, rest)
