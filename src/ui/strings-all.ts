/** The interface strings of all areas and languages at once: for the build and the command line, never for browsers. */
import { STRINGS } from '../compiled/ui/all.ts';
import type { Lang } from '../corpus/model.ts';
import type { Strings } from './strings.ts';

const ALL: { readonly [Area in keyof Strings]: Readonly<Record<Lang, Strings[Area]>> } = STRINGS;

/** The strings of an area in a language. */
export const strings = <Area extends keyof Strings>(area: Area, lang: Lang): Strings[Area] => ALL[area][lang];
