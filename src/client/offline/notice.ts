/** Where something is stored: looks now and then whether there is something newer, and says so once a visit. Where nothing is: offers to keep it. */

import notice from '../../styles/notice.css?url';
import { interpolate } from '../../ui/interpolate.ts';
import { readSetting, writeSetting } from '../../widgets/store/setting.ts';
import { base, lang } from '../place.ts';
import { addStylesheet } from '../stylesheet.ts';
import { able, megabytes, said, settle, site, words } from './here.ts';
import { keep, newest, outdated, storedPacks } from './store.ts';
import { DECLINED, VISITS, visited } from './visits.ts';

/** Not oftener than this, in ms. */
const OFTEN = 10 * 60 * 1000;
const ASKED = 'novuss.offline.asked';

function due(): boolean {
  const last = Number(sessionStorage.getItem(ASKED) ?? 0);
  if (Date.now() - last < OFTEN) return false;
  sessionStorage.setItem(ASKED, String(Date.now()));
  return true;
}

/** Puts a line with buttons at the lower edge; a new line takes the place of the old. */
function line(text: string, ...buttons: readonly (readonly [string, () => void])[]): void {
  document.querySelector('.news')?.remove();
  const made = document.createElement('div');
  made.className = 'news ui';
  made.setAttribute('role', 'status');
  const says = document.createElement('span');
  says.textContent = text;
  made.append(says);
  for (const [label, act] of buttons) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.onclick = () => {
      made.remove();
      act();
    };
    made.append(button);
  }
  document.body.append(made);
}

/** Asks the network and offers the update. Silent without network. */
export async function check(): Promise<void> {
  if (!able() || !due()) return;
  const packs = await storedPacks(site);
  const versions = await newest(site).catch(() => undefined);
  if (!versions || outdated(packs, versions).length === 0) return;
  const [strings] = await Promise.all([words(), addStylesheet(notice)]);
  const update = async (): Promise<void> => {
    line(strings.updating);
    try {
      await keep(
        site,
        packs.map(({ lang }) => lang),
        () => {},
      );
      await settle(await storedPacks(site));
      line(strings.updated, [strings.reload, () => location.reload()]);
    } catch (error) {
      line(said(error, strings), [strings.update, () => void update()], [strings.later, () => {}]);
    }
  };
  const cleared = packs.reduce((sum, { lost }) => sum + lost, 0);
  line(
    cleared > 0 ? interpolate(strings.lost, { files: String(cleared) }) : strings.newer,
    [strings.update, () => void update()],
    [strings.later, () => {}],
  );
}

/** Counts a visit, and offers at the third to keep the page's language for offline; silent without network, and where nothing can be stored. */
export async function offer(): Promise<void> {
  const { stored, offer } = visited(readSetting(VISITS));
  writeSetting(VISITS, stored);
  if (!offer) return;
  const target = `${base}${lang}/offline/`;
  if (!able() || location.pathname === target) return;
  const size = (await newest(site).catch(() => undefined))?.[lang];
  if (!size) return;
  const [strings] = await Promise.all([words(), addStylesheet(notice)]);
  line(
    interpolate(strings.offer, { transfer: megabytes(size.transfer) }),
    [strings.title, () => location.assign(target)],
    [strings.decline, () => writeSetting(VISITS, DECLINED)],
  );
}
