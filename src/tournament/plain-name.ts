/** One line of at most 80 letters, without blanks around it. */
export const plainName = (name: string): string => Array.from(name.replace(/\s+/g, ' ').trim()).slice(0, 80).join('').trim();
