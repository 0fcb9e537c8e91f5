/** `node test/physics/fingerprint/record.ts`: keeps the outcome of the frozen strokes. To be run, and said why, when the physics is meant to change. */
import { writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.ts';

const stored = Object.fromEntries([2000, 10000].map((count) => [String(count), fingerprint(count)]));
writeFileSync(new URL('./fingerprint.json', import.meta.url), `${JSON.stringify(stored, null, 2)}\n`);
