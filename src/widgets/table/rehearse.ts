/**
 * Runs in idle moments what a drag will run, so that the browser has compiled it before a hand moves: the first strokes of a visit are
 * played, ruled on and told several times slower than those after some hundred.
 */
import { type RulingWords, seenIn } from '../../i18n/explain.ts';
import type { RefereeCase } from '../../referee/types.ts';
import { cardsOf, groundsOn } from './cards.ts';
import type { TableState } from './state.svelte.ts';

/** So many strokes, each under every edition shown. */
const STROKES = 240;
/** Of an idle moment so much is left unused, ms. */
const SPARE = 4;
/** Once on a page is enough: all its tables run the same code. */
let done = 0;

/** One stroke near the one that is aimed, played, ruled on and told; what comes of it is dropped. */
function tryOne(table: TableState, sentences: RulingWords, i: number): void {
  const { play, judge, position, shooter, stroke, aiming, editions } = table;
  const { striker } = position;
  if (!play || !judge || !striker || !aiming) return;
  const angle = (stroke.angle + ((i * 7) % 61) - 30 + 360) % 360;
  const { report } = play({ before: { discs: position.discs, striker }, shooter, stroke: { angle, speed: 1 + (i % 9) * 0.6 } });
  const rulings = editions.map((edition) => judge({ ...table.caseFor(edition), report } satisfies RefereeCase));
  const given = { colors: table.colors, shooter, before: position, state: table.caseState, report };
  seenIn(given, sentences);
  for (const card of cardsOf(rulings, given, sentences)) groundsOn(card, given, sentences);
}

/** Begins; what is given back ends it. Where the browser does not tell its idle moments, nothing is done. */
export function rehearse(table: TableState, sentences: RulingWords): () => void {
  if (typeof requestIdleCallback === 'undefined') return () => undefined;
  let handle = 0;
  const work = (idle: IdleDeadline) => {
    do tryOne(table, sentences, done++);
    while (done < STROKES && idle.timeRemaining() > SPARE);
    if (done < STROKES) handle = requestIdleCallback(work);
  };
  if (done < STROKES) handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
