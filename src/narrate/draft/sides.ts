/** What two rulebooks make of a case, in words: for each a headline, what is decided, and the articles on which they part. */

import { play, type Way } from '../../cases/course.ts';
import { motion } from '../../cases/reported.ts';
import type { DraftCase, Outcome, TurnedCase } from '../../draft/effects.ts';
import type { MadeCase } from '../../draft/work.ts';
import { refereeCase } from '../../notation/run/case.ts';
import type { Position } from '../../physics/types.ts';
import { ASPECTS } from '../../referee/compare.ts';
import { tableFor } from '../../referee/sizes.ts';
import type { BodyId, DiscId, EditionId, Placement, Ruling } from '../../referee/types.ts';
import { withFullStop } from '../../ui/format.ts';
import { explain } from '../explain.ts';
import { bodies } from '../names.ts';
import { figure, fill } from '../sentence.ts';
import type { Words } from './words.ts';

export interface Side {
  readonly headline: string;
  /** In sentences. */
  readonly decided: readonly string[];
  readonly articles: readonly string[];
}
export interface Sides {
  readonly before: Side;
  readonly after: Side;
}

/** What lies on the table before anything happens; null where a case shows none. */
function positionOf(one: DraftCase): Position | null {
  if (one.command === 'judge') return one.input.before ?? null;
  return 'position' in one.input ? (one.input.position as Position) : null;
}
/** What a case shows: what lies on the table, and the ways of all that a stroke moves on the table of an edition. */
export interface Drawn {
  readonly position: Position;
  readonly tracks: readonly Way[];
}
export function drawnOf(one: DraftCase, root: EditionId): Drawn | null {
  const position = positionOf(one);
  if (position === null || one.command !== 'judge') return position && { position, tracks: [] };
  const { shooter, stroke, report, table, readings } = one.input;
  if (report) return { position, tracks: motion(position, report).tracks };
  if (!stroke || !shooter || !position.striker) return { position, tracks: [] };
  try {
    const shot = { before: { discs: position.discs, striker: position.striker }, shooter, stroke, ...(table && { table }) };
    const { report: made, ways } = play(shot, tableFor(root, readings));
    return { position, tracks: ways(made.duration) };
  } catch {
    // what the physics cannot play is drawn as it lies
    return { position, tracks: [] };
  }
}

/** The heaviest first, and of those that come out alike one before the others. */
export function heaviestFirst(turned: readonly TurnedCase[], alike: (one: TurnedCase) => string): readonly TurnedCase[] {
  const weight = ({ aspects }: TurnedCase): number =>
    Math.min(...aspects.map((aspect) => ASPECTS.indexOf(aspect as (typeof ASPECTS)[number])).map((i) => (i < 0 ? ASPECTS.length : i)));
  const sorted = turned.toSorted((a, b) => weight(a) - weight(b));
  const first = sorted.filter((one, i) => sorted.findIndex((other) => alike(other) === alike(one)) === i);
  return [...first, ...sorted.filter((one) => !first.includes(one))];
}
export const hasStroke = (one: DraftCase): boolean =>
  one.command === 'judge' && (one.input.stroke !== undefined || one.input.report !== undefined);

const nameOf = (ids: readonly BodyId[], { sentences }: Words): string => bodies(ids, sentences.names).forms.nom;

/** `red 3 (0 | 485)`, mm from the centre. */
const placesText = (placements: readonly Placement[], words: Words): string =>
  placements.length === 0
    ? words.t.effect.nothingPlaced
    : fill(
        words.t.effect.placed,
        {
          discs: placements
            .map(({ disc, x, y }) => `${nameOf([disc], words)} (${figure(x, words.lang)}\u00a0|\u00a0${figure(y, words.lang)})`)
            .join('; '),
        },
        words.lang,
      );

const key = ({ rule, effects, color, article }: Ruling['findings'][number]): string => JSON.stringify([rule, effects, color, article]);

/** The articles of the findings that the other ruling has not. */
function articlesApart(own: Ruling, other: Ruling | null): readonly string[] {
  const known = (other?.findings ?? []).map(key);
  const apart = own.findings.filter((found) => !known.includes(key(found)));
  return [...new Set(apart.map(({ article }) => article))].slice(0, 3);
}

function judged(
  one: Extract<DraftCase, { command: 'judge' }>,
  root: EditionId,
  ruling: Ruling | null,
  other: Ruling | null,
  placing: boolean,
  words: Words,
): Side {
  if (ruling === null) return { headline: words.t.effect.unplayable, decided: [], articles: [] };
  const { colors, shooter, before, incidents, state } = refereeCase(one.input, root);
  const { headline, decided } = explain(
    { ruling, colors, ...(shooter && { shooter }), ...(before && { before }), ...(incidents && { incidents }), ...(state && { state }) },
    words.sentences,
  );
  const places = placing ? [placesText(ruling.placements, words)] : [];
  return { headline, decided: [...decided.map(({ text }) => text), ...places], articles: articlesApart(ruling, other) };
}

/** A case that was made up: what is seen, and both sides. */
export function sidesOfMade({ dispute, before, after, aspects }: MadeCase, words: Words): Sides & { readonly seen: readonly string[] } {
  const side = (ruling: Ruling, other: Ruling) => {
    const { headline, decided, seen } = explain({ ...dispute, ruling }, words.sentences);
    const places = aspects.includes('placement') ? [placesText(ruling.placements, words)] : [];
    return { headline, decided: [...decided.map(({ text }) => text), ...places], articles: articlesApart(ruling, other), seen };
  };
  const [one, two] = [side(before, after), side(after, before)];
  return { before: one, after: two, seen: one.seen };
}

type Shades = Extract<Outcome, { command: 'classify' }>['before'];
const shadesText = (shades: Shades, words: Words): string =>
  (['dark', 'light'] as const)
    .flatMap((shade) => {
      const ids = Object.keys(shades).filter((id) => shades[id]?.shade === shade) as DiscId[];
      return ids.length > 0 ? [fill(words.t.effect[shade], { discs: nameOf(ids, words) }, words.lang)] : [];
    })
    .join('; ');
/** What a side says in short: its headline, and where both have the same one, in what it parts from the other. */
export function inShort({ headline, decided }: Side, other: Side): string {
  const own = headline === other.headline ? decided.filter((text) => !other.decided.includes(text)) : [];
  return own.length > 0 ? `${withFullStop(headline)} ${own.join(' ')}` : headline;
}
const plain = (headline: string): Side => ({ headline, decided: [], articles: [] });

/** Both sides of a case that turned. */
export function sidesOf(
  { outcome, aspects }: Pick<TurnedCase, 'outcome' | 'aspects'>,
  one: DraftCase,
  root: EditionId,
  words: Words,
): Sides {
  switch (outcome.command) {
    case 'judge': {
      const asked = one as Extract<DraftCase, { command: 'judge' }>;
      const placing = aspects.includes('placement');
      return {
        before: judged(asked, root, outcome.before, outcome.after, placing, words),
        after: judged(asked, root, outcome.after, outcome.before, placing, words),
      };
    }
    case 'place':
      return { before: plain(placesText(outcome.before.placements, words)), after: plain(placesText(outcome.after.placements, words)) };
    case 'classify':
      return { before: plain(shadesText(outcome.before, words)), after: plain(shadesText(outcome.after, words)) };
    case 'check-placement': {
      const said = (legal: boolean): Side => plain(legal ? words.t.effect.mayLie : words.t.effect.mayNotLie);
      return { before: said(outcome.before.legal), after: said(outcome.after.legal) };
    }
  }
}
