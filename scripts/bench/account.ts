import pg from 'pg';
import { countRhythms } from '../../backend/src/modules/purchases/rhythms.ts';
import { AuthenticatedCustomerDocument, CartDocument } from '../../graphql/generated/documents.ts';
import * as documents from '../../graphql/generated/documents-on-demand.ts';
import { withPostgres } from '../cluster/postgres.ts';
import { openSession } from '../cluster/session.ts';
import { type Metric, timing } from '../harness/metric.ts';
import { task } from '../harness/task.ts';
import { companyId, insertCompany, managerId } from './account-rows.ts';
import { type BenchBackend, openBackend, timeQuery } from './backend-app.ts';
import { insertInvoices } from './invoice-rows.ts';

/** Milliseconds that the questions of a page may take at the 95th percentile. */
const limit = 100;
const atOnce = 20;

type Question = readonly [document: string, variables: object];

const year = new Date().getFullYear();

/** What each page of the account asks, besides who the visitor is. */
const pages: Record<string, readonly Question[]> = {
  home: [[documents.AccountHomeDocument, { orders: true, statistics: true, prices: true, decisions: true }]],
  orders: [[documents.CustomerOrdersDocument, {}]],
  order: [[documents.ViewOrderDocument, { orderId: '1' }]],
  invoices: [[documents.CustomerInvoicesDocument, {}]],
  invoice: [[documents.ViewInvoiceDocument, { invoiceId: '1' }]],
  'invoices to pay': [[documents.InvoicesToPayDocument, {}]],
  statement: [[documents.AccountStatementDocument, { from: `${year}-01-01`, to: `${year}-12-31` }]],
  statistics: [
    [documents.LastYearStatisticsDocument, {}],
    [documents.UnitStatisticsDocument, {}],
  ],
  employees: [[documents.ViewEmployeesDocument, { companyId: String(companyId), page: 1 }]],
  'an employee searched for': [
    [documents.FindEmployeeDocument, { companyId: String(companyId), search: 'starfsmaður 14' }],
  ],
  units: [[documents.CompanyUnitsDocument, { companyId: String(companyId) }]],
  approvals: [
    [documents.OrderRequestsDocument, { page: 1 }],
    [documents.RequestsToDecideDocument, {}],
    [documents.ApprovalAbsencesDocument, {}],
    [documents.OwnBudgetsDocument, {}],
  ],
  'rules of approvals': [[documents.ApprovalSettingsDocument, {}]],
  'fields of orders': [[documents.OrderFieldsDocument, {}]],
  'same as last time': [[documents.RepeatOrderDocument, {}]],
  quotes: [[documents.SalesQuotesDocument, {}]],
  'standing orders': [
    [documents.StandingOrdersDocument, {}],
    [documents.StandingOrderChoicesDocument, {}],
  ],
  lists: [[documents.ProductListsDocument, {}]],
  'a list': [[documents.ProductListDocument, { listId: '1' }]],
  'named carts': [[documents.NamedCartsDocument, {}]],
  favourites: [[documents.FavoriteProductsDocument, { page: 1 }]],
  'goods of the pad': [[documents.PadGoodsDocument, {}]],
  alerts: [[documents.ProductAlertsDocument, {}]],
  campaigns: [[documents.GetCampaignsDocument, {}]],
  'own numbers': [[documents.OwnNumbersDocument, { search: '', page: 1 }]],
  'actions in its place': [[documents.ActionsInPlaceDocument, { page: 1 }]],
  addresses: [[documents.CustomerAddressesDocument, {}]],
  cards: [[documents.PaymentMethodsDocument, {}]],
  keys: [
    [documents.CompanyKeysDocument, {}],
    [documents.PurchasingSystemsDocument, {}],
  ],
  settings: [[documents.AccountSettingsDocument, {}]],
  cart: [[documents.CartPageDocument, {}]],
  checkout: [
    [documents.GetCheckoutDocument, {}],
    [CartDocument, {}],
    [documents.GetDeliveryOptionsDocument, {}],
  ],
};

/** Milliseconds from the first question of a page to its last answer; a page asks them one after the other at worst. */
async function timePage(
  backend: BenchBackend,
  session: string,
  questions: readonly Question[],
): Promise<number> {
  let took = await timeQuery(backend, session, AuthenticatedCustomerDocument, {});
  for (const [document, variables] of questions)
    took += await timeQuery(backend, session, document, variables);
  return took;
}

async function timePages(backend: BenchBackend, session: string, rounds: number): Promise<Metric[]> {
  const metrics: Metric[] = [];
  for (const [name, questions] of Object.entries(pages)) {
    await timePage(backend, session, questions);
    const alone: number[] = [];
    for (let round = 0; round < rounds; round += 1) alone.push(await timePage(backend, session, questions));
    metrics.push(timing(name, alone, limit));
    const together: number[] = [];
    for (let asked = 0; asked < 2 * rounds; asked += atOnce)
      together.push(
        ...(await Promise.all(Array.from({ length: atOnce }, () => timePage(backend, session, questions)))),
      );
    metrics.push(timing(`${name}, ${atOnce} at once`, together));
  }
  const all = metrics.filter(({ limit: own }) => own !== undefined).flatMap(({ samples }) => samples);
  return [...metrics, timing('all pages together', all, limit)];
}

async function measure(url: string, orders: number, people: number, rounds: number): Promise<Metric[]> {
  const backend = await openBackend(url);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined);
  await insertInvoices(pool, orders);
  await insertCompany(pool, people);
  await countRhythms(backend.db, new Date(), new AbortController().signal);
  const session = await openSession(pool, companyId, managerId);
  await pool.end();
  const metrics = await timePages(backend, session, rounds);
  await backend.close();
  return metrics;
}

/** A company of 500 people with 10,000 orders: the account's pages as its manager opens them. */
export const bench = task({ orders: 10_000, people: 500, rounds: 30 }, ({ orders, people, rounds }) =>
  withPostgres('bench', ({ url }) => measure(url, orders, people, rounds)),
);
