/** The gallery's words of all four languages at once, for what is made while the site is built. Browsers load one. */
import { STRINGS } from '../compiled/ui/divergence.all.ts';
import type { Lang } from '../corpus/model.ts';
import type { DivergenceStrings } from './divergence-strings.ts';

export const DIVERGENCE_WORDS: Readonly<Record<Lang, DivergenceStrings>> = STRINGS;
