/** What the table and this page say to each other, and what a book and a lesson are. Made from
 *  src/isolario/table/*messages.py, src/isolario/teach/printed_*.py and what they use of the core
 *  by `python -m tests.table.protocol`: do not edit.
 *  Optional is what is left out when it has its default value. */

export type Fact = number | string | Text;

export type Role = 'board' | 'hand' | 'offer' | 'players' | 'score';

export type Facet = 'piece' | 'face' | 'mirror' | 'turn' | 'place' | 'option';

export type Box = [number, number, number, number];

export type OptionValue = string | boolean | number;

export type Eyes = number | 'open' | null;

/** A message and what fills its gaps. A gap may hold another text. */
export interface Text {
  id: string;
  args?: Record<string, Fact>;
}

/** One thing that happened. */
export interface Event {
  what: string;
  seat?: number;
  facts?: Record<string, Fact>;
  cells?: string[];
  points?: number;
  clause?: string;
  chance?: boolean;
  reveals?: boolean;
  source?: Text;
  stage?: Text;
  turn?: number;
  whose?: number;
  draft?: boolean;
}

/** How a game ended: a place for each seat, 1 the best; equal places are shared. */
export interface Outcome {
  places: number[];
  teams?: number[][];
  tie_break?: string;
  title?: string;
  tied?: Text[];
  missed?: Text;
  shares?: Record<string, string>;
}

/** What each seat would have if all were scored now: itemised like events, not yet earned. */
export interface Standing {
  scores: number[];
  items: Event[];
}

/** What a move would do: its events up to the first that nobody can foresee.
 *
 *  `undo`: its player could take it back, whatever is hidden; False where that depends on a
 *  secret. */
export interface Preview {
  events: Event[];
  now: Standing | null;
  then: Standing | null;
  undo: boolean;
}

/** One step of a turn, for the strip that shows how far it has got. */
export interface Step {
  text: Text;
  state: 'done' | 'now' | 'ahead';
}

/** How far the current part of the game has got: a season, a round, a stack.
 *
 *  `short` names it in a few letters, with a number that tells how much is over or left;
 *  `words` say the same at length. `done` out of `of` is how far a bar is filled. */
export interface Progress {
  short: Text;
  words: Text;
  done: number;
  of: number;
}

/** A symbol at a place, which is where its middle goes. `words` is its spoken name.
 *
 *  What lies on a layer below 0 is the ground: under the grid and the compass rose.
 *
 *  `on` is the key of a sprite of the same area that this one stands on: it moves with it, and
 *  when that one is turned, it is carried around and stays upright.
 *
 *  A card may say what it lays on a board: `covers` are the cells as offsets (column, row), and
 *  `cover` is what each of them would show. A player trying it out sees that, not the card. */
export interface Sprite {
  key: string;
  symbol: string;
  x: number;
  y: number;
  turn?: number;
  scale?: number;
  layer?: number;
  dim?: boolean;
  words?: Text;
  on?: string;
  covers?: [number, number][];
  cover?: string;
}

/** A line over the pieces: a scoring line, a route. `badge` is a number in a disc at its
 *  end. `gap` is left free around every point but the last, so that pieces stay in sight. */
export interface Stroke {
  key: string;
  points: [number, number][];
  colour: string;
  width?: number;
  dash?: number[];
  gap?: number;
  badge?: string;
  layer?: number;
  words?: Text;
}

/** A short text in an area: a coordinate, a count, a heading. `y` is its middle.
 *
 *  `tally` says which lines of the standing a number adds up, so that a page can show what a
 *  move would make of it: `0/edict/edict_a` are those of seat 0 whose `what` is edict and
 *  whose facts include the text edict_a; `0/coins` are all its coins, and `0//realm_crab` all
 *  lines with the text realm_crab, whatever they are for. */
export interface Label {
  key: string;
  x: number;
  y: number;
  text: Text | string;
  size?: number;
  style?: 'plain' | 'number' | 'name' | 'coordinate';
  anchor?: 'start' | 'middle' | 'end';
  tally?: string;
}

/** How a letter of a mosaic looks: a flat colour, and a mark to tell it by without colour. Where
 *  there are no pictures, a cell whose mark begins with the letter has the colour too.
 *
 *  `mark` is a path of relative steps, from the cell's upper left corner, in sides of a cell:
 *  `m.2 .8l.6 -.6` is a stroke that rises to the right. */
