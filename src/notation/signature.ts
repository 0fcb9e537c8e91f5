/** A signature drawn on a screen: lines as an SVG path of whole units, `M12 40L15 38`. */

/** The field in which is signed, units, and how many letters a path may have. */
export const SIGN_FIELD = { width: 600, height: 200, longest: 20_000 } as const;
export const SIGNATURE = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})*)+$/;
