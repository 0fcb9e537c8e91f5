/** What `content/ui/quiz/<lang>.json` must hold: questions, answers, mistakes, and the words of the pages around them. A lacking one is a type error. */
import { load } from '../compiled/ui/quiz.ts';
import type { Lang } from '../corpus/model.ts';
import type { LinkType } from '../quiz/envelope.ts';
import type { MistakeCode, QuestionKind, ShadeChoice, Step, StrikerFaultCode } from '../quiz/types.ts';
import type { EditionId, Seat } from '../referee/types.ts';

type Texts<K extends string> = Readonly<Record<K, string>>;

export type AskCode =
  | 'ruling'
  | 'incident'
  | 'editionsStroke'
  | 'editionsIncident'
  | 'steps'
  | 'penalty'
  | 'penaltyFrom'
  | 'offTable'
  | 'offTableCorner'
  | 'shade'
  | 'striker'
  | 'article'
  | 'dimension'
  | 'next'
  | 'board';
type FactCode = 'own' | 'other' | 'before' | 'doubles' | 'warned' | 'owes';
type StatedCode = 'plain' | 'range' | 'least' | 'most' | 'unstated';
type MeasureCode = 'shade' | 'clear' | 'shows' | 'striker' | 'gap' | 'touches';
type LinkProblem = 'empty' | 'cut' | 'altered' | 'newer-version' | 'other-type' | 'changed' | 'gone';
type ImportProblem = 'not-json' | 'not-progress' | 'newer-version' | 'wrong-field';

type UiCode =
  | 'title'
  | 'lead'
  | 'edition'
  | 'loading'
  | 'noscript'
  | 'daily'
  | 'dailyText'
  | 'dailyDone'
  | 'practice'
  | 'practiceText'
  | 'cases'
  | 'casesText'
  | 'mistakes'
  | 'mistakesText'
  | 'noMistakes'
  | 'exam'
  | 'examText'
  | 'chapter'
  | 'anyChapter'
  | 'kindOf'
  | 'anyKind'
  | 'difficulty'
  | 'anyDifficulty'
  | 'start'
  | 'stop'
  | 'answer'
  | 'next'
  | 'finish'
  | 'right'
  | 'wrong'
  | 'away'
  | 'rightIs'
  | 'yours'
  | 'unanswered'
  | 'why'
  | 'seen'
  | 'applies'
  | 'decided'
  | 'numberOf'
  | 'score'
  | 'again'
  | 'playStroke'
  | 'choose'
  | 'number'
  | 'stepPlace'
  | 'x'
  | 'y'
  | 'put'
  | 'placed'
  | 'place'
  | 'loupe'
  | 'table'
  | 'link'
  | 'copied'
  | 'copyByHand'
  | 'none'
  | 'empty'
  | 'streak'
  | 'known'
  | 'knownText'
  | 'colKnown'
  | 'colDue'
  | 'colNew'
  | 'colRules'
  | 'days'
  | 'colDate'
  | 'colRight'
  | 'colAnswered'
  | 'data'
  | 'dataText'
  | 'export'
  | 'import'
  | 'clear'
  | 'clearSure'
  | 'cleared'
  | 'imported'
  | 'memoryOnly'
  | 'moved'
  | 'carry'
  | 'carryText'
  | `import-${ImportProblem}`
  | `link-${LinkProblem}`;

type ExamCode =
  | 'title'
  | 'lead'
  | 'set'
  | 'count'
  | 'limit'
  | 'perQuestion'
  | 'perExam'
  | 'seconds'
  | 'minutes'
  | 'pass'
  | 'percent'
  | 'seed'
  | 'seedText'
  | 'another'
  | 'kinds'
  | 'make'
  | 'ready'
  | 'facts'
  | 'timeQuestion'
  | 'timeExam'
  | 'noLimit'
  | 'handOut'
  | 'handOutText'
  | 'copy'
  | 'qr'
  | 'name'
  | 'factor'
  | 'factorText'
  | 'begin'
  | 'noFeedback'
  | 'left'
  | 'leftMin'
  | 'timeUp'
  | 'broken'
  | 'clockRuns'
  | 'goOn'
  | 'drop'
  | 'dropSure'
  | 'ranOut'
  | 'notKept'
  | 'cannotGoOn'
  | 'giveIn'
  | 'skip'
  | 'passed'
  | 'failed'
  | 'result'
  | 'review'
  | 'certificate'
  | 'certificateOf'
  | 'sat'
  | 'factorUsed'
  | 'number'
  | 'content'
  | 'print'
  | 'certLink'
  | 'certText'
  | 'confirmed'
  | 'changed'
  | 'examChanged'
  | 'only'
  | 'check'
  | 'checkText'
  | 'checkGo'
  | 'tooLittle'
  | 'noName'
  | 'wrongNumber';

export interface QuizStrings {
  readonly kind: Texts<QuestionKind>;
  readonly ask: Texts<AskCode>;
  readonly fact: Texts<FactCode>;
  /** `<field>-<value>` of an incident: every detail on which an answer may hang. A test holds it against the generator. */
  readonly detail: Readonly<Record<string, string>>;
  readonly shade: Texts<ShadeChoice>;
  readonly striker: Texts<StrikerFaultCode>;
  readonly stated: Texts<StatedCode>;
  readonly unit: Readonly<Record<string, string>>;
  readonly seat: Texts<Seat>;
  readonly seatOf: string;
  readonly allOthers: string;
  readonly noOther: string;
  readonly step: Texts<Step>;
  readonly verdict: Texts<'returned' | 'annulled' | 'gameLost'>;
  readonly mistake: Texts<MistakeCode>;
  readonly measure: Texts<MeasureCode>;
  readonly ui: Texts<UiCode> & {
    readonly editionName: Texts<EditionId>;
    readonly level: Texts<'1' | '2' | '3'>;
    readonly linkType: Texts<LinkType>;
  };
  readonly exam: Texts<ExamCode> & { readonly factors: Texts<'1' | '1.5' | '2' | '3' | '0'> };
}

/** Loads one language's words; each is a chunk of its own. */
export const loadQuizStrings: Readonly<Record<Lang, () => Promise<QuizStrings>>> = load;
