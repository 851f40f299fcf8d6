"""What the players are in the midst of, in a line or two above the question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from throneworld.cli.screen import View
from throneworld.cli.ti4.players import NOBODY
from throneworld.words import Words


def underway(view: View, words: Words) -> list[str]:
    """The agenda, the combat, the offers on the table."""
    agenda, combat = view["agenda"], view["combat"]
    return [
        *(_agenda(words, agenda) if agenda else []),
        *([_combat(words, combat)] if combat else []),
        *_modifiers(words, view["modifiers"]),
        *(line for offer in view["offers"] for line in _offer(words, offer)),
    ]


def _agenda(words: Words, agenda: Mapping[str, Any]) -> list[str]:
    votes = _pairs(agenda["tally"], "outcome", "votes")
    waiting = " ".join(str(seat) for seat in agenda["to_vote"])
    predicted = [words.say("event-predicted", **each) for each in agenda["predictions"]]
    head = words.say("now-agenda", agenda=agenda["id"], votes=votes, to_vote=waiting)
    return [head, *([" ".join(predicted)] if predicted else [])]


def _combat(words: Words, combat: Mapping[str, Any]) -> str:
    return words.say(
        "now-combat",
        kind=combat["kind"],
        place=combat["planet"] or combat["system"],
        round=combat["round"],
        attacker=combat["attacker"],
        defender=combat["defender"],
        retreating=NOBODY if combat["retreat_barred"] else combat["retreating"],
        hits=_pairs(combat["hits"], "seat", "hits"),
    )


def _modifiers(words: Words, modifiers: Sequence[Mapping[str, Any]]) -> list[str]:
    """What is added to whose dice, a line for each player."""
    seats = dict.fromkeys(each["seat"] for each in modifiers)
    told = {
        seat: [modifier_told(words, each) for each in modifiers if each["seat"] == seat] for seat in seats
    }
    return [words.say("now-modifiers", seat=seat, modifiers=", ".join(told[seat])) for seat in seats]


def modifier_told(words: Words, modifier: Mapping[str, Any]) -> str:
    parts = f"{modifier['component']} {modifier['amount']:+}"
    return words.say("now-modifier", parts=parts, to=modifier["to"], kinds=" ".join(modifier["kinds"]))


def _offer(words: Words, offer: Mapping[str, Any]) -> list[str]:
    seat, other, proposer = offer["seat"], offer["other"], offer["proposer"]
    to = other if proposer == seat else seat
    return [
        words.say("event-terms_offered", seat=proposer, other=to, **offer["gives"]),
        words.say("event-terms_asked", seat=proposer, other=to, **offer["asks"]),
    ]


def _pairs(each: Sequence[Mapping[str, Any]], what: str, count: str) -> str:
    """As TALLY reads them."""
    return " ".join(f"{one[what]} {one[count]}" for one in each)
