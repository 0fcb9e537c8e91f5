/** What each clause of the notation says, gathered into a draft of a document. */
import type { DiscId, Seat } from '../../physics/types.ts';
import { colorIn, discNamed, isBody, numberIn, type Placed, placesIn, seatIn } from './bodies.ts';
import { offTableIn } from './events.ts';
import { type Field, fieldsIn } from './fields.ts';
import { type Clause, Unreadable, type Word, wordAt } from './words.ts';

/** A value and the word that says it. */
export interface Said<T> {
  readonly value: T;
  readonly word: Word;
}

/** What the clauses say, before it is put together. */
export interface Draft {
  /** Bodies on the table before the stroke; undefined where nothing is said of them. */
  position?: Placed[];
  edition?: Said<string>;
  editions?: Said<readonly Said<string>[]>;
  doubles?: Word;
  colors?: Said<{ readonly red: readonly Seat[]; readonly black: readonly Seat[] }>;
  /** null: nobody has the right to play. */
  shooter?: Said<Seat | null>;
  events?: Said<Word[]>;
  after?: Said<Placed[]>;
  stroke?: Said<{ readonly angle: number; readonly speed: number }>;
  incidents?: Said<readonly [string, unknown]>[][];
  state?: Field[];
  readings?: Field[];
  table?: Field[];
  penalty?: Said<{ readonly seat: Seat; readonly disc: DiscId; readonly strokeFrom?: number }>[];
  offTable?: Said<{ readonly disc: DiscId; readonly over: string }>[];
  sets?: Said<number>;
  first?: Said<string>;
  noted?: Said<{ readonly rule: string; readonly color: string; readonly seat?: Seat }>[];
}

type Read = (draft: Draft, clause: Clause) => void;

/** Keyword to what its clause does to the draft. */
const CLAUSES: Readonly<Record<string, Read>> = {
  empty: (draft, clause) => {
    draft.position = [...(draft.position ?? []), ...placesIn(clause, 1, false)];
  },
  edition: (draft, clause) => {
    draft.edition = once(draft.edition, clause, { value: only(clause, 1, 'edition 2017').text, word: wordAt(clause, 1) });
  },
  editions: (draft, clause) => {
    const value = clause.slice(1).map((word) => ({ value: word.text, word }));
    draft.editions = once(draft.editions, clause, { value, word: clause[0] });
  },
  doubles: (draft, clause) => {
    none(clause, 1);
    draft.doubles = once(draft.doubles, clause, clause[0]);
  },
  colors: (draft, clause) => {
    draft.colors = once(draft.colors, clause, { value: seatingIn(clause), word: clause[0] });
  },
  shooter: (draft, clause) => {
    const word = only(clause, 1, 'south', 'west', 'north', 'east', 'none');
    draft.shooter = once(draft.shooter, clause, { value: word.text === 'none' ? null : seatIn(word), word });
  },
  events: (draft, clause) => {
    draft.events = { word: draft.events?.word ?? clause[0], value: [...(draft.events?.value ?? []), ...clause.slice(1)] };
  },
  after: (draft, clause) => {
    draft.after = { word: draft.after?.word ?? clause[0], value: [...(draft.after?.value ?? []), ...placesIn(clause, 1, true)] };
  },
  stroke: (draft, clause) => {
    none(clause, 3);
    const value = { angle: numberIn(wordAt(clause, 1), 'stroke 90 3.5'), speed: numberIn(wordAt(clause, 2), 'stroke 90 3.5') };
    draft.stroke = once(draft.stroke, clause, { value, word: clause[0] });
  },
  incident: (draft, clause) => {
    draft.incidents = [...(draft.incidents ?? []), incidentIn(clause)];
  },
  state: (draft, clause) => {
    draft.state = [...(draft.state ?? []), ...fieldsIn(clause, 1, 'turn=5')];
  },
  reading: (draft, clause) => {
    draft.readings = [...(draft.readings ?? []), ...fieldsIn(clause, 1, 'own-dark-directly=allowed')];
  },
  table: (draft, clause) => {
    draft.table = [...(draft.table ?? []), ...fieldsIn(clause, 1, 'friction=0.08')];
  },
  penalty: (draft, clause) => {
    draft.penalty = [...(draft.penalty ?? []), { value: penaltyIn(clause), word: clause[0] }];
  },
  'off-table': (draft, clause) => {
    const discs = clause.slice(1).map((word) => ({ value: offTableIn(word), word }));
    draft.offTable = [...(draft.offTable ?? []), ...discs];
  },
  sets: (draft, clause) => {
    const word = only(clause, 1, 'sets 7');
    draft.sets = once(draft.sets, clause, { value: numberIn(word, 'sets 7'), word });
  },
  first: (draft, clause) => {
    const word = only(clause, 1, 'first red');
    draft.first = once(draft.first, clause, { value: colorIn(word), word });
  },
  noted: (draft, clause) => {
    none(clause, 3);
    const { color, seat } = whoIn(wordAt(clause, 2));
    const value = { rule: wordAt(clause, 1).text, color, ...(seat ? { seat } : {}) };
    draft.noted = [...(draft.noted ?? []), { value, word: clause[0] }];
  },
};

