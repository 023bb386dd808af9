import { SearchError } from '../search-error.ts';
import { numberOf, type Settings } from '../settings.ts';

const mostHitsPerPage = 1000;

/** Which hits a query asks for; `count` is 0 when they lie past what the index lets be paged. */
export interface Page {
  from: number;
  count: number;
  /** The most hits that can be paged to. */
  limit: number;
  answer(hits: number): Record<string, number>;
}

export function pageOf(parameters: Settings, settings: Settings): Page {
  const limit = numberOf(settings, 'paginationLimitedTo', 1000);
  const { offset, length } = parameters;
  if (typeof offset === 'number' || typeof length === 'number') {
    const from = Number(offset ?? 0);
    const count = Math.min(Number(length ?? 20), mostHitsPerPage);
    return {
      from,
      count: allowed(from, count, limit),
      limit,
      answer: () => ({ offset: from, length: count }),
    };
  }
  const page = numberOf(parameters, 'page', 0);
  const hitsPerPage = numberOf(parameters, 'hitsPerPage', 20);
  if (hitsPerPage > mostHitsPerPage)
    throw new SearchError(`invalid value for hitsPerPage, must be at most ${mostHitsPerPage}`);
  const from = page * hitsPerPage;
  return {
    from,
    count: allowed(from, hitsPerPage, limit),
    limit,
    answer: (hits) => ({
      page,
      nbPages: hitsPerPage > 0 ? Math.ceil(Math.min(hits, limit) / hitsPerPage) : 0,
      hitsPerPage,
    }),
  };
}

const allowed = (from: number, count: number, limit: number) =>
  limit > 0 ? Math.max(0, Math.min(count, limit - from)) : count;
