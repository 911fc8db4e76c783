"""How Land vs Sea looks."""
