/** In what two rulings on one case differ: the one definition of "ruled differently" for a single case. */
import type { Ruling } from './types.ts';

/** In what two rulings may differ, the heaviest first: consequences by their weight (finding-list.ts), then the rest. */
export const ASPECTS = [
  'game',
  'excluded',
  'set',
  'penalty',
  'turn',
  'loses-next',
  'warning',
  'restored',
  'placement',
  'debts',
  'verdict',
] as const;
export type Aspect = (typeof ASPECTS)[number];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Places are compared to a tenth of a millimetre, as everywhere in the contract. */
const places = ({ placements, unplaced }: Pick<Ruling, 'placements' | 'unplaced'>): unknown => [
  placements.map((p) => [p.disc, Math.round(p.x * 10), Math.round(p.y * 10), p.reason]),
  unplaced,
];

/** Whether discs are put where both say. */
export const samePlaces = (a: Pick<Ruling, 'placements' | 'unplaced'>, b: Pick<Ruling, 'placements' | 'unplaced'>): boolean =>
  same(places(a), places(b));

/** Whether what an incident moved goes back, also where the case does not say which discs these were. */
const putsBack = ({ findings }: Ruling): boolean =>
  findings.some(({ incident, effects }) => incident !== undefined && effects.includes('restore'));

const VALUES: Readonly<Record<Aspect, (ruling: Ruling) => unknown>> = {
  game: ({ game }) => game,
  excluded: ({ excluded }) => excluded,
  set: ({ set }) => set,
  penalty: ({ penaltyDiscs }) => penaltyDiscs,
  turn: ({ turn }) => turn,
  'loses-next': ({ losesNext }) => losesNext,
  warning: ({ warnings }) => warnings,
  restored: (ruling) => [ruling.restored, putsBack(ruling)],
  placement: places,
  debts: ({ debts }) => debts,
  verdict: ({ stroke }) => stroke,
};

/** In what two rulings differ, the heaviest first. */
export const aspectsOf = (a: Ruling, b: Ruling): readonly Aspect[] =>
  ASPECTS.filter((aspect) => !same(VALUES[aspect](a), VALUES[aspect](b)));
