/** The commands that the perft asks, each with its whole answer. */
import type { Result } from '../notation/result.ts';
import { runCheckPlacement } from '../notation/run/check-placement.ts';
import { runClassify } from '../notation/run/classify.ts';
import { runJudge } from '../notation/run/judge.ts';
import { runPlace } from '../notation/run/place.ts';
import { runPlay } from '../notation/run/play.ts';

/** A ruling, or what another command answers. */
export type Answer = Readonly<Record<string, unknown>>;

/** A log that one edition has no rule to play is answered by what is wrong with it. */
const answerIn = (result: Result<unknown, unknown>): Answer => (result.ok ? (result.value as Answer) : { refused: result.error });

/** Each command's answer to a document with its edition. */
const COMMANDS: Readonly<Record<string, (document: never) => Answer>> = {
  judge: (document) => answerIn(runJudge(document)),
  place: (document) => runPlace(document) as unknown as Answer,
  classify: (document) => runClassify(document) as unknown as Answer,
  'check-placement': (document) => runCheckPlacement(document) as unknown as Answer,
  play: (document) => answerIn(runPlay(document)),
};

/** What a command answers to a document with its edition. Throws where the perft does not ask that command. */
export function answerTo(command: string, document: object): Answer {
  const answer = COMMANDS[command];
  if (answer === undefined) throw new Error(`the perft does not know the command ${command}`);
  return answer(document as never);
}
