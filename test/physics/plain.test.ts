/** The plain model against closed forms. */
import { describe, expect, test } from 'vitest';
import { simulate, simulateTracks } from '../../src/physics/index.ts';
import { disc, PLAIN, shotAt, stateAt } from './support.ts';

const A = 0.08 * 9806.65;
const close = (got: number, want: number): void => expect(Math.abs(got - want)).toBeLessThanOrEqual(1e-12 * Math.max(1, Math.abs(want)));

describe('alone', () => {
  test('stops after v²/2μg and v/μg', () => {
    const { after, duration, events } = simulate(shotAt([], { x: 0, y: -400 }, 90, 1, PLAIN));
    close(after.striker?.y as number, -400 + 1e6 / (2 * A));
    close(duration, 1000 / A);
    expect(events).toEqual([]);
    expect(after.striker?.x).toBe(0);
  });

  test('a board gives back e of the speed it meets', () => {
    const { events, after } = simulate(shotAt([], { x: 0, y: -440 }, 90, 2, PLAIN));
    const path = 477.75 + 440;
    const v = Math.sqrt(4e6 - 2 * A * path);
    expect(events[0]).toMatchObject({ type: 'board', disc: 'striker', board: 'north' });
    close(events[0]?.t as number, (2000 - v) / A);
    const back = (0.75 * v) ** 2 / (2 * A);
    close(after.striker?.y as number, back <= 955.5 ? 477.75 - back : Number.NaN);
  });

  test('into a corner of two boards at 45° it meets both at once and returns on its line', () => {
    const table = { ...PLAIN, captureMargin: 50 };
    const { events, after } = simulate(shotAt([], { x: 300, y: 300 }, 45, 1.5, table));
    const boards = events.filter((e) => e.type === 'board').map((e) => [e.board, e.t]);
    expect(boards).toHaveLength(2);
    expect(boards[0]?.[1]).toBe(boards[1]?.[1]);
    expect(after.striker?.x).toBe(after.striker?.y);
  });
});

describe('two bodies', () => {
  test('head-on: momentum and restitution share the speed', () => {
    const { events, tracks } = ((): { events: readonly { t: number }[]; tracks: Parameters<typeof stateAt>[0] } => {
      const s = simulateTracks(shotAt([disc('red1', 0, 0)], { x: 0, y: -440 }, 90, 2, PLAIN));
      return { events: s.report.events, tracks: s.tracks };
    })();
    const v = Math.sqrt(4e6 - 2 * A * (440 - 37.25));
    close(events[0]?.t as number, (2000 - v) / A);
    close(stateAt(tracks, 1, events[0]?.t as number).speed, (1.8 * 22 * v) / 27.05);
    close(stateAt(tracks, 0, events[0]?.t as number).speed, ((22 - 0.8 * 5.05) * v) / 27.05);
  });

  test.each([-30, -12.5, 3, 20, 36])('struck %d mm off the middle, a disc leaves along the line of centres', (offset) => {
    const { tracks, report } = simulateTracks(shotAt([disc('red1', offset, 0)], { x: 0, y: -300 }, 90, 1.5, PLAIN));
    const t = report.events[0]?.t as number;
    const piece = tracks.pieces[1]?.find((p) => p.t === t);
    const along = Math.sqrt(37.25 * 37.25 - offset * offset);
    close(piece?.ux as number, offset / 37.25);
    close(piece?.uy as number, along / 37.25);
  });

  test('a disc falls the moment its centre is inside the circle', () => {
    const { events } = simulate(shotAt([disc('red1', 435, 200)], { x: 435, y: 100 }, 90, 2, PLAIN));
    const v0 = Math.sqrt(4e6 - 2 * A * (100 - 37.25));
    const v1 = (1.8 * 22 * v0) / 27.05;
    const fall = events.find((e) => e.type === 'pocketed');
    expect(fall).toMatchObject({ disc: 'red1', pocket: 'ne' });
    const path = 435 - 50 - 200;
    close((fall?.t as number) - (events[0]?.t as number), (v1 - Math.sqrt(v1 * v1 - 2 * A * path)) / A);
  });
});

describe('touching without handing over', () => {
  test('a disc along the board passes the pocket it is tangent to', () => {
    const { events, after } = simulate(shotAt([disc('red1', 300, 485)], { x: 200, y: 477.75 }, 0, 0.3, PLAIN));
    expect(events.some((e) => e.type === 'pocketed' && e.disc === 'red1')).toBe(false);
    expect(after.discs[0]?.y).toBe(485);
  });

  test('the striker along the board falls', () => {
    const { events } = simulate(shotAt([], { x: 0, y: 477.75 }, 0, 2, PLAIN));
    expect(events).toContainEqual(expect.objectContaining({ type: 'pocketed', disc: 'striker', pocket: 'ne' }));
  });
});
