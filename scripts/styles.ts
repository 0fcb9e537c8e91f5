/**
 * Which style sheets a script's parts need. A bundler gives a page every style of every part its island may ever load, before the first paint,
 * and names some of them otherwise than the script does that would fetch them with the part. Here both come from what is written in the
 * files: a component's styles and its script bear the same mark, `svelte-…`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remembered } from '../src/i18n/remembered.ts';

/** Not the name of the framework’s own policy. */
const MARK = /svelte-(?!trusted)[a-z0-9]+/g;
const STATIC = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
/** The list of files, at a script's head, that its parts import; and a part with its places in that list. */
const LIST = /^const __vite__mapDeps=[^\n]*\(m\.f=\[([^\]]*)\]\)[^\n]*;\n/;
const PART = /import\(["'`]\.\/([^"'`]+\.js)["'`]\)((?:(?!import\()[\s\S])*?),__vite__mapDeps\(\[([\d,]*)\]\)/g;

type Marks = ReadonlySet<string>;
const marksIn = (text: string): Marks => new Set(text.match(MARK) ?? []);

/** The fewest of `sheets` that have all of `wanted`: the one with the most that is missing first, and of those the smallest. */
export function cover(wanted: Marks, sheets: ReadonlyMap<string, Marks>): readonly string[] {
  const chosen: string[] = [];
  let missing = wanted;
  for (;;) {
    const gains = [...sheets].map(([file, marks]) => ({ file, size: marks.size, gain: marks.intersection(missing).size }));
    const best = gains.filter(({ gain }) => gain > 0).sort((a, b) => b.gain - a.gain || a.size - b.size)[0];
    if (!best) return chosen;
    chosen.push(best.file);
    missing = missing.difference(sheets.get(best.file) ?? new Set());
  }
}

/** Ends the build where a script bears a mark that no sheet knows: what it shows would stand there undressed. */
function expectDressed(file: string, marks: Marks, sheets: ReadonlyMap<string, Marks>): void {
  const lost = [...marks].filter((mark) => ![...sheets.values()].some((known) => known.has(mark)));
  if (lost.length > 0) throw new Error(`${file}: no style sheet has ${lost.join(', ')}`);
}

/** What the built files of `_assets` say of one another; all names are paths within the site. */
export interface Styles {
  /** Whether a sheet dresses components rather than the page. */
  isOfPart(sheet: string): boolean;
  /** Of a page's `sheets`, in their order, those that it needs before any part of its islands has come. */
  first(html: string, islands: readonly string[], sheets: readonly string[]): readonly string[];
  /** Every script that fetches parts, with the styles of each beside it in place of a list of all files. */
  scripts(): readonly (readonly [file: string, script: string])[];
}

export function stylesIn(dist: string): Styles {
  const names = readdirSync(join(dist, '_assets'));
  const texts = new Map(
    names
      .filter((name) => /\.(?:js|css)$/.test(name))
      .map((name) => [`_assets/${name}`, readFileSync(join(dist, '_assets', name), 'utf8')]),
  );
  const sheets = new Map(
    [...texts]
      .filter(([file, text]) => file.endsWith('.css') && !file.includes('/kind.') && text.includes('svelte-'))
      .map(([file, text]) => [file, marksIn(text)]),
  );
  const closures = new Map<string, Marks>();
  const of = (file: string, seen = new Set<string>()): Marks => {
    if (seen.has(file)) return new Set();
    seen.add(file);
    const text = texts.get(file) ?? '';
    return [...text.matchAll(STATIC)].reduce((marks, [, name = '']) => marks.union(of(`_assets/${name}`, seen)), marksIn(text));
  };
  /** The marks in a script and all that it imports at once; a sheet knows each of them. */
  const closure = (file: string): Marks =>
    remembered(closures, file, () => {
      const marks = of(file);
      expectDressed(file, marks, sheets);
      return marks;
    });
  return {
    isOfPart: (sheet) => sheets.has(sheet),
    first(html, islands, given) {
      const wanted = islands.reduce((marks, file) => marks.union(closure(file)), marksIn(html));
      const chosen = new Set(cover(wanted, new Map([...sheets].filter(([file]) => given.includes(file)))));
      return given.filter((file) => !sheets.has(file) || chosen.has(file));
    },
    scripts: () =>
      [...texts].flatMap(([file, text]) => {
        const list = LIST.exec(text);
        if (!list) return [];
        const files = JSON.parse(`[${list[1]}]`) as readonly string[];
        const script = text.slice(list[0].length).replace(PART, (_all, part: string, between: string, places: string) => {
          const plain = places
            .split(',')
            .flatMap((at) => files[Number(at)] ?? [])
            .filter((one) => one.endsWith('.css') && texts.has(one) && !sheets.has(one));
          const needed = [...plain, ...cover(closure(`_assets/${part}`).difference(closure(file)), sheets)];
          return `import("./${part}")${between}${needed.length > 0 ? `,${JSON.stringify(needed)}` : ''}`;
        });
        if (script.includes('__vite__mapDeps')) throw new Error(`${file}: a part is fetched in a way that scripts/styles.ts doesn't know`);
        return [[file, script] as const];
      }),
  };
}
