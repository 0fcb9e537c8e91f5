/** Lets the other pages of this device follow a competition: its book is the reader's book, its decisions the house rules in use. */
import { encodeHouseRules, type HouseRules } from '../../../notation/house-rules.ts';
import type { Competition } from '../../../tournament/event/types.ts';
import { deviceStore } from '../../house-rules/store.ts';
import { useRules } from '../../house-rules/used.ts';
import { setMyBook } from '../../my-book.ts';

/** The decisions of a competition as a set of house rules; null where it has none, or is none of novuss. */
function houseOf({ name, rulebook, houseRules, readings = {} }: Competition): HouseRules | null {
  if (rulebook === 'konstanz-2014' || Object.keys(readings).length === 0) return null;
  return { name: houseRules ?? name, edition: rulebook, readings };
}

/** Puts book and decisions in use; a set that says the same is taken, otherwise one is stored. Fails where the device stores nothing. */
export async function followCompetition(
  competition: Competition,
  means: { readonly now: number; readonly newId: () => string },
  store = deviceStore(),
): Promise<void> {
  const { rulebook } = competition;
  if (rulebook === 'konstanz-2014') return;
  const house = houseOf(competition);
  if (house === null) useRules(null);
  else {
    const code = encodeHouseRules(house);
    const there = (await store.all()).rows.find((row) => encodeHouseRules(row.house) === code);
    const id = there?.id ?? means.newId();
    if (!there) await store.change(id, () => ({ id, touched: means.now, house }));
    useRules(id);
  }
  setMyBook(rulebook);
}