export interface Tile {
  letter: string;
  fill: string;
  mark?: string;
  line?: string;
}

/** A small map in one piece, which would take too many sprites: a letter for each cell, row by
 *  row, drawn as the area's tiles say. A letter without a tile is an empty cell.
 *
 *  References name its cells as on a chess board: `sheet-1/c4` is the third cell of the fourth
 *  row of the mosaic with the key sheet-1, and of the area with this key, if there is one. */
export interface Mosaic {
  key: string;
  x: number;
  y: number;
  size: number;
  width: number;
  cells: string;
  words?: Text;
}

/** A part of a cell that can be pointed at by itself: the land in the east of a tile. Everything
 *  else refers to it by the reference of its cell and its key (`board/2,-1/0`).
 *
 *  `x` and `y` are a point well inside, from the middle of the cell; `outline` has the
 *  corners of a polygon as SVG has them (`52,30 0,60 …`), also from there. Where a part reaches
 *  the border of its cell, its corners are those of the cell. */
export interface Part {
  key: string;
  x: number;
  y: number;
  outline: string;
  name: Text;
}

/** A place of a lattice: its key, its middle, its spoken name. `mark` is a letter or two for
 *  what is there, where there are no pictures. Everything else refers to it by the key of its
 *  area and its own (`board/c4`). */
export interface Cell {
  key: string;
  x: number;
  y: number;
  name: Text;
  mark?: string;
  parts?: Part[];
}

/** Cells that arrow keys walk and moves aim at. */
export interface Lattice {
  shape: 'square' | 'hex';
  size: number;
  cells: Cell[];
}

/** Cells that belong together: a line, an island, what gives a tile its points. The group shows
 *  when somebody points at one of them.
 *
 *  It is shown by the outline of its cells, or by its `lines`, where it has them; `gap` is
 *  left free around each of their points, so that pieces stay in sight. Where it is made of parts
 *  of cells, it shows when one of these is pointed at: its outline, where it is still open, and
 *  its cells numbered. */
export interface Group {
  key: string;
  cells: string[];
  words?: Text;
  lines?: [number, number][][];
  gap?: number;
}

/** A part of the table with its own coordinates. `box` is left, top, width, height.
 *
 *  A `frame` (the neatline of a chart) lies around the box, and coordinates around that: a
 *  framed area needs 32 u more on each side. One that `grows` as pieces are laid has no
 *  coordinates, and on a screen its frame is as large as there is room.
 *
 *  `legend` says what the marks of the cells mean, for readers without pictures. A cell's mark
 *  may be made of several such signs. One mark may be missing: that of an empty cell.
 *
 *  `lines` tell the same people what the area shows, one fact each. They leave out whose turn
 *  it is, who is ready and the scores, which every table says anyway. `isolario.picture.lines`
 *  helps to write them. An area without cells that has none is told by the words of what it shows. */
export interface Area {
  key: string;
  role: Role;
  title: Text;
  box: Box;
  sprites?: Sprite[];
  strokes?: Stroke[];
  labels?: Label[];
  lattice?: Lattice;
  frame?: boolean;
  mosaics?: Mosaic[];
  tiles?: Tile[];
  legend?: [string, Text][];
  lines?: Text[];
  groups?: Group[];
  grows?: boolean;
}

/** Moves that differ only in their place: the cells of one set, and the notation around it.
 *  Their facet place is a reference, such as board/c4. If they also differ in a turn, a page shows
 *  at each place how many turns there are.
 *
 *  `covers` are the cells that such a move covers, as offsets (column, row) from its place,
 *  which need not be one of them; `symbol` is what each of them would then show. */
export interface Places {
  cells: number;
  move: string;
  covers?: [number, number][];
  symbol?: string;
  area?: string;
}

/** One value of a facet and what follows: a finished move, places, or another facet.
 *
 *  `drag` are the keys of two sprites: dragging the first onto the second chooses this value.
 *
 *  `bag` are the keys of sprites that together make this value, a payment for example; an empty
 *  one means doing without. A page lets them be gathered like shopping: one by one in any order,
 *  put back, like ones standing for each other. The first of a fork is the usual one. */
export interface Branch {
  value: string;
  move?: string;
  places?: Places;
  then?: Fork;
  words?: Text;
  drag?: string[];
  bag?: string[];
}

