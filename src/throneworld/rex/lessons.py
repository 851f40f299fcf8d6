"""The guided first game: ten lessons, each a few minutes of a real game in a position made for it.

The words that go with them are in `locale/<language>/rex-web-learn.ftl`.
"""

from __future__ import annotations

from throneworld.kernel.game import Game
from throneworld.kernel.lessons import Lesson, Script, Sign
from throneworld.rex.staging import Position, staged

ME, NEIGHBOUR = 0, 1


def lesson(
    number: int,
    *races: str,
    position: Position,
    goals: tuple[Sign, ...],
    ends: tuple[Sign, ...],
    scripts: dict[str, Script] | None = None,
    hints: tuple[str, ...] = (),
) -> Lesson:
    """The learner plays the first race, and everybody sees the same deal."""

    def prepare(wanted: Lesson) -> Game:
        return staged(wanted.seats, wanted.seed, position)

    return Lesson(
        number=number,
        game="rex",
        seats=races,
        seat=ME,
        seed=number,
        prepare=prepare,
        scripts=scripts or {},
        goals=goals,
        ends=ends,
        hints=hints,
    )


NEXT_ROUND = Sign("round_begins", {"round": 4})
TIME_TO_FIGHT = Sign("phase_begins", {"phase": "battle"})
TIME_TO_COLLECT = Sign("phase_begins", {"phase": "collection"})
I_LOSE = Sign("battle_won", {"seat": NEIGHBOUR})
I_WIN = Sign("battle_won", {"seat": ME})


def moved(**args: str) -> Sign:
    return Sign("units_moved", {"seat": ME, **args})


CITY = lesson(
    1,
    *("letnev", "jol_nar", "hacan"),
    position=Position(
        phase="maneuvering",
        round=3,
        fleet=9,
        bombardment=2,
        forces={
            "letnev": {"imperial_navy_base": 6, "imperial_palace": 4},
            "jol_nar": {"pleasure_district": 4},
            "hacan": {"adminus_imperialis": 5},
        },
    ),
    goals=(
        moved(target="civilian_spaceport"),
        Sign("game_over", {"winners": ME}),
    ),
    ends=(NEXT_ROUND,),
    hints=("move_from", "move_to", "count_units"),
)

INFLUENCE = lesson(
    2,
    *("hacan", "letnev", "jol_nar"),
    position=Position(
        phase="influence",
        round=3,
        fleet=14,
        bombardment=1,
        influence_deck=("public_support",),
        forces={
            "hacan": {"adminus_imperialis": 6},
            "letnev": {"imperial_navy_base": 5},
            "jol_nar": {"civilian_spaceport": 5},
        },
    ),
    goals=(
        moved(target="holonet_central"),
        Sign("influence_collected", {"seat": ME, "space": "holonet_central"}, {"amount": 8}),
        Sign("influence_gained", {"seat": ME, "source": "fleet_support"}),
    ),
    ends=(NEXT_ROUND,),
    hints=("move_from", "move_to", "count_units"),
)

BIDDING = lesson(
    3,
    *("jol_nar", "sol", "hacan"),
    position=Position(
        phase="bidding",
        round=3,
        first=NEIGHBOUR,
        fleet=9,
        bombardment=2,
        influence={"jol_nar": 7, "sol": 4, "hacan": 4},
        strategy_deck=("energy_rifle", "fleet_sabotage", "mercenaries"),
        forces={
            "jol_nar": {"civilian_spaceport": 8},
            "sol": {"imperial_palace": 6},
            "hacan": {"adminus_imperialis": 5},
        },
    ),
    scripts={"sol": {"bid": (("bid", 1),)}, "hacan": {"bid": (("bid", 1), ("bid", 2))}},
    goals=(
        Sign("card_bought", {"seat": ME}),
        Sign("passed", {"seat": ME}),
    ),
    ends=(Sign("phase_begins", {"phase": "recruitment"}),),
    hints=("bid",),
)

MOVING = lesson(
    4,
    *("jol_nar", "sol", "hacan"),
    position=Position(
        phase="maneuvering",
        round=3,
        fleet=18,
        bombardment=3,
        forces={
            "jol_nar": {"civilian_spaceport": 3, "tilzin_business": 6},
            "sol": {"iaf_hq": 4},
            "hacan": {"adminus_imperialis": 5},
        },
    ),
    goals=(moved(origin="tilzin_business", target="imperial_palace"),),
    ends=(TIME_TO_FIGHT,),
    hints=("move_from", "move_to", "count_units"),
)

DEPLOYING = lesson(
    5,
    *("letnev", "sol", "jol_nar"),
    position=Position(
        phase="maneuvering",
        round=3,
        fleet=3,
        bombardment=1,
        influence={"letnev": 8},
        forces={
            "letnev": {"imperial_navy_base": 5},
            "sol": {"imperial_palace": 3},
            "jol_nar": {"civilian_spaceport": 6},
        },
    ),
    goals=(
        Sign(
            "units_moved",
            {"seat": ME, "origin": "reserve", "target": "adminus_imperialis"},
            {"count": 5},
        ),
    ),
    ends=(TIME_TO_FIGHT,),
    hints=("move_from", "deploy", "count_units"),
)

