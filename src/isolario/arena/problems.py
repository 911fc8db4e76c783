"""What can go wrong between bots."""

from __future__ import annotations

from isolario.core.errors import IsolarioError


class Unfit(IsolarioError):
    """Games that were, or would be, played by other rules or other bots than those asked for."""
