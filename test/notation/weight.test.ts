/** What a page with a table loads must not drag a validator in. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { NOMINAL } from '../../src/geometry/parameters.ts';
import { parseShot } from '../../src/notation/parse.ts';
import { DOCUMENT_NAMES, jsonSchemaOf } from '../../src/notation/schema/json-schema.ts';
import { MAX_ANGLE, MAX_SPEED } from '../../src/physics/ranges.ts';
import { validate } from '../../src/physics/validate.ts';
import { GOOD_SHOT } from './bad-documents.ts';

const root = join(import.meta.dirname, '../../src');

/** Everything a module loads at run time, packages by name. */
function loaded(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(relative(root, file))) return seen;
  seen.add(relative(root, file));
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type)[^;]*?from '([^']+)'/gm)) {
    if (specifier.startsWith('.')) loaded(join(file, '..', specifier), seen);
    else seen.add(specifier);
  }
  return seen;
}

test.each(['notation/share.ts', 'notation/check/place.ts', 'notation/make.ts'])('%s loads no package and no schema', (file) => {
  const all = [...loaded(join(root, file))];
  expect(all.length).toBeGreaterThan(1);
  expect(all.filter((name) => /schema|zod/.test(name) || !name.endsWith('.ts'))).toEqual([]);
});

test('documents and physics agree on the largest numbers', () => {
  const shot = (angle: number) => parseShot({ ...GOOD_SHOT, stroke: { angle, speed: MAX_SPEED } });
  const parsed = shot(MAX_ANGLE);
  expect(parsed).toMatchObject({ ok: true });
  if (parsed.ok) expect(() => validate(parsed.value, NOMINAL)).not.toThrow();
});

test.each(DOCUMENT_NAMES)('the JSON Schema of %s refuses unknown fields', (name) => {
  expect(jsonSchemaOf(name)).toMatchObject({ type: 'object', additionalProperties: false, title: `novuss ${name}` });
});
