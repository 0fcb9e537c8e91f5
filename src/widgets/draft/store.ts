/** Drafts on the reader's own device, one record each: the text of the draft's file, with faults and all. */
import { type DeviceRecords, deviceRecords, type Row } from '../store/records.ts';

export interface KeptDraft extends Row {
  readonly text: string;
}

/** Whether a stored value is a draft's record. */
export const judge = (value: unknown): 'sound' | 'damaged' => (typeof (value as KeptDraft | null)?.text === 'string' ? 'sound' : 'damaged');

/** The store of this browser. Opens at the first call. */
export const deviceStore = (name = 'novuss-drafts'): DeviceRecords<KeptDraft> => deviceRecords<KeptDraft>({ name, table: 'drafts', judge });
