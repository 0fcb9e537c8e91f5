/** A JSON file of the site, fetched. Rejects with the address and the status where it cannot be had. */
export async function fetchJson<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as T;
}
