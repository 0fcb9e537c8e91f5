/** One set as it is stored, fetched only where house rules are used. */
import { editionOf, readingsOf } from '../../notation/house-rules.ts';
import type { HouseInUse } from './in-use.ts';
import { deviceStore } from './store.ts';

export async function storedRules(id: string): Promise<HouseInUse | null> {
  const { rows } = await deviceStore().all();
  const house = rows.find((row) => row.id === id)?.house;
  return house ? { name: house.name, edition: editionOf(house), readings: readingsOf(house) } : null;
}
