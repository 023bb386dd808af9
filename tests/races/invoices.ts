import { randomUUID } from 'node:crypto';
import { PayInvoicesDocument } from '../../graphql/generated/documents-on-demand.ts';
import { ask } from '../../scripts/cluster/ask.ts';
import type { OrderResult } from '../../scripts/cluster/buying.ts';
import type { Buyer, Cluster } from '../../scripts/cluster/cluster.ts';
import { makeCompany } from './quotes.ts';
import type { Scenario } from './scenarios.ts';

/** Krónur of each invoice, with VAT and without. */
const [price, net] = [1240, 1000];

/** An open invoice on the account of a company. */
async function openInvoice({ pool }: Cluster, companyId: number): Promise<string> {
  const { rows } = await pool.query<{ id: number }>(
    `WITH series AS (INSERT INTO number_series (name, last) VALUES ('invoice', 10001)
         ON CONFLICT (name) DO UPDATE SET last = number_series.last + 1 RETURNING last),
       charged AS (UPDATE customers SET balance_due = balance_due + $2::integer WHERE id = $1::integer),
       invoice AS (INSERT INTO invoices (number, customer_id, due_date, buyer_name, buyer_ssn, seller, price, price_without_tax, tax,
           vat_lines, options)
         SELECT last, $1::integer, now()::date, 'Félag', '5000000000', '{}', $2::integer, $3::integer, $2::integer - $3::integer,
           jsonb_build_array(jsonb_build_object('rate', 24, 'net', $3::integer, 'tax', $2::integer - $3::integer)), '[]' FROM series RETURNING id),
       line AS (INSERT INTO invoice_items (invoice_id, sku, name, quantity, unit_price, price, price_without_tax, discount_percentage, vat)
         SELECT id, 'V', 'Vara', 1, $2::integer, $2::integer, $3::integer, 0, 24 FROM invoice),
       charge AS (INSERT INTO invoice_transactions (invoice_id, payment_type, total) SELECT id, 'Account', $2::integer FROM invoice)
     SELECT id FROM invoice`,
    [companyId, price, net],
  );
  return String(rows[0]?.id ?? 0);
}

interface Press {
  payer: Buyer;
  invoices: readonly string[];
  key: string;
  cardToken: string;
}

async function pay(backend: string, { payer, invoices, key, cardToken }: Press): Promise<OrderResult> {
  const started = performance.now();
  const { data, errors } = await ask(backend, payer, PayInvoicesDocument, {
    input: {
      idempotencyKey: key,
      invoices: invoices.map((invoiceId) => ({ invoiceId, amount: price })),
      expectedTotal: price * invoices.length,
      cardToken,
    },
  });
  const took = performance.now() - started;
  const [error] = errors ?? [];
  if (error) return { what: error.extensions.reason ?? error.extensions.code, orderId: null, took };
  const { paymentId = null, status = '' } = data?.payInvoices ?? {};
  return { what: paymentId === null ? status : 'order', orderId: paymentId, took };
}

/** Reliability F13, as far as invoices are concerned. */
export const invoiceScenarios: readonly Scenario[] = [
  {
    name: '40 presses by 20 people of a company, 2 invoices, in opposite order',
    runs: 100,
    orders: 1,
    refusals: ['invoice.beingPaid', 'invoice.changed', 'Processing'],
    async run(shop) {
      const { companyId, managers } = await makeCompany(shop, shop.buyers.slice(0, 20), 2_000_000_000);
      const invoices = [await openInvoice(shop, companyId), await openInvoice(shop, companyId)];
      const presses: Press[] = await Promise.all(
        managers.map(async (payer, index) => ({
          payer,
          invoices: index % 2 === 0 ? invoices : invoices.toReversed(),
          key: randomUUID(),
          cardToken: await shop.acquirer.token(),
        })),
      );
      const { backends } = shop;
      return Promise.all(
        [...presses, ...presses].map((press, index) => pay(backends[index % backends.length] ?? '', press)),
      );
    },
  },
];
