/** The daily ten as a device keeps them while they are being answered, so that a reload begins no other round. */
import type { Attempt } from './progress.ts';
import { isNumber, isPlain, isText, orNull } from './shape.ts';

export interface DailyRound {
  readonly date: string;
  /** When it was begun, ms since 1970. */
  readonly since: number;
  /** Its questions in their order: the code of each, and the rule that it credits. */
  readonly questions: readonly { readonly code: string; readonly provision: string | null }[];
}

/** A stored round, read back; null for something that is none. */
export function readDailyRound(text: string | null): DailyRound | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isPlain(value) || !isText(value.date) || !isNumber(value.since) || !Array.isArray(value.questions)) return null;
    const sound = value.questions.every((one) => isPlain(one) && isText(one.code) && orNull(isText)(one.provision));
    return sound ? (value as unknown as DailyRound) : null;
  } catch {
    return null;
  }
}

/** What has been answered of a round: per question whether it was right, `undefined` where there is no answer yet. */
export const answersIn = ({ since, questions }: DailyRound, attempts: readonly Attempt[]): readonly (boolean | undefined)[] =>
  questions.map(({ code }) => attempts.find((attempt) => attempt.code === code && attempt.at >= since)?.right);
