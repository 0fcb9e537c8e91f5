/** Puts a text on the clipboard; false where the browser lets no page do so, as without https. */
export const copied = async (text: string): Promise<boolean> =>
  (await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )) ?? false;