/** A facet still to be chosen. `explicit`: never chosen for the player, even if one value is
 *  left, so that a click on the board cannot throw a tile away.
 *
 *  The values of a `turn` are degrees, clockwise from how the piece is drawn (`90`), and the
 *  ghost is turned by them; or they are all names, where a piece lies differently but unturned. */
export interface Fork {
  facet: Facet;
  branches: Branch[];
  explicit?: boolean;
}

/** Several moves of one seat that a player means as one: sailing far, swapping this for that.
 *
 *  It begins by pointing at a cell (`place`, a reference), by dragging one sprite onto another,
 *  or, with neither, by a button with its `words`: a usual hand for players who do not care.
 *  Each of its moves can be taken back on its own, except perhaps the last. */
export interface Route {
  moves: string[];
  place?: string;
  drag?: string[];
  words?: Text;
}

/** A step that the viewer has made and can take back by pressing a sprite: part of a sealed
 *  decision, or the one that began what has to be finished now. */
export interface PutBack {
  sprite: string;
  move: string;
  words?: Text;
}

/** Every legal move of the viewer, as a tree. Each root is a way to begin. `back` are steps
 *  that can be taken back, even if others have been made since.
 *
 *  `ready` is the move that ends a list put together like shopping. It is there from the
 *  beginning, whether or not it is legal yet, and needs no confirmation.
 *
 *  `closed` are pieces that would make a move at another time, each with that move: whoever
 *  presses one is told why it is illegal now. */
export interface Choices {
  sets?: string[][];
  roots?: Fork[];
  routes?: Route[];
  back?: PutBack[];
  ready?: Branch;
  closed?: Record<string, string>;
}

/** An option with the values it can take; its texts are option_<name>, option_<name>_<value>.
 *  `seats`: with how many it matters; `needs`: with which values of other options. */
export interface OptionCard {
  name: string;
  values: OptionValue[];
  default: OptionValue;
  seats: number[];
  needs: Record<string, OptionValue[]>;
}

/** A game as the start page shows it. `usual_seats`: how many play unless somebody says.
 *  `one_screen` are the options to suggest instead of the usual when several people share one
 *  screen. `seat_names` is what the game calls its seats, if anything, for each number of them;
 *  `drawn`: who sits where is drawn unless somebody chooses. `colours` are those of the seats,
 *  for each number of them, as names of the palette. `book`, `lesson`: it has one; `count`:
 *  tables that were played without us can be counted. `minutes`: how long it takes, at least and
 *  at most. `first_seats`, `first_options`: what to begin with, for somebody who has never
 *  played it. */
export interface GameCard {
  name: string;
  title: Text;
  blurb: Text;
  seats: number[];
  options: OptionCard[];
  bots: string[];
  usual_seats: number;
  one_screen: Record<string, OptionValue>;
  seat_names: Record<string, Text[]>;
  drawn: boolean;
  colours: Record<string, string[]>;
  book: boolean;
  lesson: boolean;
  minutes: [number, number] | null;
  first_seats: number;
  first_options: Record<string, OptionValue>;
  count: boolean;
}

/** Who should sit there: an open seat for a person, the opener, or a bot. */
export interface SeatWish {
  who: 'me' | 'open' | 'bot';
  name?: string;
  bot?: string;
}

/** A table to be opened. The opener's own seats are kept for them: they sit down once they know
 *  the table's commitment, as everybody does. `drawn`: who sits where is drawn. `reasons`: bots
 *  say why they moved, when somebody asks. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, OptionValue>;
  seed?: string;
  drawn?: boolean;
  reasons?: boolean;
}

/** Somebody wants to sit. `part` are 16 random bytes as hex from their browser: they go into
 *  the seed, so that the server alone cannot choose it. It comes with the `commitment` that they
 *  were shown, and counts only if that is the table's. A player without a name is called what the
 *  reader calls one. */
export interface Sit {
  name?: string;
  part?: string;
  commitment?: string;
}

/** The secrets of seats that this browser took before it had one for all of them. */
export interface HandOver {
  secrets: string[];
}

/** A seat as everybody sees it. `term` is what the game calls it, if anything, as a message
 *  id. `kept`: it is open, but only for the player it is kept for. */
export interface SeatCard {
  seat: number;
  who: 'person' | 'open' | 'bot';
  name: string;
  bot: string;
  here: boolean;
  colour: string;
  term: string;
  kept: boolean;
}

