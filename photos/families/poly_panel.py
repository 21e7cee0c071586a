"""Polycrystalline panel: blue grain, square cells, white grid."""
from families.mono_panel import build  # noqa: F401
