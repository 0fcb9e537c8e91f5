/** What a site in a folder of its host begins with: what lay under the plain name, where sites of one host had everything in common before. */
import { type IDBPDatabase, openDB } from 'idb';
import { databaseName } from './database-name.ts';

/** Rows of a table, each with its key where the row does not hold it. */
interface Table {
  readonly name: string;
  readonly rows: readonly (readonly [row: unknown, key: IDBValidKey | undefined])[];
}

/** A database as it is, or null where there is none; none is made by looking. */
function existing(name: string): Promise<IDBPDatabase | null> {
  return openDB(name, undefined, {
    upgrade: (_db, _from, _to, tx) => {
      tx.done.catch(() => {});
      tx.abort();
    },
  }).catch(() => null);
}

async function tablesOf(db: IDBPDatabase): Promise<readonly Table[]> {
  const names = [...db.objectStoreNames];
  if (names.length === 0) return [];
  const tx = db.transaction(names);
  return Promise.all(
    names.map(async (name) => {
      const table = tx.objectStore(name);
      const [rows, keys] = await Promise.all([table.getAll(), table.getAllKeys()]);
      return { name, rows: rows.map((row, i) => [row, table.keyPath === null ? keys[i] : undefined] as const) };
    }),
  );
}

/** What this site's own database begins with: everything under the plain name, where this site has none of its own yet. */
export async function inherited(plain: string): Promise<readonly Table[]> {
  if (databaseName(plain) === plain) return [];
  const own = await existing(databaseName(plain));
  own?.close();
  if (own) return [];
  const former = await existing(plain);
  if (!former) return [];
  try {
    return await tablesOf(former);
  } finally {
    former.close();
  }
}
