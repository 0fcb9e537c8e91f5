/** The one order in which discs are named: the striker, red before black, then by number. */
import type { BodyId } from '../physics/types.ts';

const rank = (id: BodyId): number => {
  if (id === 'striker') return -1;
  return id.startsWith('red') ? Number(id.slice(3)) : 100 + Number(id.slice(5));
};

/** Negative where `a` comes first. */
export const compareBodies = (a: BodyId, b: BodyId): number => rank(a) - rank(b);
