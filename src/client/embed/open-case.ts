/** In place of `src/notation/open-case.ts`: a table on another site opens positions only, and the contract's schemas would make it a third heavier. */
import { fail, type Result } from '../../notation/result.ts';
import type { ShareError } from '../../notation/share.ts';

export const decodeCase = (): Result<never, ShareError> => fail({ code: 'not-a-position', problems: [] });
