import { unshownIn } from '../../cases/declared.ts';
import { declared, editionsOf, isStroke, played, strokeCases, timeless, toSolve } from '../../cases/list.ts';
import { TRIES } from '../../cases/margin.ts';
import { type Reported, solve } from '../../cases/solve.ts';
import type { ScenarioFor } from '../../corpus/model.ts';
import { writeStroke } from '../../files/cases.ts';
import { loadCorpus } from '../../files/corpus.ts';
import { eventsText } from '../../notation/text/events.ts';
import { printCase } from '../../notation/text/print.ts';
import type { CaseBase } from '../../notation/types.ts';
import { type Command, DONE, FOUND, type Io, Refusal } from '../command.ts';

/** From so many of `TRIES` tries on a stroke is called steady. */
const STEADY = 80;

/** The cases that rule on a stroke: which are real strokes and how steady; `solve` finds the strokes. */
export const command: Command = {
  usage: '[solve [ID...] [--write]]',
  summary:
    'each case of a stroke: real, with its margin, or a report, with the reason; solve finds strokes for reports, --write keeps them',
  run: async (io) => {
    const [verb, ...args] = io.args;
    if (verb === undefined) return list(io);
    if (verb !== 'solve') throw new Refusal(`${JSON.stringify(verb)} is no word of this command. Expected solve, or nothing.`);
    const ids = args.filter((arg) => arg !== '--write');
    return find(io, asked(ids), args.includes('--write'));
  },
};

const scenarios = (): readonly ScenarioFor<'judge'>[] => strokeCases(loadCorpus().corpus);

function list({ stdout }: Io): number {
  let strokes = 0;
  let steady = 0;
  let astray = 0;
  const reasons = new Map<string, number>();
  for (const scenario of scenarios()) {
    if (isStroke(scenario.input)) {
      const one = played(scenario);
      strokes += 1;
      if (one.margin >= STEADY) steady += 1;
      if (one.astray.length > 0) astray += 1;
      const wrong = one.astray.length === 0 ? '' : `, does not show what it should under ${one.astray.join(' ')}`;
      stdout.write(`${scenario.id}: stroke, ${one.margin} of ${TRIES}${wrong}\n`);
    } else {
      const { reason } = declared(scenario);
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      stdout.write(`${scenario.id}: report, ${reason}\n`);
    }
  }
  const why = [...reasons].map(([reason, count]) => `${count} ${reason}`).join(', ');
  stdout.write(`${strokes} strokes, ${steady} of them steady (${STEADY} of ${TRIES} tries); reports: ${why || 'none'}\n`);
  return astray > 0 ? FOUND : DONE;
}

/** The scenarios named, or all reports that the physics could show. */
function asked(ids: readonly string[]): readonly ScenarioFor<'judge'>[] {
  const all = scenarios();
  if (ids.length === 0) return all.filter(({ input }) => input.report && unshownIn(input.report.events) === null);
  return ids.map((id) => {
    const scenario = all.find((one) => one.id === id);
    if (!scenario) throw new Refusal(`${JSON.stringify(id)} is no case of a stroke. novuss cases lists them.`);
    const unshown = unshownIn(scenario.input.report?.events ?? []);
    if (unshown !== null) throw new Refusal(`${id} cannot be a stroke: the physics has no model for it (${unshown}).`);
    return scenario;
  });
}

function find({ stdout }: Io, wanted: readonly ScenarioFor<'judge'>[], write: boolean): number {
  let missing = 0;
  const others = scenarios().flatMap(({ id, input }) => (isStroke(input) && !wanted.some((one) => one.id === id) ? [input] : []));
  for (const scenario of wanted) {
    const reported = toSolve(scenario);
    const solved = solve(reported, others);
    if (solved === null) {
      missing += 1;
      stdout.write(`${scenario.id}: no stroke found that shows ${showsOf(reported)} under ${editionsOf(scenario).join(' ')}\n`);
      continue;
    }
    others.push(solved.input);
    const lines = linesOf(solved.input);
    stdout.write(`${scenario.id}: ${solved.margin} of ${TRIES}: ${lines.join('; ')}\n`);
    if (write) writeStroke(scenario.file, scenario.id, lines, showsOf(reported));
  }
  stdout.write(`${wanted.length - missing} of ${wanted.length} found${write ? ' and written' : ''}\n`);
  return missing > 0 ? FOUND : DONE;
}

/** A case as scenario files write it: where things lie, then the rest. */
function linesOf(input: CaseBase): readonly string[] {
  const [position = '', ...rest] = printCase(input, { lines: true }).split('\n');
  return [position, rest.join('; ')];
}

const showsOf = ({ input }: Reported): string => eventsText(timeless(input.report?.events ?? []), input.shooter ?? 'south') || 'nothing';