FLEET = lesson(
    6,
    *("hacan", "letnev", "jol_nar"),
    position=Position(
        phase="maneuvering",
        round=3,
        fleet=13,
        bombardment=4,
        forces={
            "hacan": {"embassy_quarters": 6, "adminus_imperialis": 3},
            "letnev": {"imperial_navy_base": 5, "sallab_slums": 2},
            "jol_nar": {"civilian_spaceport": 5},
        },
    ),
    goals=(moved(origin="embassy_quarters"), Sign("fleet_moved", {"sector": 17})),
    ends=(
        Sign("units_destroyed", {"seat": ME, "how": "bombardment"}),
        NEXT_ROUND,
    ),
    hints=("move_from", "move_to", "count_units"),
)

BATTLE = lesson(
    7,
    *("letnev", "hacan", "sol"),
    position=Position(
        phase="battle",
        round=3,
        fleet=9,
        bombardment=2,
        dead=("hacan_4", "hacan_5"),
        forces={
            "letnev": {"imperial_palace": 6, "imperial_navy_base": 3},
            "hacan": {"imperial_palace": 4, "adminus_imperialis": 3},
            "sol": {"hall_of_records": 4},
        },
    ),
    scripts={"hacan": {"battle_plan": (("dial", 3), ("leader", "hacan_3"))}},
    goals=(I_WIN,),
    ends=(I_LOSE, TIME_TO_COLLECT),
    hints=("battle_plan",),
)

CARDS = lesson(
    8,
    *("letnev", "sol", "jol_nar"),
    position=Position(
        phase="battle",
        round=3,
        fleet=9,
        bombardment=2,
        hands={"letnev": ("energy_rifle", "magen_energy_shield"), "sol": ("energy_rifle",)},
        forces={
            "letnev": {"sallab_slums": 5, "imperial_navy_base": 4},
            "sol": {"sallab_slums": 5, "imperial_palace": 3},
            "jol_nar": {"civilian_spaceport": 5},
        },
    ),
    scripts={
        "sol": {
            "battle_plan": (("dial", 4), ("leader", "sol_5"), ("slot", "attack")),
            "commit_card": (("attack", "energy_rifle"),),
        }
    },
    goals=(
        Sign("leader_destroyed", {"seat": NEIGHBOUR, "how": "weapon"}),
        Sign("influence_gained", {"seat": ME, "source": "weapon"}),
        I_WIN,
    ),
    ends=(I_LOSE, TIME_TO_COLLECT),
    hints=("battle_plan", "commit_card", "keep_cards"),
)

TRAITORS = lesson(
    9,
    *("letnev", "hacan", "jol_nar"),
    position=Position(
        phase="battle",
        round=3,
        fleet=9,
        bombardment=2,
        traitors={"letnev": ("hacan_5", "hacan_2", "jol_nar_3", "letnev_1")},
        forces={
            "letnev": {"adminus_imperialis": 2, "imperial_navy_base": 5},
            "hacan": {"adminus_imperialis": 8},
            "jol_nar": {"civilian_spaceport": 5},
        },
    ),
    scripts={"hacan": {"battle_plan": (("dial", 5), ("leader", "hacan_5"))}},
    goals=(
        Sign("traitor_revealed", {"seat": ME, "leader": "hacan_5"}),
        Sign("battle_won_by_treason", {"seat": ME}),
    ),
    ends=(I_LOSE, I_WIN, TIME_TO_COLLECT),
    hints=("battle_plan", "reveal_traitor"),
)

ALLIANCE = lesson(
    10,
    *("letnev", "jol_nar", "hacan", "sol", "lazax"),
    position=Position(
        phase="influence",
        round=3,
        fleet=4,
        bombardment=2,
        influence_deck=("temporary_ceasefire_1", "critical_intelligence"),
        forces={
            "letnev": {"imperial_navy_base": 5, "imperial_palace": 4},
            "jol_nar": {"civilian_spaceport": 5, "adminus_imperialis": 4},
            "hacan": {"mecatol_power_south": 4},
            "sol": {"hall_of_records": 5},
            "lazax": {"cultural_sector": 4},
        },
    ),
    scripts={"jol_nar": {"answer_proposal": (("accept",),)}},
    goals=(
        Sign("alliance_formed", {"members": "0 1"}),
        Sign("game_over", {"how": "strongholds"}),
    ),
    ends=(NEXT_ROUND,),
    hints=("negotiate", "move_from"),
)

LESSONS: tuple[Lesson, ...] = (
    CITY,
    INFLUENCE,
    BIDDING,
    MOVING,
    DEPLOYING,
    FLEET,
    BATTLE,
    CARDS,
    TRAITORS,
    ALLIANCE,
)
