import { dayMs } from '../../../lib/rules/dates/durations.ts';
import { and, asc, desc, eq, gte, inArray, isNull } from 'drizzle-orm';
import { daysAfter } from '../../../lib/rules/orders/quote-validity.ts';
import type { Database } from '../db/connect.ts';
import { products } from '../db/schema/catalogue.ts';
import { customers } from '../db/schema/customers.ts';
import { quoteEntries, type QuoteEntryLine, quoteItems, quotes } from '../db/schema/quotes.ts';
import { priceFor, type CustomerTerms } from '../../../lib/rules/money/product-price.ts';
import { readCustomerTerms } from '../modules/pricing/customer-terms.ts';
import { insertQuote, type NewQuoteLine } from '../modules/quotes/insert-quote.ts';
import { repriceLine } from '../modules/quotes/lines.ts';
import { resolveDelivery, toQuoteSums } from '../modules/quotes/sums.ts';
import { acceptDemoQuote } from './accepted-quote.ts';
import { planDueQuotes, type QuotePlan, planQuotesOfEachStatus } from './people/quote-plans.ts';
import { agentSsn } from './people/named.ts';

type Customer = typeof customers.$inferSelect;
type Product = typeof products.$inferSelect;

/** Quotes of every status for the demo's main people, and some that are due for the agent; nothing on a repeated run. */
export async function seedDemoQuotes(db: Database, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    const agent = await findCustomer(tx, agentSsn);
    if (!agent || (await hasQuotes(tx, agent.id))) return;
    for (const plan of [...planQuotesOfEachStatus(), ...planDueQuotes()]) {
      const customer = await findCustomer(tx, plan.ssn);
      if (customer) await addQuote(tx, { plan, agent, customer, now });
    }
  });
}

async function findCustomer(tx: Database, ssn: string): Promise<Customer | undefined> {
  const [row] = await tx.select().from(customers).where(eq(customers.ssn, ssn));
  return row;
}

async function hasQuotes(tx: Database, agentId: number): Promise<boolean> {
  const rows = await tx.select({ id: quotes.id }).from(quotes).where(eq(quotes.agentId, agentId)).limit(1);
  return rows.length > 0;
}

async function addQuote(
  tx: Database,
  { plan, agent, customer, now }: { plan: QuotePlan; agent: Customer; customer: Customer; now: Date },
): Promise<void> {
  const terms = await readCustomerTerms(tx, customer.id);
  const goods = await findProducts(tx, plan);
  if (goods.length === 0) return;
  const lines = goods.map((product, index) => toQuoteLine(product, plan, terms, index));
  const main = plan.hasAlternative ? lines.slice(0, -1) : lines;
  const worth = main.reduce((sum, { price }) => sum + price, 0);
  const delivery = await resolveDelivery(tx, plan.prospect ? null : customer.id, worth, 'home');
  const createdAt = new Date(now.getTime() - plan.daysAgo * dayMs);
  const isAsked = plan.status === 'Requested';
  const id = await insertQuote(
    tx,
    {
      customerId: customer.id,
      agentId: isAsked ? null : agent.id,
      ...plan.prospect,
      status: plan.status === 'Requested' || plan.status === 'Draft' ? plan.status : 'Sent',
      message: isAsked ? '' : plan.message,
      requestedAt: isAsked ? createdAt : null,
      validUntil: daysAfter(now.toISOString().slice(0, 10), plan.validDays),
      createdAt,
      sentAt: isAsked || plan.status === 'Draft' ? null : createdAt,
      ...toQuoteSums(main, delivery),
    },
    lines,
  );
  if (isAsked)
    await tx.insert(quoteEntries).values({
      quoteId: id,
      kind: 'Request',
      authorId: customer.id,
      isFromShop: false,
      key: `demo-${id}`,
      text: plan.message,
      content: { lines: lines.map(toAskedLine), wantedOn: null, offer: null },
      writtenAt: createdAt,
    });
  if (plan.hasAlternative) await offerLastInstead(tx, id);
  if (plan.status === 'Accepted') await acceptDemoQuote(tx, id, customer, now);
}

/** Ten times as much as a demo quote offers. */
function toAskedLine({ productId, sku, name, quantity }: NewQuoteLine): QuoteEntryLine {
  return { productId, sku, name, quantity: quantity * 10, unitPrice: null, wish: '' };
}

/** Offers a quote's last line in place of the one before. */
async function offerLastInstead(tx: Database, quoteId: number): Promise<void> {
  const rows = await tx
    .select({ id: quoteItems.id })
    .from(quoteItems)
    .where(eq(quoteItems.quoteId, quoteId))
    .orderBy(desc(quoteItems.id))
    .limit(2);
  const [last, before] = rows;
  if (!last || !before) return;
  await tx.update(quoteItems).set({ alternativeToId: before.id }).where(eq(quoteItems.id, last.id));
}

/** The most popular products of some sales codes, different ones for each plan. */
function findProducts(tx: Database, { salesCodes, from, lines }: QuotePlan): Promise<Product[]> {
  return tx
    .select()
    .from(products)
    .where(
      and(
        isNull(products.takenOutAt),
        inArray(products.salesCode, [...salesCodes]),
        eq(products.isSpecialOrder, false),
        gte(products.stockOnHand, 40),
      ),
    )
    .orderBy(desc(products.popularity), asc(products.sku))
    .offset(from)
    .limit(lines);
}

/** As offered back then: the first product has become dearer since, the second cheaper. */
function toQuoteLine(product: Product, plan: QuotePlan, terms: CustomerTerms, index: number): NewQuoteLine {
  const since = plan.hasMoved ? ([0.93, 1.06][index] ?? 1) : 1;
  const isShort = plan.isShort && index === 0;
  const quantity =
    product.unitOfMeasure *
    (isShort ? Math.ceil(product.stockOnHand / product.unitOfMeasure) + 2 : 2 + index);
  const unit = priceFor({ ...product, listPrice: Math.round(product.listPrice * since) }, terms, quantity);
  const line = {
    listPrice: unit.listPrice,
    vat: product.taxPercentage,
    unitPrice: unit.price,
    discountPercentage: unit.discount,
  };
  const unitPrice = Math.round(unit.price * (1 - plan.extraPercent / 100));
  return {
    productId: product.id,
    sku: product.sku,
    name: product.name,
    vat: product.taxPercentage,
    listPrice: unit.listPrice,
    regularPrice: unit.price,
    ...repriceLine(line, quantity, unitPrice),
  };
}
