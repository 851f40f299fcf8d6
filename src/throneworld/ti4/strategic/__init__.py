"""The strategic action (RR 71) and the eight strategy cards, one module each."""

from throneworld.ti4.strategic.action import StrategicAction

__all__ = ["StrategicAction"]
