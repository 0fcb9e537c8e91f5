/**
 * Everything that is stored on a device as one file, and back. An import takes nothing away: what is not there comes, what is there already stays, and
 * what stands otherwise in the file comes as a second record beside the first. Records that cannot be opened here go into the file as they are.
 */

import { parseJson } from '../../notation/json.ts';
import { type Problem, problem } from '../../notation/problem.ts';
import { fail, ok, type Result } from '../../notation/result.ts';
import { type OpenSitting, readSitting } from '../../quiz/exam/sitting.ts';
import { readPlan, type StoredPlan } from '../../quiz/plan.ts';
import { EMPTY_PROGRESS, type Progress, readProgress } from '../../quiz/progress.ts';
import { isEdition } from '../../quiz/shape.ts';
import { EDITION_IDS } from '../../referee/types.ts';
import { judge as judgeDraft, type StoredDraft } from '../draft/store.ts';
import { judge as judgeRules, type StoredHouseRules } from '../house-rules/store.ts';
import type { PlanStore } from '../quiz/plans.ts';
import type { Store } from '../quiz/store.ts';
import { judge as judgeSheet, type StoredSheet } from '../scoresheet/stored/storage.ts';
import type { RecordKind } from '../store/record-kinds.ts';
import type { DeviceRecords, PutAside, Row } from '../store/records.ts';
import { judge as judgeTournament, type StoredTournament } from '../tournament/store.ts';

const BACKUP_FORMAT = 'novuss-backup';
/** Files of version 1 have no gathered certificates and no plans. */
const BACKUP_VERSION = 2;
/** The longest file that is read, letters. */
export const MAX_BACKUP = 64 * 1024 * 1024;

interface Rows {
  readonly tournaments: readonly StoredTournament[];
  readonly scoreSheets: readonly StoredSheet[];
  readonly houseRules: readonly StoredHouseRules[];
  readonly drafts: readonly StoredDraft[];
}
export const KINDS = ['tournaments', 'scoreSheets', 'houseRules', 'drafts'] as const satisfies readonly RecordKind[];
export type Kind = (typeof KINDS)[number];

export interface Backup extends Rows {
  readonly format: typeof BACKUP_FORMAT;
  readonly version: typeof BACKUP_VERSION;
  /** ISO time at which it was made. */
  readonly saved: string;
  readonly training: Progress;
  readonly sittings: readonly OpenSitting[];
  /** Codes of certificates that a trainer has gathered. */
  readonly gathered: readonly string[];
  /** Plans before an exam, at most one for an edition. */
  readonly plans: readonly StoredPlan[];
  /** Rows that cannot be opened here, as they are. */
  readonly aside: Readonly<Record<Kind | 'training', readonly unknown[]>>;
}

/** Where everything is stored. */
export interface Stores {
  readonly tournaments: DeviceRecords<StoredTournament>;
  readonly scoreSheets: DeviceRecords<StoredSheet>;
  readonly houseRules: DeviceRecords<StoredHouseRules>;
  readonly drafts: DeviceRecords<StoredDraft>;
  readonly training: Store;
  readonly plans: PlanStore;
}

/** A row of the training that cannot be read, with the table that it is of; one that came with a backup before is that already. */
function broken({ key, value }: PutAside): unknown {
  const [table] = key as readonly unknown[];
  return table === 'aside' ? value : { table, row: value };
}

/** Everything that is stored. `now` in ms since 1970. Rejects where the browser refuses. */
export async function collect({ training, plans, ...records }: Stores, now: number): Promise<Backup> {
  const [tournaments, scoreSheets, houseRules, drafts] = await Promise.all([
    records.tournaments.all(),
    records.scoreSheets.all(),
    records.houseRules.all(),
    records.drafts.all(),
  ]);
  const [progress, sittings, gathered, aside] = await Promise.all([
    training.read(),
    training.sittings(),
    training.gathered(),
    training.aside(),
  ]);
  return {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    saved: new Date(now).toISOString(),
    tournaments: tournaments.rows,
    scoreSheets: scoreSheets.rows,
    houseRules: houseRules.rows,
    drafts: drafts.rows,
    training: progress,
    sittings,
    gathered,
    plans: EDITION_IDS.flatMap((edition) => plans.get(edition) ?? []),
    aside: {
      tournaments: tournaments.aside.map(({ value }) => value),
      scoreSheets: scoreSheets.aside.map(({ value }) => value),
      houseRules: houseRules.aside.map(({ value }) => value),
      drafts: drafts.aside.map(({ value }) => value),
      training: aside.map(broken),
    },
  };
}

export const writeBackup = (backup: Backup): string => `${JSON.stringify(backup, null, 1)}\n`;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const JUDGES: Readonly<Record<Kind, (value: unknown) => string>> = {
  tournaments: judgeTournament,
  scoreSheets: judgeSheet,
  houseRules: judgeRules,
  drafts: judgeDraft,
};
const isPlan = (row: unknown): boolean => readPlan(JSON.stringify(row)) !== null && isEdition((row as StoredPlan).edition);
const rowOk = (row: unknown): boolean => isObject(row) && typeof row['id'] === 'string' && typeof row['touched'] === 'number';

/** Why a file is no backup that can be opened here. */
export type BackupProblem = Problem | { readonly code: 'not-backup' | 'newer-version' | 'too-large' };

