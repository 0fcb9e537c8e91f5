/** Where on the site the page stands. */
import { siteFolder } from '../ui/site-folder.ts';

/** The page's language. */
export const lang = document.documentElement.lang;
/** The site's folder on its host, ending with a slash. */
export const base = siteFolder();
