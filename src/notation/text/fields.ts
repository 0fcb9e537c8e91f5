/**
 * Words `field=value`: incidents, the state of set and game, readings, the constants of a table. A value is a number, `yes` or `no`, a name, a list
 * `red,black`, or counts `red:0,black:2`. Which fields there are and what they may hold is the schemas' to say.
 */
import { discNamed, NUMBER, nameOf } from './bodies.ts';
import { type Clause, Unreadable, type Word } from './words.ts';

export type Value = string | number | boolean | readonly string[] | Readonly<Record<string, unknown>>;
export interface Field {
  readonly name: string;
  readonly value: Value;
  readonly word: Word;
}

/** Fields that hold a list, so that one name in it is still a list. */
const LISTS: readonly string[] = ['discs', 'cleared', 'clearedWithOffence'];
/** Fields that hold counts by colour or seat, `losses` by kind besides: `red.lateness:1`. */
const COUNTS: readonly string[] = ['debts', 'waiting', 'warnings', 'darkMisses', 'delays', 'losses'];

/** The fields of a clause from the word `from` on; none stands twice, nor any that is `said` already. */
export function fieldsIn(clause: Clause, from: number, sample: string, said: readonly string[] = []): readonly Field[] {
  const seen = new Set(said);
  return clause.slice(from).map((word) => {
    const [, name = '', text = ''] = /^([A-Za-z][\w-]*)(?:=(.+))?$/.exec(word.text) ?? [];
    if (name === '' || seen.has(name)) throw new Unreadable(word, sample);
    seen.add(name);
    return { name, value: valueIn(name, text, word), word };
  });
}

function valueIn(name: string, text: string, word: Word): Value {
  if (text === '' || text === 'yes') return true;
  if (text === 'no') return false;
  if (LISTS.includes(name)) return text.split(',').map((item) => discNamed(item) ?? item);
  if (COUNTS.includes(name)) return countsIn(text, word);
  return NUMBER.test(text) ? Number(text) : text;
}

function countsIn(text: string, word: Word): Readonly<Record<string, unknown>> {
  const counts: Record<string, unknown> = {};
  for (const item of text.split(',')) {
    const [, who = '', kind, count = ''] = /^([a-z]+)(?:\.([a-z]+))?:(.+)$/.exec(item) ?? [];
    if (who === '' || !NUMBER.test(count)) throw new Unreadable(word, 'debts=red:1,black:0', 'losses=red.lateness:1');
    counts[who] = kind === undefined ? Number(count) : { ...(counts[who] as object | undefined), [kind]: Number(count) };
  }
  return counts;
}

/** Fields as words; what is undefined, an empty list or an empty object says nothing and is left out. */
export function fieldsText(fields: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const text = valueText(value);
    return text === null ? [] : [text === '' ? name : `${name}=${text}`];
  });
}

function valueText(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((item) => shortName(String(item))).join(',');
  if (typeof value === 'object' && value !== null) return countsText(value) || null;
  return value === undefined || value === null ? null : String(value);
}

const countsText = (counts: object): string =>
  Object.entries(counts)
    .flatMap(([who, count]) =>
      typeof count === 'object' && count !== null
        ? Object.entries(count).map(([kind, times]) => `${who}.${kind}:${times}`)
        : [`${who}:${count}`],
    )
    .join(',');

const shortName = (name: string): string => (/^(?:red|black)\d/.test(name) ? nameOf(name as `red${number}`) : name);
