import { SearchError } from '../search-error.ts';
import { readNumber, type Settings } from '../settings.ts';

const maxHitsPerPage = 1000;

/** The page of hits that a query requests; `count` is 0 beyond the index's paging limit. */
interface Page {
  from: number;
  count: number;
  /** The paging limit of the index. */
  limit: number;
  /** Whether there are as many hits as a page has; never where a part of a page is requested. */
  isFull(hits: number): boolean;
  answer(hits: number): Record<string, number>;
}

export function toPage(parameters: Settings, settings: Settings): Page {
  const limit = readNumber(settings, 'paginationLimitedTo', 1000);
  const { offset, length } = parameters;
  if (typeof offset === 'number' || typeof length === 'number') {
    const from = Number(offset ?? 0);
    const count = Math.min(Number(length ?? 20), maxHitsPerPage);
    return {
      from,
      count: allowedCount(from, count, limit),
      limit,
      isFull: () => false,
      answer: () => ({ offset: from, length: count }),
    };
  }
  const page = readNumber(parameters, 'page', 0);
  const hitsPerPage = readNumber(parameters, 'hitsPerPage', 20);
  if (hitsPerPage > maxHitsPerPage)
    throw new SearchError(`invalid value for hitsPerPage, must be at most ${maxHitsPerPage}`);
  const from = page * hitsPerPage;
  return {
    from,
    count: allowedCount(from, hitsPerPage, limit),
    limit,
    isFull: (hits) => hits >= hitsPerPage,
    answer: (hits) => ({
      page,
      nbPages: hitsPerPage > 0 ? Math.ceil(Math.min(hits, limit) / hitsPerPage) : 0,
      hitsPerPage,
    }),
  };
}

const allowedCount = (from: number, count: number, limit: number) =>
  limit > 0 ? Math.max(0, Math.min(count, limit - from)) : count;
