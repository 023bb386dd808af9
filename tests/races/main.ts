import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { OrderResult } from '../../scripts/cluster/buying.ts';
import { type Cluster, openCluster } from '../../scripts/cluster/cluster.ts';
import { withPgbouncer } from '../../scripts/cluster/pgbouncer.ts';
import { withPostgres } from '../../scripts/cluster/postgres.ts';
import { percentile } from '../../scripts/harness/percentile.ts';
import { root } from '../../scripts/shop/children.ts';
import type { PostgresServer } from '../../scripts/test/servers.ts';
import { crashPoints } from './crash-points.ts';
import { runCrashes } from './crashes.ts';
import { runLostCommits } from './lost-commits.ts';
import { invoiceScenarios } from './invoices.ts';
import { quoteScenarios } from './quotes.ts';
import { runReplica } from './replica.ts';
import { runRefunds } from './refunds.ts';
import { runRestarts } from './restarts.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { listenForSignals } from './signal-listener.ts';
import { runSwitching } from './switching.ts';

/**
 * Real buyers at the same time, two backend processes, one PostgreSQL: nothing is sold twice, nothing charged twice
 * (reliability F10, F11, F13), whenever a process dies (reliability F14, F15) or PostgreSQL does (reliability F16); and a replica
 * beside it (reliability F42).
 *
 *   npm run test:races [-- --runs 20 --crashes 2 --restarts 2 --only restarts --pooled]
 *
 * pooled: through PgBouncer in transaction mode; runs: at most so many of each scenario; only: scenarios, quotes, invoices, switching,
 * crashes, commits, refunds, restarts or replica, or one scenario by its name ('50 posts by card, 1 key').
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    crashes: { type: 'string', default: '20' },
    restarts: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
    pooled: { type: 'boolean', default: false },
  },
});
const maxRuns = values.short ? 5 : Number(values.runs);
const crashes = values.short ? 1 : Number(values.crashes);
const restartCount = values.short ? 2 : Number(values.restarts);
if (![maxRuns, crashes, restartCount].every((count) => Number.isInteger(count) && count >= 1)) {
  console.error('--runs, --crashes and --restarts want a whole number from 1.');
  process.exit(1);
}
const onServer = ['scenarios', 'quotes', 'invoices', 'switching', 'crashes', 'commits', 'refunds'];
/** On servers of their own. */
const onOwnServers = ['restarts', 'replica'];
const named = [...scenarios, ...quoteScenarios, ...invoiceScenarios].map(({ name }) => name);
if (!['', ...onServer, ...onOwnServers, ...named].includes(values.only)) {
  console.error(`--only wants one of ${[...onServer, ...onOwnServers, ...named].join('; ')}.`);
  process.exit(1);
}
const invariants = readFileSync(join(root, 'backend/src/db/invariants.sql'), 'utf8');

/** Too many wait for the database (reliability F17): nothing was written, and the page asks to press again. */
const turnedAway = 'UNAVAILABLE';

/** What one run did wrong; empty when nothing. */
function faultsOf({ orders, refusals }: Scenario, outcomes: readonly OrderResult[]): string[] {
  const made = new Set(outcomes.flatMap(({ orderId }) => orderId ?? []));
  const strange = outcomes.filter(({ what }) => !['order', turnedAway, ...refusals].includes(what));
  return [
    ...(made.size === orders ? [] : [`${made.size} orders instead of ${orders}`]),
    ...strange.map(({ what }) => `a post answered ${what}`),
  ];
}

const milliseconds = (took: readonly number[], share: number): string =>
  `${Math.ceil(percentile(took, share))} ms`;

/** Runs a scenario and prints its figures; returns whether every run was right. */
async function playScenario(shop: Cluster, scenario: Scenario): Promise<boolean> {
  const took: number[] = [];
  const wrong: string[] = [];
  const runs = Math.min(maxRuns, scenario.runs);
  let orders = 0;
  for (let run = 1; run <= runs; run += 1) {
    const outcomes = await scenario.run(shop);
    // These orders' mails have no recipient.
    await shop.pool.query(`DELETE FROM jobs WHERE kind = 'mail'`);
    const broken = await findBrokenInvariants(shop);
    orders += new Set(outcomes.flatMap(({ orderId }) => orderId ?? [])).size;
    took.push(...outcomes.map((outcome) => outcome.took));
    const found = [...faultsOf(scenario, outcomes), ...broken];
    wrong.push(...found.map((what) => `run ${run}: ${what}`));
  }
  return report(
    `${scenario.name}: ${runs} runs, ${took.length} posts, ${orders} orders, ` +
      `p50 ${milliseconds(took, 0.5)}, p95 ${milliseconds(took, 0.95)}`,
    wrong,
  );
}

function report(what: string, wrong: readonly string[]): boolean {
  console.log(`${wrong.length > 0 ? '✗' : '✓'} ${what}`);
  for (const line of wrong.slice(0, 20)) console.error(`    ${line}`);
  return wrong.length === 0;
}

