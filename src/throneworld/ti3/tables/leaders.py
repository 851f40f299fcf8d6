"""The five types of Leaders; each race has three, unique and never rebuilt (SA ch. 14)."""

from __future__ import annotations

from msgspec import Struct

ADMIRAL, AGENT, DIPLOMAT, GENERAL, SCIENTIST = "admiral", "agent", "diplomat", "general", "scientist"


class Leader(Struct, frozen=True):
    id: str
    abilities: int
    """How many it has; their ids are its own with their numbers, as in `agent.1`."""


LEADERS: tuple[Leader, ...] = (
    Leader(ADMIRAL, 3),
    Leader(AGENT, 4),
    Leader(DIPLOMAT, 4),
    Leader(GENERAL, 3),
    Leader(SCIENTIST, 4),
)
LEADER: dict[str, Leader] = {leader.id: leader for leader in LEADERS}
LEADER_ABILITIES: tuple[str, ...] = tuple(
    f"{leader.id}.{number}" for leader in LEADERS for number in range(1, leader.abilities + 1)
)
LEADERS_PER_RACE = 3

KILLED, CAPTURED, ESCAPES = "killed", "captured", "escapes"
FATE_ROLL: dict[int, str] = {
    **dict.fromkeys((1,), KILLED),
    **dict.fromkeys((2, 3, 4, 5, 6, 7), CAPTURED),
    **dict.fromkeys((8, 9, 10), ESCAPES),
}
"""What becomes of a Leader who has lost his place."""
LEADER_RULES: tuple[str, ...] = ("fate_roll", "captive_freed", "execution", "movement")
"""Rules of Leaders that have moments of their own."""
