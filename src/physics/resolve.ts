/** What happens at one instant: rest, contacts (alone or in groups), the zone's line, pockets; then the changed bodies start anew. */
import { climbingSpeed } from './climbing.ts';
import { impulseOf, strikeAll } from './cluster.ts';
import { opening, strike } from './contact.ts';
import { passes } from './crossing.ts';
import { gather, gathered, group, survey, surveyX, surveyY } from './group.ts';
import { boardSeat, type Log, logBoard, logContact, logOffTable, logPocketed, logZone } from './log.ts';
import { advance, spinNow, start, startsOutside } from './motion.ts';
import { reschedule } from './schedule.ts';
import type { Pocket, Seat } from './types.ts';
import { BODIES, OWN, world } from './world.ts';

const w = world;
const g = group;

const NEVER = Number.POSITIVE_INFINITY;
/** Share of the strongest impulse under which a contact of a group took no part. */
const NEGLIGIBLE = 1e-9;

/** Bodies whose pieces start now. Emptying an array is dear; these lists have a length of their own. */
const changed = new Int32Array(BODIES);
let changedCount = 0;
/** Bodies to which something happens now. */
const due = new Int32Array(BODIES);
let dueCount = 0;

function mark(i: number): void {
  for (let k = 0; k < changedCount; k += 1) if (changed[k] === i) return;
  changed[changedCount] = i;
  changedCount += 1;
}

function pocketName(k: number): Pocket {
  const names: readonly Pocket[] = ['sw', 'se', 'nw', 'ne'];
  return names[k] as Pocket;
}

/** Takes body `i` off the table. */
function remove(i: number): void {
  w.alive[i] = 0;
  w.speed[i] = 0;
  w.own[i] = OWN.none;
  w.ownTime[i] = NEVER;
}

function fall(log: Log, i: number, k: number): void {
  logPocketed(log, w.now, i, pocketName(k), w.x[i] as number, w.y[i] as number);
  remove(i);
}

/** A body that comes to rest over a pocket falls, wherever its margin lies; one that never moved stays. */
function restOverPocket(i: number): number {
  const x = w.x[i] as number;
  const y = w.y[i] as number;
  const dx = Math.abs(x) - w.pocketCentre;
  const dy = Math.abs(y) - w.pocketCentre;
  const r = w.geometry.pocketRadius - 1e-9;
  if (dx * dx + dy * dy >= r * r) return -1;
  return (x > 0 ? 1 : 0) + (y > 0 ? 2 : 0);
}

/** Restarts body `i` with the velocity in `vx`, `vy`. */
function restart(log: Log, i: number): void {
  start(i);
  if (w.speed[i] === 0) {
    const k = restOverPocket(i);
    if (k >= 0) fall(log, i, k);
  }
  mark(i);
}

function stopResting(log: Log): void {
  for (let k = 0; k < dueCount; k += 1) {
    const i = due[k] as number;
    if (w.ownTime[i] !== w.now || w.own[i] !== OWN.stop) continue;
    advance(i);
    w.vx[i] = 0;
    w.vy[i] = 0;
    restart(log, i);
  }
}

const beforeX = new Float64Array(64);
const beforeY = new Float64Array(64);
const beforeSpin = new Float64Array(64);

/** Velocities now of the group's bodies, without touching their pieces. */
function takeVelocities(): void {
  for (let k = 0; k < g.bodyCount; k += 1) {
    const i = g.bodies[k] as number;
    const v = w.speed[i] as number;
    const left = v === 0 ? 0 : Math.max(0, v - (w.dec[i] as number) * (w.now - (w.tau[i] as number)));
    w.vx[i] = (w.ux[i] as number) * left;
    w.vy[i] = (w.uy[i] as number) * left;
    beforeX[k] = w.vx[i] as number;
    beforeY[k] = w.vy[i] as number;
    w.vs[i] = spinNow(i);
    beforeSpin[k] = w.vs[i] as number;
  }
}

function resetVelocities(): void {
  for (let k = 0; k < g.bodyCount; k += 1) {
    const i = g.bodies[k] as number;
    w.vx[i] = beforeX[k] as number;
    w.vy[i] = beforeY[k] as number;
    w.vs[i] = beforeSpin[k] as number;
  }
}

function logGroupContact(log: Log, k: number, id: number): void {
  const a = g.a[k] as number;
  const b = g.b[k] as number;
  if (b < 0) logBoard(log, w.now, a, b, surveyX(a), surveyY(a), id);
  else logContact(log, w.now, a, b, surveyX(a) + surveyX(b), surveyY(a) + surveyY(b), id);
}

/** The contact that alone approaches, −1 where none does, −2 where several do. */
function onlyApproaching(): number {
  let only = -1;
  for (let k = 0; k < g.count; k += 1) {
    if (opening(k) >= 0) continue;
    if (only >= 0) return -2;
    only = k;
  }
  return only;
}

/** Tries the closed form on contact `only`; true if it loads no other contact of the group. */
function strikeAlone(only: number): boolean {
  if (!(strike(only) > 0)) return false;
  for (let k = 0; k < g.count; k += 1) {
    if (k !== only && opening(k) < 0) {
      resetVelocities();
      return false;
    }
  }
  return true;
}

