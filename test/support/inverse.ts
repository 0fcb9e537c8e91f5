/**
 * What is written can be read back: for every kind of file and link that the site gives out, random documents, and of the kinds that had older
 * versions the documents as those wrote them. `test/inverse.test.ts` plays a sample, `npm run validate` 5,000 of each.
 */
import fc from 'fast-check';
import { dump } from 'js-yaml';
import { readDraft } from '../../src/draft/read.ts';
import type { Draft } from '../../src/draft/schema.ts';
import { briefDraft, decodeDrafts, encodeDrafts } from '../../src/draft/share.ts';
import { loadCorpus } from '../../src/files/corpus.ts';
import { decodeHouseRules, encodeHouseRules, type HouseRules, readHouseRules, writeHouseRules } from '../../src/notation/house-rules.ts';
import { decodeCase } from '../../src/notation/open-case.ts';
import { decodeShare, encodeShare, type SharedTable } from '../../src/notation/share.ts';
import { encodeCase } from '../../src/notation/share-case.ts';
import { parseText } from '../../src/notation/text/parse.ts';
import { printCase, printCheckPlacement, printClassify, printLog, printPlace, printShot } from '../../src/notation/text/print.ts';
import { readText, type TextKind } from '../../src/notation/text/read.ts';
import { bookOf } from '../../src/quiz/book.ts';
import { examCode, newExam, openExam, STANDARD_EXAM } from '../../src/quiz/exam/exam.ts';
import { openQuestion, questionCode } from '../../src/quiz/link.ts';
import type { Memory } from '../../src/quiz/memory.ts';
import {
  type Attempt,
  type Day,
  EMPTY_PROGRESS,
  exportProgress,
  mergeProgress,
  PROGRESS_VERSION,
  type Progress,
  parseProgress,
} from '../../src/quiz/progress.ts';
import { DIFFICULTIES, MISTAKES, QUESTION_KINDS } from '../../src/quiz/types.ts';
import { Random } from '../../src/random/random.ts';
import { READINGS } from '../../src/referee/readings.ts';
import { EDITION_IDS } from '../../src/referee/types.ts';
import { newSheet } from '../../src/scoresheet/head.ts';
import { endings, happened, incidentTypes, logOf, noted, penalties, playSheet, put, undo } from '../../src/scoresheet/sheet.ts';
import type { Act, Sheet, SheetHead } from '../../src/scoresheet/types.ts';
import { newCompetition } from '../../src/tournament/competition.ts';
import { readCompetition, readTournament } from '../../src/tournament/read.ts';
import { readTrf } from '../../src/tournament/trf/read.ts';
import { writeTrf } from '../../src/tournament/trf/write.ts';
import type { Tournament } from '../../src/tournament/types.ts';
import { writeTournament } from '../../src/tournament/write.ts';
import { importSheet } from '../../src/widgets/scoresheet/stored/import.ts';
import { drafts } from '../draft/arbitrary.ts';
import { teamEvents } from '../tournament/event/support.ts';
import { tournaments } from '../tournament/support.ts';
import { arbCase, arbCheckPlacement, arbClassify, arbLog, arbPlace, arbPosition, arbShot, arbStroke } from './arbitraries.ts';
import { INCIDENT_FIELDS } from './incidents.ts';

/** A kind of document: one at random goes out and comes back; `went` and `came` must be the same. */
export interface Kind {
  readonly kind: string;
  readonly trip: fc.Arbitrary<{ readonly went: unknown; readonly came: unknown }>;
}
const kind = <T>(
  name: string,
  documents: fc.Arbitrary<T>,
  trip: (document: T) => { readonly went: unknown; readonly came: unknown },
): Kind => ({
  kind: name,
  trip: documents.map(trip),
});
const whole = (went: unknown, read: { readonly ok: boolean }) => ({ went: { ok: true, value: went }, came: read });

/** What somebody may call a player, a club, an event. */
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
const namedTournaments: fc.Arbitrary<Tournament> = fc.tuple(tournaments, fc.array(name, { minLength: 20, maxLength: 20 }), name).map(
  ([t, names, event]): Tournament => ({
    ...t,
    // as the forms tidy what is typed
    name: tidy(event, 'Cup'),
    players: t.players.map((player, i) => ({ ...player, name: tidy(`${names[i % names.length] ?? ''}${player.id}`, `P${player.id}`) })),
  }),
);
const tidy = (text: string, otherwise: string): string => text.replace(/[\s\p{C}]+/gu, ' ').trim() || otherwise;

