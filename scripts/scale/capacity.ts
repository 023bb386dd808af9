/** What one request costs a process, ms of its processor. */
export interface Costs {
  /** A page or payload that the storefront has kept. */
  readonly keptPageMs: number;
  /** A page that is rendered for its visitor. */
  readonly personalPageMs: number;
  /** A call of the browser that the backend answers. */
  readonly callMs: number;
  /** An order, in the backend. */
  readonly orderMs: number;
}

/** How people use the shop; figures of a business shop in its busiest hour. */
export interface Habits {
  readonly pagesOfVisit: number;
  /** Pages fetched in advance for each page that is read. */
  readonly prefetchesOfPage: number;
  /** Share of public pages and payloads that the edge answers without asking. */
  readonly edgeShare: number;
  /** Share of pages that are personal: cart, checkout, account. */
  readonly personalShare: number;
  readonly callsOfVisit: number;
  readonly searchesOfVisit: number;
  readonly ordersOfVisit: number;
  /** Visits in a month for each visitor a minute at the busiest time. */
  readonly visitsOfMonth: number;
}

/** What a machine of each kind holds. */
export interface Machines {
  /** Share of a processor that may be used at the busiest time. */
  readonly utilisation: number;
  readonly connectionsOfBackend: number;
  /** Bytes of a kept page in Redis, and how many are read in a day. */
  readonly pageBytes: number;
  readonly pages: number;
}

/** Euros a month, or for each thousand. */
export interface Prices {
  readonly processor: number;
  readonly databaseProcessor: number;
  readonly redisGigabyte: number;
  readonly thousandSearches: number;
}

export interface Capacity {
  readonly visitorsOfMinute: number;
  readonly originRequestsOfSecond: number;
  readonly callsOfSecond: number;
  readonly storefronts: number;
  readonly backends: number;
  readonly connections: number;
  readonly redisMegabytes: number;
  readonly searchesOfMonth: number;
  readonly eurosOfMonth: number;
}

/** At least two of each, so that one may fail or be replaced. */
const minimumProcesses = 2;
/** Processors of the database for each backend process at work. */
const databaseShare = 0.5;

/** What so many visitors a minute need at the busiest time. */
export function computeCapacity(
  visitorsOfMinute: number,
  { costs, habits, machines, prices }: { costs: Costs; habits: Habits; machines: Machines; prices: Prices },
): Capacity {
  const visitsOfSecond = visitorsOfMinute / 60;
  const pages = visitsOfSecond * habits.pagesOfVisit;
  const personalPages = pages * habits.personalShare;
  const publicPages = pages * (1 - habits.personalShare) * (1 + habits.prefetchesOfPage);
  const keptPages = publicPages * (1 - habits.edgeShare);
  const calls = visitsOfSecond * habits.callsOfVisit + personalPages;
  const orders = visitsOfSecond * habits.ordersOfVisit;
  const storefrontMs = keptPages * costs.keptPageMs + personalPages * costs.personalPageMs;
  const backendMs = calls * costs.callMs + orders * costs.orderMs;
  const storefronts = processesFor(storefrontMs, machines.utilisation);
  const backends = processesFor(backendMs, machines.utilisation);
  const redisMegabytes = (machines.pages * machines.pageBytes) / 1e6;
  const searchesOfMonth = visitorsOfMinute * habits.visitsOfMonth * habits.searchesOfVisit;
  return {
    visitorsOfMinute,
    originRequestsOfSecond: keptPages + personalPages,
    callsOfSecond: calls,
    storefronts,
    backends,
    connections: backends * machines.connectionsOfBackend,
    redisMegabytes,
    searchesOfMonth,
    eurosOfMonth:
      (storefronts + backends) * prices.processor +
      Math.max(1, Math.ceil(backends * databaseShare)) * prices.databaseProcessor +
      Math.max(1, redisMegabytes / 1e3) * prices.redisGigabyte +
      (searchesOfMonth / 1e3) * prices.thousandSearches,
  };
}

/** @param busyMs ms of processor that are needed in a second */
function processesFor(busyMs: number, utilisation: number): number {
  return Math.max(minimumProcesses, Math.ceil(busyMs / (1_000 * utilisation)));
}
