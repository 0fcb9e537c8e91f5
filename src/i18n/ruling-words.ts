/** Sentences and names of all four languages at once, for what is made while the site is built and for the command line. Browsers load one. */
import namesDe from '../../content/ui/names/de.json' with { type: 'json' };
import namesEn from '../../content/ui/names/en.json' with { type: 'json' };
import namesEt from '../../content/ui/names/et.json' with { type: 'json' };
import namesRu from '../../content/ui/names/ru.json' with { type: 'json' };
import de from '../../content/ui/ruling/de.json' with { type: 'json' };
import en from '../../content/ui/ruling/en.json' with { type: 'json' };
import et from '../../content/ui/ruling/et.json' with { type: 'json' };
import ru from '../../content/ui/ruling/ru.json' with { type: 'json' };
import type { Lang } from '../corpus/model.ts';
import type { RulingWords } from './explain.ts';

export const RULING_WORDS: Readonly<Record<Lang, RulingWords>> = {
  de: { lang: 'de', names: namesDe, ruling: de },
  ru: { lang: 'ru', names: namesRu, ruling: ru },
  et: { lang: 'et', names: namesEt, ruling: et },
  en: { lang: 'en', names: namesEn, ruling: en },
};
