import type { DatabaseSync } from 'node:sqlite';
import type { SearchConfig } from './config.ts';
import type { SearchService } from './query/search.ts';
import { Wording } from './query/wording.ts';
import { openDatabase } from './store/database.ts';
import { createEntries } from './store/entries.ts';
import { type Events, createEvents } from './store/events.ts';
import { createIndexRows } from './store/index-rows.ts';
import { Indexes } from './store/indexes.ts';
import { createRecords } from './store/records.ts';

/** What the calls work with. */
export interface Service extends SearchService {
  config: SearchConfig;
  database: DatabaseSync;
  events: Events;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The number of a write; all before it are done when it is answered. */
  nextTask(): number;
}

export function openService(config: SearchConfig, now: () => number): Service {
  const database = openDatabase(config.SEARCH_DATA_DIR);
  const indexes = new Indexes(
    database,
    createIndexRows(database, now),
    createRecords(database),
    createEntries(database),
  );
  // Built before the first request rather than by it.
  for (const index of indexes.all()) indexes.memory(index);
  let task = now();
  return {
    config,
    database,
    indexes,
    wording: new Wording(indexes),
    events: createEvents(database, now),
    now,
    nextTask: () => (task += 1),
  };
}
