/** How articles moved along the line of editions that leads to the newest one: rules flow from chapter to chapter, come in, split, merge and go. */
import { type SankeyGraph, sankey } from 'd3-sankey';
import { linkHorizontal } from 'd3-shape';
import { inBookOrder } from '../../corpus/comparison.ts';
import type { Chapter, Provision } from '../../corpus/model.ts';
import { EDITION_LINE } from '../../referee/edition-order.ts';
import type { EditionId } from '../../referee/types.ts';
import { articlesIn, chapterWith, corpus, edition } from '../book.ts';

/** Where a rule is in a book of the line; without a chapter: not in it. */
export interface Stop {
  readonly edition: EditionId;
  readonly chapter?: Chapter;
}
export type FlowKind = 'stays' | 'moves' | 'comes' | 'goes';
export interface Flow {
  readonly from: Stop;
  readonly to: Stop;
  readonly kind: FlowKind;
  readonly provisions: readonly Provision[];
}

const keyOf = ({ edition: id, chapter }: Stop): string => `${id} ${chapter?.id ?? '-'}`;

/** The chapters of a book that a rule stands in, in the order of the book. */
function stopsOf(p: Provision, id: EditionId): readonly Stop[] {
  const chapters = new Set(articlesIn(p, id).flatMap((article) => chapterWith(id, article) ?? []));
  return edition(id)
    .chapters.filter((chapter) => chapters.has(chapter))
    .map((chapter) => ({ edition: id, chapter }));
}

const kindOf = (from: Stop, to: Stop): FlowKind => {
  if (!from.chapter) return 'comes';
  if (!to.chapter) return 'goes';
  return from.chapter.id === to.chapter.id ? 'stays' : 'moves';
};

/** All flows of a step, in the order of the books. */
function flowsBetween(from: EditionId, to: EditionId): readonly Flow[] {
  const found = new Map<string, { from: Stop; to: Stop; kind: FlowKind; provisions: Provision[] }>();
  for (const p of inBookOrder(corpus)) {
    const [a, b] = [stopsOf(p, from), stopsOf(p, to)];
    if (a.length + b.length === 0) continue;
    for (const start of a.length > 0 ? a : [{ edition: from }]) {
      for (const end of b.length > 0 ? b : [{ edition: to }]) {
        const key = `${keyOf(start)} ${keyOf(end)}`;
        const flow = found.get(key) ?? { from: start, to: end, kind: kindOf(start, end), provisions: [] };
        flow.provisions.push(p);
        found.set(key, flow);
      }
    }
  }
  return [...found.values()];
}

export const flows = (): readonly Flow[] => EDITION_LINE.slice(1).flatMap((to, i) => flowsBetween(EDITION_LINE[i] as EditionId, to));

interface NodeDatum {
  readonly stop: Stop;
  readonly key: string;
}
interface LinkDatum {
  readonly flow: Flow;
}
export interface DrawnNode {
  readonly stop: Stop;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface DrawnFlow {
  readonly flow: Flow;
  readonly path: string;
  readonly width: number;
}
export interface DrawnFlows {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly DrawnNode[];
  readonly links: readonly DrawnFlow[];
}

/** `step`: from one book to the next; `node`: the width of a chapter's bar. */
const SIZE = { step: 306, height: 1180, margin: 250, node: 9 };
const WIDTH = 2 * SIZE.margin + SIZE.step * (EDITION_LINE.length - 1) + SIZE.node - 1;
/** Where a book's column begins. */
export const columnAt = (id: EditionId): number => SIZE.margin + EDITION_LINE.indexOf(id) * SIZE.step;
const round = (value: number): number => Math.round(value * 10) / 10;

/** Laid out: books as columns in the order of time, chapters in the order of the book, what is not there at the foot. */
export function drawnFlows(): DrawnFlows {
  const all = flows();
  const used = new Set(all.flatMap(({ from, to }) => [keyOf(from), keyOf(to)]));
  const nodes = EDITION_LINE.flatMap((id): NodeDatum[] =>
    [...edition(id).chapters.map((chapter): Stop => ({ edition: id, chapter })), { edition: id }]
      .map((stop) => ({ stop, key: keyOf(stop) }))
      .filter(({ key }) => used.has(key)),
  );
  const order = new Map(nodes.map(({ key }, i) => [key, i] as const));
  const graph: SankeyGraph<NodeDatum, LinkDatum> = sankey<NodeDatum, LinkDatum>()
    .nodeId(({ key }) => key)
    .nodeAlign(({ stop }) => EDITION_LINE.indexOf(stop.edition))
    .nodeSort((a, b) => (order.get(a.key) ?? 0) - (order.get(b.key) ?? 0))
    .nodeWidth(SIZE.node)
    .nodePadding(9)
    .extent([
      [SIZE.margin, 6],
      [WIDTH - SIZE.margin, SIZE.height - 6],
    ])({ nodes, links: all.map((flow) => ({ source: keyOf(flow.from), target: keyOf(flow.to), value: flow.provisions.length, flow })) });
  const curve = linkHorizontal<unknown, { source: [number, number]; target: [number, number] }, [number, number]>()
    .x(([x]) => round(x))
    .y(([, y]) => round(y));
  return {
    width: WIDTH,
    height: SIZE.height,
    nodes: graph.nodes.map(({ stop, x0 = 0, x1 = 0, y0 = 0, y1 = 0 }) => ({
      stop,
      x: round(x0),
      y: round(y0),
      width: round(x1 - x0),
      height: round(y1 - y0),
    })),
    links: graph.links.map(({ flow, source, target, y0 = 0, y1 = 0, width = 1 }) => {
      const [start, end] = [source, target] as unknown as [{ x1: number }, { x0: number }];
      return { flow, path: curve({ source: [start.x1, y0], target: [end.x0, y1] }) ?? '', width: round(Math.max(1, width)) };
    }),
  };
}
