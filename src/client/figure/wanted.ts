/** What few pages ever need, in one file: a page's own script names as few as can be. */
export { check, offer } from '../offline/notice.ts';
export { explain } from '../terms.ts';
