import 'server-only';
import { fetchSearchKey } from '../io/search/search-key.ts';
import type { SearchKey } from '../contract/rest-schemas.ts';
import { withTimeout } from '../io/with-timeout.ts';
import { cacheTable } from './cache-table.ts';
import { cachedRead } from './cached-read.ts';

/** Milliseconds: the visitor waits for it. */
const searchKeyTimeoutMs = 1_000;

/** A customer's search key, which also finds what guests do not see; null without hosted search. */
export function fetchVisitorSearchKey(headers: Record<string, string>): Promise<SearchKey | null> {
  return withTimeout(fetchSearchKey(headers), searchKeyTimeoutMs, 'The search key');
}

/** The guest's search key; null without hosted search. */
export function readSearchKey(): Promise<SearchKey | null> {
  return cachedRead({
    rule: cacheTable.searchKey,
    tags: [],
    load: () => withTimeout(fetchSearchKey(), searchKeyTimeoutMs, 'The search key'),
  });
}
