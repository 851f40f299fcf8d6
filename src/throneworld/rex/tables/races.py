"""The six race sheets and their leaders (Rex p.7, p.14, p.21-22).

Advantages stand in their printed order. `unsure` marks what was reconstructed.
"""

from __future__ import annotations

from msgspec import Struct

UNIT, MECHANIZED, FACEDOWN = 0, 1, 2
"""The kinds of units, as they stand in a `Force`."""


class Leader(Struct, frozen=True):
    id: str
    strength: int
    unsure: tuple[str, ...] = ("title",)


class Race(Struct, frozen=True):
    id: str
    influence: int
    """What it starts with."""
    reserve: int
    mechanized: int
    """Mechanized units, all of which start in the reserve."""
    starts: tuple[tuple[str, int], ...]
    """Units that start on the board."""
    free_recruits: int
    advantages: tuple[str, ...]
    leaders: tuple[Leader, ...]
    chooses: int = 0
    """Units that the player places as he likes during setup."""
    landing: tuple[int, ...] = ()
    """The sectors in which he may place them."""
    hand_limit: int = 4
    kept_traitors: int = 1
    starting_cards: int = 1


# fmt: off
RACES: tuple[Race, ...] = (
    Race("lazax", influence=10, reserve=15, mechanized=5, starts=(), free_recruits=1,
         advantages=("lazax_bid_income", "lazax_mechanized"),
         leaders=(
             Leader("lazax_1", 2),
             Leader("lazax_2", 3),
             Leader("lazax_3", 3),
             Leader("lazax_4", 5),
             Leader("lazax_5", 6),
         )),
    Race("hacan", influence=5, reserve=15, mechanized=0, starts=(("adminus_imperialis", 5),), free_recruits=1,
         advantages=("hacan_shipping", "hacan_deploy_income"),
         leaders=(
             Leader("hacan_1", 1),
             Leader("hacan_2", 2),
             Leader("hacan_3", 3),
             Leader("hacan_4", 4),
             Leader("hacan_5", 5),
         )),
    Race("sol", influence=3, reserve=10, mechanized=0, starts=(), free_recruits=3,
         chooses=10, landing=(5, 13, 16),
         advantages=("sol_mobility", "sol_offensive_immunity", "sol_bombardment_peek", "sol_landing_zone"),
         leaders=(
             Leader("sol_1", 2),
             Leader("sol_2", 3),
             Leader("sol_3", 5, unsure=()),
             Leader("sol_4", 6),
             Leader("sol_5", 7),
         )),
    Race("letnev", influence=10, reserve=10, mechanized=0, starts=(("imperial_navy_base", 10),), free_recruits=2,
         hand_limit=8, kept_traitors=4, starting_cards=2,
         advantages=("letnev_traitors", "letnev_starting_cards", "letnev_bonus_card", "letnev_hand_limit"),
         leaders=(
             Leader("letnev_1", 1),
             Leader("letnev_2", 2),
             Leader("letnev_3", 3),
             Leader("letnev_4", 4),
             Leader("letnev_5", 6),
         )),
    Race("jol_nar", influence=10, reserve=10, mechanized=0, starts=(("civilian_spaceport", 10),), free_recruits=2,
         advantages=("jolnar_card_peek", "jolnar_influence_peek", "jolnar_command"),
         leaders=(
             Leader("jol_nar_1", 1, unsure=()),
             Leader("jol_nar_2", 2),
             Leader("jol_nar_3", 4),
             Leader("jol_nar_4", 5),
             Leader("jol_nar_5", 5),
         )),
    Race("xxcha", influence=5, reserve=15, mechanized=0, starts=(("galactic_council", 5),), free_recruits=1,
         advantages=("xxcha_command", "xxcha_observer", "xxcha_facedown"),
         leaders=(
             Leader("xxcha_1", 5, unsure=()),
             Leader("xxcha_2", 5),
             Leader("xxcha_3", 5),
             Leader("xxcha_4", 5),
             Leader("xxcha_5", 5),
         )),
)
# fmt: on

RACE: dict[str, Race] = {race.id: race for race in RACES}
LEADERS: tuple[str, ...] = tuple(leader.id for race in RACES for leader in race.leaders)
STRENGTH: dict[str, int] = {leader.id: leader.strength for race in RACES for leader in race.leaders}
RACE_OF: dict[str, str] = {leader.id: race.id for race in RACES for leader in race.leaders}

RECOMMENDED: dict[int, tuple[str, ...]] = {
    3: ("sol", "lazax", "jol_nar"),
    4: ("sol", "lazax", "jol_nar", "letnev"),
    5: ("sol", "lazax", "jol_nar", "letnev", "hacan"),
    6: ("sol", "lazax", "jol_nar", "letnev", "hacan", "xxcha"),
}
"""The races suggested for a number of players (Rex p.23)."""

LANDING_ZONE = (13, 14, 15, 16, 17)
"""The only sectors into which Sol deploys (Rex p.22)."""
FLEET_SUPPORT = 2
INFLUENCE_TOTAL = 220
"""The worth of the 67 influence tokens; their values are not printed, so this is reconstructed."""
COLOURS: dict[str, str] = {
    "lazax": "purple",
    "hacan": "yellow",
    "sol": "blue",
    "letnev": "red",
    "jol_nar": "cyan",
    "xxcha": "green",
}
"""Of the pieces."""