/** A table as everybody sees it. `in_use` are the options as they work out here: what a book
 *  goes by. `next`: where the same people play again. `rules`: the version that it began with,
 *  or goes on with. `reasons`: bots say why they moved. `chart`: the day whose chart it is. */
export interface TableCard {
  table: string;
  game: string;
  options: Record<string, OptionValue>;
  seats: SeatCard[];
  state: 'waiting' | 'playing' | 'over';
  commitment: string;
  shuffle: 'unmixed' | 'mixed' | 'server' | 'chosen' | 'changed';
  rules: number;
  in_use: Record<string, OptionValue>;
  next: string;
  reasons: boolean;
  chart: string;
}

/** A table as a page finds it. `mine`: the seats that its browser holds, and the open ones
 *  that are kept for it. */
export interface Arrival {
  table: TableCard;
  mine: number[];
}

/** How a game ended, for lists of tables. `unit`: the message that counts the scores. */
export interface Result {
  scores: number[];
  outcome: Outcome;
  unit?: string;
}

/** A table on the list of a browser that has seats there. `changed`: since when it has been as
 *  it is, in seconds since 1970. `host`: this browser opened it, and nobody else sits there: it
 *  may do away with it. `called`: it waits for this browser, to decide or to sit down. `lost`:
 *  why it can no longer be opened, or looked at. */
export interface MyTable {
  table: TableCard;
  mine: number[];
  to_move: number[];
  changed: number;
  host: boolean;
  called: boolean;
  result: Result | null;
  lost: Text | null;
}

/** The tables of a browser, those that wait for it first. `known`: it has told us who it is;
 *  one that keeps no cookies cannot. */
export interface MyTables {
  known: boolean;
  tables: MyTable[];
}

/** A table that was played without us, as somebody has written it down, to be counted; in the
 *  words of English and of their `language`. `stock` is the key of the one that
 *  they know. */
export interface WrittenTable {
  text: string;
  language: string;
  stock: string;
}

/** A request that was refused, and why. */
export interface Problem {
  reason: Text;
}

/** The first message, and again after a lost connection. `seat`: for which of its browser's
 *  seats the page speaks; without one for the first, if there is any. `watch`: for none. */
export interface Hello {
  type: 'hello';
  seat?: number;
  watch?: boolean;
}

/** A move, in notation, and the number that it answers. What cannot be taken back is made only
 *  if it is `meant`; otherwise the answer is `Sure`. */
export interface Play {
  type: 'play';
  n: number;
  move: string;
  meant?: boolean;
  request?: number;
}

/** Takes the last decision back, or this step of a sealed one. */
export interface Undo {
  type: 'undo';
  n: number;
  move?: string;
  request?: number;
}

/** What would this move do, or why can it not be made? It is named by its notation, or by the
 *  facets chosen so far: why does this piece not go there? */
export interface Ask {
  type: 'ask';
  move?: string;
  facets?: Record<string, string>;
  request?: number;
}

/** A board shown small is to be seen at its full size. */
export interface Look {
  type: 'look';
  board: string;
  request?: number;
}

/** The first message in a lesson, and again for each beat, which is then set up afresh. */
export interface Learn {
  type: 'learn';
  beat?: number;
  request?: number;
}

/** Some lines one after the other, and what is said instead. */
export interface Reworded {
  at: number;
  gone?: number;
  put?: Text[];
}

/** What changed in one area: things to put (new or changed, by key) and keys to take away.
 *
 *  A chart that grows changes its box and gets new cells; a cell that something was laid on gets
 *  another name. */
export interface Patch {
  area: string;
  put?: Sprite[];
  gone?: string[];
  cells?: Cell[];
  cells_gone?: string[];
  box?: Box;
  strokes?: Stroke[];
  labels?: Label[];
  labels_gone?: string[];
  mosaics?: Mosaic[];
  mosaics_gone?: string[];
  lines?: Reworded;
  groups?: Group[];
  groups_gone?: string[];
  whole?: Area;
  closed?: boolean;
}

/** One visible event: what changed in the picture, what to say, which cells to mark. */
export interface Frame {
  event: Event;
  patches: Patch[];
}

