import type { DatabaseSync } from 'node:sqlite';
import type { SearchConfig } from './config.ts';
import { KeptAnswers } from './query/kept-answers.ts';
import { findAnswer, type SearchService } from './query/search.ts';
import { Readers } from './readers/readers.ts';
import { openData } from './store/data.ts';
import { type Events, createEvents } from './store/events.ts';

/** Dependencies of the calls. */
export interface Service extends SearchService {
  config: SearchConfig;
  database: DatabaseSync;
  events: Events;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs `work`, which changes what is searched. The task's id comes when it is done. */
  write<T>(work: () => T): Promise<{ result: T; taskID: number }>;
  close(): Promise<void>;
}

export function openService(config: SearchConfig, now: () => number): Service {
  const { database, indexes, wording } = openData(config.SEARCH_DATA_DIR, now);
  // Built before the first request rather than during it.
  for (const index of indexes.all()) indexes.memory(index);
  const answers = new KeptAnswers();
  const readers =
    config.SEARCH_THREADS > 0
      ? new Readers({ indexes, wording }, config.SEARCH_DATA_DIR, config.SEARCH_THREADS)
      : undefined;
  let task = now();
  return {
    config,
    database,
    indexes,
    wording,
    answers,
    events: createEvents(database, now),
    now,
    find: async (question) => readers?.find(question) ?? findAnswer({ indexes, wording }, question),
    write: async (work) => {
      const result = readers ? await readers.write(work) : work();
      answers.forget();
      return { result, taskID: (task += 1) };
    },
    close: async () => {
      await readers?.close();
      database.close();
    },
  };
}
