/** Matching an answer against what the contract's examples expect: objects as subsets, lists in order and length, lengths within 0.1 mm. */

/** Places are compared within this, mm. */
const TOLERANCE = 0.1;

/** Every way in which `actual` is not at least `expected`, as `path: …`; empty where it is. */
export function subsetDifferences(actual: unknown, expected: unknown, path = ''): readonly string[] {
  if (Array.isArray(expected)) return listDifferences(actual, expected, path);
  if (typeof expected === 'object' && expected !== null) return objectDifferences(actual, expected, path);
  if (typeof expected === 'number' && typeof actual === 'number' && Math.abs(actual - expected) <= toleranceAt(path)) return [];
  return Object.is(actual, expected) ? [] : [`${path}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`];
}

const toleranceAt = (path: string): number => (/\.(x|y)$/.test(path) ? TOLERANCE : 0);

function listDifferences(actual: unknown, expected: readonly unknown[], path: string): readonly string[] {
  if (!Array.isArray(actual)) return [`${path}: expected a list, found ${JSON.stringify(actual)}`];
  if (actual.length !== expected.length) return [`${path}: expected ${expected.length} items, found ${JSON.stringify(actual)}`];
  return expected.flatMap((item, i) => subsetDifferences(actual[i], item, `${path}[${i}]`));
}

function objectDifferences(actual: unknown, expected: object, path: string): readonly string[] {
  if (typeof actual !== 'object' || actual === null) return [`${path}: expected an object, found ${JSON.stringify(actual)}`];
  return Object.entries(expected).flatMap(([key, value]) =>
    key === 'cites' && !Object.hasOwn(actual, 'cites')
      ? citeDifferences(actual, value, path)
      : subsetDifferences((actual as Record<string, unknown>)[key], value, `${path}.${key}`),
  );
}

/** `cites` names one article, or several, that the findings have to name. */
function citeDifferences(actual: object, cites: unknown, path: string): readonly string[] {
  const { findings = [] } = actual as { readonly findings?: readonly { readonly article: string }[] };
  const cited = findings.map((finding) => finding.article);
  return [cites]
    .flat()
    .filter((article) => !cited.includes(String(article)))
    .map((article) => `${path}: no finding cites ${article}, only ${cited.join(', ')}`);
}
