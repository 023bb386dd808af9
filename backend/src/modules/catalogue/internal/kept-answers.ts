import { LRUCache } from 'lru-cache';
import { sql, type SQL } from 'drizzle-orm';
import { minuteMs } from '../../../../../lib/rules/dates/durations.ts';
import type { Database } from '../../../db/connect.ts';
import { rows } from '../../../db/rows.ts';
import { shelfChanges, wordsShelf } from '../../../db/schema/shelf-changes.ts';
import type { Filters } from './listing-store.ts';

/** What was read of a listing, and the state of its shelf then. */
export interface Counted<T> {
  state: string;
  value: T;
}

/** A replica that becomes the primary may give the numbers of changes that it never saw to others. */
const maxAgeMs = minuteMs;

type Place = Pick<Filters, 'shelf' | 'search'>;

/** Differs after every change of what a listing of the shelf is read from; of a search also after one of the words of any product. */
export const shelfState = ({ shelf, search }: Place): SQL =>
  sql`(SELECT concat_ws(' ', min(id), max(id), count(*)) FROM ${shelfChanges} WHERE shelf = ${shelf} OR shelf IS NULL${search ? sql` OR shelf = ${wordsShelf}` : sql``})`;

/**
 * Reads the value as last counted, or counts it now where its shelf has changed since.
 * @param max how many values are kept of each database
 * @returns a reader: `key` names all that the value depends on beside the place, `count` reads value and state in one statement, so that
 *   they are of one moment and one server
 */
export function createKeptAnswers<T>(max: number) {
  const answersOf = new WeakMap<Database, LRUCache<string, Counted<T>>>();
  return async (db: Database, place: Place, key: unknown, count: () => Promise<Counted<T>>): Promise<T> => {
    const answers = answersOf.get(db) ?? new LRUCache<string, Counted<T>>({ max, ttl: maxAgeMs });
    answersOf.set(db, answers);
    const text = JSON.stringify([place.shelf, key]);
    const kept = answers.get(text);
    if (kept) {
      const [now] = await rows<{ state: string }>(db, sql`SELECT ${shelfState(place)} AS state`);
      if (now?.state === kept.state) return kept.value;
    }
    const counted = await count();
    answers.set(text, counted);
    return counted.value;
  };
}
