/** A wording of the corpus as words alone: for descriptions, lists and search. */
const REFERENCE = /\[\[([a-z0-9-]+)\]\]/g;

/** The words without links, emphasis, list marks and references, on one line. */
export function plainText(text: string): string {
  return text
    .replace(REFERENCE, '')
    .replace(/^\s*- /gm, '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\*\*/g, '')
    .replace(/\(\s*[,;]?\s*\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;:])/g, '$1')
    .trim();
}
