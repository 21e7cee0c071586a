// Storage on a technician's device: a separate IndexedDB per account, so that nothing of one person is ever sent or shown in another's session.

type Store = 'outbox' | 'kept';
/** Every stored record has a key and the time at which it was stored. */
export type Record = { key: string; at: number };

const DAYS = 3 * 24 * 60 * 60_000;
const opened = new Map<string, Promise<IDBDatabase>>();

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
  });

function open(uid: string): Promise<IDBDatabase> {
  const known = opened.get(uid);
  if (known) return known;
  const request = indexedDB.open(`kiran-technician-${uid}`, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('outbox', { keyPath: 'key' });
    request.result.createObjectStore('kept', { keyPath: 'key' });
  };
  const database = settled(request);
  opened.set(uid, database);
  database.catch(() => opened.delete(uid));
  return database;
}

const inStore = async <T>(
  uid: string,
  store: Store,
  mode: IDBTransactionMode,
  work: (objects: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => settled(work((await open(uid)).transaction(store, mode).objectStore(store)));

export const keep = (uid: string, store: Store, record: Record): Promise<unknown> =>
  inStore(uid, store, 'readwrite', (objects) => objects.put(record));
export const forget = (uid: string, store: Store, key: string): Promise<unknown> =>
  inStore(uid, store, 'readwrite', (objects) => objects.delete(key));
export const recall = async <T extends Record>(uid: string, store: Store, key: string): Promise<T | undefined> =>
  (await inStore(uid, store, 'readonly', (objects) => objects.get(key))) as T | undefined;
export const recallAll = async <T extends Record>(uid: string, store: Store): Promise<T[]> =>
  (await inStore(uid, store, 'readonly', (objects) => objects.getAll())) as T[];

/** Customers' addresses stay on a phone no longer than needed. */
export async function forgetOld(uid: string): Promise<void> {
  for (const { key, at } of await recallAll(uid, 'kept')) if (at < Date.now() - DAYS) await forget(uid, 'kept', key);
}

/** Customers' data is removed at sign-out; unsent work stays until it is sent. */
export async function forgetSaved(uid: string): Promise<void> {
  const known = await indexedDB.databases?.();
  // Opening it would create one for every customer who signs out.
  if (known && !known.some(({ name }) => name === `kiran-technician-${uid}`)) return;
  await inStore(uid, 'kept', 'readwrite', (objects) => objects.clear());
}
