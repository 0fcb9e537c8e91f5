/** Either a value or what kept it from coming about; nothing in this layer throws at its callers. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** The value came about. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** It did not; `error` says why. */
export const fail = <E>(error: E): Result<never, E> => ({ ok: false, error });
