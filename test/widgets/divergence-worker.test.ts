/** The worker that searches for divergences: what fails in the middle of its work is not lost. */
import { expect, test, vi } from 'vitest';
import type { DivergenceWorker } from '../../src/widgets/divergence/worker.ts';

const exposed = vi.hoisted((): { api?: DivergenceWorker } => ({}));
vi.mock('comlink', () => ({ expose: (api: DivergenceWorker) => Object.assign(exposed, { api }) }));
vi.mock('../../src/divergence/search.ts', () => ({
  searchFrom: () => {
    const search = { tried: 0, played: 0, result: () => [] };
    const run = (): void => {
      search.tried += 1;
      if (search.tried === 3) throw new Error('this case breaks it');
    };
    return Object.assign(search, { run });
  },
}));

test('a step that fails rejects the call, and those before it were reported', async () => {
  await import('../../src/widgets/divergence/worker.ts');
  const reported: number[] = [];
  const call = Promise.resolve(exposed.api?.search(1, [], ({ tried }) => void reported.push(tried)));
  await expect(call).rejects.toThrow('this case breaks it');
  expect(reported).toEqual([1, 2]);
});