function listProblem(path: string, list: unknown, sound: (row: unknown) => boolean): Problem | null {
  if (!Array.isArray(list)) return problem(path, list === undefined ? 'missing' : 'wrong-type', list, 'array');
  const at = list.findIndex((row) => !sound(row));
  return at < 0 ? null : problem(`${path}[${at}]`, 'wrong-type', list[at], path);
}

/** Reads a backup's text. Nothing is taken from a file that is wrong anywhere; the first thing wrong is named with its place. */
export function readBackup(text: string): Result<Backup, BackupProblem> {
  if (text.length > MAX_BACKUP) return fail({ code: 'too-large' });
  const json = parseJson(text);
  if (!json.ok) return json;
  const { value: file } = json;
  if (!isObject(file) || file['format'] !== BACKUP_FORMAT) return fail({ code: 'not-backup' });
  if (typeof file['version'] === 'number' && file['version'] > BACKUP_VERSION) return fail({ code: 'newer-version' });
  const value: Readonly<Record<string, unknown>> =
    file['version'] === 1 ? { ...file, version: BACKUP_VERSION, gathered: [], plans: [] } : file;
  if (value['version'] !== BACKUP_VERSION) return fail(problem('version', 'wrong-type', value['version'], BACKUP_VERSION));
  for (const kind of KINDS) {
    const wrong = listProblem(kind, value[kind], (row) => rowOk(row) && JUDGES[kind](row) === 'sound');
    if (wrong) return fail(wrong);
  }
  const wrongSitting = listProblem('sittings', value['sittings'], (row) => readSitting(row) !== null);
  if (wrongSitting) return fail(wrongSitting);
  const wrongGathered = listProblem('gathered', value['gathered'], (row) => typeof row === 'string');
  if (wrongGathered) return fail(wrongGathered);
  const wrongPlan = listProblem('plans', value['plans'], isPlan);
  if (wrongPlan) return fail(wrongPlan);
  const training = readProgress(value['training']);
  if (!training.ok)
    return fail(
      problem(['training', training.error.path].filter(Boolean).join('.'), 'wrong-type', training.error.found ?? null, 'progress'),
    );
  const { aside } = value;
  if (!isObject(aside)) return fail(problem('aside', aside === undefined ? 'missing' : 'wrong-type', aside, 'object'));
  for (const kind of [...KINDS, 'training'] as const) {
    const wrong = listProblem(
      `aside.${kind}`,
      aside[kind],
      (row) => isObject(row) && (kind === 'training' || ['string', 'number'].includes(typeof row['id'])),
    );
    if (wrong) return fail(wrong);
  }
  return ok({ ...(value as unknown as Backup), training: training.value });
}

/** What became of the records of a backup: new here, here already, and otherwise here, so that it came as a second record. */
export interface Restored {
  readonly added: number;
  readonly there: number;
  readonly beside: number;
}

/** What says the same is the same: the order of fields says nothing. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
/** Of a row, without what only says when and by whom it was written. */
const content = ({ id: _, touched: __, stamp: ___, ...rest }: Row & Readonly<Record<string, unknown>>): string => canonical(rest);

async function restoreRows<K extends Row>(
  store: DeviceRecords<K>,
  rows: readonly K[],
  aside: readonly unknown[],
  newId: () => string,
): Promise<Restored> {
  const here = await store.all();
  const contents = new Set([...here.rows, ...here.aside.map(({ value }) => value)].map((row) => content(row as never)));
  const wanted = [...rows, ...(aside as readonly K[])].filter((row) => !contents.has(content(row as never)));
  const added = new Set(await store.add(wanted));
  const beside = wanted.filter(({ id }) => !added.has(id)).map((row) => ({ ...row, id: newId() }));
  if (beside.length > 0) await store.add(beside);
  return { added: added.size, there: rows.length + aside.length - wanted.length, beside: beside.length };
}

/** Brings everything back. Rejects where the browser refuses; done again it doubles nothing. */
export async function restore(stores: Stores, backup: Backup, newId: () => string): Promise<Restored> {
  const done: Restored[] = [];
  for (const kind of KINDS) done.push(await restoreRows<Row>(stores[kind] as never, backup[kind], backup.aside[kind], newId));
  const { training, plans } = stores;
  const known = new Set((await training.sittings()).map(({ code }) => code));
  const raw = new Set((await training.aside()).map((one) => canonical(broken(one))));
  const wrote = [
    await training.write([{ merge: backup.training }]),
    await training.keepGathered(backup.gathered),
    await training.addAside(backup.aside.training.filter((value) => !raw.has(canonical(value)))),
  ];
  for (const sitting of backup.sittings) if (!known.has(sitting.code)) wrote.push(await training.keepSitting(sitting));
  for (const plan of backup.plans) {
    // the one that is here stays
    if (plans.get(plan.edition) === null) plans.set(plan.edition, plan);
    wrote.push(plans.get(plan.edition) !== null);
  }
  if (wrote.includes(false)) throw new Error('the browser refuses');
  const sum = (of: keyof Restored): number => done.reduce((all, one) => all + one[of], 0);
  return { added: sum('added'), there: sum('there'), beside: sum('beside') };
}

/** Whether there is nothing in it. */
export const isEmpty = ({ tournaments, scoreSheets, houseRules, drafts, training, sittings, gathered, plans, aside }: Backup): boolean =>
  [
    tournaments,
    scoreSheets,
    houseRules,
    drafts,
    training.attempts,
    training.memories,
    training.exams,
    sittings,
    gathered,
    plans,
    ...Object.values(aside),
  ].every(({ length }) => length === 0) && training.days.length === EMPTY_PROGRESS.days.length;
