"""The technology deck that every player has: 16 technologies of four colours and 9 unit upgrades (RR 79, 86)."""

from __future__ import annotations

from msgspec import Struct

from throneworld.ti4.tables.moments import MAY, MUST, Clause

BLUE, GREEN, RED, YELLOW, NO_COLOUR = "blue", "green", "red", "yellow", ""
COLOURS: dict[str, str] = {BLUE: "propulsion", GREEN: "biotic", RED: "warfare", YELLOW: "cybernetic"}


class Technology(Struct, frozen=True):
    id: str
    colour: str
    """None for unit upgrades, which never serve as a prerequisite."""
    prerequisites: tuple[str, ...]
    unit: str = ""
    """The unit that it upgrades to."""
    replaces: str = ""
    """The generic upgrade whose place it takes on that faction's sheet (RR 86.1)."""
    starting: bool = False
    """In play from the beginning, and never researched."""
    faction: str = ""
    clauses: tuple[Clause, ...] = ()
    errata: bool = False


# fmt: off
GENERIC_TECHNOLOGIES: tuple[Technology, ...] = (
    # Propulsion (blue)
    Technology("antimass_deflectors",   BLUE,      (),
               clauses=(Clause("movement_static", "owner", MAY), Clause("space_cannon_roll", "others", MUST))),
    Technology("gravity_drive",         BLUE,      (BLUE,),                  clauses=(Clause("self_activates_system", "owner", MUST),)),
    Technology("fleet_logistics",       BLUE,      (BLUE, BLUE),             clauses=(Clause("turn_actions_static", "owner", MAY),)),
    Technology("light_wave_deflector",  BLUE,      (BLUE, BLUE, BLUE),       clauses=(Clause("movement_static", "owner", MAY),)),
    # Biotic (green)
    Technology("neural_motivator",      GREEN,     (),                       clauses=(Clause("status_draw_action_cards", "owner", MUST),)),
    Technology("dacxive_animators",     GREEN,     (GREEN,),                 clauses=(Clause("ground_combat_won_after", "owner", MAY),)),
    Technology("hyper_metabolism",      GREEN,     (GREEN, GREEN),           clauses=(Clause("status_gain_tokens", "owner", MUST),), errata=True),
    Technology("x89_bacterial_weapon",  GREEN,     (GREEN, GREEN, GREEN),    clauses=(Clause("action", "owner", MAY),)),
    # Warfare (red)
    Technology("plasma_scoring",        RED,       (),
               clauses=(Clause("bombardment_roll", "owner", MAY), Clause("space_cannon_roll", "owner", MAY))),
    Technology("magen_defense_grid",    RED,       (RED,),                   clauses=(Clause("ground_combat_round_start", "owner", MAY),)),
    Technology("duranium_armor",        RED,       (RED, RED),               clauses=(Clause("hits_assigned_after", "owner", MUST),)),
    Technology("assault_cannon",        RED,       (RED, RED, RED),          clauses=(Clause("space_combat_start", "owner", MUST),)),
    # Cybernetic (yellow)
    Technology("sarween_tools",         YELLOW,    (),                       clauses=(Clause("production_when", "owner", MUST),)),
    Technology("graviton_laser_system", YELLOW,    (YELLOW,),                clauses=(Clause("space_cannon_before", "owner", MAY),)),
    Technology("transit_diodes",        YELLOW,    (YELLOW, YELLOW),         clauses=(Clause("turn_start", "owner", MAY),)),
    Technology("integrated_economy",    YELLOW,    (YELLOW, YELLOW, YELLOW), clauses=(Clause("gain_control_after", "owner", MAY),)),
    # Unit upgrades
    Technology("carrier_2",             NO_COLOUR, (BLUE, BLUE),             unit="carrier_2"),
    Technology("cruiser_2",             NO_COLOUR, (GREEN, YELLOW, RED),     unit="cruiser_2"),
    Technology("destroyer_2",           NO_COLOUR, (RED, RED),               unit="destroyer_2"),
    Technology("dreadnought_2",         NO_COLOUR, (BLUE, BLUE, YELLOW),     unit="dreadnought_2"),
    Technology("fighter_2",             NO_COLOUR, (GREEN, BLUE),            unit="fighter_2"),
    Technology("infantry_2",            NO_COLOUR, (GREEN, GREEN),           unit="infantry_2",
               clauses=(Clause("own_infantry_destroyed_after", "owner", MUST), Clause("turn_start", "owner", MUST))),
    Technology("pds_2",                 NO_COLOUR, (RED, YELLOW),            unit="pds_2"),
    Technology("space_dock_2",          NO_COLOUR, (YELLOW, YELLOW),         unit="space_dock_2"),
    Technology("war_sun",               NO_COLOUR, (RED, RED, RED, YELLOW),  unit="war_sun"),
)
# fmt: on

GENERIC_TECHNOLOGY: dict[str, Technology] = {technology.id: technology for technology in GENERIC_TECHNOLOGIES}
