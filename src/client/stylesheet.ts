/** Styles of what only scripts show, fetched with the first of it. */
const done = new Map<string, Promise<void>>();

/** Adds a style sheet once; settles when it is there, and rejects where it does not come: it is asked for again the next time. */
export function needStylesheet(href: string): Promise<void> {
  const known = done.get(href);
  if (known) return known;
  const made = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      done.delete(href);
      reject(new Error(href));
    };
    document.head.append(link);
  });
  done.set(href, made);
  return made;
}

/** For what can be used without its styles: settles where they do not come too. */
export const addStylesheet = (href: string): Promise<void> => needStylesheet(href).catch(() => {});
