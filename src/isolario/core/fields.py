"""The fields of a state, declared once: how each begins, who sees it, how it is copied.

>>> from isolario.core.fields import Declared, counted, derived, each, made, masked, public
>>> class Cards(metaclass=Declared):
...     seats: int = public(2)
...     phase: str = public("seal")
...     hands: list[str] = masked(own("?"), each("C"))
...     deck: tuple[str, ...] = masked(counted("?"), ("A", "B"))
...     left: int = derived(made(lambda state: len(state.deck)))
...     scratch: int = 0  # declares nothing, so nobody sees it
>>> cards = Cards()
>>> cards._start()
>>> cards.masked(1).hands, cards.masked(1).deck, cards.copy().hands
(['?', 'C'], ('?', '?'), ['C', 'C'])

A field can say of which `Pool` its pieces are. Then what a viewer does not know follows, too: the
default of `State.secrets`, guesses and what is wrong with a written position.

A field is *public*; *masked*, so that a function says what a viewer sees of it; or *derived*:
worked out from the others, and so in no view's data and no text. A field that declares none of
these is hidden. Slots, first values, copies and masks all follow from the declaration; the
functions that do it are generated once per class, because a loop over the fields takes three
times as long.
"""

from __future__ import annotations

from abc import ABCMeta
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, NamedTuple, TypeVar, cast

T = TypeVar("T")
Mask = Callable[[Any, int | None, Any], Any]
"""What a viewer sees of a field: called with its value, the viewer's seat (None: a spectator) and
the state."""

_CONTAINERS = ("list", "dict", "set", "bytearray")
"""Types that change in place, and so are copied with their state. The rest are values."""


class Spelling(NamedTuple):
    """How a field is written as data, where its type alone does not tell. ``kind`` is the type of
    what is written; ``read`` gets the state as far as it has been read."""

    kind: Any
    write: Callable[[Any], Any]
    read: Callable[[Any, Any], Any]


class Pool:
    """All pieces of a kind, each as often as there is one: the cards of a deck, say. Fields that
    belong to it hold them all, at any time.

    ``blank`` stands for a piece that a viewer does not know, and, in a public field, for none.

    >>> deck = Pool("cards", ("king", "queen", "queen"))
    >>> deck.left(["queen", "?"])
    ['king', 'queen']
    """

    def __init__(self, name: str, pieces: Iterable[Any], blank: Any = "?") -> None:
        self.name = name
        self.pieces = Counter(pieces)
        self.blank = blank

    def left(self, known: Iterable[Any]) -> list[Any]:
        """The pieces that are not among the known ones."""
        return list((self.pieces - Counter(known)).elements())


class Among(NamedTuple):
    """What a value can be, noted beside its type: ``Annotated[str, Among(CELLS)]``. It checks
    nothing; an observation goes by it (`isolario.core.usual_observation`)."""

    values: tuple[Any, ...]


class _Each(NamedTuple):
    value: Any


class _Made(NamedTuple):
    make: Callable[[Any], Any]


GIVEN: Any = object()
"""The first value of a field that is passed in when a state is made."""


class Field(NamedTuple):
    """What a declaration says of a field."""

    kind: Literal["public", "masked", "derived", "hidden"]
    start: Any
    mask: Mask | None = None
    spelling: Spelling | None = None
    copied: bool = False
    pool: Pool | None = None
    type: str = ""  # as it is annotated
    module: str = ""  # where

    @property
    def by_seat(self) -> bool:
        """Whether it has a part for each seat."""
        return isinstance(self.start, _Each)

    @property
    def container(self) -> bool:
        return self.copied or self.type.partition("[")[0] in _CONTAINERS


def public(
    start: T, spelling: Spelling | None = None, copied: bool = False, pool: Pool | None = None
) -> T:
    """A field that everybody sees. ``copied``: it changes in place and has a ``copy()``, as lists
    do, and so is copied with its state."""
    return cast(T, Field("public", start, spelling=spelling, copied=copied, pool=pool))


def masked(mask: Mask, start: T, spelling: Spelling | None = None, pool: Pool | None = None) -> T:
    """A field of which viewers see what ``mask`` leaves. One with a part for each seat and
    without a pool is taken for what the seats choose in secret."""
    return cast(T, Field("masked", start, mask, spelling, pool=pool))


def in_hands(pool: Pool) -> Any:
    """What each seat holds, a tuple of pieces in order: it sees its own, and counts the others'."""
    return masked(own(lambda held: (pool.blank,) * len(held)), each(()), pool=pool)


def face_down(pool: Pool) -> Any:
    """A stack that nobody may look at, a tuple, top first."""
    return masked(counted(pool.blank), (), pool=pool)


def in_secret(nothing: Any) -> Any:
    """What each seat chooses in secret; ``nothing`` until it does."""
    return masked(own(nothing), each(nothing))


def cells(names: Sequence[str]) -> Spelling:
    """How a set of cells that is kept as bits is written: by their names.

    >>> spelled = cells(("a1", "b1", "a2", "b2"))
    >>> spelled.write(0b1001), spelled.read(None, ["a1", "b2"])
    (['a1', 'b2'], 9)
    """

    def read(state: Any, found: list[str]) -> int:
        return sum(1 << at for at, name in enumerate(names) if name in found)

    def write(bits: int) -> list[str]:
        return [name for at, name in enumerate(names) if bits >> at & 1]

    return Spelling(list[Literal[tuple(names)]], write, read)  # type: ignore[misc]


