/** One number for the outcomes of many strokes, from every bit of them. Runs in any JavaScript engine: no file, no DOM, no inexact function. */
import { type Shot, simulate } from '../../../src/physics/index.ts';
import { anyShot, generator, tightBreak } from '../support.ts';

const bytes = new DataView(new ArrayBuffer(8));

function mix(state: Uint32Array, v: number): void {
  bytes.setFloat64(0, v);
  for (let k = 0; k < 2; k += 1) {
    const h = (state[k] as number) ^ bytes.getUint32(4 * k);
    state[k] = Math.imul(h ^ (h >>> 15), k === 0 ? 0x85ebca6b : 0xc2b2ae35) + (state[1 - k] as number);
  }
}

function mixText(state: Uint32Array, text: string): void {
  for (let i = 0; i < text.length; i += 1) mix(state, text.charCodeAt(i));
}

function shotOf(random: () => number, k: number): Shot {
  return k % 3 === 0 ? tightBreak(random, k % 2 === 0 ? { contactFriction: 0 } : { spin: k % 5 === 0 }) : anyShot(random);
}

/** 16 hexadecimal digits for `count` strokes. */
export function fingerprint(count: number): string {
  const random = generator(20261121);
  const state = new Uint32Array([0x9e3779b9, 0x7f4a7c15]);
  for (let k = 0; k < count; k += 1) {
    const { events, after, duration } = simulate(shotOf(random, k));
    mix(state, duration);
    for (const e of events) {
      mix(state, e.t);
      mixText(state, e.type);
      mixText(state, e.type === 'contact' ? e.a + e.b : e.disc);
    }
    for (const d of after.discs) {
      mix(state, d.x);
      mix(state, d.y);
    }
    if (after.striker != null) mix(state, after.striker.x + 1000 * after.striker.y);
  }
  return [...state].map((v) => v.toString(16).padStart(8, '0')).join('');
}
