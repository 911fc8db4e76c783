"""A position of Foggy Island as text, and back.

The board block (see pieces.py), then what it does not show. Decks are written top first. Only
the board and ``phase`` are needed; the rest has sensible defaults, so that a test can be short.
"""

from __future__ import annotations

from collections import Counter

from isolario.core.chance import UNKNOWN
from isolario.core.position import Position
from isolario.core.state import TOGETHER
from isolario.games.foggy_island.effects import TASKS
from isolario.games.foggy_island.options import FoggyOptions
from isolario.games.foggy_island.parts import (
    EVERYBODY,
    SEAT_NAMES,
    SIDES,
    Held,
    Shown,
    Task,
)
from isolario.games.foggy_island.pieces import (
    KIND_OF,
    KINDS,
    REPLACES,
    STARTING_SET,
    WEATHER,
    WEATHER_CARDS,
    kind_of,
    kinds,
    letters,
    owner_of,
)
from isolario.games.foggy_island.rules import PHASES, FoggyState
from isolario.games.foggy_island.scoring import (
    CELL_NAMES,
    CELL_OF,
    CELLS,
    SIDE,
    read_board,
)

_SEAT_OF = {name: seat for seat, name in enumerate(SEAT_NAMES)}
_FLAGS = ("stepped", "double", "turtle", "owes")


def write(state: FoggyState) -> tuple[str, dict[str, str]]:
    """The board block, and what it does not show."""
    words = state.words
    fields = {
        "phase": state.phase,
        "round": str(state.round),
        "first": SEAT_NAMES[state.first],
        "hands": " | ".join(map(letters, state.hands)),
        "decks": " | ".join(map(letters, state.decks)),
        "points": " | ".join(map(str, state.points)),
    }
    if state.phase == "play":
        fields["turn"] = SEAT_NAMES[state.active]
    if state.weather:
        fields["weather"] = state.weather
    if state.sets != (STARTING_SET,) * SIDES:
        fields["sets"] = " | ".join(map(letters, state.sets))
    if any(state.spent):
        fields["spent"] = " | ".join(map(str, state.spent))
    if any(state.round_points):
        fields["last round"] = " | ".join(map(str, state.round_points))
    if state.sealed:
        fields["picks"] = " | ".join(map(letters, state.picks))
        fields["ready"] = " ".join(SEAT_NAMES[seat] for seat in state.ready)
    if state.teams and state.phase == "hand":
        fields["offers"] = " | ".join(map(letters, state.offers))
    if state.hire_stage:
        fields["hire stage"] = str(state.hire_stage)
    if state.by_cards:
        fields["drawn"] = _write_cards(state.drawn, state.drawn_knowers)
        fields["weather deck"] = _write_cards(state.weather_deck, state.weather_knowers)
    if state.teams and any(state.layers):
        fields["layers"] = "".join(map(str, state.layers))
    if state.phase == "play":
        fields |= _write_turn(state)
    rows = [" ".join(words[at : at + SIDE]) for at in range(0, CELLS, SIDE)]
    return "\n".join(rows), fields


def _write_turn(state: FoggyState) -> dict[str, str]:
    fields = {}
    if state.wide:
        fields["wide"] = " ".join(CELL_NAMES[cell] for cell in state.wide)
    if state.shown:
        fields["shown"] = " ".join(
            f"{SEAT_NAMES[s.seat]}/{letters([s.kind])}/{s.cells:x}" for s in state.shown
        )
    if state.tasks:
        fields["tasks"] = " ".join(
            "/".join((t.what, SEAT_NAMES[t.seat], CELL_NAMES[t.cell]))
            + (f"/{CELL_NAMES[t.other]}" if t.other >= 0 else "")
            for t in state.tasks
        )
    if state.held:
        fields["held"] = " ".join(
            f"{SEAT_NAMES[h.seat]}/{letters([h.kind])}/{'open' if h.open else 'covert'}"
            for h in state.held
        )
    if state.laid or state.tasks or state.held:
        fields["laid"] = str(state.laid)
    if flags := [flag for flag in _FLAGS if getattr(state, flag)]:
        fields["flags"] = " ".join(flags)
    return fields


def _write_cards(cards: tuple[str, ...], knowers: tuple[int, ...]) -> str:
    return " ".join(card + _mark(known) for card, known in zip(cards, knowers, strict=True))


def _mark(knowers: int) -> str:
    """Who knows a weather card: nobody, some seats, or all."""
    if knowers == EVERYBODY:
        return "/all"
    return "".join(f"/{name}" for seat, name in enumerate(SEAT_NAMES) if knowers >> seat & 1)


