/** The text of a report. Pure, so that it can be tested without a page. */

/** The book and article that an address of the site names: `/de/rules/2017/17/#17.1.4`. */
export function articleIn(address: string): { readonly book?: string; readonly number?: string } {
  const found = /\/(?:rules|card)\/([^/#]+)\/(?:([^/#]+)\/)?(?:#(.+))?$/.exec(address);
  if (!found) return {};
  const [, book = '', chapter, anchor] = found;
  const number = anchor ?? chapter;
  return { book, ...(number && number !== 'print' ? { number } : {}) };
}

/** A question that the look-up did not answer rightly, and what it showed, where the address says it: `/de/search/?q=…&shown=…`. */
export function questionIn(address: string): { readonly asked: string; readonly shown: string } | undefined {
  const [, query = ''] = /\?(.*)$/.exec(address) ?? [];
  const said = new URLSearchParams(query);
  const [asked, shown] = [said.get('q'), said.get('shown')];
  return asked && shown !== null ? { asked, shown: shown || '–' } : undefined;
}

/** The form with values put behind its words, each on its line; lines that already say something stay. */
export function reportOf(form: string, values: Readonly<Record<string, string>>): string {
  return form
    .split('\n')
    .map((line) => {
      const word = Object.keys(values).find((one) => line.trimEnd() === `${one}:`);
      return word === undefined ? line : `${word}: ${values[word]}`;
    })
    .join('\n');
}

/** What a report is about: what stands behind the # of its address, as it stands where its percent signs mean nothing. */
export function aboutIn(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
