/** One line of at most 80 letters, without blanks around it. */
export const plainName = (name: string): string => Array.from(name.replace(/\s+/g, ' ').trim()).slice(0, 80).join('').trim();

/** Who sits at the table for an entry: both of a pair. */
export const personsIn = (name: string, sides: 'singles' | 'pairs' | 'teams'): readonly string[] =>
  sides === 'pairs'
    ? name
        .split('/')
        .map((one) => one.trim())
        .filter(Boolean)
    : [name];
