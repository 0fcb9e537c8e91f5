/** Drafts on the reader's own device, one record each: the text of the draft's file, with faults and all. */
import { DATABASES } from '../store/record-kinds.ts';
import { type DeviceRecords, deviceRecords, type Row } from '../store/records.ts';

export interface StoredDraft extends Row {
  readonly text: string;
}

/** Whether a stored value is a draft's record. */
export const judge = (value: unknown): 'sound' | 'damaged' =>
  typeof (value as StoredDraft | null)?.text === 'string' ? 'sound' : 'damaged';

/** The store of this browser. Opens at the first call. */
export const deviceStore = (name: string = DATABASES.drafts): DeviceRecords<StoredDraft> =>
  deviceRecords<StoredDraft>({ name, table: 'drafts', judge });
