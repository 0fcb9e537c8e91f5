/** What a drawing sheet says of one size: what the edition states, what may be borrowed to draw it, what the other editions state. */
import { limits } from '../../corpus/figures.ts';
import type { Lang, Parameter, ParameterValue } from '../../corpus/model.ts';
import type { EditionId } from '../../referee/types.ts';
import { strings } from '../../ui/strings-all.ts';
import { corpus, EDITION_BAR } from '../book.ts';
import { figure, quantity } from '../numbers.ts';

/** A size as one edition has it. */
export interface Said {
  readonly edition: EditionId;
  /** With unit; undefined where the edition doesn't state it. */
  readonly text?: string;
  readonly article?: string;
  /** Whether it allows something other than the edition whose sheet this is. */
  readonly differs: boolean;
}

export interface Measure {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  /** What stands at the dimension line: the figure alone, in brackets where it is another edition's. */
  readonly label: string;
  /** Whether the edition itself states it. */
  readonly stated: boolean;
  readonly own: Said;
  /** The least and the most, where the edition writes them as a tolerance. */
  readonly allowed?: string;
  readonly others: readonly Said[];
}

type Entry = Parameter['values'][EditionId];
const isStated = (entry: Entry): entry is ParameterValue => !('unstated' in entry);

/** What an edition says, or the newest that says anything. */
const source = ({ values }: Parameter, edition: EditionId): ParameterValue | undefined =>
  [edition, ...EDITION_BAR].map((id) => values[id]).find(isStated);

const parameter = (id: string): Parameter => {
  const found = corpus.parameters.find((one) => one.id === id);
  if (!found) throw new Error(`content/novuss/parameters has no ${id}`);
  return found;
};

/** Whether two editions allow different things; `44–45` and `44.5 ± 0.5` are the same, what isn't stated is no difference. */
export function differ(a: Entry, b: Entry): boolean {
  if (!isStated(a) || !isStated(b)) return false;
  const [one, other] = [limits(a), limits(b)];
  return one.min !== other.min || one.max !== other.max;
}

/** The size to draw with, in the parameter's unit: the edition's, else that of the newest edition that states one as a number. */
export function nominal(id: string, edition: EditionId): number {
  const { values } = parameter(id);
  for (const one of [edition, ...EDITION_BAR]) {
    const entry = values[one];
    if (isStated(entry) && typeof entry.value === 'number') return entry.value;
  }
  throw new Error(`no edition states ${id} as a number`);
}

/** Whether an edition states a size. */
export const states = (id: string, edition: EditionId): boolean => isStated(parameter(id).values[edition]);

function said(one: Parameter, edition: EditionId, than: EditionId, lang: Lang): Said {
  const entry = one.values[edition];
  if (!isStated(entry)) return { edition, differs: false };
  const text = quantity(entry, one.unit, lang) ?? strings('equipment', lang).free;
  return { edition, text, article: entry.article, differs: differ(entry, one.values[than]) };
}

function allowed(one: Parameter, edition: EditionId, lang: Lang): string | undefined {
  const entry = one.values[edition];
  if (!isStated(entry) || !entry.tolerance) return undefined;
  return quantity({ ...entry, ...limits(entry) }, one.unit, lang);
}

function label(one: Parameter, edition: EditionId, lang: Lang): string {
  const value = source(one, edition);
  const text = (value && figure(value, lang)) ?? strings('equipment', lang).free;
  const whole = one.unit === 'degrees' ? `${text}°` : one.unit === 'g' ? (quantity(value as ParameterValue, one.unit, lang) ?? text) : text;
  return isStated(one.values[edition]) ? whole : `(${whole})`;
}

/** Everything the sheet of an edition says of a size. @throws where no such parameter exists */
export function measure(id: string, edition: EditionId, lang: Lang): Measure {
  const one = parameter(id);
  const text = one.texts[lang];
  const range = allowed(one, edition, lang);
  return {
    id,
    name: text?.name ?? id,
    ...(text?.note ? { note: text.note } : {}),
    label: label(one, edition, lang),
    stated: isStated(one.values[edition]),
    own: said(one, edition, edition, lang),
    ...(range ? { allowed: range } : {}),
    others: EDITION_BAR.filter((other) => other !== edition).map((other) => said(one, other, edition, lang)),
  };
}
