/** What a tournament's file is called. */
import type { Tournament } from '../../tournament/types.ts';

/** A name for a file of this tournament. */
export function fileName(tournament: Tournament, ending: string): string {
  const plain = tournament.name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain || 'tournament'}-${tournament.rounds.length}.${ending}`;
}
