/** The strings of the area `table` with the names of the editions, fetched in a browser: one language is a chunk of its own. */
import { load } from '../compiled/ui/table.ts';
import type { Lang } from '../corpus/languages.ts';
import { namedInTable, withEditionNames } from './edition-names.ts';
import type { TableStrings } from './strings.ts';

export const loadTableStrings: Readonly<Record<Lang, () => Promise<TableStrings>>> = withEditionNames(load, namedInTable);
