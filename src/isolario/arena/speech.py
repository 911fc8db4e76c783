"""Words and figures in the reader's language."""

from __future__ import annotations

from isolario.arena.kind import Kind
from isolario.arena.meeting import Mean
from isolario.core.text import MINUS, Text, shorten
from isolario.words import MissingMessage, clause_id, knows, say, say_exactly

COMMA = {"uk", "ru"}  # languages that write 0,5
LONG = 72  # letters of a rule that stands for what it gives points for


class Speech:
    """A language, and a game whose words are known.

    >>> speech = Speech("uk")
    >>> speech.number(-2.25), speech.share(0.667), speech.mean(Mean(12.3, 0.44))
    ('−2,2', '66,7 %', '12,3 ± 0,4')
    """

    def __init__(self, language: str, kind: Kind | None = None) -> None:
        self.language = language
        self.kind = kind

    def say(self, text: Text) -> str:
        return say(text, self.language, self.kind.game if self.kind else None)

    def number(self, value: float, digits: int = 1, sign: bool = False) -> str:
        value = round(value, digits) + 0.0  # there is no −0
        written = f"{value:+.{digits}f}" if sign else f"{value:.{digits}f}"
        written = written.replace("-", MINUS)
        return written.replace(".", ",") if self.language in COMMA else written

    def share(self, value: float, digits: int = 1) -> str:
        return f"{self.number(100 * value, digits)} %"

    def mean(self, mean: Mean, digits: int = 1, sign: bool = False) -> str:
        value = self.number(mean.value, digits, sign)
        return f"{value} ± {self.number(mean.doubt, digits)}" if mean.doubt else value

    def interval(self, share: float, bounds: tuple[float, float]) -> str:
        """A share of wins with its interval.

        >>> Speech("en").interval(0.5, (0.404, 0.596))
        '50.0 % (40.4–59.6)'
        """
        low, high = (self.number(100 * bound) for bound in bounds)
        return f"{self.share(share)} ({low}–{high})"

    @property
    def title(self) -> str:
        """What the game is called, how many play, and by which options that are not the usual."""
        assert self.kind is not None
        name = self.say(Text(self.kind.game.replace("-", "_")))
        seats = self.say(Text("count_players", {"n": self.kind.seats}))
        return f"{name}, {seats}" + (f" ({self.kind.told})" if self.kind.told else "")

    def seat(self, number: int) -> str:
        """What the game calls a seat, or its number."""
        assert self.kind is not None
        names = self.kind.rulebook.seat_names(self.kind.seats)
        return self.say(names[number] if names else Text("seat_number", {"number": number + 1}))

    def source(self, what: str) -> tuple[str, str]:
        """What points were for, in a few words, and the whole rule.

        >>> from isolario.arena.kind import kind_of
        >>> Speech("en", kind_of("land-vs-sea")).source("LVS-A3 source_marks")[0]
        '+ marks (LVS-A3)'
        """
        clause, _, source = what.partition(" ")
        game = self.kind.game if self.kind else None
        named = clause_id(clause)
        rule = self.say(Text(named)) if clause and knows(named, self.language, game) else clause
        short = self._words(source) or shorten(rule.partition(". ")[0].rstrip("."), LONG)
        return (f"{short} ({clause})" if clause else short), rule

    def _words(self, source: str) -> str:
        """What a row of the score sheet is called, if that depends on nothing else."""
        try:
            game = self.kind.game if self.kind else None
            return say_exactly(Text(source), self.language, game) if source else ""
        except MissingMessage:
            return ""
