import type { Reading } from './types.ts';

export const INCIDENT_READINGS: readonly Reading[] = [];
