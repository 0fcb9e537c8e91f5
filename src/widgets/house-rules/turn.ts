/** Which cases turn by a set; answered in a worker on the page. */
import type { Readings } from '../../notation/types.ts';
import type { EditionId } from '../../referee/types.ts';
import type { TurnedLine } from './turned-lines.ts';

export type Turn = (edition: EditionId, readings: Readings) => Promise<readonly TurnedLine[]>;
