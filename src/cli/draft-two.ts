/** Two drafts of one basis: what each says, where they collide, what they do to the cases, and one file of both. */
import { dump } from 'js-yaml';
import type { CompiledDraft } from '../draft/basis.ts';
import { type DraftCase, sideBySide } from '../draft/effects.ts';
import { type Collision, type Compared, compareDrafts, type Decisions, mergeDrafts, placeName, type Said } from '../draft/merge.ts';
import { briefDraft } from '../draft/share.ts';
import { Refusal } from './command.ts';
import { sidesOf } from './draft-report.ts';

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const saidLine = ({ place, value }: Said): string => `  ${placeName(place)}: ${shown(value)}`;
const collisionLine = ({ place, a, b }: Collision): string => `  ${placeName(place)}: ${shown(a)} | ${shown(b)}`;
const section = (title: string, lines: readonly string[]): readonly string[] => (lines.length === 0 ? [] : [`${title}:`, ...lines]);

/** Two drafts as the commands have read them; refused where they do not amend the same. */
function ofOneBasis(a: CompiledDraft, b: CompiledDraft): void {
  if (a.basis.id !== b.basis.id)
    throw new Refusal(`${a.id} amends ${a.basis.id}, and ${b.id} ${b.basis.id}: two drafts of one basis can be compared and merged.`);
}

/** What the two say and do. */
export function comparison(a: CompiledDraft, b: CompiledDraft, cases: readonly DraftCase[]) {
  ofOneBasis(a, b);
  return { a: a.id, b: b.id, basis: a.basis.id, ...compareDrafts(a.draft, b.draft, a.root), cases: sideBySide(cases, [a, b]) };
}

/** The comparison in lines. */
export function comparisonLines({ a, b, basis, same, onlyA, onlyB, collisions, articles, cases }: ReturnType<typeof comparison>) {
  return [
    `${a} and ${b} amend ${basis}`,
    ...section('Both say', same.map(saidLine)),
    ...section(`Only ${a} says`, onlyA.map(saidLine)),
    ...section(`Only ${b} says`, onlyB.map(saidLine)),
    ...section('They collide', [...collisions.map(collisionLine), ...articles.map(articleLine)]),
    ...section(
      'Cases ruled otherwise',
      cases.map(({ id, drafts }) => {
        const says = drafts.map((one) => (one === null ? 'as before' : sidesOf(one)[1]));
        return `  ${id}: ${says.join(' | ')}`;
      }),
    ),
  ];
}

const articleLine = ({ article, a, b }: Compared['articles'][number]): string => `  article ${article}: of ${a} | of ${b}`;

const DECISION = /^(.+)=([ab])$/;

/** What was decided on the command line: `rules.striker-pocketed.effects=a`. */
export function decisionsFrom(given: readonly string[]): Decisions {
  return Object.fromEntries(
    given.map((one) => {
      const [, place, whose] = DECISION.exec(one) ?? [];
      if (place === undefined) throw new Refusal(`--decide needs a place and whose word holds there, PLACE=a or PLACE=b; found ${one}.`);
      return [place, whose as 'a' | 'b'];
    }),
  );
}

/** The file of one draft of two; refused, with every place, where they collide and nothing was decided. */
export function mergedFile(a: CompiledDraft, b: CompiledDraft, decisions: Decisions): string {
  ofOneBasis(a, b);
  const { collisions } = compareDrafts(a.draft, b.draft, a.root);
  const unknown = Object.keys(decisions).filter((name) => !collisions.some(({ place }) => placeName(place) === name));
  if (unknown.length > 0) throw new Refusal(`${a.id} and ${b.id} do not collide at ${unknown.join(', ')}.`);
  const merged = mergeDrafts(a.draft, b.draft, a.root, decisions);
  if ('draft' in merged) return dump(briefDraft(merged.draft), { quoteStyle: 'double', lineWidth: -1, noRefs: true });
  throw new Refusal(
    [
      `${a.id} and ${b.id} collide; say whose word holds with --decide PLACE=a or PLACE=b:`,
      ...merged.collisions.map(collisionLine),
      ...merged.articles.map((one) => `${articleLine(one)} (one of the drafts has to number it anew)`),
    ].join('\n'),
  );
}