/** The keyword that begins an entry of a log, with the seat that strokes. */
export const NEXT = 'next';
/** Words with which a clause may begin, besides a body. */
export const KEYWORDS: readonly string[] = [...Object.keys(CLAUSES), NEXT];

/** Adds what a clause says to the draft; a clause without a keyword says where bodies lie. */
export function readClause(draft: Draft, clause: Clause): void {
  const [first] = clause;
  if (isBody(first.text)) {
    draft.position = [...(draft.position ?? []), ...placesIn(clause, 0, false)];
    return;
  }
  const read = Object.hasOwn(CLAUSES, first.text) ? CLAUSES[first.text] : undefined;
  if (!read) throw new Unreadable(first, 'r1 0,300', 's 0,-440', ...KEYWORDS);
  read(draft, clause);
}

/** What a clause says once is not said again. */
function once<T>(already: T | undefined, clause: Clause, value: T): T {
  if (already !== undefined) throw new Unreadable(clause[0], `${clause[0].text} only once`);
  return value;
}

/** The word at `index`, which is the clause's last. */
function only(clause: Clause, index: number, ...samples: readonly string[]): Word {
  const word = wordAt(clause, index);
  if (word.text === '') throw new Unreadable(word, ...samples);
  none(clause, index + 1);
  return word;
}

function none(clause: Clause, from: number): void {
  const word = clause[from];
  if (word) throw new Unreadable(word, ';');
}

/** `colors red south north black west east`. */
function seatingIn(clause: Clause): { readonly red: readonly Seat[]; readonly black: readonly Seat[] } {
  const colors = { red: [] as Seat[], black: [] as Seat[] };
  let seats: Seat[] | undefined;
  for (const word of clause.slice(1)) {
    if (word.text === 'red' || word.text === 'black') seats = colors[word.text];
    else if (seats) seats.push(seatIn(word));
    else throw new Unreadable(word, 'red south black north');
  }
  return colors;
}

/** `red`, or `red/north` where the pair's player is given. */
function whoIn(word: Word): { readonly color: string; readonly seat?: Seat } {
  const [color = '', seat] = word.text.split('/');
  const by = colorIn({ text: color, at: word.at });
  return seat === undefined ? { color: by } : { color: by, seat: seatIn({ text: seat, at: word.at + color.length + 1 }) };
}

/** `incident discs-displaced red/north with=hand count=1 discs=r2`. */
function incidentIn(clause: Clause): Said<readonly [string, unknown]>[] {
  const type = wordAt(clause, 1);
  if (type.text === '') throw new Unreadable(type, 'incident double-hit red');
  const who = wordAt(clause, 2);
  const { color, seat } = whoIn(who);
  return [
    { value: ['type', type.text], word: type },
    { value: ['by', color], word: who },
    ...(seat ? [{ value: ['seat', seat] as const, word: who }] : []),
    ...fieldsIn(clause, 3, 'with=hand', seat ? ['type', 'by', 'seat'] : ['type', 'by']).map(({ name, value, word }) => ({
      value: [name, value] as const,
      word,
    })),
  ];
}

/** `penalty south r8` or `penalty south r8 from 40`. */
function penaltyIn(clause: Clause): { readonly seat: Seat; readonly disc: DiscId; readonly strokeFrom?: number } {
  none(clause, 5);
  const seat = seatIn(wordAt(clause, 1));
  const disc = discNamed(wordAt(clause, 2).text);
  if (disc === null) throw new Unreadable(wordAt(clause, 2), 'penalty south r8 from 40');
  const from = clause[3];
  if (!from) return { seat, disc };
  if (from.text !== 'from') throw new Unreadable(from, 'from 40');
  return { seat, disc, strokeFrom: numberIn(wordAt(clause, 4), 'from 40') };
}
