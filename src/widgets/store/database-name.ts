/**
 * Which database is this site's: several sites may stand on one host, each in its folder. A site at the root of its host has the plain names, one in a
 * folder its own.
 */

/** The site's folder on its host, `/` or `/novuss/`: what stands before the page's language. */
function folder(): string {
  const { lang } = document.documentElement;
  return (lang && location.pathname.slice(0, location.pathname.indexOf(`/${lang}/`) + 1)) || '/';
}

/** The name of this site's own database. */
export const databaseName = (plain: string): string => (folder() === '/' ? plain : `${plain} ${folder()}`);
