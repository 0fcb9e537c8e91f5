/** What must hold of every stroke whatever. */
import { type PhysicalEvent, type Shot, simulateTracks } from '../../src/physics/index.ts';
import { energyAt, overlapAt } from './support.ts';

function silentAfter(events: readonly PhysicalEvent[]): boolean {
  const gone = new Set<string>();
  for (const e of events) {
    const bodies = e.type === 'contact' ? [e.a, e.b] : [e.disc];
    if (bodies.some((b) => gone.has(b))) return false;
    if (e.type === 'pocketed' || e.type === 'off-table') gone.add(e.disc);
  }
  return true;
}

/** What is wrong with the stroke, or null; and how many events it had. `watched`: instants looked at for energy and overlap. */
export function examine(shot: Shot, watched: number): { readonly wrong: string | null; readonly events: number; readonly overlap: number } {
  const { report, tracks } = simulateTracks(shot);
  const { events, after, duration } = report;
  const wrong = (what: string): { wrong: string; events: number; overlap: number } => ({ wrong: what, events: events.length, overlap: 0 });
  if (events.some((e, i) => i > 0 && e.t < (events[i - 1] as PhysicalEvent).t)) return wrong('times go back');
  if (events.some((e) => !(e.t >= 0 && e.t <= duration))) return wrong('an event after the end');
  if (!silentAfter(events)) return wrong('a body acts after it left');
  if (after.discs.some((d) => !Number.isFinite(d.x + d.y) || Object.is(d.x, -0) || Object.is(d.y, -0)))
    return wrong('a place that is no number');
  let before = energyAt(tracks, 0);
  let overlap = overlapAt(tracks, duration);
  const times = [...new Set(events.map((e) => e.t))].slice(0, watched);
  for (const t of times) {
    const energy = energyAt(tracks, t);
    if (energy > before * (1 + 1e-10) + 1e-6) return wrong(`energy rises at ${t} from ${before} to ${energy}`);
    before = energy;
    overlap = Math.max(overlap, overlapAt(tracks, t));
  }
  if (overlap > 1e-9) return wrong(`overlap of ${overlap} mm`);
  return { wrong: null, events: events.length, overlap };
}
