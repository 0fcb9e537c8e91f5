/** House rules on the reader's own device, one record a set. */
import { type HouseRules, parseHouseRules, writeHouseRules } from '../../notation/house-rules.ts';
import { DATABASES } from '../store/record-kinds.ts';
import { type DeviceRecords, deviceRecords, type Row } from '../store/records.ts';

export interface StoredHouseRules extends Row {
  readonly house: HouseRules;
}

/** Whether a record is a set; what it names that is not known here does no harm. */
export function judge(value: unknown): 'sound' | 'damaged' {
  try {
    return parseHouseRules(JSON.parse(writeHouseRules((value as StoredHouseRules).house))).ok ? 'sound' : 'damaged';
  } catch {
    return 'damaged';
  }
}

/** The store of this browser. Opens at the first call. */
export const deviceStore = (name: string = DATABASES.houseRules): DeviceRecords<StoredHouseRules> =>
  deviceRecords<StoredHouseRules>({ name, table: 'sets', judge });
