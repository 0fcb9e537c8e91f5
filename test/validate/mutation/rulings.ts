/** The rulings of the perft's sample one by one, with their cases, so that a referee with a fault in it is stopped at the first that differs. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckPlacementDocument } from '../../../src/notation/types.ts';
import { answerTo } from '../../../src/perft/answer.ts';
import { canonical } from '../../../src/perft/canonical.ts';
import { EDITIONS } from '../../../src/referee/editions.ts';
import { debtBefore } from '../../../src/referee/set.ts';
import { tableUnder } from '../../../src/referee/sizes.ts';
import type { EditionId } from '../../../src/referee/types.ts';
import { strikerMayLie } from '../../../src/referee/zones.ts';
import { type DebtRow, sheetContext } from '../../referee/debt-before.ts';
import { articleLines, conflictLines, draftLines } from '../../referee/finder/text.ts';

/** The variable with the folder of the rulings of the referee without a fault, for the processes that Stryker starts in another folder. */
export const FOLDER = 'NOVUSS_MUTATION_RULINGS';

/** What the finder makes of an edition, the quicker first. */
export const FINDER: Readonly<Record<string, (edition: EditionId) => readonly string[]>> = {
  articles: articleLines,
  conflicts: conflictLines,
  draft: draftLines,
};

/** A row of test/referee/debt-before.ts without what it is called and what it says. */
export interface DebtAsked {
  readonly asked: DebtRow[1];
  readonly rule: DebtRow[2];
  readonly color: DebtRow[3];
}

/** What score sheets and drawn tables ask beside rulings, where no command says the same. */
const BESIDE: Readonly<Record<string, (document: never) => unknown>> = {
  'debt-before': ({ asked, rule, color }: DebtAsked) => debtBefore(sheetContext(asked), rule, color),
  'striker-may-lie': ({ position, shooter, edition }: CheckPlacementDocument) =>
    strikerMayLie(tableUnder(EDITIONS[edition]), position, position.striker, shooter),
};

/** A document with its edition, and the command that it is put to. */
export interface Asked {
  readonly command: string;
  readonly document: object;
}

/** With the answer as text that is equal where answers are. */
interface Ruled extends Asked {
  readonly answer: string;
}

/** So few rulings are in a file that the first differing one is reached soon. */
const IN_A_FILE = 100;
const fileOf = (folder: string, part: number): string => join(folder, `${part}.json`);

function answered({ command, document }: Asked): string {
  const beside = BESIDE[command];
  if (beside !== undefined) return canonical({ answer: beside(document as never) });
  const ofFinder = FINDER[command];
  if (ofFinder === undefined) return canonical(answerTo(command, document));
  return ofFinder((document as { readonly edition: EditionId }).edition).join('\n');
}

/** Stores in the folder how the referee rules as it is. */
export function storeRulings(folder: string, asked: Iterable<Asked>): void {
  mkdirSync(folder, { recursive: true });
  const ruled = [...asked].map((one): Ruled => ({ ...one, answer: answered(one) }));
  for (let part = 0; part * IN_A_FILE < ruled.length; part += 1)
    writeFileSync(fileOf(folder, part), JSON.stringify(ruled.slice(part * IN_A_FILE, (part + 1) * IN_A_FILE)));
}

function* stored(): Generator<Ruled> {
  const folder = process.env[FOLDER] as string;
  for (let part = 0; existsSync(fileOf(folder, part)); part += 1)
    yield* JSON.parse(readFileSync(fileOf(folder, part), 'utf8')) as readonly Ruled[];
}

/** A stored case that is ruled otherwise now, and how. */
export interface Changed {
  readonly case: Ruled;
  /** The answer now, or what the referee threw. */
  readonly now: string;
}

/** How a stored case is ruled otherwise now; null where it is not. */
export function changeOf(ruled: Ruled): Changed | null {
  try {
    const now = answered(ruled);
    return now === ruled.answer ? null : { case: ruled, now };
  } catch (error) {
    return { case: ruled, now: String(error) };
  }
}

/** The first of the stored cases that is ruled otherwise now; null where there is none. */
export function firstChanged(): Changed | null {
  for (const ruled of stored()) {
    const changed = changeOf(ruled);
    if (changed !== null) return changed;
  }
  return null;
}
