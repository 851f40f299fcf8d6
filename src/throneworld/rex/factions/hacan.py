"""Emirates of Hacan.

1. Shipping: half price, or a transfer on the board (`phases/deployment.py`); also for permitted allies.
2. Income: what others pay to deploy goes to Hacan.
Special victory: nobody else has won (`phases/winning.py`).
"""

from __future__ import annotations

from typing import ClassVar

from throneworld.rex.advantages import Income


class DeploymentIncome(Income, frozen=True):
    """Cancelled for a single player's deployment only (Rex p.21)."""

    advantage: ClassVar[str] = "hacan_deploy_income"
    reason: ClassVar[str] = "deploy"
