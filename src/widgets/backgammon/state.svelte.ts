/** The live board without its drawing: a game by the sheet, a position being set up, and the way back. */
import { legalPlays, type Play } from '../../backgammon/plays.ts';
import { countAt, distanceOf, keyOf, START } from '../../backgammon/position.ts';
import { judgeOpening } from '../../backgammon/roll.ts';
import { type GameResult, gameResult, type MatchScore, matchScore, resignationResult } from '../../backgammon/score.ts';
import { endFault, nextSteps, startTurn, type Turn, targetsOf, tryMove } from '../../backgammon/turn.ts';
import {
  BAR,
  CHECKERS,
  COLOURS,
  type Colour,
  type Dice,
  OFF,
  other,
  type Place,
  type Position,
  type Refusal,
  type Side,
} from '../../backgammon/types.ts';

/** Gives a number from 1 to 6. */
export type RollDie = () => number;

/** What the last action led to, for the line under the board; sentences are made elsewhere. */
export type Notice =
  | { readonly kind: 'opening'; readonly black: number; readonly white: number; readonly again: boolean }
  | { readonly kind: 'moved'; readonly from: Place; readonly to: Place; readonly hit: boolean }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly dice: Dice }
  | { readonly kind: 'corrected' }
  | { readonly kind: 'resignation-refused' }
  | { readonly kind: 'setup-full' }
  | { readonly kind: 'setup-occupied' }
  | { readonly kind: 'setup-empty' }
  | { readonly kind: 'bad-link'; readonly why: 'cut' | 'altered' }
  | { readonly kind: 'link-by-hand' }
  | null;

export type Brush = 'black' | 'white' | 'remove';

export interface Opening {
  readonly position: Position;
  readonly colour: Colour;
  readonly dice: Dice | null;
}

/** Whether nobody has a checker on the board: then there is nothing to play, and nobody has won. */
const isBare = (position: Position): boolean => COLOURS.every((colour) => position[colour][OFF] === CHECKERS);

export class BackgammonState {
  position: Position = $state.raw(START);
  colour: Colour = $state('black');
  turn: Turn | null = $state.raw(null);
  /** A checker taken, to be put down. */
  selected: Place | null = $state(null);
  notice: Notice = $state.raw(null);
  mode: 'play' | 'setup' = $state('play');
  brush: Brush = $state('black');
  /** Pairs of dice on the table; either is allowed (summary 5). */
  pairs: 1 | 2 = $state(1);
  games: readonly { readonly winner: Colour; readonly points: number }[] = $state.raw([]);
  result: GameResult | null = $state.raw(null);
  /** Nobody has moved yet and nobody won the game before: an opening roll decides (rule 8). */
  opening = $state(true);
  /** A turn that is over and may still be corrected: until the next roll (rule 19). */
  #ended: Turn | null = $state.raw(null);
  #turns: readonly Turn[] = $state.raw([]);
  readonly #roll: RollDie;

  constructor(roll: RollDie) {
    this.#roll = roll;
  }

