/**
 * A test runner for Stryker: the one test is that every case of the perft's sample is ruled as by the referee without a fault. The referee is loaded
 * once and Stryker switches the faults in it, so that most take some milliseconds; a new process starts only for a fault that is there on loading.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MutantCoverage } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestRunner,
  type TestRunnerCapabilities,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import type { Changed } from './rulings.ts';

/** What the files with faults in them read and write. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: MutantCoverage;
}
const shared = globalThis as { __stryker__?: Switches };
shared.__stryker__ ??= {};
const switches = shared.__stryker__;

const TEST = { id: 'rulings', name: 'every case of the sample is ruled as by the referee without a fault' };

type Rulings = typeof import('./rulings.ts');

/** The rulings with the referee of the folder in which Stryker runs, not of this one. */
const load = (): Promise<Rulings> => import(pathToFileURL(join(process.cwd(), 'test/validate/mutation/rulings.ts')).href);

/** What was changed, in a line. */
const inALine = ({ case: { document }, now }: Changed): string => `${JSON.stringify(document)} is ruled ${now}`;

const killed = (why: string): MutantRunResult => ({
  status: MutantRunStatus.Killed,
  killedBy: [TEST.id],
  failureMessage: why.slice(0, 200),
  nrOfTests: 1,
});

class RulingsRunner implements TestRunner {
  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: false };
  }

  async dryRun(): Promise<DryRunResult> {
    const { firstChanged } = await load();
    const started = performance.now();
    switches.currentTestId = TEST.id;
    const changed = firstChanged();
    switches.currentTestId = undefined;
    if (changed !== null) return { status: DryRunStatus.Error, errorMessage: `without a fault ${inALine(changed)}` };
    const test = { ...TEST, timeSpentMs: performance.now() - started, status: TestStatus.Success } as const;
    return { status: DryRunStatus.Complete, tests: [test], ...(switches.mutantCoverage && { mutantCoverage: switches.mutantCoverage }) };
  }

  /** Throws where a fault is switched off and the case that it changed stays so: it left something behind. Stryker then tries in a new process. */
  async mutantRun({ activeMutant, hitLimit, mutantActivation }: MutantRunOptions): Promise<MutantRunResult> {
    Object.assign(switches, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const rulings = await load().catch(String);
    if (typeof rulings === 'string') return killed(rulings);
    const changed = rulings.firstChanged();
    const endless = determineHitLimitReached(switches.hitCount, hitLimit);
    Object.assign(switches, { activeMutant: undefined, hitLimit: undefined });
    if (changed === null) return { status: MutantRunStatus.Survived, nrOfTests: 1 };
    if (mutantActivation === 'runtime' && rulings.changeOf(changed.case) !== null) throw new Error(`still, ${inALine(changed)}`);
    if (endless !== undefined) return { status: MutantRunStatus.Timeout };
    return killed(inALine(changed));
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'rulings', RulingsRunner)];
