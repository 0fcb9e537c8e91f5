import type { Reading } from './types.ts';

export const PLACEMENT_READINGS: readonly Reading[] = [];
