import type { JsonObject } from '../json.ts';
import { SearchError } from '../search-error.ts';
import { readNumber, type Settings, readText } from '../settings.ts';
import type { OpenIndex } from '../store/indexes.ts';
import { retrievedFields } from './hits.ts';
import type { Visibility } from './query-match.ts';
import { findRecords, type SearchService } from './search.ts';

const maxPageSize = 1000;

/**
 * All matching records, a page at a time and not ranked. The cursor is the last row, so that writes between the pages neither
 * repeat nor skip records that stay; it is absent on the last page.
 */
export function browse(
  service: SearchService,
  index: OpenIndex,
  query: Settings,
  cursor: string | undefined,
  visibility: Visibility,
): JsonObject {
  const state = cursor === undefined ? { after: 0, query } : readCursor(cursor);
  const { memory, parameters, records, match } = findRecords(service, index, state.query, visibility);
  match?.release();
  const count = Math.min(Math.max(1, readNumber(parameters, 'hitsPerPage', maxPageSize)), maxPageSize);
  const rest = records.filter((record) => memory.rows.row(record) > state.after);
  const hits = [...rest.subarray(0, count)].map((record) =>
    retrievedFields(
      service.indexes.records.body(memory.rows.row(record)),
      parameters['attributesToRetrieve'],
    ),
  );
  const last = memory.rows.row(rest[count - 1] ?? 0);
  return {
    hits,
    nbHits: records.length,
    page: 0,
    nbPages: Math.ceil(records.length / count),
    hitsPerPage: count,
    query: readText(parameters, 'query'),
    params: '',
    processingTimeMS: 1,
    ...(rest.length > count ? { cursor: writeCursor({ after: last, query: state.query }) } : {}),
  };
}

interface Cursor {
  after: number;
  query: Settings;
}

const writeCursor = (state: Cursor) => Buffer.from(JSON.stringify(state)).toString('base64url');

function readCursor(cursor: string): Cursor {
  try {
    const state = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Cursor;
    if (Number.isSafeInteger(state.after) && typeof state.query === 'object') return state;
  } catch {
    throw new SearchError('Invalid cursor');
  }
  throw new SearchError('Invalid cursor');
}
