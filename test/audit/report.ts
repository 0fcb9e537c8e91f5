/** The audit as a page of Markdown: what is held first, then what was measured. */
import type { Scores } from './lighthouse.ts';
import type { Finding } from './look.ts';
import type { Walked } from './sub-path.ts';
import type { Weight } from './weights.ts';

/** All that was measured; what was left out this time is undefined. */
export interface Measured {
  readonly seconds: number | undefined;
  readonly weights: readonly (Weight & { readonly kind: string; readonly reading: boolean; readonly live: boolean })[];
  readonly findings: readonly Finding[];
  /** Bytes of script on pages with a live table: the table's own, home, and a reading page with a live figure. */
  readonly withTable: readonly { readonly path: string; readonly script: number }[];
  readonly marks: readonly Scores[] | undefined;
  readonly packs: readonly {
    readonly lang: string;
    readonly files: number;
    readonly transfer: number;
    readonly bytes: number;
    readonly missing: readonly string[];
  }[];
  readonly walked: Walked | undefined;
}
/** A figure that the site is held to, what was found, and whether it holds. */
export interface Held {
  readonly what: string;
  readonly figure: string;
  readonly found: string;
  readonly held: boolean | undefined;
}

export const LIMITS = { build: 90, page: 18_000, script: 5_000, withTable: 75_000, speed: 95, shift: 0.001 } as const;

