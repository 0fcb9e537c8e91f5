/**
 * The interface strings, `content/ui/<area>/<lang>.json`, typed from English: what another language lacks is a type error here or in
 * strings-all.ts. Values to fill in stand as `{{name}}`: `fill` in sentence.ts, `interpolate` in format.ts.
 */
import type { STRINGS } from '../compiled/ui/all.ts';
import { load as backgammon } from '../compiled/ui/backgammon.ts';
import { load as change } from '../compiled/ui/change.ts';
import { load as divergence } from '../compiled/ui/divergence.ts';
import { STRINGS as loadError } from '../compiled/ui/load-error.all.ts';
import { load as map } from '../compiled/ui/map.ts';
import { load as names } from '../compiled/ui/names.ts';
import { load as offline } from '../compiled/ui/offline.ts';
import { load as problem } from '../compiled/ui/problem.ts';
import { load as quiz } from '../compiled/ui/quiz.ts';
import { load as report } from '../compiled/ui/report.ts';
import { load as ruling } from '../compiled/ui/ruling.ts';
import { load as scoresheet } from '../compiled/ui/scoresheet.ts';
import { load as table } from '../compiled/ui/table.ts';
import { load as tableTools } from '../compiled/ui/table-tools.ts';
import { load as tournament } from '../compiled/ui/tournament.ts';
import type { Lang } from '../corpus/model.ts';
import { type EditionNames, namedInQuiz, namedInTable, withEditionNames } from './edition-names.ts';

type English = { readonly [Area in keyof typeof STRINGS]: (typeof STRINGS)[Area]['en'] };
/** Strings whose keys come from data; tests hold them against it. */
type ByKey = Readonly<Record<string, string>>;

/** What each area holds. */
export interface Strings extends Omit<English, 'quiz' | 'report' | 'table'> {
  readonly quiz: English['quiz'] & { readonly detail: ByKey; readonly unit: ByKey; readonly ui: { readonly editionName: EditionNames } };
  readonly table: English['table'] & { readonly edition: EditionNames };
  readonly report: English['report'] & { readonly fields: ByKey; readonly options: ByKey };
}
export type BackgammonStrings = Strings['backgammon'];
export type TableToolsStrings = Strings['table-tools'];
export type CasesStrings = Strings['cases'];
export type ChangeStrings = Strings['change'];
export type CompareStrings = Strings['compare'];
export type DivergenceStrings = Strings['divergence'];
export type EmbedStrings = Strings['embed'];
export type EquipmentStrings = Strings['equipment'];
export type FindStrings = Strings['find'];
export type HappenedStrings = Strings['happened'];
export type LoadErrorStrings = Strings['load-error'];
export type MapStrings = Strings['map'];
export type NamesStrings = Strings['names'];
export type OfflineStrings = Strings['offline'];
export type PaperStrings = Strings['paper'];
export type ProblemStrings = Strings['problem'];
export type QuizStrings = Strings['quiz'];
export type ReportStrings = Strings['report'];
export type RulingStrings = Strings['ruling'];
export type ScoresheetStrings = Strings['scoresheet'];
export type SheetFindStrings = Strings['sheet-find'];
export type TableStrings = Strings['table'];
export type TournamentStrings = Strings['tournament'];

/** The codes that the interface has words for are the keys of those words. */
export type SeenCode = keyof RulingStrings['seen'];
export type DecidedCode = keyof RulingStrings['decided'];
export type HeadlineCode = keyof RulingStrings['headline'];
export type PanelId = keyof TableStrings['panel'];
export type AskCode = keyof QuizStrings['ask'];
export type ReportProblemCode = keyof ReportStrings['problems'];
export type RelativeBoard = keyof NamesStrings['board'];
export type RelativeCorner = keyof NamesStrings['corner'];
export type ViewId = keyof Strings['equipment']['views'];

/** Fetches an area in one language, in a browser; each file is a chunk of its own. */
type Load<S> = Readonly<Record<Lang, () => Promise<S>>>;
export const loadBackgammonStrings: Load<BackgammonStrings> = backgammon;
export const loadTableToolsStrings: Load<TableToolsStrings> = tableTools;
export const loadChangeStrings: Load<ChangeStrings> = change;
export const loadDivergenceStrings: Load<DivergenceStrings> = divergence;
export const loadMapStrings: Load<MapStrings> = map;
export const loadNamesStrings: Load<NamesStrings> = names;
export const loadOfflineStrings: Load<OfflineStrings> = offline;
export const loadProblemStrings: Load<ProblemStrings> = problem;
export const loadQuizStrings: Load<QuizStrings> = withEditionNames(quiz, namedInQuiz);
export const loadReportStrings: Load<ReportStrings> = report;
export const loadRulingStrings: Load<RulingStrings> = ruling;
export const loadScoresheetStrings: Load<ScoresheetStrings> = scoresheet;
export const loadTableStrings: Load<TableStrings> = withEditionNames(table, namedInTable);
export const loadTournamentStrings: Load<TournamentStrings> = tournament;

/** What is said where a part of a page could not be fetched: every language stands in the script, since nothing more can be fetched then. */
export const LOAD_ERROR_STRINGS: Readonly<Record<Lang, Strings['load-error']>> = loadError;
