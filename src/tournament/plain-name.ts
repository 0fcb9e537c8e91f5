/** One line of at most 80 letters, without blanks around it. */
export const plainName = (name: string): string => Array.from(name.replace(/\s+/g, ' ').trim()).slice(0, 80).join('').trim();

/** The names in that of a pair (`A / B`). */
export const namesOfPair = (name: string): readonly string[] => name.split('/').map((one) => one.trim());

/** Who sits at the table for an entry: both of a pair. */
export const personsIn = (name: string, sides: 'singles' | 'pairs' | 'teams'): readonly string[] =>
  sides === 'pairs' ? namesOfPair(name).filter(Boolean) : [name];
