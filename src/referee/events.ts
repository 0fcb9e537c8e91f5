/** What the events of a report are about. */
import type { BodyId, CaseEvent } from './types.ts';

/** Whether an event happens to a body. Where a disc comes to lie on another (`on`) nothing happens to that other one. */
export const happensTo = (event: CaseEvent, id: BodyId): boolean =>
  event.type === 'contact' ? event.a === id || event.b === id : event.disc === id;
