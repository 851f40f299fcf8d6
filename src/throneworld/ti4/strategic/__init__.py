"""The strategic action (RR 71) and the eight strategy cards, one module each."""

from throneworld.ti4.strategic.action import EVENTS, STEPS, StrategicAction

__all__ = ["EVENTS", "STEPS", "StrategicAction"]
