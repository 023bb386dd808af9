import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Outcome } from './races/buying.ts';
import { crashPoints } from './races/crash-points.ts';
import { crash } from './races/crashes.ts';
import { type Scenario, scenarios } from './races/scenarios.ts';
import { openRaceShop, type RaceShop } from './races/shop.ts';
import { root } from './shop/children.ts';
import { startPostgres } from './test/servers.ts';
import { needPostgres } from './test/software.ts';
import { reports } from './test/steps.ts';

/**
 * Real buyers at the same time, two backend processes, one PostgreSQL: nothing is sold twice, nothing charged twice
 * (reliability.md F10, F11, F13), whenever a process dies (F14, F15).
 *
 *   npm run test:races [-- --runs 1000 --crashes 20]
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100' },
    crashes: { type: 'string', default: '20' },
    short: { type: 'boolean', default: false },
  },
});
const runs = values.short ? 5 : Number(values.runs);
const crashes = Number(values.crashes);
if (![runs, crashes].every((count) => Number.isInteger(count) && count >= 1)) {
  console.error('--runs and --crashes want a whole number from 1.');
  process.exit(1);
}
const invariants = readFileSync(join(root, 'backend/src/db/invariants.sql'), 'utf8');

/** What one run did wrong; empty when nothing. */
function faults({ orders, refusals }: Scenario, outcomes: readonly Outcome[]): string[] {
  const made = new Set(outcomes.flatMap(({ orderId }) => orderId ?? []));
  const strange = outcomes.filter(({ what }) => what !== 'order' && !refusals.includes(what));
  return [
    ...(made.size === orders ? [] : [`${made.size} orders instead of ${orders}`]),
    ...strange.map(({ what }) => `a post answered ${what}`),
  ];
}

function percentile(sorted: readonly number[], share: number): string {
  return `${Math.ceil(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)} ms`;
}

/** Runs a scenario and prints its figures; answers whether every run was right. */
async function play(shop: RaceShop, scenario: Scenario): Promise<boolean> {
  const took: number[] = [];
  const wrong: string[] = [];
  let orders = 0;
  for (let run = 1; run <= runs; run += 1) {
    const outcomes = await scenario.run(shop);
    // Nobody takes the mail of these orders.
    await shop.pool.query(`DELETE FROM jobs WHERE kind = 'mail'`);
    const broken = await shop.pool.query<{ broken: string; what: string }>(invariants);
    orders += new Set(outcomes.flatMap(({ orderId }) => orderId ?? [])).size;
    took.push(...outcomes.map((outcome) => outcome.took));
    const found = [...faults(scenario, outcomes), ...broken.rows.map((row) => `${row.broken} (${row.what})`)];
    wrong.push(...found.map((what) => `run ${run}: ${what}`));
  }
  const sorted = took.toSorted((a, b) => a - b);
  console.log(
    `${wrong.length > 0 ? '✗' : '✓'} ${scenario.name}: ${runs} runs, ${took.length} posts, ${orders} orders, ` +
      `p50 ${percentile(sorted, 0.5)}, p95 ${percentile(sorted, 0.95)}`,
  );
  for (const line of wrong.slice(0, 20)) console.error(`    ${line}`);
  return wrong.length === 0;
}

async function playCrashes(shop: RaceShop): Promise<boolean> {
  const { kills, wrong } = await crash(shop, values.short ? 1 : crashes, values.short);
  const broken = await shop.pool.query<{ broken: string; what: string }>(invariants);
  const all = [...wrong, ...broken.rows.map((row) => `${row.broken} (${row.what})`)];
  console.log(
    `${all.length > 0 ? '✗' : '✓'} a backend killed at ${crashPoints.length} points: ${kills} kills, all settled`,
  );
  for (const line of all.slice(0, 20)) console.error(`    ${line}`);
  return all.length === 0;
}

async function withPostgres(use: (url: string) => Promise<boolean>): Promise<boolean> {
  const given = process.env['DATABASE_URL'] || process.env['TEST_DATABASE_URL'];
  if (given) return use(given);
  const server = await startPostgres(needPostgres(), join(reports, 'logs'));
  try {
    return await use(server.url);
  } finally {
    await server.child.stop(5_000);
    rmSync(server.folder, { recursive: true, force: true });
  }
}

const right = await withPostgres(async (url) => {
  const shop = await openRaceShop(url, 100);
  try {
    let all = true;
    for (const scenario of scenarios) all = (await play(shop, scenario)) && all;
    return (await playCrashes(shop)) && all;
  } finally {
    await shop.stop();
  }
});
process.exit(right ? 0 : 1);
