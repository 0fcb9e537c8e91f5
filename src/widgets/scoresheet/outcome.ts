/** What an ending means where nobody wins by it. */
import type { Ending } from '../../scoresheet/sheet.ts';
import type { Words } from './words.ts';

export const outcomeText = ({ effects }: Ending, { ruling }: Words): string => {
  const effect = (['set-replayed', 'set-drawn', 'turn-interrupted'] as const).find((known) => effects.includes(known));
  return effect ? ruling.effect[effect] : '';
};
