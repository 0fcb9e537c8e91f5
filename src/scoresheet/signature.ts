/** Signatures drawn under a sheet. They stand for what was on it: whatever is entered or taken back afterwards removes them. */
import { SIGN_FIELD, SIGNATURE } from '../notation/signature.ts';
import type { Sheet } from './types.ts';

/** Who signs. */
export const SIGNERS = ['first', 'second', 'referee'] as const;
export type Signer = (typeof SIGNERS)[number];
/** Lines as an SVG path of whole units: `M12 40L15 38`. */
export type Signature = string;
export type Signatures = Readonly<Partial<Record<Signer, Signature>>>;

/** Whether it can be drawn. */
export const isSignature = (value: unknown): value is Signature =>
  typeof value === 'string' && value.length <= SIGN_FIELD.longest && SIGNATURE.test(value);

/** The sheet with one more signature, or another one of the same person. */
export const signed = (sheet: Sheet, who: Signer, signature: Signature): Sheet => ({
  ...sheet,
  signatures: { ...sheet.signatures, [who]: signature },
});

/** The sheet without them. */
export function unsigned(sheet: Sheet): Sheet {
  const { signatures: _, ...bare } = sheet;
  return bare;
}
