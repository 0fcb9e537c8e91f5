/** What a competition's file is called. */
import { resultsIn } from '../../tournament/competition.ts';
import type { Competition } from '../../tournament/event/types.ts';

/** A name for a file of this competition; the number is that of its results. */
export function fileName(competition: Pick<Competition, 'name' | 'events'>, ending: string): string {
  const plain = competition.name
    .normalize()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain || 'tournament'}-${resultsIn(competition)}.${ending}`;
}
