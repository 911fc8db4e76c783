"""Tests that have a long version: marked ``soak``, and as long as ``SOAK`` says.

``make soak`` sets ``ISOLARIO_SOAK`` and runs only the tests so marked; ``make test`` runs the short
versions of the same code along with everything else.
"""

from __future__ import annotations

import os

SOAK = bool(os.environ.get("ISOLARIO_SOAK"))
