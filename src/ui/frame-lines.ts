/** What the owner of another page copies to show a page of ours in a frame that is as high as what it holds. */
export const frameLines = (address: string, title: string, script: string): string =>
  `<iframe src="${address}" width="100%" height="640" style="border: 0" title="${title}" loading="lazy"></iframe>\n<script src="${script}" defer></script>`;
