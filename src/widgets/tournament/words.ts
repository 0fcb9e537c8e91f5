/** Sentences of the tournament page: refusals, faults, damaged files. */
import type { Lang } from '../../corpus/model.ts';
import { figure, fill, fillNamed } from '../../narrate/sentence.ts';
import type { CompetitionRefusal } from '../../tournament/competition.ts';
import type { CompetitionEvent, RobinTie } from '../../tournament/event/types.ts';
import { type FileProblem, pathText } from '../../tournament/problem.ts';
import { type Slot, tablesOf } from '../../tournament/schedule.ts';
import type { ResultFault } from '../../tournament/scoring.ts';
import type { Result } from '../../tournament/types.ts';
import type { TournamentStrings } from '../../ui/strings.ts';

export interface Words {
  readonly lang: Lang;
  readonly t: TournamentStrings;
}

export const faultText = (fault: ResultFault, { t, lang }: Words): string => {
  const n = 'most' in fault ? fault.most : 'needed' in fault ? fault.needed : 0;
  return fill(t.fault[fault.code], { n }, lang);
};

/** Why something cannot be done. `nameOf`: the members of the teams by their numbers. */
export function refusalText(why: CompetitionRefusal, words: Words, nameOf: (member: number) => string = String): string {
  const { t, lang } = words;
  if (why.code === 'result') return faultText(why.fault, words);
  const values = {
    ...('name' in why ? { name: why.name } : {}),
    ...('member' in why ? { name: nameOf(why.member) } : {}),
    ...('most' in why ? { n: why.most } : {}),
    ...('boards' in why ? { n: why.boards } : {}),
    ...('number' in why ? { n: why.number } : {}),
    ...('round' in why ? { round: why.round } : {}),
    ...('table' in why ? { table: why.table } : {}),
  };
  return fill(t.refusal[why.code], values, lang);
}

/** `Line 12, rounds[1].pairings[0].result: …` */
export function problemText(problem: FileProblem, { t, lang }: Words): string {
  const { code, line, path, holds = '', expected = '' } = problem;
  const where = [
    ...(line === undefined ? [] : [fill(t.problem.line, { line }, lang)]),
    ...(path === undefined || path.length === 0 ? [] : [pathText(path)]),
  ].join(', ');
  const said = fill(t.problem.code[code], { holds: holds || '–', expected: expected || '–' }, lang);
  return where === '' ? said : `${where}: ${said}`;
}

/** What an event is called: its name, or its format. */
export const eventName = ({ name, format }: Pick<CompetitionEvent, 'name' | 'format'>, { t }: Words): string =>
  name || t.event.formats[format];

/** What can part those who are level, by name; between teams matches and games stand where games and sets do. */
export const tieNames = (teams: boolean, { t }: Words): Readonly<Record<'points' | RobinTie, string>> => ({
  points: t.cross.points,
  ...t.cross.ties,
  ...(teams ? t.team.ties : {}),
});

/** In which order an event's table is made, the points with what they are worth. */
export const orderTexts = (
  event: { readonly team?: unknown; readonly ties: readonly RobinTie[] },
  words: Words,
): readonly [string, ...string[]] => {
  const teams = event.team !== undefined;
  const names = tieNames(teams, words);
  return [teams ? words.t.team.pointsHow : words.t.cross.pointsHow, ...event.ties.map((one) => names[one])];
};

/** Half points as points, in figures of the language: `3.5`, `3,5`. */
export const halvesText = (halves: number, { lang }: Words): string => figure(halves / 2, lang);

/** Points, which may be halves: `3½`, `½`. */
export const pointsText = (points: number): string => (Number.isInteger(points) ? String(points) : `${Math.floor(points) || ''}½`);

/** `3 : 1`, `3½ : 2½`, `+ : –`; empty where there is none. */
export function resultText(result: Result | null): string {
  if (result === null) return '';
  if (result.kind === 'played')
    return `${pointsText(result.first)}\u00a0:\u00a0${pointsText(result.second)}${result.drawn ? ` (${result.drawn}\u00a0=)` : ''}`;
  const [won, lost, level] = result.kind === 'forfeit' ? ['+', '–', '–'] : ['1', '0', '½'];
  const side = (who: 'first' | 'second'): string => (result.winner === null ? level : result.winner === who ? won : lost) as string;
  return `${side('first')}\u00a0:\u00a0${side('second')}`;
}

/** `Table 3`; `Tables 3–5`, `Tables 1, 3` for a team match on several. */
export function tableText(place: Pick<Slot, 'table' | 'more'>, { t, lang }: Words): string {
  const tables = tablesOf(place).toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [tables[0], tables.at(-1)];
  const n = tables.length > 2 && last - first === tables.length - 1 ? `${first}–${last}` : tables.join(', ');
  return fillNamed(tables.length > 1 ? t.venue.tablesNo : t.venue.tableNo, { n }, lang);
}
