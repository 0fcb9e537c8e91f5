/** Sentences with values in them. By itself: scripts that need no more load no languages. */

/** Values in the place of `{{name}}`, nothing else changed; a name without a value stays, so that a test sees it. */
export const interpolate = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