const kb = (bytes: number) => (bytes / 1000).toFixed(1);
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [
    `| ${head.join(' | ')} |`,
    `| ${head.map((_, i) => (i === 0 ? '---' : '---:')).join(' | ')} |`,
    ...rows.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`),
  ].join('\n');
const most = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.max(a, b), 0);

/** Each figure with what was measured. */
export function holds(m: Measured): readonly Held[] {
  const reading = m.weights.filter((one) => one.reading);
  const page = most(reading.map(({ html, css }) => html + css));
  const heavy = reading.filter(({ html, css }) => html + css > LIMITS.page).length;
  const script = most(reading.filter(({ live }) => !live).map((one) => one.script));
  const withTable = most(m.withTable.map((one) => one.script));
  const count = (of: (finding: Finding) => boolean) => m.findings.filter(of).length;
  const found = (number: number) => (number === 0 ? `none on ${m.findings.length} pages` : `${number} of ${m.findings.length} pages`);
  const shift = most([...m.findings.map((one) => one.shift), ...(m.marks ?? []).map((one) => one.shift)]);
  const lowest = (name: 'performance' | 'accessibility' | 'best-practices' | 'seo') => Math.min(...(m.marks ?? []).map((one) => one[name]));
  const failed = (m.marks ?? []).filter((one) => one.failed.length > 0).length;
  const missing = m.packs.reduce((sum, one) => sum + one.missing.length, 0);
  const axe = count((one) => one.axe.length > 0);
  const wide = count((one) => one.tooWide > 0);
  const loud = count((one) => one.said.length > 0 || one.violations.length > 0);
  return [
    {
      what: 'build of the whole site',
      figure: 'under 90 s on two cores',
      found: m.seconds === undefined ? 'not timed' : `${m.seconds.toFixed(0)} s`,
      held: m.seconds === undefined ? undefined : m.seconds < LIMITS.build,
    },
    {
      what: 'HTML and CSS of a reading page',
      figure: 'at most 18 kB',
      found: `${kb(page)} kB at most; ${heavy} of ${reading.length} pages are over`,
      held: page <= LIMITS.page,
    },
    {
      what: 'script of a reading page, by itself',
      figure: 'at most 5 kB',
      found: `${kb(script)} kB at most`,
      held: script <= LIMITS.script,
    },
    {
      what: 'script with a table in view',
      figure: 'at most 75 kB',
      found: `${kb(withTable)} kB at most`,
      held: withTable <= LIMITS.withTable,
    },
    ...(m.marks
      ? [
          {
            what: 'Lighthouse, phone: performance',
            figure: 'at least 95',
            found: `${lowest('performance')} at least`,
            held: lowest('performance') >= LIMITS.speed,
          },
          {
            what: 'Lighthouse, phone: accessibility, best practices, SEO',
            figure: '100',
            found: `${lowest('accessibility')}, ${lowest('best-practices')}, ${lowest('seo')} at least; ${failed} pages with something to mend`,
            held: failed === 0,
          },
        ]
      : [{ what: 'Lighthouse, phone', figure: '98, 100, 100, 100', found: 'not run', held: undefined }]),
    { what: 'shift of layout', figure: '0', found: shift.toFixed(3), held: shift < LIMITS.shift },
    { what: 'axe, light and dark', figure: 'no violation', found: found(axe), held: axe === 0 },
    { what: 'wider than 320 px', figure: 'nothing', found: found(wide), held: wide === 0 },
    { what: 'complaints of the console, violations of the policy', figure: 'none', found: found(loud), held: loud === 0 },
    { what: 'pages that are not kept for offline', figure: 'none', found: String(missing), held: missing === 0 },
    {
      what: 'under a folder of a host (BASE_PATH)',
      figure: 'no address outside, none dead',
      found: m.walked ? `${m.walked.wrong.length} of ${m.walked.addresses} addresses in ${m.walked.files} files` : 'not walked',
      held: m.walked ? m.walked.wrong.length === 0 : undefined,
    },
  ];
}

const yes = (held: boolean | undefined) => (held === undefined ? '–' : held ? 'yes' : '**no**');

function weightsPart(m: Measured): string {
  const kinds = [...Map.groupBy(m.weights, ({ kind }) => kind)].sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = kinds.map(([kind, list]) => {
    const heaviest = list.reduce((a, b) => (b.html + b.css > a.html + a.css ? b : a));
    return [
      kind,
      String(list.length),
      heaviest.path,
      kb(heaviest.html),
      kb(heaviest.css),
      kb(heaviest.html + heaviest.css),
      kb(most(list.map((one) => one.script))),
    ];
  });
  return table(['kind', 'pages', 'the heaviest', 'HTML kB', 'CSS kB', 'together', 'script kB'], rows);
}

function browserPart(m: Measured): string {
  const rows = m.findings.map(({ path, axe, tooWide, shift, said, violations, script }) => [
    path,
    axe.join('; ') || '0',
    String(tooWide),
    shift.toFixed(3),
    said.join('; ').slice(0, 120) || '0',
    String(violations.length),
    kb(script),
  ]);
  return table(['page', 'axe', 'px above 320', 'shift', 'console', 'policy', 'script kB'], rows);
}

function lighthousePart(m: Measured): string {
  if (!m.marks) return 'Not run this time: it is installed by `cd test/audit && npm ci --ignore-scripts`.';
  const rows = m.marks.map((one) => [
    one.path,
    ...[one.performance, one.accessibility, one['best-practices'], one.seo].map(String),
    one.shift.toFixed(3),
    one.failed.join(', ') || '0',
  ]);
  return table(['page', 'performance', 'accessibility', 'best practices', 'SEO', 'shift', 'to mend'], rows);
}

const MB = (bytes: number) => (bytes / 1e6).toFixed(1);

/** The text of docs/audit.md. */
export function report(m: Measured): string {
  const offline = m.packs.map(({ lang, files, transfer, bytes, missing }) => [
    lang,
    String(files),
    MB(transfer),
    MB(bytes),
    missing.slice(0, 5).join(', ') || '0',
  ]);
  const wrong = m.walked?.wrong.slice(0, 20).map((one) => `- ${one}`) ?? [];
  return `# The audit of the site

Written by \`npm run audit\` over the built site. Sizes are gzipped, as they come over the net.

${table(
  ['what', 'figure', 'measured', 'held'],
  holds(m).map(({ what, figure, found, held }) => [what, figure, found, yes(held)]),
)}

That a whole language works with the server gone is tried by \`test/site/offline.spec.ts\`; axe on wide screens by \`test/site/quality.spec.ts\`; dead links, anchors and words of another language on every page by \`test/built/pages.test.ts\`.

## Weights, over every page

Whole editions, comparisons, the table and other tools are free of the 18 kB.

${weightsPart(m)}

With a table in view: ${m.withTable.map(({ path, script }) => `${path} ${kb(script)} kB`).join(', ')}.

## Lighthouse, phone

One page of each kind in German, some in the other languages. A speed below ${LIMITS.speed} is measured once more, and the better counts. Frames for other sites ask search engines to leave them out, so there is no SEO mark to win.

${lighthousePart(m)}

## In a browser of 320 px, one page of each kind in four languages

${browserPart(m)}

## Kept for offline

${table(['language', 'files', 'MB to fetch', 'MB on the device', 'pages left out'], offline)}

## Under a folder of a host

Built with \`SITE_URL=https://rules.example BASE_PATH=/novuss/\` into another folder: every link, source, share image, picture of a style sheet, island, feed, sitemap and entry of the offline lists is looked for there; then a browser looks a rule up, makes a figure live, searches, opens the table with its map and keeps a language for offline. ${m.walked ? `${m.walked.addresses} addresses in ${m.walked.files} files, ${m.walked.wrong.length} wrong.` : 'Not walked this time.'}
${wrong.length > 0 ? `\n${wrong.join('\n')}\n` : ''}`;
}
