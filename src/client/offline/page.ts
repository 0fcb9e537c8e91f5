/** The page on which languages are stored: one card for its own, one for each other that is stored already. */
import type { Lang } from '../../corpus/model.ts';
import { formatDate, withFullStop } from '../../ui/format.ts';
import { interpolate } from '../../ui/interpolate.ts';
import { isLang, ownName } from '../../ui/langs.ts';
import type { OfflineStrings } from '../../ui/strings.ts';
import { askToPersist } from '../../widgets/store/device.ts';
import { element } from '../element.ts';
import { showLoadError } from '../load-error.ts';
import { able, megabytes, said, settle, site, words } from './here.ts';
import type { Versions } from './pack.ts';
import { keep, newest, outdated, remove, type StoredPack, storedPacks } from './store.ts';

function button(text: string, act: () => void, main = false): HTMLButtonElement {
  const made = element('button', main ? 'main' : '', text);
  made.type = 'button';
  made.onclick = act;
  return made;
}
const nameOf = (lang: string): string => (isLang(lang) ? ownName(lang) : lang);
const dateOf = (date: string): string => formatDate(date, document.documentElement.lang as Lang);

interface Known {
  readonly strings: OfflineStrings;
  readonly packs: readonly StoredPack[];
  readonly versions: Versions | undefined;
}

/** Fetches what is wanted and shows how far it is in the card. */
async function work(card: HTMLElement, langs: readonly string[], known: Known, why: string): Promise<void> {
  const { strings } = known;
  const bar = element('progress', '');
  bar.setAttribute('aria-label', why);
  const count = element('p', 'soft');
  card.replaceChildren(element('p', '', why), bar, count);
  askToPersist();
  try {
    await keep(site, langs, ({ done, all }) => {
      bar.max = all;
      bar.value = done;
      const fetched = interpolate(strings.progress, { done: megabytes(done), all: megabytes(all) });
      count.textContent = done < all ? fetched : `${fetched} · ${strings.unpacking}`;
    });
    await settle(await storedPacks(site));
    await show(known.packs.some(({ lang }) => langs.includes(lang)) ? strings.updated : undefined);
  } catch (error) {
    await show(said(error, strings));
  }
}

async function drop(lang: string, { strings }: Known): Promise<void> {
  const language = nameOf(lang);
  try {
    await remove(site, lang);
    await settle(await storedPacks(site));
    await show(interpolate(strings.removed, { language }));
  } catch {
    await show(interpolate(strings.notRemoved, { language }));
  }
}

/** What the browser has cleared of a language, in words; null where all of it is there. */
const lostOf = ({ lost }: StoredPack, strings: OfflineStrings): string | null =>
  lost > 0 ? interpolate(strings.lost, { files: String(lost) }) : null;

/** What the card of a language says and offers. */
function fill(card: HTMLElement, lang: string, known: Known): void {
  const { strings, packs, versions } = known;
  const pack = packs.find((one) => one.lang === lang);
  const size = pack ?? versions?.[lang];
  const sizes = size && {
    files: String(typeof size.files === 'number' ? size.files : size.files.length),
    transfer: megabytes(size.transfer),
    bytes: megabytes(size.bytes),
  };
  const language = nameOf(lang);
  const newer = versions ? outdated(packs, versions).some((one) => one.lang === lang) : false;
  const actions = element('div', '');
  if (!pack) actions.append(button(interpolate(strings.keep, { language }), () => void work(card, [lang], known, strings.working), true));
  if (newer) {
    const all = packs.map((one) => one.lang);
    actions.append(button(strings.update, () => void work(card, all, known, strings.updating), true));
  }
  if (pack) actions.append(button(strings.remove, () => void drop(lang, known)));
  card.replaceChildren(
    element('b', '', pack ? withFullStop(interpolate(strings.stored, { language, date: dateOf(pack.date) })) : language),
    ...(newer ? [element('p', '', (pack && lostOf(pack, strings)) ?? strings.newer)] : []),
    ...(sizes ? [element('p', 'soft', interpolate(pack ? strings.here : strings.size, sizes))] : []),
    actions,
  );
}

const own = document.querySelector<HTMLElement>('[data-pack]');
const others = document.querySelector<HTMLElement>('[data-others]');

/** Shows everything anew, with a word on what has just happened; what cannot be loaded is offered again. */
async function show(news?: string): Promise<void> {
  if (!own || !others) return;
  try {
    await draw(own, others, news);
  } catch (error) {
    // for developers: readers are told on the page
    console.warn(error);
    own.replaceChildren();
    showLoadError(own, () => void show(news));
  }
}

async function draw(own: HTMLElement, others: HTMLElement, news?: string): Promise<void> {
  const strings = await words();
  if (!able()) return own.replaceChildren(element('p', '', strings.unable));
  const [packs, versions] = await Promise.all([storedPacks(site), newest(site).catch(() => undefined)]);
  const known: Known = { strings, packs, versions };
  const lang = own.dataset['pack'] ?? '';
  fill(own, lang, known);
  if (news) {
    const said = element('p', '', news);
    said.setAttribute('role', 'status');
    own.prepend(said);
  }
  const rest = packs.filter((pack) => pack.lang !== lang);
  others.hidden = rest.length === 0;
  others.querySelectorAll('.pack').forEach((card) => {
    card.remove();
  });
  for (const pack of rest) {
    const card = element('div', 'pack');
    fill(card, pack.lang, known);
    others.append(card);
  }
}

// the worker shows this page in the place of one that is not kept
const elsewhere = document.querySelector<HTMLElement>('[data-not-kept]');
if (elsewhere) elsewhere.hidden = /\/offline\/$/.test(location.pathname);
void show();
