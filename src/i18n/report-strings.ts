/** What `content/ui/report/<lang>.json` must hold: the words of the form in which somebody reports a stroke. */
import { load } from '../compiled/ui/report.ts';
import type { Lang } from '../corpus/model.ts';

/** What a report may still lack. */
export type ReportProblemCode =
  | 'first-missing'
  | 'first-both'
  | 'disc-missing'
  | 'other-missing'
  | 'same-twice'
  | 'pocket-missing'
  | 'over-missing'
  | 'board-missing'
  | 'half-missing'
  | 'half-outside'
  | 'gone-twice'
  | 'still-there'
  | 'vanished'
  | 'appeared'
  | 'striker-lies'
  | 'incident-missing';

export interface ReportStrings {
  readonly lead: string;
  readonly asText: string;
  readonly asTextLead: string;
  readonly noStriker: string;
  readonly first: string;
  readonly boardsFirst: string;
  readonly discsFirst: string;
  readonly metNothing: string;
  readonly then: string;
  readonly add: string;
  readonly row: string;
  readonly kinds: Readonly<
    Record<'contact' | 'pocketed' | 'off-table' | 'zone-return' | 'board' | 'landed' | 'on-edge' | 'fell-later' | 'broken', string>
  >;
  readonly disc: string;
  readonly other: string;
  readonly pocket: string;
  readonly over: string;
  readonly board: string;
  readonly whenLabel: string;
  readonly when: Readonly<Record<'before-next-stroke' | 'during-stroke', string>>;
  readonly largerLabel: string;
  readonly larger: Readonly<Record<'table' | 'off-table' | 'pocketed' | 'equal', string>>;
  /** Where the halves of a disc lie that broke in two. */
  readonly halves: string;
  readonly harderLabel: string;
  /** The half set on the table, and the other. */
  readonly harder: Readonly<Record<'0' | '1', string>>;
  readonly together: string;
  readonly remove: string;
  readonly earlier: string;
  readonly choose: string;
  readonly after: string;
  readonly afterLead: string;
  readonly setAfter: string;
  readonly setDone: string;
  readonly afterSame: string;
  readonly afterMoved: string;
  readonly incidents: string;
  readonly incident: string;
  readonly addIncident: string;
  readonly removeIncident: string;
  readonly by: string;
  readonly what: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string>>;
  readonly submit: string;
  readonly reset: string;
  readonly judged: string;
  readonly wrong: string;
  readonly incidentOnly: string;
  readonly problems: Readonly<Record<ReportProblemCode, string>>;
}

/** Loads one language's words; each is a chunk of its own. */
export const loadReportStrings: Readonly<Record<Lang, () => Promise<ReportStrings>>> = load;