/** Where one body hits boards alone and hard enough, it leaves over them. */
function climbs(log: Log): boolean {
  const a = g.a[0] as number;
  if (!w.table.climbing || g.bodyCount !== 1) return false;
  const { strikerThickness, discThickness, boardHeight } = w.geometry;
  const needed = climbingSpeed(a === 0 ? strikerThickness : discThickness, boardHeight);
  let over: Seat | Pocket | null = null;
  for (let k = 0; k < g.count; k += 1) {
    if (-opening(k) >= needed) over = over === null ? boardSeat(g.b[k] as number) : pocketName(corner(a));
  }
  if (over === null) return false;
  advance(a);
  logOffTable(log, w.now, a, over, surveyX(a), surveyY(a));
  remove(a);
  mark(a);
  return true;
}

const corner = (i: number): number => (surveyX(i) > 0 ? 1 : 0) + (surveyY(i) > 0 ? 2 : 0);

/** Resolves the gathered group and logs the contacts that took part. */
function resolveGroup(log: Log, doublings: number): void {
  if (climbs(log)) return;
  const only = g.count === 1 ? 0 : onlyApproaching();
  const id = log.groups;
  log.groups += 1;
  if (only >= 0 && strikeAlone(only)) {
    logGroupContact(log, only, id);
    return;
  }
  if (g.count === 1) return;
  strikeAll(doublings);
  let most = 0;
  for (let k = 0; k < g.count; k += 1) most = Math.max(most, impulseOf(k));
  for (let k = 0; k < g.count; k += 1) if (impulseOf(k) > NEGLIGIBLE * most) logGroupContact(log, k, id);
}

/** Bodies whose velocity the group's law changed start anew. */
function commit(log: Log): void {
  for (let k = 0; k < g.bodyCount; k += 1) {
    const i = g.bodies[k] as number;
    const x = w.vx[i] as number;
    const y = w.vy[i] as number;
    const s = w.vs[i] as number;
    if (w.alive[i] === 0) continue;
    const same = x === beforeX[k] && y === beforeY[k] && s === beforeSpin[k];
    if (same && w.ownTime[i] !== w.now && w.pairTime[i] !== w.now) continue;
    advance(i);
    w.vx[i] = x;
    w.vy[i] = y;
    w.vs[i] = s;
    restart(log, i);
  }
}

function resolveContacts(log: Log, doublings: number): void {
  let surveyed = false;
  for (let k = 0; k < dueCount; k += 1) {
    const i = due[k] as number;
    const seed = w.alive[i] === 1 && (w.pairTime[i] === w.now || (w.ownTime[i] === w.now && w.own[i] === OWN.board));
    if (!seed) continue;
    if (!surveyed) survey();
    surveyed = true;
    if (gathered(i)) continue;
    gather(i);
    takeVelocities();
    resolveGroup(log, doublings);
    commit(log);
  }
}

function crossZone(log: Log): void {
  if (w.ownTime[0] !== w.now || w.own[0] !== OWN.zone) return;
  advance(0);
  if (w.outside) logZone(log, w.now, w.x[0] as number, w.y[0] as number);
  w.outside = !w.outside;
  restart(log, 0);
}

function capture(log: Log): void {
  for (let k = 0; k < dueCount; k += 1) {
    const i = due[k] as number;
    if (w.ownTime[i] !== w.now || w.own[i] !== OWN.pocket) continue;
    advance(i);
    if (w.table.crossing && (w.overVoid[i] as number) < 0 && passes(i, w.pocket[i] as number, w.now)) {
      w.overVoid[i] = w.now;
      restart(log, i);
      continue;
    }
    fall(log, i, w.pocket[i] as number);
    mark(i);
  }
}

/** Pieces that merely end: a stretch of spinning, the far rim of a pocket that was crossed. */
function carryOn(log: Log): void {
  for (let k = 0; k < dueCount; k += 1) {
    const i = due[k] as number;
    if (w.ownTime[i] !== w.now || (w.own[i] !== OWN.piece && w.own[i] !== OWN.rim)) continue;
    if (w.own[i] === OWN.rim) w.overVoid[i] = -1;
    advance(i);
    restart(log, i);
  }
}

const STOPS = 1;
const TOUCHES = 2;
const CARRIES_ON = 4;
const KINDS: readonly number[] = [0, STOPS, TOUCHES, 0, CARRIES_ON, CARRIES_ON, CARRIES_ON];

/** Lists the bodies to which something happens now; says of what kinds. */
function gatherDue(): number {
  const { n, now, own, ownTime, pairTime } = w;
  let what = 0;
  dueCount = 0;
  for (let i = 0; i < n; i += 1) {
    const alone = ownTime[i] === now;
    const together = pairTime[i] === now;
    if (!alone && !together) continue;
    due[dueCount] = i;
    dueCount += 1;
    if (together) what |= TOUCHES;
    if (alone) what |= KINDS[own[i] as number] as number;
  }
  return what;
}

/** Everything that happens at `w.now`. `doublings` of the nudge: see cluster.ts. */
export function resolve(log: Log, doublings: number): void {
  changedCount = 0;
  const what = gatherDue();
  if ((what & STOPS) !== 0) stopResting(log);
  if ((what & TOUCHES) !== 0) resolveContacts(log, doublings);
  if ((what & CARRIES_ON) !== 0) {
    crossZone(log);
    carryOn(log);
  }
  capture(log);
  reschedule(changed, changedCount);
}

/** Starts every body at the cue's touch. Those at rest have nobody to meet but those that move. */
export function begin(): void {
  w.outside = startsOutside();
  changedCount = 0;
  for (let i = 0; i < w.n; i += 1) {
    start(i);
    if (w.speed[i] !== 0) mark(i);
  }
  reschedule(changed, changedCount);
}
