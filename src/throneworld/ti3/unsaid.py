"""Why not, where nobody is told."""

from __future__ import annotations

from throneworld.kernel.asks import Refusal

UNSAID = Refusal("SA-8.7.1", "nothing_played_now")
"""What a condition says of a stop at which whom it does not let in has nothing else to choose either, or at
which things happen by themselves and nobody chooses: he is not asked, and so hears of no reason."""
