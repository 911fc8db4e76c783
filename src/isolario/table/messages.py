"""What the table and a page say to each other: every message, as typed values.

Numbers. ``n`` counts what *this seat* has been shown: an entry of the table's log that shows
nothing to a seat does not change its number, so no number tells of another's sealed steps. A
move names the number it answers; an old one gets `Stale` with nothing done. A `Beat` carries the
number too: a client that is behind says `Hello` again and gets everything afresh.

Requests. Whatever a page asks or does has a ``request``, a number of the page's own choice (0:
none), and every answer to it repeats that number. It tells an answer that is still expected from
one that came too late, and goes back only to the page that sent it.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from isolario.core.attempt import MOST_FACETS
from isolario.core.event import Event, Outcome, Preview, Progress, Step
from isolario.core.notation import Notation
from isolario.core.text import Text
from isolario.picture.scene import Area, Cell, Choices, Group, Label, Mosaic, Sprite, Stroke

Viewer = int | None
"""A seat, or None for all spectators together."""

Request = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
"""A page's own number for what it asks."""

Facets = Annotated[dict[Notation, Notation], msgspec.Meta(max_length=MOST_FACETS)]
"""What of a move has been chosen: no more, and no longer, than a move has."""

# --- opening a table, sitting down ---------------------------------------------------------------


class OptionCard(msgspec.Struct, frozen=True):
    """An option with the values it can take; its texts are option_<name>, option_<name>_<value>.
    ``seats``: with how many it matters; ``needs``: with which values of other options."""

    name: str
    values: tuple[str | bool | int, ...]
    default: str | bool | int
    seats: tuple[int, ...]
    needs: dict[str, tuple[str | bool | int, ...]] = {}


class GameCard(msgspec.Struct, frozen=True):
    """A game as the start page shows it. ``usual_seats``: how many play unless somebody says.
    ``one_screen`` are the options to suggest instead of the usual when several people share one
    screen. ``seat_names`` is what the game calls its seats, if anything, for each number of them;
    ``drawn``: who sits where is drawn unless somebody chooses. ``colours`` are those of the seats,
    for each number of them, as names of the palette. ``book``, ``lesson``: it has one; ``count``:
    tables that were played without us can be counted. ``minutes``: how long it takes, at least and
    at most. ``first_seats``, ``first_options``: what to begin with, for somebody who has never
    played it."""

    name: str
    title: Text
    blurb: Text
    seats: tuple[int, ...]
    options: tuple[OptionCard, ...]
    bots: tuple[str, ...]
    usual_seats: int
    one_screen: dict[str, str | bool | int]
    seat_names: dict[str, tuple[Text, ...]]
    drawn: bool
    colours: dict[str, tuple[str, ...]]
    book: bool
    lesson: bool
    minutes: tuple[int, int] | None
    first_seats: int
    first_options: dict[str, str | bool | int]
    count: bool


class SeatWish(msgspec.Struct, frozen=True):
    """Who should sit there: an open seat for a person, the opener, or a bot."""

    who: Literal["me", "open", "bot"]
    name: str = ""
    bot: str = ""


class NewTable(msgspec.Struct, frozen=True):
    """A table to be opened. The opener's own seats are kept for them: they sit down once they know
    the table's commitment, as everybody does. ``drawn``: who sits where is drawn. ``reasons``: bots
    say why they moved, when somebody asks."""

    game: str
    seats: tuple[SeatWish, ...]
    options: dict[str, str | bool | int] = {}
    seed: str = ""  # a chosen seed: everybody is told so before they sit down
    drawn: bool = False
    reasons: bool = True


class Sit(msgspec.Struct, frozen=True):
    """Somebody wants to sit. ``part`` are 16 random bytes as hex from their browser: they go into
    the seed, so that the server alone cannot choose it. It comes with the ``commitment`` that they
    were shown, and counts only if that is the table's. A player without a name is called what the
    reader calls one."""

    name: str = ""
    part: str = ""
    commitment: str = ""


class HandOver(msgspec.Struct, frozen=True):
    """The secrets of seats that this browser took before it had one for all of them."""

    secrets: tuple[str, ...]


