/** What somebody may have meant who typed in another script or on another keyboard layout. Pure. */
import type { Lang } from '../../corpus/model.ts';

/** The letters of the Russian layout and, key by key, of the English one. */
const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const ENGLISH_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const toRussianKey = new Map([...ENGLISH_KEYS].map((key, i) => [key, RUSSIAN_KEYS[i] ?? key]));
const toEnglishKey = new Map([...RUSSIAN_KEYS].map((key, i) => [key, ENGLISH_KEYS[i] ?? key]));

/** Latin spellings of Russian letters, the longest first. */
const LATIN: readonly (readonly [string, string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['yo', 'ё'],
  ['jo', 'ё'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['ye', 'е'],
  ['iy', 'ий'],
  ['yy', 'ый'],
  ...[...'abvgdezijklmnoprstufhcywqx'].map((letter, i) => [letter, [...'абвгдезийклмнопрстуфхцывкх'][i] ?? letter] as const),
  ["'", 'ь'],
];

function cyrillic(text: string): string {
  let out = '';
  for (let i = 0; i < text.length; ) {
    const found = LATIN.find(([latin]) => text.startsWith(latin, i));
    out += found ? found[1] : text[i];
    i += found ? found[0].length : 1;
  }
  return out;
}
const typed = (text: string, keys: ReadonlyMap<string, string>): string => [...text].map((key) => keys.get(key) ?? key).join('');

/** The question as typed, then in the other readings that its letters allow in a language. */
export function variants(query: string, lang: Lang): readonly string[] {
  const text = query.toLowerCase();
  const [latin, russian] = [/[a-z]/.test(text), /\p{Script=Cyrillic}/u.test(text)];
  if (lang === 'ru' && latin && !russian) return [query, cyrillic(text), typed(text, toRussianKey)];
  if (lang !== 'ru' && russian && !latin) return [query, typed(text, toEnglishKey)];
  return [query];
}
