"""Why a move looks good: the things that its worth is made of, and a sentence of those that matter.

A game names them beside its judge (`Judgement.explain`). What the others at the table may be told
of a move is in the public ones, and in nothing else: how large the rest is, or that it tipped the
scales, would tell what a seat holds.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from isolario.core.text import MINUS, Text

MOST = 3
"""As many fit in a sentence."""

SLIGHT = 0.2
"""What matters less than this share of what matters most is not worth mentioning."""


class Term(msgspec.Struct, frozen=True):
    """One thing that a move's worth is made of, as the judge counts it; below 0 it is the price.

    ``text`` says what it is and how much, in present tense and without a subject: the sentence
    begins with the player. ``public``: everybody who sees the move made may know it. ``common``:
    it is the same whatever is decided, and so no reason.
    """

    worth: float
    text: Text
    public: bool = True
    common: bool = False


def amount(worth: float) -> str:
    """A worth as it is told: with its sign, in halves, because it is an estimate.

    >>> amount(2.4), amount(-0.1), amount(3)
    ('+2½', '−½', '+3')
    """
    whole, half = divmod(max(1, round(2 * abs(worth))), 2)
    return f"{'+' if worth > 0 else MINUS}{whole or ''}{'½' * half}"


def matter(terms: Iterable[Term]) -> list[Term]:
    """The few that matter most: what speaks for the move, then its price.

    >>> [str(it.text) for it in matter(Term(it, Text(f"it is {it}")) for it in (-3, 0.2, 4, 1, -2))]
    ['it is 4', 'it is -3', 'it is -2']
    """
    ranked = sorted(terms, key=lambda term: -abs(term.worth))
    least = SLIGHT * abs(ranked[0].worth) if ranked else 0.0
    heavy = [term for term in ranked[:MOST] if term.worth and abs(term.worth) >= least]
    return sorted(heavy, key=lambda term: term.worth < 0)


def reasons(seat: int, terms: Iterable[Term]) -> Text:
    """Why a seat makes a move, in one sentence for everybody: of what is public only.

    >>> told = Term(4, Text("closes 4 tiles")), Term(-1, Text("gives Sea 1"))
    >>> str(reasons(0, (*told, Term(9, Text("fits the hand"), public=False))))
    'Seat 1: closes 4 tiles; gives Sea 1.'
    >>> str(reasons(0, [Term(9, Text("fits the hand"), public=False)]))
    'Seat 1: keeps its reasons to itself.'
    """
    told = (term for term in terms if term.public and not term.common)
    texts = [term.text for term in matter(told)]
    if not texts:
        return Text("reasons_secret", {"player": seat})
    if len(texts) == 1:
        return Text("reasons_one", {"player": seat, "first": texts[0]})
    if len(texts) == 2:
        return Text("reasons_two", {"player": seat, "first": texts[0], "second": texts[1]})
    first, second, third = texts
    return Text("reasons_three", {"player": seat, "first": first, "second": second, "third": third})