/** Games in which anything may have been noted, and some of it taken back. */
const sheets: fc.Arbitrary<Sheet> = fc
  .record({
    seed: fc.nat(0x7fffffff),
    moves: fc.nat(14),
    edition: fc.constantFrom(...EDITION_IDS),
    doubles: fc.boolean(),
    sides: fc.record({
      red: fc.constantFrom('first' as const, 'second' as const),
      begins: fc.constantFrom('first' as const, 'second' as const),
      south: fc.constantFrom('first' as const, 'second' as const),
    }),
    sets: fc.integer({ min: 1, max: 9 }),
    names: fc.array(name, { minLength: 4, maxLength: 4 }),
    about: fc.record({ event: name, table: name, date: name, referee: name, houseRules: name }, { requiredKeys: [] }),
  })
  .map(({ seed, moves, edition, doubles, sides, sets, names: [a = '', b = '', c = '', d = ''], about }) => {
    const head: SheetHead = {
      edition,
      format: doubles ? 'doubles' : 'singles',
      names: doubles ? { first: [a, c], second: [b, d] } : { first: [a], second: [b] },
      ...sides,
      sets,
      ...about,
    };
    const random = new Random(seed);
    let sheet = newSheet(head);
    for (let i = 0; i < moves; i++) sheet = random.chance(0.1) ? undo(sheet) : (put(sheet, someAct(random, sheet, i)) ?? sheet);
    return { ...sheet, undone: [] };
  });

function someAct(random: Random, sheet: Sheet, at: number): Act {
  const played = playSheet(sheet);
  if (!played.ok) throw new Error(played.reason);
  const color = random.pick(['red', 'black'] as const);
  if (sheet.head.format === 'doubles' && random.chance(0.1)) return { at, swap: color };
  const shooter = played.next;
  if (shooter === null || random.chance(0.3)) {
    const type = random.pick(incidentTypes(sheet.head.edition));
    return { at, entry: happened(played, { type, by: color, ...INCIDENT_FIELDS[type] }) };
  }
  const offers = [...penalties(sheet.head).map(({ rule }) => ({ rule, color })), ...endings(sheet.head, played)];
  const { rule, color: whose } = random.chance(0.3) ? { rule: 'nothing-pocketed' as const, color } : random.pick(offers);
  return { at, entry: noted(shooter, { rule, color: whose }) };
}

const time = fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 });
const memory: fc.Arbitrary<Memory> = fc.record({
  edition: fc.constantFrom(...EDITION_IDS),
  provision: fc.constantFrom('striker-pocketed', 'penalty-placement', 'dark-disc', 'double-hit'),
  wording: fc.constantFrom('a', 'b'),
  due: time,
  last: fc.option(time, { nil: null }),
  stability: fc.double({ min: 0, max: 300, noNaN: true }).map((x) => x + 0),
  difficulty: fc.double({ min: 0, max: 10, noNaN: true }).map((x) => x + 0),
  reps: fc.nat(9),
  lapses: fc.nat(3),
  state: fc.constantFrom(0, 1, 2, 3),
});
const day: fc.Arbitrary<Day> = fc.record({
  date: fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21'),
  answered: fc.nat(40),
  right: fc.nat(40),
  daily: fc.boolean(),
});
const attempt: fc.Arbitrary<Attempt> = fc.record({
  code: fc.constantFrom('AAA', 'BBB', 'CCC'),
  at: time,
  edition: fc.constantFrom(...EDITION_IDS),
  provision: fc.option(fc.constant('dark-disc'), { nil: null }),
  right: fc.boolean(),
  mistake: fc.option(fc.constantFrom(...MISTAKES), { nil: null }),
});
/** Progress with one row a key, as a device has it. */
export const progress: fc.Arbitrary<Progress> = fc
  .record({
    memories: fc.array(memory, { maxLength: 6 }),
    days: fc.array(day, { maxLength: 4 }),
    attempts: fc.array(attempt, { maxLength: 6 }),
    exams: fc.array(fc.record({ code: fc.constantFrom('E1', 'E2'), at: time }), { maxLength: 3 }),
    edition: fc.constantFrom(...EDITION_IDS),
  })
  .map((rows) => mergeProgress({ ...EMPTY_PROGRESS, edition: rows.edition }, { version: PROGRESS_VERSION, ...rows }));

const houses: fc.Arbitrary<HouseRules> = fc.record({
  name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  edition: fc.constantFrom('2008', '2017', 'club', '2031'),
  readings: fc
    .uniqueArray(fc.constantFrom(...READINGS), { selector: ({ id }) => id })
    .chain((readings) => fc.tuple(...readings.map(({ id, options }) => fc.tuple(fc.constant(id), fc.constantFrom(...options)))))
    .map((pairs) => Object.fromEntries(pairs)),
});

const tables: fc.Arbitrary<SharedTable> = fc.record({
  edition: fc.constantFrom(...EDITION_IDS),
  format: fc.constant('singles' as const),
  colors: fc.constantFrom<SharedTable['colors'][]>({ red: ['south'], black: ['north'] }, { red: ['north'], black: ['south'] }),
  shooter: fc.constantFrom('south', 'north', null),
  position: arbPosition('singles', 'maybe'),
  stroke: fc.option(arbStroke),
});