  readonly score: MatchScore = $derived(matchScore(this.games));
  readonly plays: readonly Play[] = $derived(this.turn ? legalPlays(this.turn.before, this.turn.colour, this.turn.dice) : []);
  /** Where the taken checker may go. */
  readonly targets: readonly Place[] = $derived(this.turn && this.selected !== null ? targetsOf(this.turn, this.selected) : []);
  /** Checkers that may be moved now. */
  readonly movable: readonly Place[] = $derived(this.turn ? [...new Set(nextSteps(this.turn).map(({ from }) => from))] : []);
  readonly mayEnd: boolean = $derived(this.turn !== null && endFault(this.turn) === null);
  readonly mayUndo: boolean = $derived(this.#turns.length > 0);
  readonly mayCorrect: boolean = $derived(this.#ended !== null && this.turn === null && this.mode === 'play');
  readonly shown: Position = $derived(this.turn?.position ?? this.position);

  /** Shows a position; with dice it is played at once. */
  open({ position, colour, dice }: Opening): void {
    this.position = position;
    this.colour = colour;
    const bare = isBare(position);
    this.turn = dice && !bare ? startTurn(position, colour, dice) : null;
    this.result = bare ? null : gameResult(position);
    // White to roll is somebody's choice: an opening roll would be asked of Black first
    this.opening = !dice && colour === 'black' && keyOf(position) === keyOf(START);
    this.selected = null;
    this.notice = null;
    this.mode = bare ? 'setup' : 'play';
    this.#ended = null;
    this.#turns = [];
  }

  /** A roll; before the first turn of a match the opening roll. */
  roll(): void {
    if (this.turn || this.result || this.mode === 'setup') return;
    if (!this.opening) {
      this.take([this.#roll(), this.#roll()]);
      return;
    }
    const [black, white] = [this.#roll(), this.#roll()];
    const ruling = judgeOpening(black, white);
    this.notice = { kind: 'opening', black, white, again: 'again' in ruling };
    if ('again' in ruling) return;
    this.colour = ruling.starts;
    this.opening = false;
    this.turn = startTurn(this.position, ruling.starts, ruling.dice);
  }

  /** Plays this roll; a roll lying there is replaced by it. Nothing can be corrected any more (rule 19). */
  take(dice: Dice): void {
    if (this.result) return;
    const position = this.turn?.before ?? this.position;
    this.turn = startTurn(position, this.colour, dice);
    this.opening = false;
    this.selected = null;
    this.notice = null;
    this.#ended = null;
    this.#turns = [];
  }

  /** Whose turn it is, where that is set by hand. */
  give(colour: Colour): void {
    const dice = this.turn?.dice;
    this.position = this.turn?.before ?? this.position;
    this.colour = colour;
    this.turn = null;
    this.opening = false;
    if (dice) this.take(dice);
  }

  /** A place is touched: takes a checker, puts the taken one down, or lets it go. */
  touch(place: Place): void {
    if (this.mode === 'setup') this.#paint(place);
    else if (this.selected === place) this.selected = null;
    else if (this.selected !== null && !this.#another(place)) this.move(this.selected, place);
    else if (this.#takes(place)) this.selected = place;
  }

  /** Whether a checker can be taken there; none can once all numbers are played. */
  #takes(place: Place): boolean {
    const { turn } = this;
    return turn !== null && turn.left.length > 0 && place !== 'off' && countAt(turn.position, turn.colour, place) > 0;
  }

  /** Touching another own checker takes that one, unless the taken one may go there. */
  #another(place: Place): boolean {
    return this.#takes(place) && !this.targets.includes(place);
  }

  /** Moves a checker or tells by which rule it may not go there. */
  move(from: Place, to: Place): void {
    if (!this.turn) return;
    const tried = tryMove(this.turn, from, to);
    this.selected = null;
    if ('refusal' in tried) {
      this.notice = { kind: 'refused', refusal: tried.refusal, dice: this.turn.dice };
      return;
    }
    this.#turns = [...this.#turns, this.turn];
    this.notice = { kind: 'moved', from, to, hit: tried.turn.played.slice(this.turn.played.length).some((step) => step.hit) };
    this.turn = tried.turn;
    if (gameResult(tried.turn.position)) this.end();
  }

  /** The steps of a play from the list, in the place of what was played so far. */
  show(play: Play): void {
    if (!this.turn) return;
    let turn = startTurn(this.turn.before, this.turn.colour, this.turn.dice);
    const turns: Turn[] = [];
    for (const { from, to } of play.steps) {
      const tried = tryMove(turn, from, to);
      if ('refusal' in tried) return;
      turns.push(turn);
      turn = tried.turn;
    }
    this.#turns = turns;
    this.turn = turn;
    this.selected = null;
    this.notice = null;
    if (gameResult(turn.position)) this.end();
  }

  undo(): void {
    const last = this.#turns.at(-1);
    if (!last) return;
    this.turn = last;
    this.#turns = this.#turns.slice(0, -1);
    this.selected = null;
    this.notice = null;
  }

  /** Ends the turn where all is played that has to be (rule 18); otherwise says what is missing. */
  end(): void {
    const { turn } = this;
    if (!turn) return;
    const missing = endFault(turn);
    const result = gameResult(turn.position);
    if (missing && !result) {
      this.notice = { kind: 'refused', refusal: missing, dice: turn.dice };
      return;
    }
    this.position = turn.position;
    this.turn = null;
    this.selected = null;
    this.notice = null;
    this.#turns = [];
    if (result) this.#finish(result);
    else {
      this.#ended = turn;
      this.colour = other(turn.colour);
    }
  }

  /** Takes back the whole turn before, as long as nobody has rolled since (rule 19). */
  correct(): void {
    const ended = this.#ended;
    if (!ended || this.turn) return;
    this.position = ended.before;
    this.colour = ended.colour;
    this.turn = startTurn(ended.before, ended.colour, ended.dice);
    this.#ended = null;
    this.notice = { kind: 'corrected' };
  }

  /** The answer to an offer to resign by the player whose turn it is (rule 21). */
  resign(value: 'game' | 'gammon', accepted: boolean): void {
    if (this.result) return;
    const result = resignationResult(this.shown, { by: this.colour, value, accepted });
    if (!result) {
      this.notice = { kind: 'resignation-refused' };
      return;
    }
    this.position = this.shown;
    this.turn = null;
    this.#turns = [];
    this.#ended = null;
    this.notice = null;
    this.#finish(result);
  }

  #finish(result: GameResult): void {
    this.result = result;
    this.selected = null;
    this.#ended = null;
    this.games = [...this.games, result];
  }

  /** The next game of the match, started by the winner (rule 22), or a new match. */
  next(): void {
    const { starts, winner } = this.score;
    if (winner) this.games = [];
    this.open({ position: START, colour: starts ?? 'black', dice: null });
    this.opening = starts === null;
  }

  /** A new match from the start. */
  restart(): void {
    this.games = [];
    this.open({ position: START, colour: 'black', dice: null });
  }

  /** A position is set up by hand; after a match was won it is for a new one. */
  setup(): void {
    if (this.score.winner) this.games = [];
    this.position = this.turn?.before ?? this.position;
    this.turn = null;
    this.result = null;
    this.selected = null;
    this.notice = null;
    this.#ended = null;
    this.#turns = [];
    this.mode = 'setup';
    this.opening = false;
  }

  /** Back to playing, from what stands there. */
  play(): void {
    this.notice = isBare(this.position) ? { kind: 'setup-empty' } : null;
    if (this.notice) return;
    this.mode = 'play';
    this.result = gameResult(this.position);
    this.opening = false;
  }

  clear(): void {
    const empty: Side = Array.from({ length: BAR + 1 }, (_, at) => (at === OFF ? CHECKERS : 0));
    this.#place({ black: empty, white: empty });
  }

  /** The usual start, while a position is being set up. */
  start(): void {
    this.#place(START);
  }

  #place(position: Position): void {
    this.position = position;
    this.notice = null;
  }

  #paint(place: Place): void {
    this.notice = null;
    if (place === 'off') return;
    const colour = this.brush === 'remove' ? (countAt(this.position, 'black', place) > 0 ? 'black' : 'white') : this.brush;
    const by = this.brush === 'remove' ? -1 : 1;
    const side = [...this.position[colour]];
    const at = distanceOf(colour, place);
    if (by > 0 && (side[OFF] ?? 0) === 0) this.notice = { kind: 'setup-full' };
    else if (by > 0 && place !== 'bar' && countAt(this.position, other(colour), place) > 0) this.notice = { kind: 'setup-occupied' };
    else if (by > 0 || (side[at] ?? 0) > 0) {
      side[at] = (side[at] ?? 0) + by;
      side[OFF] = (side[OFF] ?? 0) - by;
      this.position = { ...this.position, [colour]: side };
    }
  }
}
