/** The table by keys: what each does to the bodies chosen, to the aim, and to the view. */
import type { BodyId } from '../../../physics/types.ts';
import type { TableContext } from '../context.svelte.ts';
import type { Place } from './legal.ts';

/** What of a key's event is needed. */
export interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What keys lead to beyond the table itself. */
export interface Leads {
  placed(id: BodyId, place: Place | null): void;
  shifted(ids: readonly BodyId[]): void;
  chose(): void;
  takeOff(ids: readonly BodyId[]): void;
  recolor(id: BodyId): void;
  focus(id: BodyId): void;
  undo(): void;
  redo(): void;
  shoot(): void;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Degrees by which comma and full stop turn the aim. */
const FINE = 0.1;
/** mm a key press moves: 1, with Shift 10, with Alt a tenth. */
const stride = (key: Key): number => (key.altKey ? 0.1 : key.shiftKey ? 10 : 1);

/** Keys that work wherever the focus is on the table. True where the key was one of them. */
export function boardKey(key: Key, context: TableContext, leads: Leads): boolean {
  const table = context.current;
  const name = key.key.toLowerCase();
  if (key.ctrlKey || key.metaKey) {
    if (name === 'z' && !key.shiftKey) leads.undo();
    else if (name === 'y' || name === 'z') leads.redo();
    else if (name === 'a') {
      table.chosen.all();
      leads.chose();
    } else return false;
    return true;
  }
  if (name === 'escape' && table.chosen.ids.length > 1) {
    table.chosen.only(table.selected);
    leads.chose();
  } else if (name === '+' || name === '=') context.view.zoomBy(1.5);
  else if (name === '-') context.view.zoomBy(1 / 1.5);
  else if (name === '0') context.view.reset();
  else if ((name === ',' || name === '.') && table.aiming) table.aim({ angle: table.stroke.angle + (name === ',' ? FINE : -FINE) });
  else return false;
  return true;
}

/** Keys on a body. True where the key was one of them. */
export function bodyKey(key: Key, id: BodyId, context: TableContext, leads: Leads): boolean {
  const table = context.current;
  const step = STEPS[key.key];
  const ids = table.chosen.has(id) ? table.chosen.ids : [id];
  if (key.key === 'Escape' && ids.length > 1) {
    table.selected = id;
    leads.chose();
  } else if (step && !key.ctrlKey && !key.metaKey) {
    const by = context.view.step(step[0] * stride(key), step[1] * stride(key));
    if (ids.length === 1) leads.placed(id, table.nudge(id, by.x, by.y));
    else {
      table.shift(ids, by);
      leads.shifted(ids);
    }
  } else if (key.key === 'PageDown' || key.key === 'PageUp') walk(id, key, context, leads);
  else if (key.key === ' ') {
    table.chosen.toggle(id);
    leads.chose();
  } else if (key.key === 'Delete' || key.key === 'Backspace') leads.takeOff(ids);
  else if (key.key === 'Enter' && !table.still) leads.shoot();
  else if (key.key.toLowerCase() === 'c' && !key.ctrlKey && !key.metaKey) leads.recolor(id);
  else return boardKey(key, context, leads);
  return true;
}

function walk(id: BodyId, key: Key, context: TableContext, leads: Leads): void {
  const table = context.current;
  const all = table.bodies;
  const next = all[(all.indexOf(id) + (key.key === 'PageDown' ? 1 : -1) + all.length) % all.length];
  if (!next) return;
  if (key.shiftKey) {
    table.chosen.add(id, next);
    leads.chose();
  } else if (table.chosen.ids.length < 2) table.selected = next;
  leads.focus(next);
}

/** Keys on the aim's handle: left and right turn, up and down make it harder or softer, with Shift by a tenth of that. */
export function aimKey(key: Key, context: TableContext, leads: Pick<Leads, 'shoot'>): boolean {
  const { table } = context;
  const { angle, speed } = table.stroke;
  const fine = key.shiftKey ? 0.1 : 1;
  if (key.key === 'ArrowLeft') table.aim({ angle: angle + fine });
  else if (key.key === 'ArrowRight') table.aim({ angle: angle - fine });
  else if (key.key === 'ArrowUp') table.aim({ speed: speed + 0.1 * fine });
  else if (key.key === 'ArrowDown') table.aim({ speed: speed - 0.1 * fine });
  else if (key.key === 'Enter') leads.shoot();
  else return false;
  return true;
}

/** Keys on the ghost: left and right move it by 1 mm as the striker flies, with Shift by a tenth. */
export function ghostKey(key: Key, distance: number, context: TableContext, leads: Pick<Leads, 'shoot'>): boolean {
  const by = ((key.shiftKey ? 0.1 : 1) / Math.max(1, distance)) * (180 / Math.PI);
  if (key.key === 'ArrowLeft') context.table.aim({ angle: context.table.stroke.angle + by });
  else if (key.key === 'ArrowRight') context.table.aim({ angle: context.table.stroke.angle - by });
  else if (key.key === 'Enter') leads.shoot();
  else return false;
  return true;
}
