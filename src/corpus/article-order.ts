/** Articles in the order in which a book has them: numbers by size, letters by the alphabet, what has no number last. */
const parts = (article: string): readonly (number | string)[] =>
  (article.match(/\d+|[^\d.\s]+/g) ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** For `toSorted`. */
export function compareArticles(a: string, b: string): number {
  const [x, y] = [parts(a), parts(b)];
  for (let i = 0; i < Math.max(x.length, y.length); i++) {
    const [p, q] = [x[i], y[i]];
    if (p === q) continue;
    if (p === undefined) return -1;
    if (q === undefined) return 1;
    if (typeof p === 'number' && typeof q === 'number') return p - q;
    if (typeof p === 'number') return -1;
    if (typeof q === 'number') return 1;
    return p < q ? -1 : 1;
  }
  return 0;
}
