/** The numbers of the editions, and the tables that they make. */
import type { EditionId } from '../compiled/editions.ts';
import { PARAMETERS, type ParameterId, type ParameterValue, type Unstated } from '../compiled/parameters.ts';
import { SIZE_PARAMETERS, type SizeParameter, type Sizes, type Table, tableFrom } from './table.ts';

export type { ParameterId } from '../compiled/parameters.ts';

/** What an edition states of every parameter, in the parameter's unit. */
export type Parameters = Readonly<Record<ParameterId, ParameterValue | Unstated>>;

/** The parameters of an edition. */
export const parametersOf = (edition: EditionId): Parameters => PARAMETERS[edition];

/** The number stated for a parameter, in its unit; undefined where the edition is silent or leaves it free. */
export function statedNumber(parameters: Parameters, id: ParameterId): number | undefined {
  const stated = parameters[id];
  return 'unstated' in stated ? undefined : (stated.value ?? undefined);
}

/** The edition that states every size: its sizes are the nominal ones of the case contract. */
const NOMINAL_EDITION: EditionId = '2017';

function nominal(id: ParameterId): number {
  const value = statedNumber(PARAMETERS[NOMINAL_EDITION], id);
  if (value === undefined) throw new Error(`content/novuss/parameters: ${NOMINAL_EDITION} states no ${id}, which the nominal table needs`);
  return value;
}

/** The number stated, where the edition is silent the nominal one: for what has to be some number, as the discs of a player. */
export const numberOf = (parameters: Parameters, id: ParameterId): number => statedNumber(parameters, id) ?? nominal(id);

const sizesWhere = (size: (id: SizeParameter) => number): Sizes =>
  Object.fromEntries(SIZE_PARAMETERS.map((id) => [id, size(id)])) as unknown as Sizes;

const NOMINAL_SIZES: Sizes = sizesWhere(nominal);

/** The table of the case contract: what is drawn, and simulated where no edition is named. */
export const NOMINAL: Table = tableFrom(NOMINAL_SIZES);

/** How many discs a player has, nominally. */
export const DISCS_PER_PLAYER = nominal('discsPerPlayer');

/** How sizes of an edition are read that it does not settle itself. */
export interface SizeReading {
  /** The surface: as the edition states it, or the nominal one all the same. */
  readonly surface: 'stated' | 'nominal';
  /** What it leaves unstated of lines, circle and pockets: the nominal sizes, or those in proportion to the surface. */
  readonly unstated: 'nominal' | 'proportional';
}

/** The sizes that grow with the surface where a reading says so. */
const OF_THE_SURFACE: readonly SizeParameter[] = ['pocketDiameter', 'pocketInset', 'edgeZoneDepth', 'circleDiameter'];

function sizesOf(parameters: Parameters, { surface, unstated }: SizeReading): Sizes {
  const stated = (id: SizeParameter) => (id === 'surfaceSize' && surface === 'nominal' ? undefined : statedNumber(parameters, id));
  const share = (stated('surfaceSize') ?? NOMINAL_SIZES.surfaceSize) / NOMINAL_SIZES.surfaceSize;
  return sizesWhere((id) => {
    const scales = unstated === 'proportional' && OF_THE_SURFACE.includes(id);
    return stated(id) ?? (scales ? NOMINAL_SIZES[id] * share : NOMINAL_SIZES[id]);
  });
}

const tables: Table[] = [NOMINAL];

/** The table that parameters make. The same value for the same sizes; `NOMINAL` where they are nominal. */
export function tableOf(parameters: Parameters, reading: SizeReading): Table {
  const sizes = sizesOf(parameters, reading);
  const known = tables.find((table) => SIZE_PARAMETERS.every((id) => table.sizes[id] === sizes[id]));
  if (known) return known;
  const table = tableFrom(sizes);
  tables.push(table);
  return table;
}
