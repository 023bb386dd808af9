import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withLanguageFallback } from '../../../lib/io/search/search.ts';
import type { ProductSearch, SearchAnswer } from '../../../lib/io/search/search-answer.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => log.mockClear());
afterEach(() => vi.clearAllMocks());

const answerOf = (total: number, isSure = true): SearchAnswer => ({
  hits: [],
  total,
  facets: { brands: [], categories: [], inStock: 0 },
  unknownWords: [],
  isSure,
  isForCustomersOnly: false,
});
const searchBy = (searchProducts: ProductSearch['searchProducts']) =>
  ({ validUntil: Infinity, searchProducts, recommend: vi.fn<ProductSearch['recommend']>() }) as ProductSearch;
const down = searchBy(() => Promise.reject(new Error('unreachable hosts')));
const search = (hosted: ProductSearch, backend: ProductSearch, signal = new AbortController().signal) =>
  withLanguageFallback(hosted, backend).searchProducts('kaffi', signal);

describe('the search of the box', () => {
  it('is answered by the backend where the hosted search does not answer', async () => {
    expect(
      await search(
        down,
        searchBy(() => Promise.resolve(answerOf(3))),
      ),
    ).toEqual(answerOf(3));
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('fails only where neither answers', async () => {
    await expect(search(down, down)).rejects.toThrow('unreachable hosts');
  });

  it('stays with the hosted search where only the backend is away', async () => {
    const unsure = searchBy(() => Promise.resolve(answerOf(2, false)));
    expect(await search(unsure, down)).toEqual(answerOf(2, false));
  });

  it('says that a number is of a product for customers only, whatever else looks like it', async () => {
    const alike = searchBy(() => Promise.resolve(answerOf(198, false)));
    const hidden = { ...answerOf(0), isForCustomersOnly: true };
    expect(
      await search(
        alike,
        searchBy(() => Promise.resolve(hidden)),
      ),
    ).toEqual(hidden);
  });

  it('asks nobody else once nobody waits', async () => {
    const backend = vi.fn<ProductSearch['searchProducts']>();
    const aborted = AbortSignal.abort();
    await expect(search(down, searchBy(backend), aborted)).rejects.toThrow('unreachable hosts');
    expect(backend).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
  });
});
