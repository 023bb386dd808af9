import { gunzipSync } from 'node:zlib';
import type { Database } from '../../db/connect.ts';
import { streamRecords } from './hosted/record-store.ts';
import { replaceIndex } from './hosted/replace-index.ts';
import { configureHostedSearch, type SearchConfig, type SearchRequester } from './hosted-client.ts';
import { readIndexContent } from './indexing.ts';

/** A call that would change something at the hosted search. */
export interface PlannedCall {
  method: string;
  path: string;
  body: unknown;
}

/** Calls that only read, besides those by GET. */
const readingPath = /\/(?:synonyms|rules)\/search$/;
const taskPath = /\/task\/\d+$/;

/**
 * Goes through replacing the whole index without changing anything: what reads is asked of the service, what writes is told to
 * `onCall` instead. @returns the number of records; null where the shop's own search answers
 */
export async function rehearseIndex(
  db: Database,
  config: SearchConfig,
  onCall: (call: PlannedCall) => void,
): Promise<number | null> {
  const hosted = configureHostedSearch(config, rehearsalRequester(onCall));
  return hosted && replaceIndex(hosted, await readIndexContent(db), streamRecords(db), () => undefined);
}

function rehearsalRequester(onCall: (call: PlannedCall) => void): SearchRequester {
  return {
    async send({ method, url, headers, data, responseTimeout }) {
      const { pathname } = new URL(url);
      // What was not sent is done at once.
      if (taskPath.test(pathname)) return answered({ status: 'published' });
      if (method === 'GET' || readingPath.test(pathname)) {
        const body = data === undefined ? null : (data as BodyInit);
        const response = await fetch(url, {
          method,
          headers,
          body,
          signal: AbortSignal.timeout(responseTimeout),
        });
        // An index that is not there yet has no synonyms and no rules either.
        if (response.status === 404 && method !== 'GET') return answered({ hits: [], nbHits: 0 });
        return { status: response.status, content: await response.text(), isTimedOut: false };
      }
      onCall({ method, path: decodeURIComponent(pathname), body: readBody(data, headers) });
      return answered({ taskID: 1, updatedAt: new Date(0).toISOString(), objectIDs: [] });
    },
  };
}

const answered = (body: object) => ({ status: 200, content: JSON.stringify(body), isTimedOut: false });

/** The client compresses large bodies. */
function readBody(data: unknown, headers: Readonly<Record<string, string>>): unknown {
  if (data === undefined || data === null) return null;
  const bytes = typeof data === 'string' ? Buffer.from(data) : Buffer.from(data as Uint8Array);
  const isPacked = headers['content-encoding'] === 'gzip';
  return JSON.parse((isPacked ? gunzipSync(bytes) : bytes).toString()) as unknown;
}
