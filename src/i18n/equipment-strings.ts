/** What `content/ui/equipment/<lang>.json` must hold: the words of the drawing sheets and of the table of sizes. Used while the site is built. */
import { STRINGS } from '../compiled/ui/equipment.all.ts';
import type { Lang } from '../corpus/model.ts';

export type ViewId = keyof (typeof STRINGS)['en']['views'];
export type EquipmentStrings = Readonly<Record<Exclude<keyof (typeof STRINGS)['en'], 'views'>, string>> & {
  readonly views: Readonly<Record<ViewId, string>>;
};
export const EQUIPMENT_STRINGS: Readonly<Record<Lang, EquipmentStrings>> = STRINGS;
