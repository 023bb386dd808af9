import { expect, it } from 'vitest';
import { computeCapacity } from '../../scripts/scale/capacity.ts';

const basis = {
  costs: { keptPageMs: 0.1, personalPageMs: 5, callMs: 4, orderMs: 40 },
  habits: {
    pagesOfVisit: 10,
    prefetchesOfPage: 3,
    edgeShare: 0.5,
    personalShare: 0.2,
    callsOfVisit: 8,
    searchesOfVisit: 2,
    ordersOfVisit: 0.1,
    visitsOfMonth: 1_000,
  },
  machines: { utilisation: 0.5, connectionsOfBackend: 10, pageBytes: 20_000, pages: 1_000 },
  prices: { processor: 10, databaseProcessor: 40, redisGigabyte: 10, thousandSearches: 0.5 },
};

it('counts what reaches each part', () => {
  // One visit a second: 10 pages, 2 of them personal, 8 public with three fetched in advance each, half of which the edge has.
  const capacity = computeCapacity(60, basis);
  expect(capacity).toMatchObject({
    originRequestsOfSecond: 18,
    callsOfSecond: 10,
    storefronts: 2,
    backends: 2,
    connections: 20,
    redisMegabytes: 20,
    searchesOfMonth: 120_000,
  });
  expect(capacity.eurosOfMonth).toBe(4 * 10 + 40 + 10 + 60);
});

it('takes as many processes as the work needs', () => {
  const { storefronts, backends } = computeCapacity(60_000, basis);
  // 16,000 kept pages at 0.1 ms and 2,000 personal ones at 5 ms are 11.6 s of processor in a second, half of each used.
  expect(storefronts).toBe(24);
  // 10,000 calls at 4 ms and 100 orders at 40 ms.
  expect(backends).toBe(88);
});

it('never takes fewer than two of each', () => {
  expect(computeCapacity(1, basis)).toMatchObject({ storefronts: 2, backends: 2 });
});
