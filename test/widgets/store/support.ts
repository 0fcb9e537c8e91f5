/** What lies in a database, seen past the code that keeps it. */
import { openDB } from 'idb';

/** All rows of a table, after putting some there. */
export async function rawRows(name: string, table: string, more: readonly unknown[] = []): Promise<readonly unknown[]> {
  const db = await openDB(name, undefined, {
    upgrade: (made) => {
      made.createObjectStore(table, { keyPath: 'id' });
    },
  });
  for (const row of more) await db.put(table, row);
  const rows = await db.getAll(table);
  db.close();
  return rows;
}
