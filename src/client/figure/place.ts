/** Where on the site the page stands. */

/** The page's language. */
export const lang = document.documentElement.lang;
/** The site's folder on its host, ending with a slash: everything before the language. */
export const base = location.pathname.slice(0, location.pathname.indexOf(`/${lang}/`) + 1) || '/';
