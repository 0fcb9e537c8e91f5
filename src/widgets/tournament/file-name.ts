/** What a competition's file is called. */
import type { Competition } from '../../tournament/event/types.ts';

/** A name for a file of this competition; the number grows as it goes on. */
export function fileName(competition: Pick<Competition, 'name' | 'events'>, ending: string): string {
  const plain = competition.name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const played = competition.events.reduce(
    (sum, event) =>
      sum +
      (event.format === 'swiss'
        ? event.rounds.length
        : event.results.length + (event.matches ?? []).reduce((games, match) => games + match.games.length, 0)),
    0,
  );
  return `${plain || 'tournament'}-${played}.${ending}`;
}