const document = (text: string, of: TextKind) => {
  const read = readText(text, of);
  return read.ok ? read.value.document : read.error;
};
/** What is said by default or says nothing is not written in a text: singles, an empty list, counts of nobody. */
export function spoken(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoken);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value)
    .map(([key, inner]) => [key, spoken(inner)] as const)
    .filter(([key, inner]) => !(key === 'format' && inner === 'singles') && (!isEmpty(inner) || mayBeEmpty(key, value)));
  return Object.fromEntries(fields);
}
/** A position without discs and a stroke without events say something. */
const mayBeEmpty = (key: string, of: object): boolean => key === 'events' || key === 'log' || (key === 'discs' && 'striker' in of);
const isEmpty = (value: unknown): boolean => typeof value === 'object' && value !== null && Object.keys(value).length === 0;

const book = bookOf(loadCorpus().corpus);
const questions = fc.record({
  kind: fc.constantFrom(...QUESTION_KINDS),
  edition: fc.constantFrom(...EDITION_IDS),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  seed: fc.nat(2 ** 32 - 1),
});

const wrong = (problem: object): never => {
  throw new Error(JSON.stringify(problem));
};

export const KINDS: readonly Kind[] = [
  kind('tournament, JSON', namedTournaments, (t) => whole(t, readTournament(JSON.parse(writeTournament(t))))),
  kind('competition of teams, JSON', teamEvents, (event) => {
    const competition = { ...newCompetition('Cup', '2010', { ...event, format: 'swiss' }), events: [event] };
    return whole(competition, readCompetition(JSON.parse(writeTournament(competition))));
  }),
  kind('tournament, TRF', namedTournaments, (t) => whole(t, readTrf(writeTrf(t)))),
  kind('score sheet, log', sheets, (sheet) => {
    const back = importSheet(JSON.stringify(logOf(sheet), null, 2), 0);
    return { went: logOf(sheet), came: back.ok ? logOf(back.sheet) : back };
  }),
  kind('progress', progress, (p) => whole(p, parseProgress(exportProgress(p)))),
  kind('progress of version 1', progress, ({ memories, days }) =>
    whole(
      { ...EMPTY_PROGRESS, edition: '2017', memories, days: days.map((one) => ({ ...one, daily: false })) },
      parseProgress(JSON.stringify({ version: 1, memories, days: days.map(({ daily: _, ...rest }) => rest) })),
    ),
  ),
  kind('progress of version 2', progress, ({ memories, days, attempts }) =>
    whole(
      { ...EMPTY_PROGRESS, edition: '2017', memories, days, attempts },
      parseProgress(JSON.stringify({ version: 2, memories, days, attempts })),
    ),
  ),
  kind('house rules, file', houses, (house) => whole(house, readHouseRules(writeHouseRules(house)))),
  kind('house rules, link', houses, (house) => whole(house, decodeHouseRules(encodeHouseRules(house) ?? ''))),
  kind('table, link', tables, (table) => whole(table, decodeShare(encodeShare(table)))),
  kind('case, link', arbCase, (one) => {
    const code = encodeCase(one);
    // what is too large for a link is none
    if (code === null) return { went: null, came: null };
    const back = decodeCase(code);
    return { went: encodeCase(one), came: back.ok ? encodeCase(back.value.document) : back };
  }),
  kind('question, link', questions, (ref) => whole({ ref, changed: false }, openQuestion(book, questionCode(book, ref)))),
  kind(
    'exam, link',
    fc.tuple(fc.constantFrom(...EDITION_IDS), fc.integer({ min: 5, max: 60 }), fc.nat(999_999)),
    ([edition, count, seed]) => {
      const exam = newExam(book, { ...STANDARD_EXAM, edition, count, seed });
      return whole({ exam, changed: false }, openExam(book, examCode(exam)));
    },
  ),
  kind('case, text', fc.tuple(arbCase, fc.boolean()), ([one, lines]) => {
    const parsed = parseText('case', printCase(one, { lines }));
    return { went: spoken(one), came: parsed.ok ? spoken(parsed.value) : parsed };
  }),
  kind('shot, text', arbShot, (shot) => ({ went: shot, came: document(printShot(shot), 'shot') })),
  kind('position, text', arbClassify, (one) => ({ went: spoken(one), came: document(printClassify(one), 'classify') })),
  kind('striker, text', arbCheckPlacement, (one) => ({
    went: spoken(one),
    came: document(printCheckPlacement(one), 'check-placement'),
  })),
  kind('discs to place, text', arbPlace, (one) => ({
    went: spoken({ ...one, penalty: Array.isArray(one.penalty) && one.penalty.length === 1 ? one.penalty[0] : one.penalty }),
    came: document(printPlace(one), 'place'),
  })),
  kind('draft, link', fc.array(drafts, { minLength: 1, maxLength: 3 }), (some) => {
    const code = encodeDrafts(some as [Draft, ...Draft[]]);
    // what is too large for a link is none
    return code === null ? { went: null, came: null } : whole(some, decodeDrafts(code));
  }),
  kind('draft, file', drafts, (draft) => ({
    went: draft,
    came: readDraft({ file: 'a.yaml', text: dump(briefDraft(draft)) }, wrong)?.draft,
  })),
  kind('log, text', arbLog, (one) => ({ went: spoken(one), came: document(printLog(one), 'log') })),
];
