/** Fills in which page the report is about, and copies it or opens it as a mail. */

import { copied } from '../../ui/copied.ts';
import { interpolate } from '../../ui/interpolate.ts';
import { aboutIn, articleIn, questionIn, reportOf } from './report-text.ts';

const box = document.querySelector<HTMLTextAreaElement>('[data-report]');
const acts = document.querySelector<HTMLElement>('[data-acts]');
const mail = acts?.querySelector<HTMLAnchorElement>('[data-mail]');
const said = acts?.querySelector<HTMLElement>('[data-said]');

if (box && acts && mail && said) {
  const { page = '', edition = '', article = '', wrong = '', asked = '', shown = '', none = '', subject = '', to = '' } = box.dataset;
  const about = aboutIn(location.hash);
  const { book, number } = articleIn(about);
  const address = about ? new URL(about, location.origin).href : none;
  const question = questionIn(about);
  // of a question it says what was asked and what was shown, in the place of what stands on a page
  const form = question ? box.value.replace(`${wrong}:`, `${asked}:\n${shown}:`) : box.value;
  box.value = reportOf(form, {
    [page]: question ? address.replace(/[?].*$/, '') : address,
    [edition]: book ?? none,
    [article]: number ?? none,
    ...(question && { [asked]: question.asked, [shown]: question.shown }),
  });
  acts.hidden = false;
  const renew = () => {
    mail.href = `mailto:${to}?subject=${encodeURIComponent(interpolate(subject, { page: about || '/' }))}&body=${encodeURIComponent(box.value)}`;
  };
  renew();
  box.addEventListener('input', renew);
  acts.querySelector('[data-copy-report]')?.addEventListener('click', async () => {
    box.select();
    said.textContent = said.dataset[(await copied(box.value)) ? 'copied' : 'byHand'] ?? '';
  });
}
