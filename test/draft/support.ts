/** Drafts from their files, and small ones in place. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledDraft } from '../../src/draft/basis.ts';
import type { DraftCase } from '../../src/draft/effects.ts';
import { draftFrom } from '../../src/draft/read.ts';
import { loadCorpus } from '../../src/files/corpus.ts';

export const MOTIONS = [
  'striker-in-pocket',
  'third-warning-set',
  'stroke-time-20',
  'dark-zone-100',
  'club-table',
  'handshake-2010',
  'without-debts',
] as const;
export type Motion = (typeof MOTIONS)[number];

export const motionFile = (motion: Motion): string => join(import.meta.dirname, 'motions', `${motion}.yaml`);
export const motionText = (motion: Motion): string => readFileSync(motionFile(motion), 'utf8');

/** A draft that can be run. Throws where it cannot. */
export function compiled(...texts: readonly string[]): CompiledDraft {
  const { draft, problems } = draftFrom(texts.map((text, i) => ({ file: `${i}.yaml`, text })));
  if (draft === undefined || problems.length > 0) throw new Error(JSON.stringify(problems));
  return draft;
}
export const motion = (name: Motion): CompiledDraft => compiled(motionText(name));

export const CASES = loadCorpus().corpus.scenarios as readonly DraftCase[];

/** A draft with one change, its fields after the reason. */
export const draftText = (change: string, basis = '2017', id = 'tried'): string =>
  `id: ${id}
status: draft
basis: "${basis}"
language: en
title: { en: Tried }
mover: nobody
date: 2026-11-22
changes:
  - reason: to try it
${change
  .trim()
  .split('\n')
  .map((line) => `    ${line}`)
  .join('\n')}
`;
