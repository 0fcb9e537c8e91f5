/** Why a penalty disc lies where it lies, as the table says it. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { load as loadNamesStrings } from '../../../src/compiled/ui/names.ts';
import { load as loadRulingStrings } from '../../../src/compiled/ui/ruling.ts';
import { SINGLES, startPosition } from '../../../src/geometry/row.ts';
import { runPlace } from '../../../src/notation/run/place.ts';
import type { Placement } from '../../../src/referee/types.ts';
import { loadTableStrings } from '../../../src/ui/table-strings.ts';
import Proof from '../../../src/widgets/table/ruling/Proof.svelte';

afterEach(cleanup);

const lang = 'en';
/** The places named on the way to the one of a placement, as lines. */
async function placesNamed(placement: Placement): Promise<readonly (string | undefined)[]> {
  const [names, ruling, table] = await Promise.all([loadNamesStrings[lang](), loadRulingStrings[lang](), loadTableStrings[lang]()]);
  const { container } = render(Proof, {
    props: { placement, colors: SINGLES, words: { lang, names, table }, sentences: { lang, names, ruling } },
  });
  return [...container.querySelectorAll('li')].map((line) => line.textContent?.replaceAll('\u00a0', ' '));
}
/** The start position without some discs: the row of each side touches itself. */
const rowsWithout = (...ids: readonly string[]) => startPosition(SINGLES).discs.filter(({ id }) => !ids.includes(id));

test.each(['positive', 'negative'])(
  'proof-of-a-full-row: each place once, the one taken and the one as near among them, %s side',
  async (side) => {
    const { placements } = runPlace({
      edition: '2017',
      position: { discs: rowsWithout('black1', 'black8') },
      colors: SINGLES,
      penalty: { seat: 'north', disc: 'black1', strokeFrom: 0 },
      readings: { 'penalty-all-tied': side },
    });
    expect(placements).toHaveLength(1);
    const [left, right] = side === 'positive' ? ['free, taken', 'free'] : ['free', 'free, taken'];
    expect(await placesNamed(placements[0] as Placement)).toEqual([
      '0 mm from the wanted place: blocked (black 4 and 5)',
      '15 mm from the wanted place, to the left: blocked (black 4)',
      '15 mm from the wanted place, to the right: blocked (black 5)',
      '45 mm from the wanted place, to the left: blocked (black 3)',
      '45 mm from the wanted place, to the right: blocked (black 6)',
      '75 mm from the wanted place, to the left: blocked (black 2)',
      '75 mm from the wanted place, to the right: blocked (black 7)',
      `105 mm from the wanted place, to the left: ${left}`,
      `105 mm from the wanted place, to the right: ${right}`,
    ]);
  },
);
