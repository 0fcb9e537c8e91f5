/** Faults that nothing noticed, and why each of them may pass: survivors.yaml, written by people. */
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { z } from 'zod';

/** What Stryker says of one fault. */
export interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  /** Lines and columns count from 1. */
  readonly location: Readonly<Record<'start' | 'end', { readonly line: number; readonly column: number }>>;
}

/** Stryker's words for a fault that was noticed: a test failed, or did not end. */
const NOTICED: readonly string[] = ['Killed', 'Timeout'];
const UNNOTICED: readonly string[] = ['Survived', 'NoCoverage'];

export const isNoticed = ({ status }: Mutant): boolean => NOTICED.includes(status);
export const isUnnoticed = ({ status }: Mutant): boolean => UNNOTICED.includes(status);

/** Where a fault is and what it is, in words that outlive other changes of the file. */
export interface Fault {
  /** Below src/referee. */
  readonly file: string;
  /** The line of the source in which it begins. */
  readonly line: string;
  /** `what stands there → what stands there with the fault`. */
  readonly fault: string;
}

const MOST = 90;
const inOneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MOST ? `${line.slice(0, MOST)}…` : line;
};

function between(lines: readonly string[], { start, end }: Mutant['location']): string {
  const own = lines.slice(start.line - 1, end.line);
  const last = own.length - 1;
  return own.map((line, i) => line.slice(i === 0 ? start.column - 1 : 0, i === last ? end.column - 1 : undefined)).join('\n');
}

/** The fault that a mutant of a source file is. */
export function faultOf(file: string, source: string, { location, replacement = '' }: Mutant): Fault {
  const lines = source.split('\n');
  const fault = `${inOneLine(between(lines, location))} → ${inOneLine(replacement)}`;
  return { file, line: (lines[location.start.line - 1] as string).trim(), fault };
}

const EXPLAINED = z.array(
  z.strictObject({ file: z.string(), line: z.string(), faults: z.array(z.string()).min(1), why: z.string().min(1) }),
);

/** Survivors of one line, with the one reason for them. */
export type Explained = z.infer<typeof EXPLAINED>[number];

/** The explanations, as they stand in survivors.yaml. Throws where the file is not in its form. */
export const explanations = (): readonly Explained[] =>
  EXPLAINED.parse(load(readFileSync(new URL('survivors.yaml', import.meta.url), 'utf8')));

const keyOf = ({ file, line, fault }: Fault): string => `${file}: ${line}: ${fault}`;
const faultsOf = ({ file, line, faults }: Explained): readonly Fault[] => faults.map((fault) => ({ file, line, fault }));

/** Survivors without an explanation, and explanations of what does not survive. */
export function compared(
  survivors: readonly Fault[],
  explained: readonly Explained[],
): Readonly<Record<'unexplained' | 'stale', readonly string[]>> {
  const [found, known] = [new Set(survivors.map(keyOf)), new Set(explained.flatMap(faultsOf).map(keyOf))];
  return { unexplained: [...found].filter((key) => !known.has(key)), stale: [...known].filter((key) => !found.has(key)) };
}

/** The survivors of one line of the source; `why` is null where nobody has said it yet. */
export interface Group {
  readonly file: string;
  readonly line: string;
  readonly faults: readonly string[];
  readonly why: string | null;
}

/** Survivors by their lines, each with its reason. */
export function grouped(survivors: readonly Fault[], explained: readonly Explained[]): readonly Group[] {
  const reasons = new Map(explained.flatMap((one) => faultsOf(one).map((fault) => [keyOf(fault), one.why])));
  const whyOf = (fault: Fault): string | null => reasons.get(keyOf(fault)) ?? null;
  const groups = Map.groupBy(survivors, (fault) => JSON.stringify([fault.file, fault.line, whyOf(fault)]));
  return [...groups.values()].map((faults) => {
    const [first] = faults as [Fault];
    return { file: first.file, line: first.line, faults: [...new Set(faults.map(({ fault }) => fault))], why: whyOf(first) };
  });
}
