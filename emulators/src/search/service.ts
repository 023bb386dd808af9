import type { DatabaseSync } from 'node:sqlite';
import type { SearchConfig } from './config.ts';
import { KeptAnswers } from './query/kept-answers.ts';
import type { SearchService } from './query/search.ts';
import { Wording } from './query/wording.ts';
import { openDatabase } from './store/database.ts';
import { createEntries } from './store/entries.ts';
import { type Events, createEvents } from './store/events.ts';
import { createIndexRows } from './store/index-rows.ts';
import { Indexes } from './store/indexes.ts';
import { createRecords } from './store/records.ts';

/** Dependencies of the calls. */
export interface Service extends SearchService {
  config: SearchConfig;
  database: DatabaseSync;
  events: Events;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The id of a write, called after it; all earlier ones are complete when it is returned. */
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
  // Built before the first request rather than during it.
  for (const index of indexes.all()) indexes.memory(index);
  const answers = new KeptAnswers();
  let task = now();
  return {
    config,
    database,
    indexes,
    wording: new Wording(indexes),
    answers,
    events: createEvents(database, now),
    now,
    nextTask: () => {
      answers.forget();
      return (task += 1);
    },
  };
}
