/** The sets of house rules of this device without a DOM: which is open, which is used, what is decided. */
import { editionOf, type HouseRules, LONGEST_NAME } from '../../notation/house-rules.ts';
import type { EditionId } from '../../referee/types.ts';
import { setMyBook } from '../my-book.ts';
import { RecordList } from '../store/record-list.svelte.ts';
import type { StoredHouseRules } from './store.ts';
import { usedId, useRules } from './used.ts';

const named = (name: string): string => name.trim().slice(0, LONGEST_NAME);

export class HouseSets extends RecordList<StoredHouseRules> {
  /** The set that other pages use. */
  used: string | null = $state(usedId());

  readonly house: HouseRules | null = $derived(this.item?.house ?? null);

  /** Keeps a set beside the others and opens it. */
  adopt(house: HouseRules): void {
    const id = this.freshId();
    this.add({ id, touched: this.now(), house });
    this.openId = id;
  }

  begin(name: string, edition: EditionId): void {
    this.adopt({ name: named(name), edition, readings: {} });
  }

  /** Opens a set, or the list of all. */
  show(id: string | null): void {
    this.openId = id;
    this.elsewhere = null;
  }

  #set(change: (house: HouseRules) => HouseRules): void {
    this.change((stored) => ({ ...stored, house: change(stored.house) }));
  }

  rename(name: string): void {
    if (named(name) !== '') this.#set((house) => ({ ...house, name: named(name) }));
  }

  /** Another book is played; what was decided stays. */
  play(edition: EditionId): void {
    this.#set((house) => ({ ...house, edition }));
    if (this.item && this.used === this.item.id) setMyBook(edition);
  }

  /** Decides a reading, or (null) leaves it to the referee. */
  decide(reading: string, option: string | null): void {
    this.#set((house) => {
      const { [reading]: _, ...others } = house.readings;
      return { ...house, readings: option === null ? others : { ...others, [reading]: option } };
    });
  }

  /** Uses a set on all pages of this device, its book with it; or none. */
  use(id: string | null): void {
    useRules(id);
    this.used = usedId();
    const house = this.list.find((row) => row.id === id)?.house;
    if (house) setMyBook(editionOf(house));
  }

  override remove(id: string): void {
    super.remove(id);
    if (this.used === id) this.use(null);
  }
}
