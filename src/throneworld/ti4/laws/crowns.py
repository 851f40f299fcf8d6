"""Laws that are worth a victory point to their owner, and can be won from him.

Only their own text moves the point: to discard or to revote them never does (RR 87.6). What the Crown of
Thalnos does to dice is here too. The Prophecy of Ixth is lost by its owner's own production.
"""

from __future__ import annotations

from throneworld.imperium.board import home_system
from throneworld.imperium.combat.rerolls import RerollDice
from throneworld.imperium.council import AgendaText
from throneworld.imperium.effects.whom import CHOSEN
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.owning import law_owner
from throneworld.imperium.quantities import COMBAT_ROLL, FORFEITS
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.declare import Clause, both, it_concerns_me, law
from throneworld.ti4.effects.gaining import POINTS, Gain
from throneworld.ti4.laws.effects import shift_point
from throneworld.ti4.modifying import modifies
from throneworld.ti4.state import NOBODY, SYSTEM, of
from throneworld.ti4.steps.production import UseProduction
from throneworld.ti4.tables import FIGHTER
from throneworld.ti4.verbs.agendas import place_law

SHARD, CROWN, THALNOS = "shard_of_the_throne", "the_crown_of_emphidia", "the_crown_of_thalnos"
PROPHECY = "prophecy_of_ixth"


class SeizeLaw(Effect, frozen=True):
    """The law changes hands, and its point with it."""

    law: str = ""

    def run(self, game: Game) -> None:
        before = law_owner(of(game), self.law)
        place_law(game, self.law, self.seat)
        shift_point(game, self.seat, before, self.law)


def its_owner_has_lost(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """A combat with a winner and a loser (RR 67.10, 38.4), and the loser owns the law."""
    owner = law_owner(of(game), SHARD)
    beaten = owner != NOBODY and occasion["loser"] == owner
    return None if beaten else Refusal("RR 7.4", "not_against_its_owner", (SHARD,))


def it_is_at_its_owners_home(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Another player's planet in the home system of whoever owns the law; he himself cannot win it."""
    state = of(game)
    owner = law_owner(state, CROWN)
    at_home = owner not in (NOBODY, seat) and SYSTEM[str(occasion["planet"])] == home_system(state, owner)
    return None if at_home else Refusal("RR 7.4", "not_at_its_owners_home", (CROWN,))


MODIFIERS: tuple[Modifier, ...] = (
    modifies(FORFEITS, THALNOS, bans=True, by=lambda state, seat, ability: ability == THALNOS),
    modifies(
        COMBAT_ROLL,
        "prophecy_of_ixth",
        window="combat_roll_static",
        by=lambda state, seat, kind, place, purpose: int(kind == FIGHTER),
    ),
)


class StakeLaw(Effect, frozen=True):
    """The law is discarded unless this use of PRODUCTION brings forth two fighters."""

    law: str = ""

    def run(self, game: Game) -> None:
        game.amend(UseProduction, self.occasion.subject, law_at_stake=self.law)


TEXTS: tuple[AgendaText, ...] = (
    AgendaText(SHARD, on_elect=(Gain(POINTS, 1, CHOSEN),)),
    AgendaText(CROWN, on_elect=(Gain(POINTS, 1, CHOSEN),)),
)
LISTENERS: tuple[Clause, ...] = (
    *law(THALNOS, "combat_roll_when", it_concerns_me, RerollDice(ability=THALNOS)),
    *law(
        SHARD,
        "combat_won_when",
        both(it_concerns_me, its_owner_has_lost),
        SeizeLaw(law=SHARD),
        must=True,
        owner_only=False,
    ),
    *law(
        CROWN,
        "gain_control_after",
        both(it_concerns_me, it_is_at_its_owners_home),
        SeizeLaw(law=CROWN),
        must=True,
        owner_only=False,
    ),
    *law(PROPHECY, "production_when", it_concerns_me, StakeLaw(law=PROPHECY), must=True),
)
