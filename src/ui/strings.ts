/**
 * The interface strings, `content/ui/<area>/<lang>.json`, typed from English: what another language lacks is a type error in strings-all.ts.
 * Browsers fetch one language of an area by `load` of `src/compiled/ui/<area>.ts`; each file is a chunk of its own. Values to fill in stand as
 * `{{name}}`: `fill` in sentence.ts, `interpolate` in interpolate.ts.
 */
import type { STRINGS } from '../compiled/ui/all.ts';
import type { EditionNames } from './edition-names.ts';

type English = { readonly [Area in keyof typeof STRINGS]: (typeof STRINGS)[Area]['en'] };
/** Strings whose keys come from data; tests hold them against it. */
type ByKey = Readonly<Record<string, string>>;

/** What each area holds. */
export interface Strings extends Omit<English, 'quiz' | 'report' | 'table' | 'verdict'> {
  readonly quiz: English['quiz'] & {
    readonly detail: ByKey;
    readonly unit: ByKey;
    readonly duty: ByKey;
    readonly act: ByKey;
    readonly ui: { readonly editionName: EditionNames };
  };
  readonly table: English['table'] & { readonly edition: EditionNames };
  readonly report: English['report'] & { readonly fields: ByKey; readonly options: ByKey };
  readonly verdict: English['verdict'] & { readonly ask: ByKey; readonly answers: Readonly<Record<string, ByKey>> };
}
export type BackgammonStrings = Strings['backgammon'];
export type TableToolsStrings = Strings['table-tools'];
export type ChangeStrings = Strings['change'];
export type DivergenceStrings = Strings['divergence'];
export type ReleaseStrings = Strings['release'];
export type MapStrings = Strings['map'];
export type NamesStrings = Strings['names'];
export type OfflineStrings = Strings['offline'];
export type ProblemStrings = Strings['problem'];
export type QuizStrings = Strings['quiz'];
export type ReportStrings = Strings['report'];
export type RulingStrings = Strings['ruling'];
export type ScoresheetStrings = Strings['scoresheet'];
export type TableStrings = Strings['table'];
export type TournamentStrings = Strings['tournament'];
export type VerdictStrings = Strings['verdict'];

/** The codes that the interface has words for are the keys of those words. */
export type SeenCode = keyof RulingStrings['seen'];
export type DecidedCode = keyof RulingStrings['decided'];
export type HeadlineCode = keyof RulingStrings['headline'];
export type PanelId = keyof TableStrings['panel'];
export type ReportProblemCode = keyof ReportStrings['problems'];
export type RelativeBoard = keyof NamesStrings['board'];
export type RelativeCorner = keyof NamesStrings['corner'];
export type ViewId = keyof Strings['equipment']['views'];
