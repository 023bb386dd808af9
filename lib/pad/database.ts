import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PadDraft } from '../rules/orders/pad/draft.ts';
import type { PadProduct } from '../rules/orders/pad/search.ts';
import { padDatabaseName } from '../visitor/pad-names.ts';
import { type PadProblem, PadStorageError } from './storage-error.ts';

/** The goods of one customer, as they were when they were fetched. */
export interface KeptRange {
  customerId: string;
  customerName: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  products: readonly PadProduct[];
  lists: readonly { id: string; name: string; productIds: readonly string[] }[];
  /** How many there were before the limit. */
  total: number;
}

/** Whose pad this is: all of it belongs to one person. */
export interface PadOwner {
  actorId: string;
  /** The customer that the person acted for last. */
  customerId: string;
}

interface PadSchema extends DBSchema {
  owner: { key: 'owner'; value: PadOwner };
  ranges: { key: string; value: KeptRange };
  drafts: { key: string; value: PadDraft };
}

let opening: Promise<IDBPDatabase<PadSchema>> | undefined;
/** Somebody signed out: what this page still holds may not come back. */
let isForgotten = false;

function openDatabase(): Promise<IDBPDatabase<PadSchema>> {
  if (isForgotten) return Promise.reject(new PadStorageError('forgotten'));
  opening ??= openDB<PadSchema>(padDatabaseName, 1, {
    upgrade(database) {
      database.createObjectStore('owner');
      database.createObjectStore('ranges', { keyPath: 'customerId' });
      database.createObjectStore('drafts', { keyPath: 'customerId' });
    },
    blocking(_current, _blocked, event) {
      isForgotten = true;
      (event.target as IDBDatabase).close();
    },
    terminated() {
      opening = undefined;
    },
  });
  opening.catch(() => (opening = undefined));
  return opening;
}

/** Before everything is deleted by this page itself, which may keep something of another person afterwards. */
export async function closeDatabase(): Promise<void> {
  const database = await opening?.catch(() => undefined);
  opening = undefined;
  database?.close();
}

/** @throws PadStorageError saying why nothing can be kept or read */
async function withDatabase<Result>(
  work: (database: IDBPDatabase<PadSchema>) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(await openDatabase());
  } catch (error) {
    throw error instanceof PadStorageError ? error : new PadStorageError(problemOf(error), error);
  }
}

function problemOf(error: unknown): PadProblem {
  if (isForgotten) return 'forgotten';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
}

/** Null where nothing is kept on this device. */
export async function readOwner(): Promise<PadOwner | null> {
  // Opening a database makes it; a device that keeps nothing stays as it is.
  if (!(await hasDatabase())) return null;
  return withDatabase(async (database) => (await database.get('owner', 'owner')) ?? null);
}

async function hasDatabase(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  if (opening || !('databases' in indexedDB)) return true;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === padDatabaseName);
  } catch {
    return false;
  }
}

export const saveOwner = (owner: PadOwner): Promise<void> =>
  withDatabase(async (database) => void (await database.put('owner', owner, 'owner')));

export const readRange = (customerId: string): Promise<KeptRange | null> =>
  withDatabase(async (database) => (await database.get('ranges', customerId)) ?? null);

/** The customers whose goods are kept here. */
export const readKeptCustomers = (): Promise<{ id: string; name: string }[]> =>
  withDatabase(async (database) =>
    (await database.getAll('ranges')).map(({ customerId, customerName }) => ({
      id: customerId,
      name: customerName,
    })),
  );

/** In place of the older one, whole or not at all. */
export const saveRange = (range: KeptRange): Promise<void> =>
  withDatabase(async (database) => void (await database.put('ranges', range)));

/** Takes one customer's goods and draft off this device. */
export const deleteCustomer = (customerId: string): Promise<void> =>
  withDatabase(async (database) => {
    const transaction = database.transaction(['ranges', 'drafts'], 'readwrite');
    await Promise.all([
      transaction.objectStore('ranges').delete(customerId),
      transaction.objectStore('drafts').delete(customerId),
      transaction.done,
    ]);
  });

/** Drafts that hold anything, of every customer. */
export const readDrafts = (): Promise<PadDraft[]> => withDatabase((database) => database.getAll('drafts'));

/** Changes a draft in one transaction, so that two tabs never take each other's lines away. */
export const changeDraft = (
  customerId: string,
  emptyOne: PadDraft,
  change: (draft: PadDraft) => PadDraft,
): Promise<PadDraft> =>
  withDatabase(async (database) => {
    const transaction = database.transaction('drafts', 'readwrite');
    const changed = change((await transaction.store.get(customerId)) ?? emptyOne);
    await Promise.all([transaction.store.put(changed), transaction.done]);
    return changed;
  });