def derived(start: T, mask: Mask | None = None) -> T:
    """A field that `State.rebuild` works out from the others. Views take it over as it is, unless
    it rests on secrets: then ``mask`` says what is left of it."""
    return cast(T, Field("derived", start, mask))


def each(value: Any) -> Any:
    """A first value for each seat."""
    return _Each(value)


def made(make: Callable[[Any], T]) -> T:
    """A first value that depends on seats, options or fields declared before."""
    return cast(T, _Made(make))


def own(blank: Any) -> Mask:
    """The mask of a field by seat: each sees its own part, and ``blank`` for the others', or what
    it makes of their part if it is a function."""

    def mask(value: Sequence[Any], seat: int | None, state: Any) -> Sequence[Any]:
        others = map(blank, value) if callable(blank) else [blank] * len(value)
        return type(value)(  # type: ignore[call-arg]
            part if owner == seat else other
            for owner, (part, other) in enumerate(zip(value, others, strict=True))
        )

    return mask


def counted(blank: Any) -> Mask:
    """The mask of a face-down stack: everybody sees how much is left."""
    return lambda value, seat, state: (blank,) * len(value)


class Declared(ABCMeta):
    """Makes slots and functions out of the annotated fields of a class."""

    fields: dict[str, Field]
    """Every field by its name, inherited ones first."""

    def __new__(
        mcls, name: str, bases: tuple[type, ...], space: dict[str, Any], **more: Any
    ) -> Declared:
        known: dict[str, Field] = {}
        for base in reversed(bases):
            known |= getattr(base, "fields", {})
        fresh: list[str] = []
        said_here = False
        annotated = space.get("__annotations__", {})
        if "__annotate_func__" in space or any(
            not isinstance(it, str) for it in annotated.values()
        ):
            raise TypeError(f"{space['__module__']}: needs from __future__ import annotations")
        for field, kind in annotated.items():
            if kind.startswith("ClassVar"):
                continue
            said_here = True
            if field not in space and field in known:  # only its type is narrowed
                said = known[field]
            else:
                said = space.pop(field, None)
                said = said if isinstance(said, Field) else Field("hidden", said)
            if field not in known:
                fresh.append(field)
            known[field] = said._replace(type=kind, module=space["__module__"])
        space.setdefault("__slots__", tuple(fresh))
        cls = super().__new__(mcls, name, bases, space, **more)
        cls.fields = known
        if said_here:
            for written, function in _functions(known).items():
                setattr(cls, written, function)
        return cls


def _functions(fields: dict[str, Field]) -> dict[str, Callable[..., Any]]:
    """What is generated once for each class:

    - ``_start()`` gives every field its first value;
    - ``copy()`` is an independent object with the same values;
    - ``masked(seat)`` is what a viewer sees;
    - ``visible(seat)`` are the values that a view's data holds, by name, the viewer's seat first.
    """
    names: dict[str, Any] = {"new": object.__new__}
    start, copy, mask, shown = [], [], [], []
    for name, field in fields.items():
        keep = f"self.{name}.copy()" if field.container else f"self.{name}"
        if field.start is not GIVEN:
            start.append(f"self.{name} = {_first('self', name, field, names)}")
        copy.append(f"fresh.{name} = {keep}")
        if field.mask is not None:
            names[f"mask_{name}"] = field.mask
            mask.append(f"fresh.{name} = mask_{name}(self.{name}, seat, self)")
        else:
            seen = _first("fresh", name, field, names) if field.kind == "hidden" else keep
            mask.append(f"fresh.{name} = {seen}")
        if field.kind in ("public", "masked"):
            value = f"self.{name}"
            if field.spelling is not None:
                names[f"write_{name}"] = field.spelling.write
                value = f"write_{name}({value})"
            shown.append(f"{name!r}: {value}")
    fresh, back = "fresh = new(type(self))", "return fresh"
    source = [
        _function("_start(self)", start),
        _function("copy(self)", [fresh, *copy, back]),
        _function("masked(self, seat)", [fresh, *mask, back]),
        _function("visible(self, seat)", ["return {'seat': seat, " + ", ".join(shown) + "}"]),
    ]
    exec("\n".join(source), names)
    return {name: names[name] for name in ("_start", "copy", "masked", "visible")}


def _first(owner: str, name: str, field: Field, names: dict[str, Any]) -> str:
    """The expression for a field's first value in its owner; what it needs joins the names."""
    start, one = field.start, f"start_{name}"
    names[one] = start[0] if isinstance(start, _Each | _Made) else start
    if isinstance(start, _Each):
        return f"[{one}] * {owner}.seats" if field.container else f"({one},) * {owner}.seats"
    if isinstance(start, _Made):
        return f"{one}({owner})"
    return f"{one}.copy()" if field.container else one


def _function(head: str, lines: list[str]) -> str:
    return f"def {head}:\n" + "".join(f"    {line}\n" for line in lines or ["pass"])
