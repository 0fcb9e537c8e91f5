/** For pages with frames of this site: each frame takes the height of what it holds. One classic script, without anything else. */
/** The frames' windows that know it. */
const fitted = new WeakSet<Window>();
const from = new URL((document.currentScript as HTMLScriptElement).src).origin;

addEventListener('message', ({ origin, data, source }: MessageEvent) => {
  const height = (data as { readonly novussHeight?: unknown } | null)?.novussHeight;
  if (origin !== from || typeof height !== 'number' || !(height > 0)) return;
  for (const frame of document.querySelectorAll('iframe')) {
    const page = frame.contentWindow;
    if (page === null || page !== source) continue;
    const border = getComputedStyle(frame).boxSizing === 'border-box' ? frame.offsetHeight - frame.clientHeight : 0;
    frame.style.height = `${Math.ceil(height) + border}px`;
    // told once that its height counts, it needs to fit nothing into the one it had
    if (!fitted.has(page)) {
      fitted.add(page);
      page.postMessage('novuss-height', from);
    }
  }
});
// frames that were there before this script have said their height already; one that is still loading is of no origin yet
for (const frame of document.querySelectorAll('iframe')) {
  if (frame.src.startsWith(`${from}/`)) frame.contentWindow?.postMessage('novuss-height', '*');
}
