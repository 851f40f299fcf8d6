"""The verbs of Rex's options and the kinds of their nouns, and the verbs that have a time of their own."""

from __future__ import annotations

from throneworld.kernel.asks import Refusal
from throneworld.kernel.nouns import NUMBER, SEAT, Kind, Verbs, either, words_of
from throneworld.rex.tables import ATTACK, DEFENSE, LEADERS, RACE, SPACES, STRATEGY

SPACE = words_of("space", *SPACES, said="place")
PEOPLE = words_of("race", *RACE)
LEADER = words_of("leader", *LEADERS)
CARD = words_of("strategy_card", *STRATEGY)
ELEMENT = words_of("element", "leader", ATTACK, DEFENSE, "number")
SLOT = words_of("slot", "none", "attack", "defense", "both")
UNITS = words_of("units", "units")
"""Units as a whole, which somebody might want to give away (Rex p.20)."""
TROOPS = Kind("troops", numbers=True)
"""So many units of one kind."""

VERBS: Verbs = {
    "accept": (),
    "amount": (NUMBER,),
    "attack": (CARD,),
    "battle": (SPACE, SEAT),
    "betray": (),
    "bid": (NUMBER,),
    "card": (CARD,),
    "decline": (),
    "defense": (CARD,),
    "deploy": (SPACE,),
    "dial": (NUMBER,),
    "discard": (CARD,),
    "done": (),
    "element": (ELEMENT,),
    "facedown": ((TROOPS,), (SPACE,)),
    "faceup": (SPACE,),
    "from": (SPACE,),
    "give": ((SEAT,), (SEAT, either(CARD, LEADER, UNITS))),
    "keep": (LEADER,),
    "leader": (LEADER,),
    "leave": (),
    "lose": (TROOPS, TROOPS),
    "mechanized": ((), (TROOPS,)),
    "name": (SEAT,),
    "none": (),
    "permit": (SEAT,),
    "propose": tuple((SEAT,) * members for members in range(2, 7)),
    "race": (PEOPLE,),
    "reveal": (),
    "round": (NUMBER,),
    "sectors": (NUMBER,),
    "share": (),
    "slot": (SLOT,),
    "space": (SPACE,),
    "stay": (),
    "title": (CARD,),
    "to": (SPACE,),
    "transfer": (SPACE,),
    "units": (TROOPS,),
    "withhold": (SEAT,),
}

CLOSING = frozenset({"decline", "done", "none", "share", "stay"})
"""Verbs that end or decline something, as passing and being ready do."""

UNTIMELY = {
    "give": Refusal("Rex p.20", "only_in_ceasefire"),
    "propose": Refusal("Rex p.15", "only_in_ceasefire"),
    "leave": Refusal("Rex p.15", "only_in_ceasefire"),
    "permit": Refusal("Rex p.15", "permission_has_its_time"),
    "withhold": Refusal("Rex p.15", "permission_has_its_time"),
}
"""Influence and alliances change only in a ceasefire, permissions there and in one's recruitment."""
