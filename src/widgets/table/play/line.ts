/** What is said of a stroke while it is shown: event by event with the rule that rests on it, then what the referee does, then the ruling. */

import { type Moment, momentAt } from '../../../cases/moments.ts';
import { NOMINAL } from '../../../geometry/parameters.ts';
import { nameOf, type Words } from '../../../narrate/describe.ts';
import { type Given, groundsOf, headlineOf, type RulingWords } from '../../../narrate/explain.ts';
import { describeEvent, describeIncident, type NarrationContext } from '../../../narrate/seen.ts';
import { fill } from '../../../narrate/sentence.ts';
import type { BodyId, CaseEvent, Shade } from '../../../referee/types.ts';
import { classify } from '../../../referee/zones.ts';
import type { TableState } from '../state.svelte.ts';

/** Whether an event is worth a line while the stroke runs; somebody who walks through it reads all. */
const matters = (event: CaseEvent, cited: ReadonlySet<number>, index: number): boolean =>
  (event.type !== 'contact' && event.type !== 'board') || cited.has(index);

/** What the table said of itself, for the moment it shows; empty before the first event. */
export function lineOf(table: TableState, moments: readonly Moment[], running: boolean, words: Words, sentences: RulingWords): string {
  const { ruling, course, time, finished, steps, done } = table;
  if (time === null) return '';
  const given: Given = {
    colors: table.colors,
    shooter: table.shooter,
    before: table.position,
    state: table.caseState,
    incidents: table.incidents,
    ...(table.happened ? { report: table.happened } : {}),
  };
  const narration: NarrationContext = {
    strings: sentences.ruling,
    names: sentences.names,
    lang: words.lang,
    viewer: table.shooter,
    shooter: table.shooterColor,
  };
  const end = (): string => {
    const step = done > 0 ? steps[done - 1] : undefined;
    const set = step && fill(words.table.step[step.kind], { disc: nameOf(step.disc, words) }, words.lang);
    const incidents = done === 0 || steps.length === 0 ? table.incidents.map((incident) => describeIncident(incident, narration)) : [];
    const ruled = ruling && done >= steps.length ? `${headlineOf({ ...given, ruling }, sentences).headline}.` : undefined;
    return [...incidents, ...(set ? [`${set}.`] : []), ...(ruled ? [ruled] : [])].join(' ');
  };
  if (finished) return end();
  if (!course) return '';
  const { events } = course.report;
  const findings = ruling?.findings ?? [];
  const cited = new Set(findings.flatMap((found) => found.events ?? []));
  const begun = moments.slice(0, momentAt(moments, time) + 1);
  const indexOf = (event: CaseEvent) => events.indexOf(event);
  const moment = running ? begun.findLast(({ events: at }) => at.some((e) => matters(e, cited, indexOf(e)))) : begun.at(-1);
  if (!moment) return '';
  const shades = classify(NOMINAL, table.position, table.colors, table.format, table.shooter);
  const seen = [...new Set(moment.events.map((event) => eventText(event, narration, shades)))].join(' · ');
  const texts = ruling ? groundsOf({ ...given, ruling }, sentences).applies : [];
  const here = new Set(moment.events.map(indexOf));
  const rule = findings.findIndex(
    (found) => (found.events ?? []).some((index) => here.has(index)) && (found.events ?? []).every((index) => index <= Math.max(...here)),
  );
  return [`${seen}.`, ...(texts[rule] ? [`${texts[rule].text}.`] : [])].join(' ');
}

/** An event with the shade of the disc that the striker meets. */
function eventText(
  event: CaseEvent,
  narration: NarrationContext,
  shades: Readonly<Partial<Record<BodyId, { readonly shade: Shade }>>>,
): string {
  const text = describeEvent(event, narration);
  const shade = event.type === 'contact' && event.a === 'striker' ? shades[event.b]?.shade : undefined;
  return shade ? `${text} (${narration.names.shade[shade]})` : text;
}
