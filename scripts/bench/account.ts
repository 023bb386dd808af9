import pg from 'pg';
import pino from 'pino';
import { createApp } from '../../backend/src/app.ts';
import { connectPostgres } from '../../backend/src/db/connect.ts';
import { migrate } from '../../backend/src/db/migrate.ts';
import { countRhythms } from '../../backend/src/modules/purchases/rhythms.ts';
import { seedCheckout } from '../../backend/src/seed/checkout.ts';
import * as onDemand from '../../graphql/generated/documents-on-demand.ts';
import { AuthenticatedCustomerDocument, CartDocument } from '../../graphql/generated/documents.ts';
import { withPostgres } from '../cluster/postgres.ts';
import { openSession } from '../cluster/session.ts';
import { type Metric, single, timing } from '../harness/metric.ts';
import { task } from '../harness/task.ts';
import { insertInvoices } from './invoice-rows.ts';
import { type App, benchConfig, timeQuery } from './time-query.ts';

/** Milliseconds that an account page may take at the 95th percentile, asked alone. */
const limit = 100;
const atOnce = 20;

const companyId = 1;
const firstPersonId = 1_001;
const agentId = 900;

type Question = readonly [query: string, variables: object];
type Questions = Record<string, readonly Question[]>;

/** What each page asks for, as a manager of the company. */
const managerPages: Questions = {
  'every page': [
    [AuthenticatedCustomerDocument, {}],
    [CartDocument, {}],
  ],
  'first page': [[onDemand.AccountHomeDocument, { orders: true, statistics: true, prices: true }]],
  orders: [[onDemand.CustomerOrdersDocument, {}]],
  'an order': [[onDemand.ViewOrderDocument, { orderId: '1' }]],
  invoices: [[onDemand.CustomerInvoicesDocument, {}]],
  'an invoice': [[onDemand.ViewInvoiceDocument, { invoiceId: '1' }]],
  'account statement': [[onDemand.AccountStatementDocument, { from: '2026-01-01', to: '2026-12-31' }]],
  'invoices to pay': [[onDemand.InvoicesToPayDocument, {}]],
  'same as last time': [[onDemand.RepeatOrderDocument, {}]],
  'order pad': [[onDemand.PadGoodsDocument, {}]],
  statistics: [
    [onDemand.LastYearStatisticsDocument, {}],
    [onDemand.UnitStatisticsDocument, {}],
  ],
  employees: [[onDemand.ViewEmployeesDocument, { companyId: String(companyId) }]],
  'employees, tenth page': [[onDemand.ViewEmployeesDocument, { companyId: String(companyId), page: 10 }]],
  units: [[onDemand.CompanyUnitsDocument, { companyId: String(companyId) }]],
  approvals: [
    [onDemand.OrderRequestsDocument, {}],
    [onDemand.RequestsToDecideDocument, {}],
    [onDemand.ApprovalSettingsDocument, {}],
    [onDemand.OwnBudgetsDocument, {}],
  ],
  'actions in place of the company': [[onDemand.ActionsInPlaceDocument, { page: 1 }]],
  lists: [[onDemand.ProductListsDocument, {}]],
  favourites: [[onDemand.FavoriteProductsDocument, { page: 1 }]],
  'own numbers': [[onDemand.OwnNumbersDocument, { search: '', page: 1 }]],
  quotes: [[onDemand.SalesQuotesDocument, {}]],
  'standing orders': [[onDemand.StandingOrdersDocument, {}]],
  carts: [[onDemand.NamedCartsDocument, {}]],
  addresses: [[onDemand.CustomerAddressesDocument, {}]],
  alerts: [[onDemand.ProductAlertsDocument, {}]],
  settings: [[onDemand.AccountSettingsDocument, {}]],
};

const agentPages: Questions = {
  "agent's first page": [[onDemand.AgentHomeDocument, {}]],
  'a customer looked at': [[onDemand.CustomerProfileDocument, { customerId: String(companyId) }]],
};

/** People of the company, who ordered what it ordered, and an agent. */
async function insertPeople(pool: pg.Pool, people: number): Promise<void> {
  await pool.query(
    `INSERT INTO customers (id, ssn, name, name_sort, email, is_company, is_confirmed, is_agent)
     SELECT i, lpad(i::text, 10, '0'), 'Starfsmaður ' || i, 'starfsmadur ' || i, 's' || i || '@vorulind.test', false, true, i = ${agentId}
     FROM generate_series(${firstPersonId}, ${firstPersonId + people - 1}) i UNION ALL
     SELECT ${agentId}, '0000000900', 'Sölumaður', 'solumadur', 'solumadur@vorulind.test', false, true, true`,
  );
  await pool.query(
    `INSERT INTO company_members (customer_id, company_id, role)
     SELECT i, ${companyId}, CASE WHEN i = ${firstPersonId} THEN 'Manager' ELSE 'Employee' END
     FROM generate_series(${firstPersonId}, ${firstPersonId + people - 1}) i`,
  );
  await pool.query(
    `UPDATE orders SET actor_id = ${firstPersonId} + id % $1::integer WHERE customer_id = ${companyId}`,
    [people],
  );
  await pool.query('VACUUM ANALYZE');
}

/** Milliseconds until all that a page asks for is there; it asks at once. */
async function timePage(app: App, session: string, questions: readonly Question[]): Promise<number> {
  const started = performance.now();
  await Promise.all(questions.map(([query, variables]) => timeQuery(app, session, query, variables)));
  return performance.now() - started;
}

async function timeOne(name: string, time: () => Promise<number>, rounds: number): Promise<Metric[]> {
  for (let warmUp = 0; warmUp < 3; warmUp += 1) await time();
  const alone: number[] = [];
  for (let round = 0; round < rounds; round += 1) alone.push(await time());
  const together: number[] = [];
  for (let round = 0; round < rounds; round += atOnce)
    together.push(...(await Promise.all(Array.from({ length: atOnce }, time))));
  return [timing(name, alone, limit), timing(`${name}, ${atOnce} at once`, together)];
}

/** A page that fails is over its limit, so that the others are still measured. */
async function timePages(app: App, session: string, pages: Questions, rounds: number): Promise<Metric[]> {
  const metrics: Metric[] = [];
  for (const [name, questions] of Object.entries(pages)) {
    try {
      metrics.push(...(await timeOne(name, () => timePage(app, session, questions), rounds)));
    } catch (error) {
      console.error(`The page „${name}“ failed:`, error);
      metrics.push({ ...single(`${name}, failed`, '', 1), limit: 0 });
    }
  }
  return metrics;
}

async function measure(url: string, orders: number, people: number, rounds: number): Promise<Metric[]> {
  const connection = connectPostgres(url, 8);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined);
  try {
    await migrate(connection);
    await seedCheckout(connection.db);
    // Every fourth order is another customer's.
    await insertInvoices(pool, Math.ceil((orders * 4) / 3));
    await insertPeople(pool, people);
    const manager = await openSession(pool, firstPersonId, companyId);
    const agent = await openSession(pool, agentId);
    const log = pino({ level: 'silent' });
    await countRhythms(connection.db, new Date(), new AbortController().signal);
    const app = createApp({ db: connection.db, config: benchConfig, log });
    return [
      ...(await timePages(app, manager, managerPages, rounds)),
      ...(await timePages(app, agent, agentPages, rounds)),
    ];
  } finally {
    await pool.end();
    await connection.close();
  }
}

export const bench = task({ orders: 10_000, people: 500, rounds: 100 }, ({ orders, people, rounds }) =>
  withPostgres('bench', ({ url }) => measure(url, orders, people, rounds)),
);
