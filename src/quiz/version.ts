/** Counts up whenever the same seed would give another question than before; old links then say so. */
export const GENERATOR_VERSION = 3;
