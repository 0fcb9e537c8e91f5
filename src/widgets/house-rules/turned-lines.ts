/** The cases that house rules turn, in the reader's words. */
import { type OpenCase, type Turned, turnedBy } from '../../cases/turned.ts';
import { explain, type RulingWords } from '../../narrate/explain.ts';
import type { Readings } from '../../notation/types.ts';
import type { EditionId } from '../../referee/types.ts';

export interface TurnedLine {
  readonly id: string;
  readonly provision: string;
  /** The decided readings that turn it. */
  readonly by: readonly string[];
  /** What is ruled by the house rules, and by the referee's own reading; null where words say the same of both. */
  readonly said: { readonly now: string; readonly instead: string } | null;
}

/** The headlines; where they are the same, what is decided. */
function saidOf(one: OpenCase, { rulings }: Turned, words: RulingWords): TurnedLine['said'] {
  if (!rulings || one.command !== 'judge') return null;
  const { colors, shooter, before, incidents, state } = one.input;
  const [instead, now] = [rulings.before, rulings.after].map((ruling) =>
    explain(
      {
        ruling,
        colors,
        ...(shooter && { shooter }),
        ...(before && { before }),
        ...(ruling.report && { report: ruling.report }),
        ...(incidents && { incidents }),
        ...(state && { state }),
      },
      words,
    ),
  );
  if (!instead || !now) return null;
  if (instead.headline !== now.headline) return { now: now.headline, instead: instead.headline };
  const [a, b] = [instead, now].map(({ decided }) => decided.map(({ text }) => text).join(' '));
  return a === b || !a || !b ? null : { now: b, instead: a };
}

export function turnedLines(cases: readonly OpenCase[], edition: EditionId, readings: Readings, words: RulingWords): readonly TurnedLine[] {
  if (Object.keys(readings).length === 0) return [];
  return cases.flatMap((one) => {
    const found = one.editions.includes(edition) ? turnedBy(one, edition, readings) : null;
    return found ? [{ id: one.id, provision: one.provision, by: found.by, said: saidOf(one, found, words) }] : [];
  });
}
