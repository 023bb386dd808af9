import { LRUCache } from 'lru-cache';
import { sql, type SQL } from 'drizzle-orm';
import { minuteMs } from '../../../../../lib/rules/dates/durations.ts';
import type { Database } from '../../../db/connect.ts';
import { rows } from '../../../db/rows.ts';
import { shelfChanges } from '../../../db/schema/shelf-changes.ts';
import type { Facets } from './product-page.ts';

/** Facets, and the state of the shelf that they were counted in. */
export interface CountedFacets {
  state: string;
  facets: Facets;
}

const maxListings = 300;
/** A replica that becomes the primary may give the numbers of changes that it never saw to others. */
const maxAgeMs = minuteMs;

const listingsOf = new WeakMap<Database, LRUCache<string, CountedFacets>>();

/** Differs after every change of what the shelf's facets are counted from. */
export const shelfState = (shelf: number): SQL =>
  sql`(SELECT concat_ws(' ', min(id), max(id), count(*)) FROM ${shelfChanges} WHERE shelf = ${shelf} OR shelf IS NULL)`;

/**
 * The facets as last counted, or counted now where the shelf has changed since.
 * @param listing which of the shelf's listings: by all that its facets depend on beside the shelf
 * @param count reads facets and state in one statement, so that they are of one moment and one server
 */
export async function readKeptFacets(
  db: Database,
  shelf: number,
  listing: string,
  count: () => Promise<CountedFacets>,
): Promise<Facets> {
  const listings =
    listingsOf.get(db) ?? new LRUCache<string, CountedFacets>({ max: maxListings, ttl: maxAgeMs });
  listingsOf.set(db, listings);
  const key = `${shelf} ${listing}`;
  const kept = listings.get(key);
  if (kept) {
    const [now] = await rows<{ state: string }>(db, sql`SELECT ${shelfState(shelf)} AS state`);
    if (now?.state === kept.state) return kept.facets;
  }
  const counted = await count();
  listings.set(key, counted);
  return counted.facets;
}
