/** One set as it is kept, fetched only where house rules are used. */
import { editionOf, readingsOf } from '../../notation/house-rules.ts';
import type { HouseInUse } from './in-use.ts';
import { deviceStore } from './store.ts';

export async function keptRules(id: string): Promise<HouseInUse | null> {
  const { rows } = await deviceStore().all();
  const house = rows.find((row) => row.id === id)?.house;
  return house ? { name: house.name, edition: editionOf(house), readings: readingsOf(house) } : null;
}
