/** Marking an answer: right or not, whose mistake it is, and in millimetres where it is a place. */
import type { Answer, Mistake, Question } from './types.ts';

export interface Mark {
  readonly right: boolean;
  readonly mistake: Mistake | null;
  /** From the right place, mm; only for places. */
  readonly distance?: number;
  /** Of each decision; only where there are several. */
  readonly parts?: readonly boolean[];
}

const WRONG: Mark = { right: false, mistake: null };

/** Marks an answer; nothing given, or an answer of another form, is wrong. */
export function mark(question: Question, answer: Answer | null): Mark {
  if (answer === null || answer.form !== question.form) return WRONG;
  if (question.form === 'choice' && answer.form === 'choice') {
    const option = question.options[answer.pick];
    return option === undefined ? WRONG : { right: answer.pick === question.right, mistake: option.mistake };
  }
  if (question.form === 'point' && answer.form === 'point') {
    const distance = apart(question.target, answer);
    if (distance <= question.tolerance) return { right: true, mistake: null, distance };
    const near = question.mistakes.find(({ at }) => apart(at, answer) <= question.tolerance * 2);
    return { right: false, mistake: near?.mistake ?? null, distance };
  }
  if (question.form === 'parts' && answer.form === 'parts') {
    const parts = question.parts.map(({ right }, i) => answer.picks[i] === right);
    const wrong = parts.indexOf(false);
    const mistake = question.parts[wrong]?.options[answer.picks[wrong] ?? -1]?.mistake ?? null;
    return { right: wrong === -1, mistake, parts };
  }
  return WRONG;
}

const apart = (a: { readonly x: number; readonly y: number }, b: { readonly x: number; readonly y: number }): number =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** The right answer. */
export function rightAnswer(question: Question): Answer {
  if (question.form === 'choice') return { form: 'choice', pick: question.right };
  if (question.form === 'point') return { form: 'point', x: question.target.x, y: question.target.y };
  return { form: 'parts', picks: question.parts.map(({ right }) => right) };
}
