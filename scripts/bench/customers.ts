import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AgentCustomersDocument } from '../../graphql/generated/documents-on-demand.ts';
import { ask } from '../cluster/ask.ts';
import { openCluster, type Cluster } from '../cluster/cluster.ts';
import { startPostgres } from '../test/servers.ts';
import { needPostgres } from '../test/software.ts';
import { reports } from '../test/steps.ts';

const usage = `npm run bench:customers -- [--customers NUMBER] [--rounds NUMBER]

Makes so many customers in a PostgreSQL of its own (or DATABASE_URL's) and prints how long an agent's search for one takes,
from the request to the whole answer of a backend process.`;

/** As an agent types them; every name is made of the parts below. */
const searches: Record<string, readonly string[]> = {
  'nothing typed': [''],
  'two letters': ['jó', 'hv', 'fi', 'ey', 'lö'],
  'three letters and more': ['jón', 'hvö', 'fíf', 'eyr', 'holt', 'bjarka', 'kaffi', 'stein'],
  'without accents': ['thor', 'aegis', 'hotel hvonn', 'sigrun dottir'],
  'parts of words': ['brekka', 'dóttir', 'húsið', 'sóley'],
  'several words': ['anna þórs', 'hótel fífil', 'kaffihúsið eyrarrós 17'],
  'national id': ['0101', '010150', '4506021', '450602-12', '0000049999'],
  nobody: ['xyzzy', 'qqq', '999999-9999'],
};

const sql = `
  INSERT INTO customers (ssn, name, name_sort, email, is_company, is_confirmed, is_active, credit_limit)
  SELECT lpad(n::text, 10, '0'), name, lower(name) COLLATE "C", 'v' || n || '@vidskiptavinir.test', n % 2 = 1,
         n % 17 <> 5, n % 23 <> 7, 100000
  FROM generate_series(1, $1::integer) AS n,
  LATERAL (SELECT CASE WHEN n % 2 = 0
    THEN (ARRAY['Jón','Anna','Þórður','Sigrún','Ægir','Bjarki','Guðrún','Lóa'])[1 + n / 2 % 8] || ' ÞÍ ' ||
         (ARRAY['Þórs','Bjarka','Ægis','Jóns','Einars','Helga','Loga'])[1 + n / 16 % 7] || 'dóttir ' || n
    ELSE (ARRAY['Hótel','Kaffihúsið','Bakaríið','Leikskólinn','Gistiheimilið'])[1 + n / 2 % 5] || ' ' ||
         (ARRAY['Hvönn','Fífilbrekka','Eyrarrós','Holtasóley','Steindepill','Lóuþræll'])[1 + n / 10 % 6] || ' ' || n || ' ehf.'
    END AS name) AS named`;

async function makeCustomers({ pool }: Cluster, count: number): Promise<string> {
  await pool.query(sql, [count]);
  await pool.query(`UPDATE customers SET ssn = '010150' || lpad(id::text, 4, '0') WHERE id % 5000 = 1`);
  await pool.query('UPDATE customers SET is_agent = true, is_active = true WHERE id = 1');
  await pool.query('VACUUM ANALYZE customers');
  const session = randomBytes(32).toString('base64url');
  await pool.query(
    `INSERT INTO sessions (token_hash, actor_id, customer_id, context_version, expires_at)
     VALUES ($1, 1, 1, 1, now() + interval '1 day')`,
    [createHash('sha256').update(session).digest('hex')],
  );
  return session;
}

/** Milliseconds of each search and how many customers the first page held. */
async function measure(shop: Cluster, session: string, search: string, rounds: number) {
  const took: number[] = [];
  let found = 0;
  const sort = { column: 'name', sortDirection: 'Ascending' } as const;
  const wish = { page: 1, pageSize: 15, sort, isActive: true, isConfirmed: true, search };
  for (let left = rounds; left > 0; left -= 1) {
    const start = performance.now();
    const { data, errors } = await ask(shop.backends[0] ?? '', { session }, AgentCustomersDocument, wish);
    took.push(performance.now() - start);
    if (!data) throw new Error(`„${search}“ was answered ${errors?.[0]?.message}`);
    found = data.agentCustomers.customers.length;
  }
  return { took, found };
}

function line(what: string, took: readonly number[], note = ''): string {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1);
  return `${what.padEnd(24)} p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)} ms${note}`;
}

async function bench(url: string, count: number, rounds: number): Promise<void> {
  const shop = await openCluster(url, 0);
  try {
    const session = await makeCustomers(shop, count);
    await measure(shop, session, 'jón', 20);
    const all: number[] = [];
    console.log(`${count} customers, ${rounds} rounds of each search`);
    for (const [kind, wishes] of Object.entries(searches)) {
      const kindTook: number[] = [];
      const counts: string[] = [];
      for (const search of wishes) {
        const { took, found } = await measure(shop, session, search, rounds);
        kindTook.push(...took);
        counts.push(`${search || '–'} ${found}`);
      }
      all.push(...kindTook);
      console.log(line(kind, kindTook, `   (${counts.join(', ')})`));
    }
    console.log(line('all', all));
  } finally {
    await shop.stop();
  }
}

const { values } = parseArgs({
  options: {
    customers: { type: 'string', default: '50000' },
    rounds: { type: 'string', default: '30' },
    help: { type: 'boolean', default: false },
  },
});
const [count, rounds] = [Number(values.customers), Number(values.rounds)];
if (values.help || !(count >= 1) || !(rounds >= 1)) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}
const given = process.env['DATABASE_URL'];
if (given) await bench(given, count, rounds);
else {
  const server = await startPostgres(needPostgres(), join(reports, 'logs'));
  try {
    await bench(server.url, count, rounds);
  } finally {
    await server.child.stop(5_000);
    rmSync(server.folder, { recursive: true, force: true });
  }
}
