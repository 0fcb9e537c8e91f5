/** An answer in a link and on a device. */
import type { BitReader, BitWriter } from '../notation/share/bits.ts';
import { isCount, isNumber, isPlain, type Shape } from './shape.ts';
import type { Answer } from './types.ts';

/** Steps a millimetre. */
const STEP = 10;

/** Writes an answer into a link. */
export function writeAnswer(bits: BitWriter, answer: Answer | null): void {
  if (answer === null) bits.write(0, 2);
  else if (answer.form === 'choice') {
    bits.write(1, 2);
    bits.write(answer.pick, 3);
  } else if (answer.form === 'point') {
    bits.write(2, 2);
    for (const value of [answer.x, answer.y]) bits.write(Math.min(Math.max(0, Math.round((value + 600) * STEP)), 16_383), 14);
  } else {
    bits.write(3, 2);
    bits.write(answer.picks.length, 3);
    for (const pick of answer.picks) bits.write(pick, 3);
  }
}

/** Reads it back. */
export function readAnswer(bits: BitReader): Answer | null {
  const form = bits.read(2);
  if (form === 0) return null;
  if (form === 1) return { form: 'choice', pick: bits.read(3) };
  if (form === 2) return { form: 'point', x: bits.read(14) / STEP - 600, y: bits.read(14) / STEP - 600 };
  return { form: 'parts', picks: Array.from({ length: bits.read(3) }, () => bits.read(3)) };
}

/** An answer as a link keeps it: a place to a tenth of a millimetre. */
export function snapAnswer(answer: Answer | null): Answer | null {
  if (answer?.form !== 'point') return answer;
  const snap = (value: number): number => Math.round((value + 600) * STEP) / STEP - 600;
  return { form: 'point', x: snap(answer.x), y: snap(answer.y) };
}

const isPick = (value: unknown): boolean => isCount(value) && value < 8;
const ANSWERS: Readonly<Record<Answer['form'], Shape>> = {
  choice: { pick: isPick },
  point: { x: isNumber, y: isNumber },
  parts: { picks: (value) => Array.isArray(value) && value.length < 8 && value.every(isPick) },
};

/** Whether a value that a device has stored is an answer. */
export function isAnswer(value: unknown): boolean {
  if (!isPlain(value)) return false;
  const shape = Object.hasOwn(ANSWERS, String(value.form)) ? ANSWERS[value.form as Answer['form']] : null;
  return shape !== null && Object.entries(shape).every(([field, test]) => test(value[field]));
}
