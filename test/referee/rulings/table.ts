/**
 * Tables of rulings: a case in short notation, what each edition says to it and under which article, written from the books by readers who did not
 * write the referee. Red sits south and takes the stroke; in doubles black sits west and east, and west is next.
 */
import { describe, expect, test } from 'vitest';
import { judge } from '../../../src/referee/judge.ts';
import type { EditionId, Incident, Ruling } from '../../../src/referee/types.ts';
import { caseOf, type ShortCase } from '../../support/case.ts';

/** What a ruling has to say; what is left out is not asked. */
export interface Expected {
  readonly stroke?: Ruling['stroke'];
  readonly turn?: Ruling['turn'];
  /** Penalty discs. */
  readonly red?: number;
  readonly black?: number;
  readonly restored?: readonly string[];
  /** `red4 0,485 penalty`, in order. */
  readonly placed?: readonly string[];
  /** `red4 penalty`, in order, wherever it lies. */
  readonly placedAs?: readonly string[];
  readonly unplaced?: readonly string[];
  readonly set?: Ruling['set'];
  readonly game?: Ruling['game'];
  readonly excluded?: Ruling['excluded'];
  readonly losesNext?: Ruling['losesNext'];
  readonly debts?: Readonly<Record<string, number>>;
  /** Warnings of red. */
  readonly warned?: number;
  /** Where these discs lie afterwards, null where they are gone. */
  readonly lies?: Readonly<Record<string, string | null>>;
  /** Articles that are among the findings. */
  readonly cites?: readonly string[];
  /** Articles that are not among the findings. */
  readonly silentOn?: readonly string[];
  readonly noRule?: boolean;
}

/** A case, what all editions named say to it, and what each says beside. */
export type Row = readonly [name: string, short: ShortCase, always: Expected, editions: Readonly<Partial<Record<EditionId, Expected>>>];

export const LIGHT = 'r1 0,300 r2 -250,200 r3 250,100 b1 20,-250 b2 -300,-300';
export const FED = { '2008': {}, '2010': {}, '2017': {} } as const;
export const ALL = { ...FED, club: {} } as const;
export const RED_LOST = { outcome: 'lost', color: 'red' } as const;
export const BLACK_WON = { outcome: 'won', color: 'black' } as const;
export const RED_WON = { outcome: 'won', color: 'red' } as const;
export const REPLAY = { outcome: 'replayed', swapSides: false, swapFirst: false } as const;
export const red = (type: Incident['type'], fields: Omit<Incident, 'type' | 'by'> = {}): Incident =>
  ({ type, by: 'red', ...fields }) as Incident;
export const black = (type: Incident['type'], fields: Omit<Incident, 'type' | 'by'> = {}): Incident =>
  ({ type, by: 'black', ...fields }) as Incident;

const round = (n: number): number => Math.round(n * 10) / 10 + 0;
const at = ({ x, y }: { readonly x: number; readonly y: number }): string => `${round(x)},${round(y)}`;

/** Of a ruling what the row asks about. */
function asked(ruling: Ruling, expected: Expected): Expected {
  const cited = ruling.findings.map((found) => found.article);
  const where = new Map((ruling.position?.discs ?? []).map((disc) => [disc.id as string, at(disc)] as const));
  const all: Required<Expected> = {
    stroke: ruling.stroke,
    turn: ruling.turn,
    red: ruling.penaltyDiscs.red,
    black: ruling.penaltyDiscs.black,
    restored: ruling.restored,
    placed: ruling.placements.map((placed) => `${placed.disc} ${at(placed)} ${placed.reason}`),
    placedAs: ruling.placements.map((placed) => `${placed.disc} ${placed.reason}`),
    unplaced: ruling.unplaced,
    set: ruling.set,
    game: ruling.game,
    excluded: ruling.excluded,
    losesNext: ruling.losesNext,
    debts: ruling.debts as Readonly<Record<string, number>>,
    warned: ruling.warnings.red,
    lies: Object.fromEntries(Object.keys(expected.lies ?? {}).map((id) => [id, where.get(id) ?? null])),
    cites: (expected.cites ?? []).filter((article) => cited.includes(article)),
    silentOn: (expected.silentOn ?? []).filter((article) => !cited.includes(article)),
    noRule: ruling.findings.length === 0 && ruling.notes.length === 1 && ruling.notes[0]?.article === null,
  };
  return Object.fromEntries(Object.keys(expected).map((key) => [key, all[key as keyof Expected]]));
}

/** A test for every row and edition. */
export function describeRulings(title: string, rows: readonly Row[]): void {
  describe(title, () => {
    for (const [name, short, always, editions] of rows) {
      test.each(Object.entries(editions))(`${name}: %s`, (edition, own) => {
        const expected: Expected = { ...always, ...own };
        const ruling = judge(caseOf(short, edition as EditionId));
        expect(asked(ruling, expected), JSON.stringify({ findings: ruling.findings, notes: ruling.notes })).toEqual(expected);
      });
    }
  });
}
