/** The gallery's words of all four languages at once, for what is made while the site is built. Browsers load one. */
import de from '../../content/ui/divergence/de.json' with { type: 'json' };
import en from '../../content/ui/divergence/en.json' with { type: 'json' };
import et from '../../content/ui/divergence/et.json' with { type: 'json' };
import ru from '../../content/ui/divergence/ru.json' with { type: 'json' };
import type { Lang } from '../corpus/model.ts';
import type { DivergenceStrings } from './divergence-strings.ts';

export const DIVERGENCE_WORDS: Readonly<Record<Lang, DivergenceStrings>> = { de, ru, et, en };
