/** Why a shot can't be simulated. */
export type ShotErrorCode =
  /** A number is missing, infinite or not a number. */
  | 'not-finite'
  /** A number lies outside what the table or the model allows. */
  | 'out-of-range'
  /** A name is not a disc's, or stands twice. */
  | 'bad-id'
  /** Two bodies overlap by more than the tolerance of lengths. */
  | 'overlap'
  /** A body's centre lies in a pocket. */
  | 'in-pocket'
  /** The last resort: more happens than any physical stroke can cause. */
  | 'event-cap';

/** Thrown on invalid input only, naming the field in the shot's own words (`before.discs[3].x`). */
export class ShotError extends Error {
  readonly code: ShotErrorCode;
  readonly field: string;
  constructor(code: ShotErrorCode, field: string) {
    super(`${field}: ${code}`);
    this.name = 'ShotError';
    this.code = code;
    this.field = field;
  }
}
