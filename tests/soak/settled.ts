import { setTimeout as delay } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../../scripts/shop/children.ts';

const invariants = readFileSync(join(root, 'backend/src/db/invariants.sql'), 'utf8');
/** Milliseconds until the sweepers have settled what faults left (reliability F15). */
const settleMs = 90_000;

const open = `SELECT 'attempt ' || id AS what FROM checkout_attempts WHERE finished_at IS NULL
  UNION ALL SELECT 'payment ' || reference || ' ' || state FROM card_payments WHERE check_at IS NOT NULL
  UNION ALL SELECT 'refund ' || reference FROM card_refunds WHERE check_at IS NOT NULL`;

interface Acquirer {
  url: string;
  key: string;
}

/** What is still open or wrong once all is well again; waits until nothing is, for as long as it may take. */
export async function findWrong(databaseUrl: string, acquirer: Acquirer): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const ask = async (query: string) => (await client.query<{ what: string; broken?: string }>(query)).rows;
    const deadline = Date.now() + settleMs;
    let left = await ask(open);
    while (left.length > 0 && Date.now() < deadline) {
      await delay(1_000);
      left = await ask(open);
    }
    const broken = await ask(invariants);
    return [
      ...left.map(({ what }) => `${what} is open after ${settleMs / 1000} s`),
      ...broken.map(({ broken: rule, what }) => `${rule} (${what})`),
      ...(await compareMoney(client, acquirer)),
    ];
  } finally {
    await client.end();
  }
}

/** Every payment here is what the acquirer says: taken for an order, and for nothing else. */
async function compareMoney(client: pg.Client, { url, key }: Acquirer): Promise<string[]> {
  const { rows } = await client.query<{ reference: string; state: string }>(
    'SELECT reference, state FROM card_payments',
  );
  const wrong: string[] = [];
  for (const { reference, state } of rows) {
    const answer = await fetch(`${url}/v1/payments/by-reference/${reference}`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    const there = answer.ok ? ((await answer.json()) as { state: string }).state : 'unknown';
    if ((state === 'Captured') !== (there === 'captured'))
      wrong.push(`payment ${reference} is ${state} here and ${there} at the acquirer`);
  }
  return wrong;
}
