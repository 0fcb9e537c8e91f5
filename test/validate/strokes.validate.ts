/** A hundred thousand strokes through the command line, in a memory that a thousandth of their answers would fill. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { Random } from '../../src/random/random.ts';
import { MAIN } from '../support/run-cli.ts';

const STROKES = 100_000;
/** Of the program's own, MiB. */
const MEMORY = 96;

function* strokes(): Generator<string> {
  const random = new Random(27);
  for (let i = 0; i < STROKES; i += 1) {
    const stroke = { angle: Math.round(random.real() * 18_000) / 100, speed: 0.5 + Math.round(random.real() * 400) / 100 };
    const discs = [
      { id: 'red1', color: 'red', x: 0, y: 300 },
      { id: 'black1', color: 'black', x: 20, y: -250 },
    ];
    yield JSON.stringify({ before: { discs, striker: { x: 20, y: -440 } }, shooter: 'south', stroke });
  }
}

describe.each(['array', 'lines'] as const)('%s', (form) => {
  test(`${STROKES} strokes are ${STROKES} answers`, async () => {
    const child = spawn(process.execPath, [`--max-old-space-size=${MEMORY}`, MAIN, 'simulate'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const closed = once(child, 'close');
    let answers = 0;
    let open = '';
    const hash = createHash('sha256');
    child.stdout.on('data', (chunk: Buffer) => {
      hash.update(chunk);
      const text = open + chunk.toString('latin1');
      answers += text.split('"duration":').length - 1;
      open = text.slice(-10);
    });
    let first = true;
    for (const stroke of strokes()) {
      const text = form === 'lines' ? `${stroke}\n` : `${first ? '[' : ','}${stroke}`;
      first = false;
      if (!child.stdin.write(text)) await once(child.stdin, 'drain');
    }
    child.stdin.end(form === 'lines' ? '' : ']');
    const [exit] = (await closed) as [number | null];
    console.log(`${form}: ${answers} answers, ${hash.digest('hex').slice(0, 12)}`);
    expect({ exit, answers }).toEqual({ exit: 0, answers: STROKES });
  });
});