async function findBrokenInvariants({ pool }: Cluster): Promise<string[]> {
  const { rows } = await pool.query<{ broken: string; what: string }>(invariants);
  return rows.map(({ broken, what }) => `${broken} (${what})`);
}

async function playCrashes(shop: Cluster): Promise<boolean> {
  const { kills, wrong } = await runCrashes(shop, crashes, values.short);
  const all = [...wrong, ...(await findBrokenInvariants(shop))];
  return report(`a backend killed at ${crashPoints.length} points: ${kills} kills, all settled`, all);
}

/** Reliability F23: no write reaches another customer than the page's. */
async function playSwitching(shop: Cluster): Promise<boolean> {
  const times = values.short ? 20 : 200;
  const { taken, refused, wrong } = await runSwitching(shop, times);
  return report(
    `switching and writing in two tabs: ${times} interleavings, ${taken} writes taken, ${refused} refused`,
    wrong,
  );
}

/** Reliability F14. */
async function playLostCommits(shop: Cluster): Promise<boolean> {
  const { cuts, slowest, wrong } = await runLostCommits(shop, crashes);
  wrong.push(...(await findBrokenInvariants(shop)));
  return report(
    `${cuts} answers of PostgreSQL to a commit lost: each buyer has the order, the slowest after ${(slowest / 1000).toFixed(1)} s`,
    wrong,
  );
}

async function playRefunds(shop: Cluster): Promise<boolean> {
  const how = { rounds: values.short ? 1 : Math.min(maxRuns, 20), kills: values.short ? 1 : crashes };
  const { orders, kills, wrong } = await runRefunds(shop, how);
  wrong.push(...(await findBrokenInvariants(shop)));
  return report(
    `${orders} orders by card called off by ten presses each, ${kills} kills: all money back once`,
    wrong,
  );
}

/** On a separate server that is crash-safe. */
function playRestarts(): Promise<boolean> {
  const play = async (server: PostgresServer): Promise<boolean> => {
    const shop = await openCluster(server.url, 50);
    try {
      const check = () => findBrokenInvariants(shop);
      const how = { times: restartCount, quick: values.short, check };
      const { orders, slowest, wrong } = await runRestarts(shop, server, how);
      const figures = `${orders} orders, the slowest known after ${(slowest / 1000).toFixed(1)} s`;
      return report(`PostgreSQL ended ${restartCount} times under 50 buyers: ${figures}`, wrong);
    } finally {
      await shop.stop();
    }
  };
  return withPostgres('restarts', play, { keeps: true });
}

/** Reliability F42. On a separate server that is crash-safe, with a replica. */
function playReplica(): Promise<boolean> {
  const play = async (primary: PostgresServer, replica: PostgresServer): Promise<boolean> => {
    const signals = await listenForSignals();
    const env = { REVALIDATE_URL: signals.url };
    const shop = await openCluster(primary.url, 1, { replicaUrl: replica.url, env });
    try {
      const rounds = values.short ? 1 : 10;
      const { reads, slowest, wrong } = await runReplica({ shop, replica, signals }, rounds);
      wrong.push(...(await findBrokenInvariants(shop)));
      const figures = `${reads} reads, the slowest ${Math.ceil(slowest)} ms while it was away`;
      return report(`lists from a replica that lags, dies and comes back: ${figures}`, wrong);
    } finally {
      await shop.stop();
      await signals.stop();
    }
  };
  return withPostgres(
    'primary',
    (primary) =>
      withPostgres('replica', (replica) => play(primary, replica), { keeps: true, follows: primary.url }),
    { keeps: true },
  );
}

async function playOnServer(url: string): Promise<boolean> {
  return values.pooled ? withPgbouncer(url, playOn) : playOn(url);
}

async function playOn(url: string): Promise<boolean> {
  const shop = await openCluster(url, 100);
  try {
    let all = true;
    for (const scenario of scenarios)
      if (wants('scenarios', scenario.name)) all = (await playScenario(shop, scenario)) && all;
    for (const scenario of quoteScenarios)
      if (wants('quotes', scenario.name)) all = (await playScenario(shop, scenario)) && all;
    for (const scenario of invoiceScenarios)
      if (wants('invoices', scenario.name)) all = (await playScenario(shop, scenario)) && all;
    if (wants('switching')) all = (await playSwitching(shop)) && all;
    if (wants('crashes')) all = (await playCrashes(shop)) && all;
    if (wants('commits')) all = (await playLostCommits(shop)) && all;
    return wants('refunds') ? (await playRefunds(shop)) && all : all;
  } finally {
    await shop.stop();
  }
}

const wants = (...names: string[]): boolean => values.only === '' || names.includes(values.only);
let right = true;
const given = process.env['DATABASE_URL'] || process.env['TEST_DATABASE_URL'];
if (wants(...onServer, ...named))
  right = given ? await playOnServer(given) : await withPostgres('races', ({ url }) => playOnServer(url));
if (wants('restarts')) right = (await playRestarts()) && right;
if (wants('replica')) right = (await playReplica()) && right;
process.exit(right ? 0 : 1);
