/** What `content/ui/equipment/<lang>.json` must hold: the words of the drawing sheets and of the table of sizes. Used while the site is built. */
import de from '../../content/ui/equipment/de.json';
import en from '../../content/ui/equipment/en.json';
import et from '../../content/ui/equipment/et.json';
import ru from '../../content/ui/equipment/ru.json';
import type { Lang } from '../corpus/model.ts';

export type ViewId = keyof typeof en.views;
export type EquipmentStrings = Readonly<Record<Exclude<keyof typeof en, 'views'>, string>> & {
  readonly views: Readonly<Record<ViewId, string>>;
};
export const EQUIPMENT_STRINGS: Readonly<Record<Lang, EquipmentStrings>> = { de, ru, et, en };
