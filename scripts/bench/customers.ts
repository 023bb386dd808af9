import { AgentCustomersDocument } from '../../graphql/generated/documents-on-demand.ts';
import { ask } from '../cluster/ask.ts';
import { type Cluster, openCluster } from '../cluster/cluster.ts';
import { withPostgres } from '../cluster/postgres.ts';
import { openSession } from '../cluster/session.ts';
import { type Metric, timing } from '../harness/metric.ts';
import { task } from '../harness/task.ts';

/** Searches as an agent types them; every name is composed of the parts below. */
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

const insertCustomers = `
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

/** @returns the session of an agent */
export async function makeCustomers({ pool }: Pick<Cluster, 'pool'>, count: number): Promise<string> {
  await pool.query(insertCustomers, [count]);
  await pool.query(`UPDATE customers SET ssn = '010150' || lpad(id::text, 4, '0') WHERE id % 5000 = 1`);
  await pool.query('UPDATE customers SET is_agent = true, is_active = true WHERE id = 1');
  await pool.query('VACUUM ANALYZE customers');
  return openSession(pool, 1);
}

/** Milliseconds from the request to the complete response. */
async function timeSearch({ backends }: Cluster, session: string, search: string): Promise<number> {
  const sort = { column: 'name', sortDirection: 'Ascending' } as const;
  const wish = { page: 1, pageSize: 15, sort, isActive: true, isConfirmed: true, search };
  const start = performance.now();
  const { data, errors } = await ask(backends[0] ?? '', { session }, AgentCustomersDocument, wish);
  if (!data) throw new Error(`„${search}“ failed: ${errors?.[0]?.message}`);
  return performance.now() - start;
}

async function measure(url: string, count: number, rounds: number): Promise<Metric[]> {
  const cluster = await openCluster(url, 0);
  try {
    const session = await makeCustomers(cluster, count);
    for (let warmUp = 0; warmUp < 20; warmUp += 1) await timeSearch(cluster, session, 'jón');
    const metrics: Metric[] = [];
    for (const [kind, texts] of Object.entries(searches)) {
      const took: number[] = [];
      for (const text of texts)
        for (let round = 0; round < rounds; round += 1) took.push(await timeSearch(cluster, session, text));
      metrics.push(timing(`${count} customers, ${kind}`, took));
    }
    const all = metrics.flatMap(({ samples }) => samples);
    return [...metrics, timing(`${count} customers, all searches`, all)];
  } finally {
    await cluster.stop();
  }
}

export const bench = task({ customers: 50_000, rounds: 30 }, ({ customers, rounds }) =>
  withPostgres('bench', ({ url }) => measure(url, customers, rounds)),
);
