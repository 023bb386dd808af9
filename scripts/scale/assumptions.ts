import type { Habits, Machines, Prices } from './capacity.ts';

/* What docs/scale.md assumes; each stands there with its words. */

/** Visitors a minute at the busiest time. */
export const sizes = [10, 1_000, 100_000];

export const habits: Habits = {
  pagesOfVisit: 10,
  prefetchesOfPage: 8,
  edgeShare: 0.8,
  personalShare: 0.25,
  callsOfVisit: 15,
  searchesOfVisit: 3,
  ordersOfVisit: 0.1,
  visitsOfMonth: 8_000,
};

export const machines: Machines = {
  utilisation: 0.5,
  connectionsOfBackend: 10,
  pageBytes: 24_000,
  pages: 110_000,
};

export const prices: Prices = {
  processor: 15,
  databaseProcessor: 50,
  redisGigabyte: 15,
  thousandSearches: 0.4,
};

export const explanations: readonly (readonly [what: string, value: string])[] = [
  ['pages of a visit', String(habits.pagesOfVisit)],
  ['pages fetched in advance for each that is read', String(habits.prefetchesOfPage)],
  ['public pages that the edge has within its second', `${habits.edgeShare * 100} %`],
  ['pages that are rendered for their visitor', `${habits.personalShare * 100} %`],
  ['calls to the backend of a visit', String(habits.callsOfVisit)],
  ['searches of a visit, each a letter typed', String(habits.searchesOfVisit)],
  ['orders of a visit', String(habits.ordersOfVisit)],
  ['visits in a month for each visitor a minute at the busiest time', String(habits.visitsOfMonth)],
  ['of a processor that is used at the busiest time', `${machines.utilisation * 100} %`],
  ['connections of a backend to the database (`DATABASE_POOL`)', String(machines.connectionsOfBackend)],
  ['pages that are kept in Redis, and bytes of each', `${machines.pages} × ${machines.pageBytes}`],
  ['a processor for a storefront or a backend, euros a month', String(prices.processor)],
  ['a processor for the database, euros a month', String(prices.databaseProcessor)],
  ['a gigabyte of Redis, euros a month', String(prices.redisGigabyte)],
  ['a thousand searches, euros', String(prices.thousandSearches)],
];
