/** Reads drafts from their files and compiles them; whatever does not fit is named with its place and the reason, and nothing is lost. */
import { checked, problemAt, type Report, readData, type Source } from '../corpus/compile/source.ts';
import type { ContentProblem } from '../corpus/model.ts';
import { type Basis, type CompiledDraft, editionBasis } from './basis.ts';
import { compileDraft } from './compile.ts';
import { neverEnds } from './play.ts';
import { type Draft, draftSchema } from './schema.ts';

export type DraftProblem = ContentProblem;

/** A draft with the text that it was read from. */
export interface DraftFile extends Source {
  readonly draft: Draft;
}

/** The draft in a file's text, YAML or JSON; undefined where it has not the form of one. */
export function readDraft(source: Source, report: Report): DraftFile | undefined {
  const data = readData(source, report);
  const draft = data === undefined ? undefined : checked(draftSchema, data, source, report);
  return draft === undefined ? undefined : { ...source, draft };
}

interface Compiler {
  readonly first: DraftFile | undefined;
  readonly compile: (file: DraftFile, report: Report) => CompiledDraft | undefined;
  readonly problems: DraftProblem[];
}

function compilerOf(sources: readonly Source[]): Compiler {
  const problems: DraftProblem[] = [];
  const files = sources.map((source) => readDraft(source, (problem) => void problems.push(problem)));
  const known = files.flatMap((file) => file ?? []);
  const basisOf = (id: string, seen: readonly string[], report: Report): Basis | undefined => {
    const file = seen.includes(id) ? undefined : known.find(({ draft }) => draft.id === id);
    return editionBasis(id) ?? (file && compileDraft(file, (basis) => basisOf(basis, [...seen, id], report), report));
  };
  const compile = (file: DraftFile, report: Report) => compileDraft(file, (id) => basisOf(id, [file.draft.id], report), report);
  return { first: files[0], compile, problems };
}

/** What the first of some files says, with the others as bases that it may lead back to. */
export function draftFrom(sources: readonly Source[]): { readonly draft?: CompiledDraft; readonly problems: readonly DraftProblem[] } {
  const { first, compile, problems } = compilerOf(sources);
  const draft = first && compile(first, (problem) => void problems.push(problem));
  return { ...(draft && { draft }), problems };
}

/** A draft by which no set ends, found by play, with the change that does it: without it one does. Takes a second or so. */
export function endlessProblems(sources: readonly Source[]): readonly DraftProblem[] {
  const { first, compile } = compilerOf(sources);
  const silent: Report = () => undefined;
  const draft = first && compile(first, silent);
  if (first === undefined || draft === undefined || !neverEnds(draft)) return [];
  const { changes } = first.draft;
  const guilty = changes.findIndex((_, i) => {
    const others = changes.filter((_, j) => j !== i);
    if (others.length === 0) return true;
    const without = compile({ ...first, draft: { ...first.draft, changes: others } }, silent);
    return without !== undefined && !neverEnds(without);
  });
  const path = guilty < 0 ? ['changes'] : ['changes', guilty];
  return [
    problemAt(first, path, 'set-never-ends', 'expected sets that somebody can win; of those that were played to see it, none was won'),
  ];
}
