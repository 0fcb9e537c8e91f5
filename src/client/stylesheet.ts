/** Styles of what only scripts show, fetched with the first of it. */
const done = new Map<string, Promise<void>>();

/** Adds a style sheet once; settles when it is there. One that did not come is asked for again the next time. */
export function addStylesheet(href: string): Promise<void> {
  const known = done.get(href);
  if (known) return known;
  const made = new Promise<void>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      done.delete(href);
      resolve();
    };
    document.head.append(link);
  });
  done.set(href, made);
  return made;
}
