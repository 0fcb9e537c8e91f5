/** How each language writes small numbers in words: cardinals, ordinals and “so many times”, in all their forms. */
import type { Lang } from '../model.ts';

type Words = Readonly<Record<number, string>>;

/** Patterns of whole words; 16 stands for the discs of a pair. */
const WORDS: Readonly<Partial<Record<Lang, Words>>> = {
  en: {
    1: 'one|once|first',
    2: 'two|twice|second',
    3: 'three|thrice|third',
    4: 'four|fourth',
    5: 'five|fifth',
    6: 'six|sixth',
    7: 'seven|seventh',
    8: 'eight|eighth',
    9: 'nine|ninth',
    10: 'ten|tenth',
    11: 'eleven|eleventh',
    12: 'twelve|twelfth',
    16: 'sixteen|sixteenth',
  },
  de: {
    1: 'ein(?:e[nrms]?|s|mal)?|erst(?:e[nrms]?)?',
    2: 'zwei(?:er|en|mal)?|zweit(?:e[nrms]?)?',
    3: 'drei(?:er|en|mal)?|dritt(?:e[nrms]?)?',
    4: 'vier(?:er|en|mal)?|viert(?:e[nrms]?)?',
    5: 'fünf(?:er|en|mal)?|fünft(?:e[nrms]?)?',
    6: 'sechs(?:er|en|mal)?|sechst(?:e[nrms]?)?',
    7: 'sieben(?:er|mal)?|siebt(?:e[nrms]?)?',
    8: 'acht(?:er|mal|e[rms]?)?',
    9: 'neun(?:er|mal)?|neunt(?:e[nrms]?)?',
    10: 'zehn(?:er|mal)?|zehnt(?:e[nrms]?)?',
    11: 'elf(?:er|mal)?|elft(?:e[nrms]?)?',
    12: 'zwölf(?:er|mal)?|zwölft(?:e[nrms]?)?',
    16: 'sechzehn(?:er|mal)?|sechzehnt(?:e[nrms]?)?',
  },
  ru: {
    1: 'од(?:ин|н\\p{L}{1,3})|перв\\p{L}{2,3}|однажды',
    2: 'дв(?:а|е|ух|ум|умя|ое|оих|оим)|втор\\p{L}{2,3}|дважды',
    3: 'тр(?:и|ёх|ех|ём|ем|емя|ое|оих)|трет\\p{L}{2,4}|трижды',
    4: 'четыр\\p{L}{1,4}|четв[её]рт\\p{L}{2,3}|четырежды',
    5: 'пят(?:ь|и|ью|ый|ого|ому|ым|ом|ая|ой|ую|ое|ые|ых|ыми)|пятеро',
    6: 'шест(?:ь|и|ью|ой|ого|ому|ым|ом|ая|ую|ое|ые|ых|ыми)|шестеро',
    7: 'сем(?:ь|и|ью)|седьм\\p{L}{2,3}|семеро',
    8: 'восем(?:ь|ью)|восьм(?:и|ью|ой|ого|ому|ым|ом|ая|ую|ое|ые|ых|ыми|юю?)',
    9: 'девят(?:ь|и|ью|ый|ого|ому|ым|ом|ая|ой|ую|ое|ые|ых|ыми)',
    10: 'десят(?:ь|и|ью|ый|ого|ому|ым|ом|ая|ой|ую|ое|ые|ых|ыми)',
    11: 'одиннадцат\\p{L}{1,3}',
    12: 'двенадцат\\p{L}{1,3}',
    16: 'шестнадцат\\p{L}{1,3}',
  },
  et: {
    1: 'üks|üht|ühe\\p{L}{0,3}|esime\\p{L}{1,5}|esimest',
    2: 'kaks|kaht\\p{L}{0,3}|kahe(?!ksa|teist)\\p{L}{0,4}|teine|teise\\p{L}{0,3}|teist',
    3: 'kolm(?!teist)\\p{L}{0,6}|kolmas|kolmandat?',
    4: 'neli|nelja(?!teist)\\p{L}{0,5}',
    5: 'viis|viit|viie(?!teist)\\p{L}{0,5}|viies|viienda\\p{L}{0,3}',
    6: 'kuus|kuut|kuue(?!teist)\\p{L}{0,5}|kuues|kuuenda\\p{L}{0,3}',
    7: 'seitse|seitset|seitsme(?!teist)\\p{L}{0,5}',
    8: 'kaheksa(?!teist)\\p{L}{0,5}',
    9: 'üheksa(?!teist)\\p{L}{0,5}',
    10: 'kümme|kümmet|kümne\\p{L}{0,5}',
    11: 'üksteist(?:kümmet)?|üheteist\\p{L}{0,8}',
    12: 'kaksteist(?:kümmet)?|kaheteist\\p{L}{0,8}',
    16: 'kuusteist(?:kümmet)?|kuueteist\\p{L}{0,8}',
  },
};

const patterns = new Map<string, RegExp>();

function pattern(lang: Lang, number: number): RegExp | undefined {
  const words = WORDS[lang]?.[number];
  if (words === undefined) return undefined;
  const key = `${lang} ${number}`;
  const known = patterns.get(key) ?? new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
  patterns.set(key, known);
  return known;
}

/** Whether a text says a number in words of its language. Numbers above 12 but 16 have no words here. */
export const saysInWords = (lang: Lang, number: number, text: string): boolean => pattern(lang, number)?.test(text) ?? false;

/** Whether a text says a number, in digits (with the decimal sign of any language) or in words. */
export function saysNumber(lang: Lang, number: number, text: string): boolean {
  const digits = String(number).replace('.', '[.,]');
  return new RegExp(`(?<![\\d.,])${digits}(?![\\d]|[.,]\\d)`).test(text) || saysInWords(lang, number, text);
}
