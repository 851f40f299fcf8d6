"""Clients that are patient with a slow machine."""

from tests.table.conftest import patient_clients

__all__ = ["patient_clients"]
