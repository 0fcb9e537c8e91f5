/** A moment in words: all that happens at once in one line. */
import { type Telling, tellEvent } from '../../../narrate/seen.ts';
import type { Moment } from '../play/moments.ts';

/** `0.21 s` has its events joined; more than one are said to be at once. */
export function describeMoment(moment: Moment, telling: Telling, together: string): string {
  const descriptions = [...new Set(moment.events.map((event) => tellEvent(event, telling)))];
  return descriptions.length > 1 ? `${descriptions.join(' · ')} (${together})` : (descriptions[0] ?? '');
}
