/** Where tables are kept in this browser: IndexedDB, a text for each. What is in a text, and in which
 *  schema, is Python's business (`isolario.home.chest`); here is how the texts lie.
 *
 *  What tables looked like when they were last seen (`seen.ts`) lies in a database of its own: a page of an older
 *  version that is still open could no longer write into one that a newer page has changed. */

const NAME = 'isolario';
export const SEEN = 'isolario seen';
const TABLES = 'tables';

/** How the database came to be as it is: each step makes the next version, none is ever changed. */
const STEPS: readonly ((database: IDBDatabase) => void)[] = [
  (database) => void database.createObjectStore(TABLES),
];

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage'));
  });
}

function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, STEPS.length);
  request.onupgradeneeded = ({ oldVersion }) => {
    for (const step of STEPS.slice(oldVersion)) step(request.result);
  };
  return done(request);
}

export class Chest {
  private database: Promise<IDBDatabase> | null = null;

  constructor(private readonly name: string = NAME) {}

  private async tables(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    this.database ??= opened(this.name).then((database) => {
      // A newer page wants to change how texts lie: this one lets go, and asks again when it has to.
      database.onversionchange = () => {
        database.close();
        this.database = null;
      };
      return database;
    });
    try {
      return (await this.database).transaction(TABLES, mode, { durability: 'strict' }).objectStore(TABLES);
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
    return this.committed(store);
  }

  private committed({ transaction }: IDBObjectStore): Promise<void> {
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('storage'));
    });
  }
}