/** How things stand for this seat, after the frames.
 *
 *  `secrets`: this seat sees now what spectators do not, or decides it in secret. On a screen
 *  that several people share it is shown only when the right person is in front of it. `coach`:
 *  what the decision is about, for first-time players. `no_undo`: why this seat can take nothing
 *  back; without it, it can. `unscored`: after the end, why somebody
 *  has nothing for a source, for the score sheet. */
export interface Now {
  n: number;
  to_move: number[];
  ready: number[];
  scores: number[];
  outcome: Outcome | null;
  prompt: Text;
  steps: Step[];
  progress: Progress;
  choices: Choices;
  standing: number[] | null;
  secrets: boolean;
  together: boolean;
  unit: string;
  coach: Text | null;
  no_undo: Text | null;
  unscored: Event[];
}

/** Everything afresh. Before the game begins there are no areas and no `now`. With a
 *  `request` it answers that `Learn`. */
export interface Joined {
  type: 'joined';
  table: TableCard;
  seat: number | null;
  areas: Area[];
  log: Event[];
  now: Now | null;
  request: number;
}

/** What a cell of a map can hold: how it is written, what it is called. */
export interface Brush {
  written: string;
  words: Text;
}

/** A line of a text in which some things stand, separated by commas, each one of `known`:
 *  `chosen` are their places there. */
export interface Offer {
  line: number;
  chosen: number[];
  known: Text[];
}

/** What can be on a side of a piece: how it is written, what it is called, the palette token
 *  that shows it. Kinds that begin with the same letter, capital or not, are one kind; they differ
 *  where sides of it do not belong together. In no colour it is a sign behind a kind, up to
 *  `most` times. */
export interface Kind {
  written: string;
  words: Text;
  colour: string;
  most: number;
}

/** What a piece can show besides: how a description ends with it, what it is called. Of those
 *  of one `group` it shows one at most. */
export interface Sign {
  written: string;
  words: Text;
  group: string;
}

/** A piece as it is printed: how it is written, what it is, what its sides are, the places of
 *  its signs in the stock, and its drawings with where they are. */
export interface Piece {
  written: string;
  words: Text;
  sides: string[];
  signs: number[];
  picture: [string, number, number][];
}

/** What can be laid on a map without bounds. A piece can lie in as many ways as `turns` says,
 *  each a step further around. `first` is the direction of its first side, in degrees clockwise
 *  from the east. A piece that is not in the stock is described: its sides, then its signs. */
export interface Stock {
  key: string;
  pieces: Piece[];
  kinds: Kind[];
  signs: Sign[];
  turns: number;
  first: number;
}

/** A piece that lies on a cell: the line that says so, how the piece is written and turned, what
 *  its sides are as it is printed, and the place of its owner among the `owners`, if that is
 *  written. */
export interface Spot {
  cell: string;
  line: number;
  piece: string;
  sides: string[];
  turn: number;
  who: number | null;
}

/** Where in a text the map is on which pieces are laid. `line` is its heading; `corner` the
 *  cell that its first word is about, if it is drawn row by row, otherwise each piece has a line.
 *  `asked`: what a piece on a cell is asked for by those around it, a kind or a dot for each
 *  side. `owners` are those who can have laid a piece, in the order of their seats. Whoever
 *  begins anew writes `begin` below the heading, and leaves out the lines `noted`. `stock`
 *  is told to those who do not know it. */
export interface Sheet {
  area: string;
  line: number;
  begin: string;
  spots: Spot[];
  asked: Record<string, string>;
  corner: [number, number] | null;
  owners: string[];
  noted: number[];
  drawings: string;
  stock: Stock | null;
}

/** A table that was played without us, counted. `blocks`: the line of the text where the map
 *  begins that lies on an area, whose cells hold `brushes`; `offers`: what is chosen in it;
 *  `sheet`: the map on which pieces are laid. */
export interface Tallied {
  joined: Joined;
  blocks: Record<string, number>;
  brushes: Brush[];
  offers: Offer[];
  sheet: Sheet | null;
}

/** Something happened. After an undo `areas` and `log` come whole instead of frames. With a
 *  `request` it is what that `Play` or `Undo` did; others who see it are told without one. */
export interface Update {
  type: 'update';
  frames: Frame[];
  now: Now;
  areas: Area[] | null;
  log: Event[] | null;
  request: number;
}

/** Somebody sat down, came or went. */
export interface Seats {
  type: 'seats';
  table: TableCard;
}

/** The table has been done away with. */
export interface Gone {
  type: 'gone';
}

