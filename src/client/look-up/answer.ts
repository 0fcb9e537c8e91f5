/** What the box says at once of the first rule it found; made at build time, a file a rule. */

/** What an edition or several say to it. */
export interface AnswerGroup {
  readonly editions: readonly string[];
  /** What happens under which condition: names of the consequences with their signs in the sprite. */
  readonly lines: readonly { readonly when: string; readonly costs: readonly (readonly [name: string, sign: string])[] }[];
  /** The beginning of the rule's text. */
  readonly text: string;
}
export interface RuleAnswer {
  readonly groups: readonly AnswerGroup[];
  /** Whether its picture shows a position. */
  readonly drawn: boolean;
}
