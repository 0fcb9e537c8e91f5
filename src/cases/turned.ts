/** Which cases are ruled otherwise once readings are decided. */
import type { Asked } from '../corpus/expectation.ts';
import type { Scenario } from '../corpus/model.ts';
import { runJudge } from '../notation/run/judge.ts';
import { runPlace } from '../notation/run/place.ts';
import type { CaseBase, Readings } from '../notation/types.ts';
import { type Aspect, aspectsOf, samePlaces } from '../referee/compare.ts';
import type { EditionId, Note, Ruling, StrokeReport } from '../referee/types.ts';

/** A case without its texts: what a page fetches to rule on it. */
export type OpenCase = Asked & Pick<Scenario, 'id' | 'provision' | 'editions'>;

/** A ruling of the referee, or only where discs go. */
type Answer = Pick<Ruling, 'notes' | 'placements' | 'unplaced'> & Partial<Ruling> & { readonly report?: StrokeReport };

/** A ruling with what the physics made of the stroke, where the case is one. */
export type Ruled = Ruling & { readonly report?: StrokeReport };

/** A case that decided readings turn. */
export interface Turned {
  /** In what the two rulings differ, the heaviest first. */
  readonly aspects: readonly Aspect[];
  /** The decided readings that one of the two rulings rests on. */
  readonly by: readonly string[];
  /** Both rulings; null for a case that only asks where discs go. */
  readonly rulings: { readonly before: Ruled; readonly after: Ruled } | null;
}

/** What is answered under an edition; null where the case asks for no ruling, or where the physics refuses the stroke. */
function answer(asked: Asked, edition: EditionId, readings: Readings): Answer | null {
  if (asked.command === 'place') return runPlace({ ...asked.input, edition, readings: { ...readings, ...asked.input.readings } });
  if (asked.command !== 'judge') return null;
  // a case that decides a reading itself is about that reading
  const input: CaseBase = { ...asked.input, readings: { ...readings, ...asked.input.readings } };
  const judged = runJudge({ ...input, edition });
  return judged.ok ? (judged.value as Ruled) : null;
}

const readingsIn = (notes: readonly Note[]): readonly string[] => notes.flatMap(({ reading }) => reading ?? []);

/** How decided readings turn a case under an edition; null where it comes to the same. */
export function turnedBy(asked: Asked, edition: EditionId, readings: Readings): Turned | null {
  const before = answer(asked, edition, {});
  const after = answer(asked, edition, readings);
  if (before === null || after === null) return null;
  const judged = asked.command === 'judge';
  const aspects = judged ? aspectsOf(before as Ruled, after as Ruled) : samePlaces(before, after) ? [] : (['placement'] as const);
  if (aspects.length === 0) return null;
  const used = new Set([...readingsIn(before.notes), ...readingsIn(after.notes)]);
  return {
    aspects,
    by: Object.keys(readings).filter((id) => used.has(id)),
    rulings: judged ? { before: before as Ruled, after: after as Ruled } : null,
  };
}