/** A move that the rules forbid, or a message that makes no sense. Nothing was done. */
export interface Refused {
  type: 'refused';
  reason: Text;
  clause: string;
  cells: string[];
  move: string;
  request: number;
}

/** The answer to `Ask` for a legal move. */
export interface Foreseen {
  type: 'foreseen';
  move: string;
  preview: Preview;
  request: number;
}

/** A move that could not be taken back: is it meant? Nothing was done. */
export interface Sure {
  type: 'sure';
  move: string;
  preview: Preview;
  request: number;
}

/** The answer to `Look`. */
export interface Seen {
  type: 'seen';
  area: Area;
  request: number;
}

/** The move answered an old number; the current one is `n`. */
export interface Stale {
  type: 'stale';
  n: number;
  request: number;
}

/** A sign of life, with the current number. */
export interface Beat {
  type: 'beat';
  n: number;
}

/** Where a lesson is: a beat is `asked`, or this is what the answer to it was. Only a right
 *  answer has been played. The reply, for `worse` by its id, is in the `PrintedLesson`. */
export interface Taught {
  type: 'taught';
  beat: number;
  answer: 'asked' | 'right' | 'worse' | 'other';
  worse: string;
  request: number;
}

/** What was shown of one move. `move` is its number in the record, from 1: the same for all
 *  eyes, though not every move shows to all. `patches`: what changed without an event. */
export interface Moment {
  move: number;
  now: Now;
  frames?: Frame[];
  patches?: Patch[];
}

/** A game again: how it began, and then moment by moment. `moves`: how many the record
 *  has. `day`: when it was played (`2026-11-15`), if that is known. */
export interface Replay {
  table: TableCard;
  eyes: Eyes;
  moves: number;
  day: string;
  areas: Area[];
  log: Event[];
  now: Now;
  moments: Moment[];
}

/** One day's game. `number`: of the day, the first is 1; `options`: those that are not left
 *  as usual; `you`: the person's seat; `bot`: who sits at every other one, if there is any. */
export interface Chart {
  scheme: number;
  date: string;
  number: number;
  game: string;
  seats: number;
  options: Record<string, OptionValue>;
  you: number;
  bot: string;
  seed: string;
}

/** A table at which somebody has played a chart. `number`: which of their tries, the first is
 *  the one that counts; `day`: the one on which it was begun (UTC). */
export interface ChartTry {
  table: string;
  number: number;
  state: 'playing' | 'over';
  day: string;
  result: Result | null;
}

/** The chart of a day, with the asker's tries; `first` and `today`: the days between which
 *  there are charts. */
export interface ChartPage {
  today: string;
  first: string;
  chart: Chart;
  tries: ChartTry[];
}

/** Somebody wants to play a chart. `again`: another time, though they have begun it. */
export interface NewTry {
  name: string;
  again: boolean;
}

/** A game of a chart, packed; `seat`: through whose eyes it is to be seen, as an address says
 *  it. */
export interface ChartLink {
  link: string;
  seat: string;
}

/** A day whose chart somebody has begun. `you`: their seat. */
export interface ChartDay {
  date: string;
  game: string;
  you: number;
  tries: ChartTry[];
}

/** Somebody's best first try at a game, and how many of those they have won and finished;
 *  nothing is won where one plays alone. `unit`: the message that counts the points. */
export interface ChartBest {
  game: string;
  points: number;
  unit: string;
  date: string;
  won: number;
  of: number;
}

/** All charts that somebody has begun, the latest first. `streak`: on how many days in a row,
 *  up to today or yesterday, they have finished that day's chart at the first try, begun on the
 *  very day; `longest`: at most, ever. */
export interface MyCharts {
  today: string;
  streak: number;
  longest: number;
  days: ChartDay[];
  bests: ChartBest[];
}

/** How a game of a chart ended. `standing`: where the points came from, event by event;
 *  `unscored` as in `Now`; `map`: lines of symbols, which tell how much each stretch of the
 *  game brought the person, and nothing else. */
export interface ChartSheet {
  scores: number[];
  outcome: Outcome;
  unit: string;
  standing: Event[];
  unscored: Event[];
  map: string[];
}

/** What to say of a result to those who have not played yet. `again`: it was not the first
 *  try. */
export interface ChartShare {
  heading: Text;
  result: Text;
  again: Text | null;
  map: string[];
}

