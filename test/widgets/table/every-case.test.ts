/** Every case of every rule, shown in its own place as its page's bar shows it: the motion it has, and the page's own ruling at its end. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LANGS, type Lang } from '../../../src/corpus/model.ts';
import { corpus, EDITION_BAR } from '../../../src/site/book.ts';
import { groupsOf, scenario } from '../../../src/site/cases/cases.ts';
import { openingOf } from '../../../src/site/cases/opening.ts';
import { explainRuling } from '../../../src/site/words.ts';
import { mountTable, type Showing } from '../../../src/widgets/table/mount.ts';
import type { Opening } from '../../../src/widgets/table/setup.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  // Svelte's development build advises once a table
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The cases that a page can play, with what their bars open. */
const CASES = corpus.provisions.flatMap(({ id, scenarios }) =>
  scenarios.flatMap((name) => {
    const found = scenario(name);
    const newest = found && EDITION_BAR.find((edition) => found.editions.includes(edition));
    const opening = found && newest && openingOf(found, newest);
    const plays = opening && (opening.stroke || opening.report || opening.incidents);
    return plays ? [{ provision: id, found, newest, opening }] : [];
  }),
);

/** Whether anything moves in the course of it; an incident alone only has its ruling. */
function moves({ stroke, report, position }: Opening): boolean {
  if (stroke) return true;
  const places = ({ discs, striker }: Opening['position']) =>
    JSON.stringify([discs.map(({ id, x, y }) => [id, x, y]), striker?.x, striker?.y]);
  return report !== undefined && report !== null && places(report.after) !== places(position);
}

/** Parts of the course at which the table is looked at: dense at the beginning, where the striker still goes its own way. */
const SHARES = [0, 0.0005, 0.001, 0.002, 0.004, 0.01, 0.1, 0.5];

/** What is wrong with how a case is shown, in its course or only at its end; nothing where all is right. */
async function faultsOf({ found, newest, opening }: (typeof CASES)[number], lang: Lang, course: boolean): Promise<readonly string[]> {
  const target = document.body.appendChild(document.createElement('div'));
  let view: Showing | undefined;
  const table = await mountTable(target, {
    lang,
    base: '/',
    opening,
    large: false,
    address: false,
    map: false,
    watch: (now) => {
      view = now;
    },
  });
  const faults: string[] = [];
  await table.ready();
  if (course && moves(opening)) {
    const seen = new Set<string>();
    const way: { x: number; y: number }[] = [];
    for (const share of SHARES) {
      await table.seek(share);
      flushSync();
      seen.add([...target.querySelectorAll('svg.live [data-body]')].map((one) => one.getAttribute('transform')).join());
      const striker = /translate\((\S+) (\S+)\)/.exec(target.querySelector('[data-body=striker]')?.getAttribute('transform') ?? '');
      if (striker) way.push({ x: Number(striker[1]), y: -Number(striker[2]) });
    }
    if (seen.size < 4) faults.push('nothing moves');
    const from = opening.position.striker;
    const to = from && way.find(({ x, y }) => Math.hypot(x - from.x, y - from.y) > 1);
    if (opening.stroke && from && to) {
      const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
      const off = Math.abs(((angle - opening.stroke.angle + 540) % 360) - 180);
      if (off > 1) faults.push(`the striker is ${off.toFixed(1)} degrees off`);
    }
  }
  await table.seek(1);
  flushSync();
  const ruling = groupsOf(found)
    .flatMap((group) => group.rulings)
    .find(({ edition }) => edition === newest);
  const verdict = ruling && explainRuling(found, ruling, lang).headline;
  if (!view?.ended) faults.push('it does not end');
  if (!verdict || !view?.line.includes(verdict)) faults.push(`“${view?.line}” is not “${verdict}”`);
  await table.remove();
  target.remove();
  return faults;
}

test('every case moves as it says and comes to its page’s own ruling, in English and in one of the other languages', async () => {
  expect(new Set(CASES.map(({ provision }) => provision)).size).toBeGreaterThan(100);
  const others = LANGS.filter((lang) => lang !== 'en');
  const wrong: string[] = [];
  for (const [i, one] of CASES.entries())
    for (const lang of ['en', others[i % others.length] ?? 'de'] as const)
      for (const fault of await faultsOf(one, lang, lang === 'en')) wrong.push(`${lang} ${one.provision}/${one.found.id}: ${fault}`);
  expect(wrong).toEqual([]);
});
