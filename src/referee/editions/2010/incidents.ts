/** What players do outside the strokes, edition 2010. */
import type { RuleTable } from '../../edition.ts';

export const incidents: RuleTable = {};
