"""All objectives of all decks."""

from __future__ import annotations

from throneworld.ti3.tables.objective import Objective
from throneworld.ti3.tables.private_objectives import PRIVATE_OBJECTIVES
from throneworld.ti3.tables.public_objectives import PUBLIC_OBJECTIVES
from throneworld.ti3.tables.racial_objectives import RACIAL_OBJECTIVES

OBJECTIVES: tuple[Objective, ...] = PUBLIC_OBJECTIVES + PRIVATE_OBJECTIVES + RACIAL_OBJECTIVES
OBJECTIVE: dict[str, Objective] = {objective.id: objective for objective in OBJECTIVES}
