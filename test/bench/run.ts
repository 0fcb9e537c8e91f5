/**
 * `npm run bench`: this engine and its peers play the same shots in one run; speed, and agreement with a fixed-step reference. Writes
 * docs/bench.md. The peers are installed on first use, into this folder only. `--quick` plays fewer shots and writes nothing; `--look-up` measures the
 * look-up box of the built site instead, beside other search libraries, and writes the tables of docs/look-up.md (`--no-browser`: the libraries
 * only, `--no-libraries`: the box only); `--drafts` the amendment bench, and writes the table of docs/drafts.md.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPeers } from './install.ts';

const here = dirname(fileURLToPath(import.meta.url));
const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} threads, Node ${process.version}`;

async function benchEngines(): Promise<void> {
  installPeers();
  const { measure } = await import('./measure.ts');
  const { report } = await import('./report.ts');
  const { measureRulings, rulingReport } = await import('./rulings.ts');
  const quick = process.argv.includes('--quick');
  const result = await measure(quick ? 20 : 200, quick ? 10 : 100);
  const text = report(result, machine) + rulingReport(measureRulings(quick ? 500 : 4000, quick ? 0.5 : 3));
  if (!quick) writeFileSync(join(here, '..', '..', 'docs', 'bench.md'), text);
  process.stdout.write(text);
}

if (process.argv.includes('--look-up')) {
  installPeers();
  const { benchLookUp } = await import('./look-up.ts');
  await benchLookUp(machine, { libraries: !process.argv.includes('--no-libraries'), box: !process.argv.includes('--no-browser') });
} else if (process.argv.includes('--drafts')) (await import('./drafts.ts')).benchDrafts(machine, process.argv.includes('--quick'));
else await benchEngines();
