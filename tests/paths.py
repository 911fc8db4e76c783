"""Where the things that tests read are kept."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "isolario"
EXAMPLES = ROOT / "examples"
RECORDS = ROOT / "tests" / "records"
"""Whole games of every kind, whose replay must never change by accident."""
