/** Where tables are kept in this browser: IndexedDB, a text for each. What is in a text, and in which
 *  schema, is Python's business (`isolario.home.chest`); here is how the texts lie. Beside them lies what a
 *  table looked like when it was last seen (`seen.ts`), which goes with it. */

const NAME = 'isolario';
const TABLES = 'tables';
export const SEEN = 'seen';

/** How the database came to be as it is: each step makes the next version, none is ever changed. */
const STEPS: readonly ((database: IDBDatabase) => void)[] = [
  (database) => void database.createObjectStore(TABLES),
  (database) => void database.createObjectStore(SEEN),
];

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage'));
  });
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, STEPS.length);
  request.onupgradeneeded = ({ oldVersion }) => {
    for (const step of STEPS.slice(oldVersion)) step(request.result);
  };
  return done(request);
}

export class Chest {
  private database: Promise<IDBDatabase> | null = null;

  constructor(private readonly store: string = TABLES) {}

  private async tables(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    this.database ??= opened().then((database) => {
      // A newer page wants to change how texts lie: this one lets go, and asks again when it has to.
      database.onversionchange = () => {
        database.close();
        this.database = null;
      };
      return database;
    });
    try {
      const stores = mode === 'readonly' ? this.store : [TABLES, SEEN];
      const durability = this.store === TABLES ? 'strict' : 'relaxed';
      return (await this.database).transaction(stores, mode, { durability }).objectStore(this.store);
    } catch (error) {
      this.database = null; // it is tried again with the next request
      throw error;
    }
  }

  async load(name: string): Promise<string | undefined> {
    return done<string | undefined>((await this.tables('readonly')).get(name));
  }

  async names(): Promise<string[]> {
    return (await done((await this.tables('readonly')).getAllKeys())).map(String);
  }

  /** Ends when it is on the disk, or cannot be. */
  async save(name: string, text: string): Promise<void> {
    const store = await this.tables('readwrite');
    store.put(text, name);
    return this.committed(store);
  }

  async delete(name: string): Promise<void> {
    const store = await this.tables('readwrite');
    store.delete(name);
    if (this.store === TABLES) store.transaction.objectStore(SEEN).delete(name);
    return this.committed(store);
  }

  private committed({ transaction }: IDBObjectStore): Promise<void> {
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('storage'));
    });
  }
}
