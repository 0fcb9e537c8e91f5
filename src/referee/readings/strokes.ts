import type { Reading } from './types.ts';

export const STROKE_READINGS: readonly Reading[] = [];
