/** Places and whole tables in words, for those who hear the page and for still pictures. */
import type { Lang } from '../corpus/model.ts';
import type { BodyId, Placement, Point, Position, Shade } from '../referee/types.ts';
import type { NamesStrings, TableStrings } from '../ui/strings.ts';
import { bodies } from './names.ts';
import { figure, fill } from './sentence.ts';

/** Why a body could not lie where it was wished. */
export type SlideReason = keyof TableStrings['slid'];

export interface Words {
  readonly lang: Lang;
  readonly names: NamesStrings;
  readonly table: TableStrings;
}

/** The name of a body. */
export const nameOf = (id: BodyId, w: Words): string => bodies([id], w.names).forms.nom;

/** `Red 5: x 120, y −30, light`. */
export function describePlace(id: BodyId, p: Point, w: Words, shade?: Shade): string {
  const values = { name: nameOf(id, w), x: figure(p.x, w.lang), y: figure(p.y, w.lang), shade: shade && w.names.shade[shade] };
  return fill(w.table.place, values, w.lang);
}

/** Where a body has come to lie, and why not where it was wished: `place` null where there was no room at all. */
export function describePlaced(id: BodyId, place: (Point & { readonly slid: SlideReason | null }) | null, w: Words, shade?: Shade): string {
  if (!place) return fill(w.table.noRoom, { name: nameOf(id, w) }, w.lang);
  const text = describePlace(id, place, w, shade);
  return place.slid ? fill(w.table.slid[place.slid], { place: text }, w.lang) : text;
}

/** What has been taken off the table: one body by its name, several together. */
export const describeTaken = (ids: readonly BodyId[], w: Words): string =>
  ids.length === 1 && ids[0]
    ? fill(w.table.taken, { name: nameOf(ids[0], w) }, w.lang)
    : fill(w.table.takenSeveral, { discs: bodies(ids, w.names) }, w.lang);

/** The text alternative of a table: every disc with its place, what was placed, and that outlines show the places before. */
export function describeTable(
  position: Position,
  w: Words,
  more: { readonly before?: boolean; readonly placed?: readonly Placement[] } = {},
): string {
  const at = (id: BodyId, p: Point) => `${nameOf(id, w)} (${figure(p.x, w.lang)}; ${figure(p.y, w.lang)})`;
  const discs = position.discs.map((d) => at(d.id, d)).join(', ');
  const sentences = [discs ? fill(w.table.still, { discs }, w.lang) : w.table.stillEmpty];
  const { striker } = position;
  if (striker) sentences.push(fill(w.table.stillStriker, { x: figure(striker.x, w.lang), y: figure(striker.y, w.lang) }, w.lang));
  if (more.placed && more.placed.length > 0) {
    sentences.push(fill(w.table.stillPlaced, { discs: more.placed.map((p) => at(p.disc, p)).join(', ') }, w.lang));
  }
  if (more.before) sentences.push(w.table.stillBefore);
  return sentences.join(' ');
}