def read(position: Position, options: FoggyOptions) -> FoggyState:
    """The state that a text describes."""
    board, gloom = read_board(position)
    seats = 4 if position.fields.get("hands", ("", 0))[0].count("|") == 3 else 2
    state = FoggyState.blank(seats, options)
    state.board = board
    state.gloom = gloom
    for cell, code in enumerate(board):
        if code:
            state.layers[cell] = owner_of(code)
    names = SEAT_NAMES[:seats]
    state.phase = position.choice("phase", PHASES)  # type: ignore[assignment]
    state.round = position.number("round", 1)
    state.first = _SEAT_OF[position.choice("first", names, names[0])]
    turn = _SEAT_OF[position.choice("turn", names, names[0])]
    state.active = {"play": turn, "weather": state.chooser}.get(state.phase, TOGETHER)
    state.hands = [tuple(sorted(hand)) for hand in _tokens(position, "hands", seats)]
    state.decks = _tokens(position, "decks", seats)
    state.points = _numbers(position, "points")
    state.weather = position.choice(
        "weather", ("", *WEATHER), "sunny" if state.phase in ("hand", "play", "over") else ""
    )
    sets = " | ".join(_usual_set(state, side) for side in range(SIDES))
    state.sets = tuple(tuple(sorted(kinds)) for kinds in _tokens(position, "sets", SIDES, sets))
    state.spent = _numbers(position, "spent")
    state.round_points = _numbers(position, "last round")
    state.picks = [tuple(sorted(picks)) for picks in _tokens(position, "picks", seats)]
    state.ready = tuple(sorted(_seat(position, w) for w in position.take("ready", "").split()))
    state.offers = _tokens(position, "offers", seats)
    if state.phase == "hand" and not state.teams:
        state.offers = list(state.sets)
    state.hire_stage = position.number("hire stage", 0)
    state.drawn, state.drawn_knowers = _read_cards(position, "drawn")
    rest = Counter(WEATHER_CARDS if state.by_cards else ())
    rest.subtract((*state.drawn, state.weather))  # by default, all that are not seen
    state.weather_deck, state.weather_knowers = _read_cards(
        position, "weather deck", " ".join(rest.elements())
    )
    _read_turn(position, state)
    return state


def _usual_set(state: FoggyState, side: int) -> str:
    """The default tokens of a side: each mercenary that is seen has been hired."""
    seen = Counter(kind_of(code) for code in state.board if code and owner_of(code) == side)
    for seat in range(side, state.seats, SIDES):
        seen.update((*state.hands[seat], *state.decks[seat]))
    tokens = Counter(STARTING_SET)
    for kind, start in REPLACES.items():
        hired = min(seen[kind], KINDS[kind].count)  # a hippo lies on two cells
        tokens[kind] += hired
        tokens[start] -= hired
    return letters(sorted(tokens.elements()))


def _read_turn(position: Position, state: FoggyState) -> None:
    if layers := position.take("layers", ""):
        if len(layers) != CELLS or not set(layers) <= set("0123"):
            raise position.bad("who laid each cell: 36 digits from 0 to 3")
        state.layers = bytearray(map(int, layers))
    state.wide = tuple(_cell(position, word) for word in position.take("wide", "").split())
    if len(state.wide) % 2:
        raise position.bad("two cells for each hippo")
    parts = [word.split("/") for word in position.take("shown", "").split()]
    try:
        state.shown = tuple(
            Shown(_seat(position, seat), _kind(position, kind), int(cells, 16))
            for seat, kind, cells in parts
        )
    except ValueError:
        raise position.bad("seat/letter/cells") from None
    parts = [word.split("/") for word in position.take("tasks", "").split()]
    if any(len(part) not in (3, 4) for part in parts):
        raise position.bad("what/seat/cell")
    state.tasks = tuple(
        Task(what, _seat(position, seat), *(_cell(position, cell) for cell in cells))
        for what, seat, *cells in parts
    )
    for task in state.tasks:
        if task.what not in TASKS:
            raise position.bad("one of " + ", ".join(TASKS))
    parts = [word.split("/") for word in position.take("held", "").split()]
    if any(len(part) != 3 or part[2] not in ("open", "covert") for part in parts):
        raise position.bad("seat/letter/open or covert")
    state.held = tuple(
        Held(_seat(position, seat), _kind(position, kind), how == "open")
        for seat, kind, how in parts
    )
    effect = state.held or any(task.what not in ("hippo", "frog") for task in state.tasks)
    state.laid = position.number("laid", 1 if effect else 0)
    flags = position.take("flags", "").split()
    for flag in flags:
        if flag not in _FLAGS:
            raise position.bad("some of " + ", ".join(_FLAGS))
        setattr(state, flag, True)


def _tokens(
    position: Position, name: str, parts: int, default: str | None = None
) -> list[tuple[int, ...]]:
    words = position.per_seat(name, parts, " | ".join([""] * parts) if default is None else default)
    for word in words:
        if any(letter not in KIND_OF and letter != UNKNOWN for letter in word):
            raise position.bad("letters of tokens")
    return [kinds(word) for word in words]


def _numbers(position: Position, name: str) -> tuple[int, ...]:
    words = position.per_seat(name, SIDES, "0 | 0")
    return tuple(map(position.whole, words))


def _seat(position: Position, word: str) -> int:
    if word not in _SEAT_OF:
        raise position.bad("one of " + ", ".join(SEAT_NAMES))
    return _SEAT_OF[word]


def _kind(position: Position, word: str) -> int:
    if word not in KIND_OF and word != UNKNOWN:
        raise position.bad("the letter of a token")
    return kinds(word)[0]


def _cell(position: Position, word: str) -> int:
    if word not in CELL_OF:
        raise position.bad("a cell from a1 to f6")
    return CELL_OF[word]


def _card(position: Position, word: str) -> str:
    if word not in WEATHER and word != UNKNOWN:
        raise position.bad("weather cards: " + ", ".join(WEATHER))
    return word


def _read_cards(
    position: Position, name: str, usual: str = ""
) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Cards and who knows them: fog, fog/blue, fog/all."""
    cards, knowers = [], []
    for word in position.take(name, usual).split():
        card, *who = word.split("/")
        cards.append(_card(position, card))
        seats = sum({1 << _seat(position, seat) for seat in who if seat != "all"})
        knowers.append(EVERYBODY if "all" in who else seats)
    return tuple(cards), tuple(knowers)
