"""Geometry: only what games need, as they need it."""
