/** A moment in words: all that happens at once in one line. */

import type { Moment } from '../../../cases/moments.ts';
import { describeEvent, type NarrationContext } from '../../../narrate/seen.ts';

/** The events of a moment in one line; where there are several, that they are at once. */
export function describeMoment(moment: Moment, narration: NarrationContext, together: string): string {
  const descriptions = [...new Set(moment.events.map((event) => describeEvent(event, narration)))];
  return descriptions.length > 1 ? `${descriptions.join(' · ')} (${together})` : (descriptions[0] ?? '');
}
