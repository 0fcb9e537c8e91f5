/** The site's folder on its host, `/` or `/novuss/`: what stands before the page's language; `/` on a page that has none. */
export function siteFolder(): string {
  const { lang } = document.documentElement;
  return (lang && location.pathname.slice(0, location.pathname.indexOf(`/${lang}/`) + 1)) || '/';
}
