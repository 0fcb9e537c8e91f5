/**
 * Faults put into the engine one at a time, which its tests have to notice. Each names what must stand in the file exactly once. Left out is
 * what changes no outcome but only saves work: a contact foretold beyond a body's own next event is never due.
 */

export interface Mutant {
  readonly what: string;
  /** In src/physics. */
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

const mutant = (what: string, file: string, find: string, put: string): Mutant => ({ what, file: `${file}.ts`, find, put });

export const MUTANTS: readonly Mutant[] = [
  mutant('way to rest twice as long', 'motion', 'let path = (v * v) / (2 * a);', 'let path = (v * v) / a;'),
  mutant(
    'east board on the wrong side',
    'motion',
    '((w.east[i] as number) - (w.x[i] as number)) / ux',
    '((w.east[i] as number) + (w.x[i] as number)) / ux',
  ),
  mutant('half the braking along the way', 'motion', '- 0.5 * (w.dec[i] as number) * dt', '- 0.25 * (w.dec[i] as number) * dt'),
  mutant('pockets behind a body', 'motion', 'if (!inside && along <= 0) continue;', 'if (!inside && along > 0) continue;'),
  mutant('zone’s line never crossed', 'motion', 'if (zone <= path) {', 'if (zone < 0) {'),
  mutant('restitution forgotten', 'restitution', 'approach >= SLOW ? e :', 'approach >= SLOW ? 1 :'),
  mutant(
    'restitutions exchanged',
    'contact',
    'b < 0 ? w.table.restitutionBoard : w.table.restitutionDisc',
    'b < 0 ? w.table.restitutionDisc : w.table.restitutionBoard',
  ),
  mutant('impulse with the wrong sign', 'contact', 'w.vx[a] = (w.vx[a] as number) - jx * ia;', 'w.vx[a] = (w.vx[a] as number) + jx * ia;'),
  mutant(
    'friction at contacts without its bound',
    'contact',
    'Math.min(mu * normal, Math.abs(s) / yielding)',
    'Math.max(mu * normal, Math.abs(s) / yielding)',
  ),
  mutant('friction at contacts drives', 'contact', 'return s > 0 ? -size : size;', 'return s > 0 ? size : -size;'),
  mutant('leaning bodies never parted', 'contact', 'const sustained = approach < nudge && approach > -STILL;', 'const sustained = false;'),
  mutant(
    'a miss taken for a hit',
    'schedule',
    'if (room > 0) t = lineMeets(along, room, pathI, vi, ai, now, now);',
    't = lineMeets(along, Math.abs(room), pathI, vi, ai, now, now);',
  ),
  mutant(
    'a disc that came to rest is met by nobody',
    'schedule',
    'else if (w.speed[i] === 0) awaitOthers(i);',
    'else if (w.speed[i] === 0) forget(i);',
  ),
  mutant('a stopped disc not predicted again', 'resolve', 'w.vy[i] = 0;\n    restart(log, i);', 'w.vy[i] = 0;\n    start(i);'),
  mutant(
    'a disc that fell is still met',
    'schedule',
    'if (j === i || alive[j] === 0 || settled[j] === 1) continue;',
    'if (j === i || settled[j] === 1) continue;',
  ),
  mutant('moving discs pass each other', 'schedule', 'if (d2 <= far * far && T >= 0) {', 'if (d2 <= r * r && T >= 0) {'),
  mutant('contact at once overlooked', 'quartic', 'if (c0 <= 0 && (c1 < 0 || (c1 === 0 && c2 < 0))) return 0;', ''),
  mutant('a wrong coefficient', 'quartic', 'const b2 = b0 + d1 / 2 + d2 / 6;', 'const b2 = b0 + d1 / 2 + d2 / 3;'),
  mutant('the bracket closed from the wrong side', 'quartic', 'if (f > 0) lo = t;', 'if (f < 0) lo = t;'),
  mutant('touching a hundredth of a millimetre apart', 'group', 'const TOUCH = 1e-6;', 'const TOUCH = 1e-2;'),
  mutant('north board not among the contacts', 'group', '(w.north[i] as number) - y <', '(w.north[i] as number) + y <'),
  mutant('springs unload too softly', 'cluster', 'UNLOADING[k] = 1 / (soft * soft);', 'UNLOADING[k] = 1 / soft;'),
  mutant('energy of a cluster not set right', 'cluster', 'const s = (-b + Math.sqrt(room)) / (2 * c);', 'const s = 1;'),
  mutant(
    'a cluster’s sums not rounded to the grid',
    'cluster',
    'DX[b] = (DX[b] as number) + (jx * ib + grid - grid);',
    'DX[b] = (DX[b] as number) + jx * ib;',
  ),
  mutant('a cluster’s friction drives', 'cluster', 'jx -= ny * q;', 'jx += ny * q;'),
  mutant(
    'bodies named in the wrong order',
    'log',
    '(log.order[i] as number) > (log.order[j] as number)',
    '(log.order[i] as number) < (log.order[j] as number)',
  ),
  mutant('one instant not ordered', 'log', 'if (by !== 0) return by < 0;', 'if (by !== 0) return false;'),
  mutant('weak contacts of a group not logged', 'resolve', 'const NEGLIGIBLE = 1e-9;', 'const NEGLIGIBLE = 0.5;'),
  mutant('capture margin outwards', 'world', 'geometry.pocketRadius - table.captureMargin', 'geometry.pocketRadius + table.captureMargin'),
  mutant(
    'shooter’s zone across the table',
    'world',
    "shot.shooter === 'south' || shot.shooter === 'west' ? -1 : 1",
    "shot.shooter === 'south' || shot.shooter === 'west' ? 1 : -1",
  ),
  mutant(
    'a hole that adds no inertia',
    'parameters',
    '(1 + (hole / radius) * (hole / radius)) / 2',
    '(1 - (hole / radius) * (hole / radius)) / 2',
  ),
  mutant(
    'angles past 90° turned back',
    'direction',
    'return { x: -mirrored.x, y: mirrored.y };',
    'return { x: mirrored.x, y: mirrored.y };',
  ),
  mutant('overlapping discs let through', 'validate', 'const least = distance - LENGTH_TOLERANCE;', 'const least = distance - 5;'),
  mutant(
    'a wrong share of sliding friction',
    'sliding',
    'if (v >= q) return (1 - 0.5 * x * x - tail) / a;',
    'if (v >= q) return (1 - x * x - tail) / a;',
  ),
  mutant('pockets crossed to the near rim', 'crossing', 'ux * dx + uy * dy + Math.sqrt(room)', 'ux * dx + uy * dy - Math.sqrt(room)'),
  mutant('boards climbed too easily', 'climbing', 'boardHeight - thickness / 2', 'boardHeight - thickness'),
  mutant('the second touch of the cue not seen', 'cue', '+ dy * uy + 1e-6', '+ dy * uy + 60'),
];
