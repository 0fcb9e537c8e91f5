/** Drafts that are adopted: the files of an edition that linter and compile accept, and that rules as the draft did. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { strokeCase } from '../../src/perft/cases.ts';
import { judge } from '../../src/referee/judge.ts';
import type { EditionId } from '../../src/referee/types.ts';
import { copyProject, type Project } from '../support/project.ts';
import { motion, motionFile } from './support.ts';

const ID = '2026' as EditionId;
const STROKES = 300;

/** One with new words in four languages, one that takes over and adds an article. */
const ADOPTED = ['striker-in-pocket', 'handshake-2010'] as const;

describe.each(ADOPTED)('%s', (name) => {
  let project: Project;
  beforeAll(() => {
    project = copyProject();
  });
  afterAll(() => project.remove());

  test('becomes an edition without a fault, that rules as the draft', () => {
    const done = project.novuss(['draft', 'adopt', motionFile(name), '--id', ID, '--in-force', '2026-01-01']);
    expect(done).toMatchObject({ exit: 0, stderr: '' });
    expect(done.stdout.split('\n')[0]).toBe('novuss/editions/2026.yaml');
    expect(project.novuss(['lint'])).toMatchObject({ exit: 0, stderr: '', stdout: expect.stringContaining('0 problems') });
    const theirs = project.evaluate(`
import { strokeCase } from './perft/cases.ts';
import { judge } from './referee/judge.ts';
console.log(JSON.stringify(Array.from({ length: ${STROKES} }, (_, i) => judge({ ...strokeCase(3, i), edition: '2026' }))));
`) as readonly object[];
    const { rules } = motion(name);
    const own = Array.from({ length: STROKES }, (_, i) => judge({ ...strokeCase(3, i), edition: ID }, rules));
    expect(theirs).toEqual(JSON.parse(JSON.stringify(own)));
    // once more, nothing is written over
    expect(project.novuss(['draft', 'adopt', motionFile(name), '--id', ID, '--in-force', '2026-01-01']).exit).toBe(2);
  });
});
