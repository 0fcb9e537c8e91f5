/** Where the script for other sites comes from. In a worker made of it the page has said so. */
const script = typeof document === 'undefined' ? null : (document.currentScript as HTMLScriptElement | null);

/** The script itself. */
export const SCRIPT = script?.src ?? '';
/** The site's folder, with a slash at the end: articles are linked and cases fetched there. */
export const SITE = SCRIPT.slice(0, SCRIPT.lastIndexOf('/embed/') + 1);
