"""The roll of an anti-fighter barrage."""

from __future__ import annotations

from throneworld.imperium.combat.combatants import combat_modifier
from throneworld.imperium.combat.purposes import BARRAGE
from throneworld.imperium.edition import Place
from throneworld.imperium.rolling import roll_for_hits, tell_hits
from throneworld.imperium.state import of
from throneworld.imperium.units import FIGHTER, SHIPS, count
from throneworld.kernel.game import Game


def barrage(game: Game, side: int, other: int, place: Place) -> int:
    """The hits of a side's barrage. Without fighters to hit nobody rolls."""
    state, rolled, hits = of(game), 0, 0
    for kind in SHIPS if count(state, other, place, FIGHTER) else ():
        many = count(state, side, place, kind)
        row = state.edition.profile(state, side, kind) if many else None
        roll = row.anti_fighter_barrage if row else None
        if row is not None and roll is not None:
            needs = (roll.hits_on or row.combat) - combat_modifier(state, side, kind, place, BARRAGE)
            rolled += roll.dice * many
            hits += roll_for_hits(game, side, roll.dice * many, BARRAGE, needs)
    if rolled:
        tell_hits(game, side, BARRAGE, hits)
    return hits
