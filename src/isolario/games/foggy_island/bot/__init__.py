"""Judgement: what a move is worth at a glance, and a view as numbers."""