/** What became of somebody's try. `link`: the game itself, packed. */
export interface ChartResult {
  chart: Chart;
  table: string;
  number: number;
  sheet: ChartSheet;
  link: string;
  share: ChartShare;
}

/** What a bot makes of a chart in the person's place: after `moves` of about `of` it is
 *  `done`, and has a `sheet`. */
export interface ChartBot {
  level: string;
  done: boolean;
  moves: number;
  of: number;
  sheet: ChartSheet | null;
}

/** How far the bots are with the chart of a day. */
export interface ChartBots {
  date: string;
  done: boolean;
  bots: ChartBot[];
}

/** What a link was made with. */
export interface ChartVersions {
  scheme: number;
  rules: number;
  bots: number;
  pieces: string;
}

/** What a link turns out to be, after `checked` of its moves. other: it cannot be checked
 *  here; broken: it is not a whole one; forged: it does not say the truth. `why` not; `chart`:
 *  which one it claims to be of, `claims`: and with which versions, as far as it can be read.
 *  Only one that is fine has a `sheet`. */
export interface ChartCheck {
  kind: 'checking' | 'fine' | 'other' | 'broken' | 'forged';
  checked: number;
  of: number;
  why: Text | null;
  chart: Chart | null;
  claims: ChartVersions | null;
  sheet: ChartSheet | null;
}

/** A piece of a line: some words, perhaps strong, perhaps leading to another section; or the
 *  picture of a piece. */
export interface Span {
  text?: string;
  strong?: boolean;
  see?: string;
  symbol?: string;
}

/** A paragraph, or an item of a list. */
export interface Block {
  spans: Span[];
  item?: boolean;
}

/** A worked example: its picture, what it shows, and what it scores, as the engine says. */
export interface Figure {
  svg: string;
  caption: Block[];
  score?: string;
  before?: string;
  of?: string;
  gains?: string;
}

/** One thing that is explained. Where it is not for every table, `when` (options as they work
 *  out, each with all the values that will do) and `players` (the fewest and the most) say
 *  which it is for, and `only` says the same in words.
 *
 *  `names` are the words that people look for it by, in every language, and `words` all the
 *  others in it; both without capitals and accents. */
export interface PrintedSection {
  id: string;
  title: string;
  text: Block[];
  names: string;
  words: string;
  lead?: string;
  clauses?: string[];
  first?: boolean;
  when?: Record<string, OptionValue[]>;
  players?: [number, number];
  only?: string;
  sign?: string;
  figure?: Figure;
}

/** Sections that belong together. */
export interface PrintedChapter {
  id: string;
  title: string;
  sections: PrintedSection[];
}

/** A book in one language. Some of its sections are for a `first` game; the rest can wait.
 *  The usual options and number of players are for reading it away from a table. */
export interface Printed {
  game: string;
  language: string;
  title: string;
  chapters: PrintedChapter[];
  usual: Record<string, OptionValue>;
  usual_seats: number;
  lesson: boolean;
}

/** What explains some things on a table: a `Card` with its words. `see` are its places
 *  in the book, a section or clauses, the best one first; `names` are the words for it in a
 *  sentence, `*` for any ending; `over` is its text once the game is over, where that
 *  differs. */
export interface PrintedCard {
  id: string;
  name: string;
  text: string;
  symbols?: string[];
  labels?: string[];
  strokes?: string[];
  maps?: string[];
  words?: string[];
  see?: string[];
  when?: Record<string, OptionValue[]>;
  players?: [number, number];
  spelled?: boolean;
  names?: string[];
  over?: string;
}

/** One decision of a lesson, in words. `worse`: the replies to answers that are legal but
 *  worse, by their ids. `marks` are places to look at, as references. `section`: where the
 *  book explains it. */
export interface PrintedBeat {
  id: string;
  title: string;
  text: Block[];
  hint: Block[];
  done: Block[];
  worse?: Record<string, Block[]>;
  marks?: string[];
  section?: string;
}

/** A lesson in one language. */
export interface PrintedLesson {
  game: string;
  language: string;
  title: string;
  intro: Block[];
  beats: PrintedBeat[];
  end: Block[];
}

export type FromPage = Hello | Play | Undo | Ask | Look | Learn;

export type ToPage = Joined | Update | Seats | Gone | Refused | Foreseen | Sure | Seen | Stale | Beat | Taught;
