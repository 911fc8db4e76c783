/** What the table and this page say to each other: src/isolario/server/protocol.py and what it
 *  uses of core/{text,event,scene}.py, field by field. Optional here is what Python leaves out
 *  when it has its default value. */

// --- core/text.py, core/event.py ---------------------------------------------------------------

export type Fact = number | string | Text;

export interface Text {
  id: string;
  args?: Record<string, Fact>;
}

export interface Event {
  what: string;
  seat?: number | null;
  facts?: Record<string, Fact>;
  /** References. */
  cells?: string[];
  points?: number;
  clause?: string;
  chance?: boolean;
  reveals?: boolean;
  auto?: boolean;
}

export interface Outcome {
  places: number[];
  teams?: number[][];
  tie_break?: string;
  title?: string;
}

export interface Standing {
  scores: number[];
  items: Event[];
}

export interface Preview {
  events: Event[];
  now: Standing | null;
  then: Standing | null;
  /** Its player could take it back, whatever is hidden. */
  undo: boolean;
}

export interface Step {
  text: Text;
  state: 'done' | 'now' | 'ahead';
}

// --- core/scene.py -----------------------------------------------------------------------------

export type Role = 'board' | 'hand' | 'offer' | 'players' | 'score';
export type Facet = 'piece' | 'face' | 'mirror' | 'turn' | 'place' | 'option';
export type Box = [left: number, top: number, width: number, height: number];

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
}

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

export interface Label {
  key: string;
  x: number;
  y: number;
  text: Text | string;
  size?: number;
  style?: 'plain' | 'number' | 'name' | 'coordinate';
  anchor?: 'start' | 'middle' | 'end';
  /** Which lines of the standing it adds up: seat, seat/what, or seat/what/the id of a fact. */
  tally?: string;
}

export interface Tile {
  letter: string;
  fill: string;
  mark?: string;
  line?: string;
}

export interface Mosaic {
  key: string;
  x: number;
  y: number;
  size: number;
  width: number;
  cells: string;
  words?: Text;
}

export interface Cell {
  key: string;
  x: number;
  y: number;
  name: Text;
  mark?: string;
}

export interface Lattice {
  shape: 'square' | 'hex';
  size: number;
  cells: Cell[];
}

export interface Group {
  key: string;
  /** References. */
  cells: string[];
  words?: Text;
  /** Drawn instead of the outline of the cells. */
  lines?: [number, number][][];
  gap?: number;
}

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
  groups?: Group[];
}

export interface Places {
  cells: number;
  move: string;
  covers?: [column: number, row: number][];
  symbol?: string;
  /** Whose cells they are; board unless it says otherwise. */
  area?: string;
}

export interface Branch {
  value: string;
  move?: string;
  places?: Places;
  then?: Fork;
  words?: Text;
  drag?: [from: string, to: string] | [];
}

export interface Fork {
  facet: Facet;
  branches: Branch[];
  explicit?: boolean;
}

export interface Route {
  moves: string[];
  place?: string;
  drag?: [from: string, to: string] | [];
  words?: Text;
}

export interface Choices {
  sets?: string[][];
  roots?: Fork[];
  routes?: Route[];
}

// --- HTTP --------------------------------------------------------------------------------------

export type OptionValue = string | boolean | number;

export interface OptionCard {
  name: string;
  values: OptionValue[];
  default: OptionValue;
}

export interface GameCard {
  name: string;
  title: Text;
  blurb: Text;
  seats: number[];
  options: OptionCard[];
  bots: string[];
  /** How many play when nobody says. */
  usual_seats: number;
  /** What to suggest otherwise than usual when several people sit at one screen. */
  one_screen: Record<string, OptionValue>;
}

export interface SeatWish {
  who: 'me' | 'open' | 'bot';
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, OptionValue>;
  part?: string;
  seed?: string;
}

export interface Opened {
  table: string;
  secrets: Record<string, string>;
}

export interface Sit {
  name: string;
  part?: string;
}

export interface Seated {
  seat: number;
  secret: string;
}

export interface SeatCard {
  seat: number;
  who: 'person' | 'open' | 'bot';
  name: string;
  bot?: string;
  here?: boolean;
}

export interface TableCard {
  table: string;
  game: string;
  options: Record<string, OptionValue>;
  seats: SeatCard[];
  state: 'waiting' | 'playing' | 'over';
  commitment: string;
  verifiable: boolean;
}

export interface Problem {
  reason: Text;
}

// --- WebSocket, from the page ------------------------------------------------------------------

export type FromPage =
  | { type: 'hello'; secret?: string }
  | { type: 'play'; n: number; move: string }
  | { type: 'undo'; n: number }
  | { type: 'ask'; move: string }
  | { type: 'ask'; facets: Partial<Record<Facet, string>> };

// --- WebSocket, to the page --------------------------------------------------------------------

export interface Patch {
  area: string;
  put?: Sprite[];
  gone?: string[];
  cells?: Cell[];
  cells_gone?: string[];
  box?: Box | null;
  strokes?: Stroke[] | null;
  labels?: Label[];
  labels_gone?: string[];
  mosaics?: Mosaic[];
  mosaics_gone?: string[];
  groups?: Group[];
  groups_gone?: string[];
  whole?: Area | null;
  closed?: boolean;
}

export interface Frame {
  event: Event;
  patches: Patch[];
}

export interface Now {
  n: number;
  to_move: number[];
  ready: number[];
  scores: number[];
  outcome: Outcome | null;
  prompt: Text;
  steps: Step[];
  choices: Choices;
  standing: Standing | null;
  can_undo: boolean;
  /** This seat sees something that another at the table does not. */
  secrets: boolean;
}

export interface Joined {
  type: 'joined';
  table: TableCard;
  seat: number | null;
  areas: Area[];
  log: Event[];
  now: Now | null;
}

export interface Update {
  type: 'update';
  frames: Frame[];
  now: Now;
  areas: Area[] | null;
  log: Event[] | null;
}

export interface Seats {
  type: 'seats';
  table: TableCard;
}

export interface Refused {
  type: 'refused';
  reason: Text;
  clause: string;
  cells: string[];
  move: string;
}

export interface Foreseen {
  type: 'foreseen';
  move: string;
  preview: Preview;
}

export interface Stale {
  type: 'stale';
  n: number;
}

export interface Beat {
  type: 'beat';
  n: number;
}

export type ToPage = Joined | Update | Seats | Refused | Foreseen | Stale | Beat;
