"""Laws that lie before a player: he holds an office, or has a duty."""

from __future__ import annotations

from throneworld.imperium.conditions import When, both
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.edition import Place
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import CHOSEN
from throneworld.imperium.marks import ROUND, is_marked
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.owning import holders_of_law
from throneworld.imperium.quantities import COMBAT_ROLL, SECONDARY_COST
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import FIGHTER
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.council.striking import ChooseAgenda, StrikeAgenda, chosen_refusal
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.declare import law
from throneworld.ti3.effects.ballots import PassLaw
from throneworld.ti3.effects.decreeing import DiscardLaw
from throneworld.ti3.effects.gaining import COUNTERS, GOODS, WINNER, Gain, GainPointOnce
from throneworld.ti3.effects.hands import DrawCards
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import HELD_POINTS, TECHNOLOGY_PRICE
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.unsaid import UNSAID

SCIENTIST, SHARD, VETO = "science_community_speaker", "shard_of_the_throne", "veto_power"

CROWN, ENEMY = "the_crown_of_emphidia", "enemy_of_the_throne"
PROPHECY, THALNOS = "prophecy_of_ixth", "crown_of_thalnos"
NEWLY_ELECTED = "newly_elected"
"""Mark: this player was elected in this round, by the law that is the subject; his duty begins later."""
HAS_ATTACKED = "has_attacked"
"""Mark: this player has done in this round what the law that is the subject asks of him."""
ATTACKING, DEFENDING = 2, 1
"""What those who bear a crown or a prophecy have on combat rolls."""

TEXTS: tuple[Text, ...] = (
    Text(CROWN),
    Text(THALNOS, on_elect=(Lasting(NEWLY_ELECTED, ROUND, CHOSEN, about=THALNOS),)),
    Text(ENEMY),
    Text(PROPHECY, on_elect=(Lasting(NEWLY_ELECTED, ROUND, CHOSEN, about=PROPHECY),)),
    Text(SCIENTIST),
    Text(SHARD, on_elect=(GainPointOnce(whom=CHOSEN),)),
    Text(VETO),
)


def is_technology(state: Ti3State, seat: int, card: str) -> bool:
    return card == "technology"


def i_have_lost(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """To another player."""
    lost = occasion["loser"] == seat and occasion["winner"] not in (seat, NOBODY)
    return None if lost else Refusal("SA-9.2.3", "not_about_you")


def won_by_a_player(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if int(occasion["winner"]) >= 0 else Refusal("SA-9.2.3", "not_about_you")


def something_was_chosen(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return chosen_refusal(game, occasion, "SA-9.3.4")


def beaten_in_space_by_an_attacker(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Whoever moves is the active player (ruling 198)."""
    attacked = occasion["winner"] == of(game).active and str(occasion["place"]) in AREAS
    return None if attacked else Refusal("SA-9.2.3", "not_about_you")


def beaten_on_a_planet(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    in_space = str(occasion["place"]) in AREAS
    return Refusal("SA-9.2.3", "not_about_you") if in_space else None


def i_attack(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if occasion["attacker"] == seat else Refusal("SA-9.2.3", "not_about_you")


def neglected(law: str) -> When:
    """He has had a whole round for it, and has not done it (ruling 143)."""

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        state = of(game)
        new = is_marked(state, NEWLY_ELECTED, seat, law)
        return UNSAID if new or is_marked(state, HAS_ATTACKED, seat, law) else None

    return when


def of_prophet(state: Ti3State, seat: int, kind: str, place: Place, purpose: str) -> int:
    """Whoever attacks is the active player (ruling 198)."""
    return (ATTACKING if seat == state.active else DEFENDING) if kind == FIGHTER else 0


def of_crowned(state: Ti3State, seat: int, kind: str, place: Place, purpose: str) -> int:
    fights = kind in state.edition.ground_kinds
    return (ATTACKING if seat == state.active else DEFENDING) if fights else 0


MODIFIERS: tuple[Modifier, ...] = (
    modifies(COMBAT_ROLL, PROPHECY, window="combat_roll_static", by=of_prophet),
    modifies(COMBAT_ROLL, THALNOS, window="combat_roll_static", by=of_crowned),
    modifies(HELD_POINTS, CROWN, window="vp_static", add=1),
    modifies(SECONDARY_COST, SCIENTIST, window="secondary_static", add=-1, where=is_technology),
    modifies(TECHNOLOGY_PRICE, SCIENTIST, window="tech_gain_static", add=-1),
)
LISTENERS: Declared = (
    *law(
        CROWN,
        "combat_end_after",
        both(i_have_lost, won_by_a_player, beaten_on_a_planet),
        PassLaw(law=CROWN, whom=WINNER),
        must=True,
    ),
    *in_the_open(
        ENEMY,
        "space_battle_end",
        ("combat_end_after",),
        both(i_have_lost, won_by_a_player, beaten_in_space_by_an_attacker),
        holders_of_law(ENEMY, True),
        (
            Gain(GOODS, 2, WINNER, why=ENEMY),
            Gain(COUNTERS, 1, WINNER, why=ENEMY),
            DrawCards(whom=WINNER),
            DiscardLaw(law=ENEMY),
        ),
        rule="SA-9.2.3",
        must=True,
    ),
    *(
        clause
        for each, stop in ((PROPHECY, "space_battle_start"), (THALNOS, "invasion_start"))
        for clause in (
            *in_the_open(
                each,
                "round_end",
                (stop,),
                i_attack,
                holders_of_law(each, True),
                (Lasting(HAS_ATTACKED, ROUND, about=each),),
                rule="SA-9.2.3",
                must=True,
            ),
            *law(each, "round_end", neglected(each), DiscardLaw(law=each), must=True),
        )
    ),
    *law(
        SHARD,
        "combat_end_after",
        both(i_have_lost, won_by_a_player),
        Gain(GOODS, 1, WINNER, why=SHARD),
        must=True,
    ),
    *law(
        VETO,
        "agendas_chosen_after",
        something_was_chosen,
        StrikeAgenda(),
        aims=(ChooseAgenda(),),
        costs=(DiscardLaw(law=VETO),),
    ),
)
