import { randomUUID } from 'node:crypto';
import type { JsonObject } from '../json.ts';
import { SearchError } from '../search-error.ts';
import type { Indexes, OpenIndex } from './indexes.ts';
import { applyPartialUpdate } from './partial-update.ts';

/** Bytes of the largest record. */
const maxRecordBytes = 100_000;

export type RecordWrite =
  | { kind: 'put'; body: JsonObject }
  | { kind: 'partial'; objectID: string; changes: JsonObject; create: boolean }
  | { kind: 'delete'; objectID: string }
  | { kind: 'clear' };

/** Applies writes to one index, all or none; returns the object ids in order. */
export function writeRecords(indexes: Indexes, index: OpenIndex, writes: readonly RecordWrite[]): string[] {
  if (index.primary !== undefined)
    throw new SearchError(`Index ${index.name} is a replica and cannot be written to`, 400);
  indexes.startMemory(index);
  /** Applied to the in-memory part once the database has committed. */
  const memoryUpdates: (() => void)[] = [];
  const { records } = indexes;

  const drop = (objectID: string) => {
    const row = records.find(index.id, objectID);
    if (!row) return undefined;
    records.remove(row.id);
    memoryUpdates.push(() => index.memory?.remove(row.id));
    return JSON.parse(row.body) as JsonObject;
  };
  const put = (objectID: string, body: JsonObject) => {
    const stored = { ...body, objectID };
    const text = JSON.stringify(stored);
    const size = Buffer.byteLength(text);
    if (size > maxRecordBytes)
      throw new SearchError(
        `Record is too big: objectID=${objectID} size=${size}/${maxRecordBytes} bytes. Please have a look at the record size limits`,
      );
    const row = records.insert(index.id, objectID, text);
    memoryUpdates.push(() => index.memory?.add(row, stored));
  };

  const objectIDs = indexes.transaction(() =>
    writes.map((write) => {
      switch (write.kind) {
        case 'put': {
          const objectID = idOf(write.body) ?? randomUUID();
          drop(objectID);
          put(objectID, write.body);
          return objectID;
        }
        case 'partial': {
          const known = drop(write.objectID);
          if (known || write.create) put(write.objectID, applyPartialUpdate(known ?? {}, write.changes));
          return write.objectID;
        }
        case 'delete':
          drop(write.objectID);
          return write.objectID;
        case 'clear':
          records.clear(index.id);
          memoryUpdates.push(() => (index.memory = undefined));
          return '';
      }
    }),
  );
  for (const learn of memoryUpdates) learn();
  if (!index.memory) indexes.startMemory(index);
  return objectIDs;
}

/** The id of a record; 400 when it is neither text nor a number. */
export function idOf({ objectID }: JsonObject): string | undefined {
  if (objectID === undefined) return undefined;
  if (typeof objectID === 'number') return String(objectID);
  if (typeof objectID === 'string' && objectID) return objectID;
  throw new SearchError('objectID must be a non-empty string');
}