class SeatCard(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. ``term`` is what the game calls it, if anything, as a message
    id. ``kept``: it is open, but only for the player it is kept for."""

    seat: int
    who: Literal["person", "open", "bot"]
    name: str
    bot: str = ""
    here: bool = False  # somebody is connected
    colour: str = ""  # a name of the palette
    term: str = ""
    kept: bool = False


Shuffle = Literal["unmixed", "mixed", "server", "chosen", "changed"]
"""What a seed is made of: so far of the server's part alone; of a player's as well; the game began
with the server's alone; chosen by hand. changed: so have the rules since, and nobody can tell."""


class TableCard(msgspec.Struct, frozen=True):
    """A table as everybody sees it. ``in_use`` are the options as they work out here: what a book
    goes by. ``next``: where the same people play again. ``rules``: the version that it began with,
    or goes on with. ``reasons``: bots say why they moved. ``chart``: the day whose chart it is."""

    table: str
    game: str
    options: dict[str, str | bool | int]
    seats: tuple[SeatCard, ...]
    state: Literal["waiting", "playing", "over"]
    commitment: str  # SHA-256 of the server's part of the seed, published before anyone sits
    shuffle: Shuffle
    rules: int
    in_use: dict[str, str | bool | int] = {}
    next: str = ""
    reasons: bool = True
    chart: str = ""


class Arrival(msgspec.Struct, frozen=True):
    """A table as a page finds it. ``mine``: the seats that its browser holds, and the open ones
    that are kept for it."""

    table: TableCard
    mine: tuple[int, ...] = ()


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended, for lists of tables. ``unit``: the message that counts the scores."""

    scores: tuple[int, ...]
    outcome: Outcome
    unit: str = "count_points"


class MyTable(msgspec.Struct, frozen=True):
    """A table on the list of a browser that has seats there. ``changed``: since when it has been as
    it is, in seconds since 1970. ``host``: this browser opened it, and nobody else sits there: it
    may do away with it. ``called``: it waits for this browser, to decide or to sit down. ``lost``:
    why it can no longer be opened, or looked at."""

    table: TableCard
    mine: tuple[int, ...]
    to_move: tuple[int, ...]
    changed: float
    host: bool
    called: bool
    result: Result | None = None
    lost: Text | None = None


class MyTables(msgspec.Struct, frozen=True):
    """The tables of a browser, those that wait for it first. ``known``: it has told us who it is;
    one that keeps no cookies cannot."""

    known: bool
    tables: tuple[MyTable, ...] = ()


class WrittenTable(msgspec.Struct, frozen=True):
    """A table that was played without us, as somebody has written it down, to be counted; in the
    words of English and of their ``language``. ``stock`` is the key of the one that
    they know."""

    text: str
    language: str = "en"
    stock: str = ""


class Problem(msgspec.Struct, frozen=True):
    """A request that was refused, and why."""

    reason: Text


# --- at the table, from a page -------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first message, and again after a lost connection. ``seat``: for which of its browser's
    seats the page speaks; without one for the first, if there is any. ``watch``: for none."""

    seat: int | None = None
    watch: bool = False


class Play(msgspec.Struct, frozen=True, tag="play"):
    """A move, in notation, and the number that it answers. What cannot be taken back is made only
    if it is ``meant``; otherwise the answer is `Sure`."""

    n: int
    move: Notation
    meant: bool = False
    request: Request = 0


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """Takes the last decision back, or this step of a sealed one."""

    n: int
    move: Notation = ""
    request: Request = 0


class Ask(msgspec.Struct, frozen=True, tag="ask"):
    """What would this move do, or why can it not be made? It is named by its notation, or by the
    facets chosen so far: why does this piece not go there?"""

    move: Notation = ""
    facets: Facets = {}
    request: Request = 0


class Look(msgspec.Struct, frozen=True, tag="look"):
    """A board shown small is to be seen at its full size."""

    board: Notation
    request: Request = 0


class Learn(msgspec.Struct, frozen=True, tag="learn"):
    """The first message in a lesson, and again for each beat, which is then set up afresh."""

    beat: int = 0
    request: Request = 0


FromPage = Hello | Play | Undo | Ask | Look | Learn

# --- at the table, to a page ---------------------------------------------------------------------


class Reworded(msgspec.Struct, frozen=True, omit_defaults=True):
    """Some lines one after the other, and what is said instead."""

    at: int  # the first of them
    gone: int = 0  # how many there were
    put: tuple[Text, ...] = ()


class Patch(msgspec.Struct, frozen=True, omit_defaults=True):
    """What changed in one area: things to put (new or changed, by key) and keys to take away.

    A chart that grows changes its box and gets new cells; a cell that something was laid on gets
    another name.
    """

    area: str
    put: tuple[Sprite, ...] = ()
    gone: tuple[str, ...] = ()
    cells: tuple[Cell, ...] = ()
    cells_gone: tuple[str, ...] = ()
    box: tuple[float, float, float, float] | None = None
    strokes: tuple[Stroke, ...] | None = None  # all of them, if any changed
    labels: tuple[Label, ...] = ()
    labels_gone: tuple[str, ...] = ()
    mosaics: tuple[Mosaic, ...] = ()
    mosaics_gone: tuple[str, ...] = ()
    lines: Reworded | None = None
    groups: tuple[Group, ...] = ()
    groups_gone: tuple[str, ...] = ()
    whole: Area | None = None  # a new area, or one that changed in something else
    closed: bool = False  # the area is no longer there


class Frame(msgspec.Struct, frozen=True):
    """One visible event: what changed in the picture, what to say, which cells to mark."""

    event: Event
    patches: tuple[Patch, ...]


class Now(msgspec.Struct, frozen=True):
    """How things stand for this seat, after the frames.

    ``secrets``: this seat sees now what spectators do not, or decides it in secret. On a screen
    that several people share it is shown only when the right person is in front of it. ``coach``:
    what the decision is about, for first-time players. ``no_undo``: why this seat can take nothing
    back; without it, it can. ``unscored``: after the end, why somebody
    has nothing for a source, for the score sheet.
    """

    n: int
    to_move: tuple[int, ...]
    ready: tuple[int, ...]
    scores: tuple[int, ...]
    outcome: Outcome | None
    prompt: Text
    steps: tuple[Step, ...]
    progress: Progress
    choices: Choices
    standing: tuple[int, ...] | None  # what each would have if everything were scored now
    secrets: bool
    together: bool = False  # several play for the same points
    unit: str = "count_points"  # the message that counts the scores
    coach: Text | None = None
    no_undo: Text | None = None
    unscored: tuple[Event, ...] = ()


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """Everything afresh. Before the game begins there are no areas and no ``now``. With a
    ``request`` it answers that `Learn`."""

    table: TableCard
    seat: int | None
    areas: tuple[Area, ...]
    log: tuple[Event, ...]
    now: Now | None
    request: int = 0


class Brush(msgspec.Struct, frozen=True):
    """What a cell of a map can hold: how it is written, what it is called."""

    written: str
    words: Text


class Offer(msgspec.Struct, frozen=True):
    """A line of a text in which some things stand, separated by commas, each one of ``known``:
    ``chosen`` are their places there."""

    line: int
    chosen: tuple[int, ...]
    known: tuple[Text, ...]


class Kind(msgspec.Struct, frozen=True):
    """What can be on a side of a piece: how it is written, what it is called, the palette token
    that shows it. Kinds that begin with the same letter, capital or not, are one kind; they differ
    where sides of it do not belong together. In no colour it is a sign behind a kind, up to
    ``most`` times."""

    written: str
    words: Text
    colour: str
    most: int


class Sign(msgspec.Struct, frozen=True):
    """What a piece can show besides: how a description ends with it, what it is called. Of those
    of one ``group`` it shows one at most."""

    written: str
    words: Text
    group: str


class Piece(msgspec.Struct, frozen=True):
    """A piece as it is printed: how it is written, what it is, what its sides are, the places of
    its signs in the stock, and its drawings with where they are."""

    written: str
    words: Text
    sides: tuple[str, ...]
    signs: tuple[int, ...]
    picture: tuple[tuple[str, float, float], ...]


class Stock(msgspec.Struct, frozen=True):
    """What can be laid on a map without bounds. A piece can lie in as many ways as ``turns`` says,
    each a step further around. ``first`` is the direction of its first side, in degrees clockwise
    from the east. A piece that is not in the stock is described: its sides, then its signs."""

    key: str
    pieces: tuple[Piece, ...]
    kinds: tuple[Kind, ...]
    signs: tuple[Sign, ...]
    turns: int
    first: float


class Spot(msgspec.Struct, frozen=True):
    """A piece that lies on a cell: the line that says so, how the piece is written and turned, what
    its sides are as it is printed, and the place of its owner among the ``owners``, if that is
    written."""

    cell: str
    line: int
    piece: str
    sides: tuple[str, ...]
    turn: int
    who: int | None


class Sheet(msgspec.Struct, frozen=True):
    """Where in a text the map is on which pieces are laid. ``line`` is its heading; ``corner`` the
    cell that its first word is about, if it is drawn row by row, otherwise each piece has a line.
    ``asked``: what a piece on a cell is asked for by those around it, a kind or a dot for each
    side. ``owners`` are those who can have laid a piece, in the order of their seats. Whoever
    begins anew writes ``begin`` below the heading, and leaves out the lines ``noted``. ``stock``
    is told to those who do not know it."""

    area: str
    line: int
    begin: str
    spots: tuple[Spot, ...]
    asked: dict[str, str]
    corner: tuple[int, int] | None
    owners: tuple[str, ...]
    noted: tuple[int, ...]
    drawings: str
    stock: Stock | None


class Tallied(msgspec.Struct, frozen=True):
    """A table that was played without us, counted. ``blocks``: the line of the text where the map
    begins that lies on an area, whose cells hold ``brushes``; ``offers``: what is chosen in it;
    ``sheet``: the map on which pieces are laid."""

    joined: Joined
    blocks: dict[str, int]
    brushes: tuple[Brush, ...]
    offers: tuple[Offer, ...]
    sheet: Sheet | None


class Update(msgspec.Struct, frozen=True, tag="update"):
    """Something happened. After an undo ``areas`` and ``log`` come whole instead of frames. With a
    ``request`` it is what that `Play` or `Undo` did; others who see it are told without one."""

    frames: tuple[Frame, ...]
    now: Now
    areas: tuple[Area, ...] | None = None
    log: tuple[Event, ...] | None = None
    request: int = 0


class Seats(msgspec.Struct, frozen=True, tag="seats"):
    """Somebody sat down, came or went."""

    table: TableCard


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """The table has been done away with."""


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A move that the rules forbid, or a message that makes no sense. Nothing was done."""

    reason: Text
    clause: str = ""
    cells: tuple[str, ...] = ()
    move: str = ""
    request: int = 0


class Foreseen(msgspec.Struct, frozen=True, tag="foreseen"):
    """The answer to `Ask` for a legal move."""

    move: str
    preview: Preview
    request: int = 0


class Sure(msgspec.Struct, frozen=True, tag="sure"):
    """A move that could not be taken back: is it meant? Nothing was done."""

    move: str
    preview: Preview
    request: int = 0


class Seen(msgspec.Struct, frozen=True, tag="seen"):
    """The answer to `Look`."""

    area: Area
    request: int = 0


class Stale(msgspec.Struct, frozen=True, tag="stale"):
    """The move answered an old number; the current one is ``n``."""

    n: int
    request: int = 0


class Beat(msgspec.Struct, frozen=True, tag="beat"):
    """A sign of life, with the current number."""

    n: int


class Taught(msgspec.Struct, frozen=True, tag="taught"):
    """Where a lesson is: a beat is ``asked``, or this is what the answer to it was. Only a right
    answer has been played. The reply, for ``worse`` by its id, is in the `PrintedLesson`."""

    beat: int
    answer: Literal["asked", "right", "worse", "other"]
    worse: str = ""
    request: int = 0


ToPage = Joined | Update | Seats | Gone | Refused | Foreseen | Sure | Seen | Stale | Beat | Taught

# --- a game that is over, again ------------------------------------------------------------------

Eyes = int | Literal["open"] | None
"""Through whose eyes a game is seen again: a seat's, a spectator's (None), or all open."""


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was shown of one move. ``move`` is its number in the record, from 1: the same for all
    eyes, though not every move shows to all. ``patches``: what changed without an event."""

    move: int
    now: Now
    frames: tuple[Frame, ...] = ()
    patches: tuple[Patch, ...] = ()


class Replay(msgspec.Struct, frozen=True):
    """A game again: how it began, and then moment by moment. ``moves``: how many the record
    has. ``day``: when it was played (``2026-11-15``), if that is known."""

    table: TableCard
    eyes: Eyes
    moves: int
    day: str
    areas: tuple[Area, ...]
    log: tuple[Event, ...]
    now: Now
    moments: tuple[Moment, ...]
