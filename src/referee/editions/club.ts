import type { EditionRules } from '../edition.ts';
import { incidents } from './club/incidents.ts';
import { placement } from './club/placement.ts';
import { policies, strokes } from './club/strokes.ts';

/** Edition club as a value. */
export const edition: EditionRules = { id: 'club', rules: { ...strokes, ...incidents }, policies, placement };
