/** What a draft amends: an edition, or another draft, as statements and as the referee reads it. */
import { EDITION_IDS } from '../compiled/editions.ts';
import { PROVISION_ARTICLES } from '../compiled/provision-articles.ts';
import { STATEMENTS } from '../compiled/statements.ts';
import type { StatedValue } from '../corpus/compile/parameters.ts';
import type { Rulebook } from '../corpus/compile/rulebook.ts';
import type { Policies } from '../corpus/schema/policies.ts';
import type { EditionRules } from '../referee/edition.ts';
import { EDITIONS } from '../referee/editions.ts';
import type { EditionId } from '../referee/types.ts';
import type { Draft } from './schema.ts';

/** A rulebook with all its answers. */
export type Statements = Rulebook & { readonly policies: Policies };

export interface Basis {
  readonly id: string;
  /** The edition at the root: itself, or the one that the drafts before it amend. */
  readonly root: EditionId;
  readonly statements: Statements;
  readonly parameters: Readonly<Record<string, StatedValue>>;
  /** As the referee runs it; rulings name the root as their edition. */
  readonly rules: EditionRules;
  /** The articles that it has of a provision. */
  readonly articles: (provision: string) => readonly string[];
}

/** A draft that was compiled. */
export interface CompiledDraft extends Basis {
  readonly draft: Draft;
  readonly basis: Basis;
}

/** The statements of an edition. */
export const statementsOf = (edition: EditionId): Statements => STATEMENTS[edition] as Statements;

/** An edition as a basis; undefined where there is none of this name. */
export function editionBasis(id: string): Basis | undefined {
  const root = EDITION_IDS.find((edition) => edition === id);
  if (root === undefined) return undefined;
  return {
    ...{ id, root, statements: statementsOf(root) },
    rules: EDITIONS[root],
    parameters: EDITIONS[root].parameters,
    articles: (provision) => PROVISION_ARTICLES[provision]?.[root] ?? [],
  };
}
