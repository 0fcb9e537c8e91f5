/** Fills in which page the report is about, and copies it or opens it as a mail. */

import { interpolate } from '../../ui/format.ts';
import { aboutIn, answered, articleIn, reportOf } from './report-text.ts';

const box = document.querySelector<HTMLTextAreaElement>('[data-report]');
const acts = document.querySelector<HTMLElement>('[data-acts]');
const mail = acts?.querySelector<HTMLAnchorElement>('[data-mail]');
const said = acts?.querySelector<HTMLElement>('[data-said]');

if (box && acts && mail && said) {
  const { page = '', edition = '', article = '', wrong = '', none = '', subject = '', to = '' } = box.dataset;
  const about = aboutIn(location.hash);
  const { book, number } = articleIn(about);
  const address = about ? new URL(about, location.origin).href : none;
  box.value = reportOf(box.value, { [page]: address, [edition]: book ?? none, [article]: number ?? none, ...answered(wrong, about) });
  acts.hidden = false;
  const renew = () => {
    mail.href = `mailto:${to}?subject=${encodeURIComponent(interpolate(subject, { page: about || '/' }))}&body=${encodeURIComponent(box.value)}`;
  };
  renew();
  box.addEventListener('input', renew);
  acts.querySelector('[data-copy]')?.addEventListener('click', async () => {
    box.select();
    const copied = await navigator.clipboard?.writeText(box.value).then(
      () => true,
      () => false,
    );
    said.textContent = (copied ? said.dataset['copied'] : said.dataset['byHand']) ?? '';
  });
}
