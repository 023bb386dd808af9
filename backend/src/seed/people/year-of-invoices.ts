import { dayMs, hourMs } from '../../../../lib/rules/dates/durations.ts';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { products } from '../../db/schema/catalogue.ts';
import { customers } from '../../db/schema/customers.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { chargeAccount } from '../../modules/customer/account.ts';
import type { SoldLine } from '../../db/schema/order-draft.ts';
import { priceFor, type CustomerTerms } from '../../../../lib/rules/money/product-price.ts';
import { readCustomerTerms } from '../../modules/pricing/customer-terms.ts';
import { linePrice } from '../../../../lib/rules/money/totals.ts';
import { pseudoRandom } from './chance.ts';
import { type Habit, listHabits } from './habits.ts';
import { readPastBuyer, type PastBuyer, writePastOrder } from './past-order.ts';

interface OrderPlan {
  customerId: number;
  issuedAt: Date;
  /** Null: not paid. */
  paidAt: Date | null;
  habit: Habit;
}

type Product = typeof products.$inferSelect;

/**
 * Seeds a year of orders and invoices for the two companies and recent ones of other customers, ordered by date; nothing without
 * products, or on a repeated run.
 */
export async function seedYearOfInvoices(tx: Database, now: Date): Promise<void> {
  const [stock, plans] = [await findProducts(tx), await planOrders(tx, now)];
  if (stock.length === 0) return;
  const terms = new Map<number, CustomerTerms>();
  const buyers = new Map<number, PastBuyer>();
  for (const { customerId, issuedAt, paidAt, habit } of plans) {
    const own = terms.get(customerId) ?? (await readCustomerTerms(tx, customerId));
    terms.set(customerId, own);
    const lines = pickBasket(stock, habit, issuedAt, own);
    if (lines.length === 0) continue;
    const total = lines.reduce((sum, { price }) => sum + price, 0);
    // The balance due has to fit the account, as with any order.
    if (!paidAt && !(await chargeAccount(tx, customerId, total))) continue;
    const reference = habit.references
      ? `PO-${issuedAt.toISOString().slice(0, 10).replaceAll('-', '')}`
      : null;
    const buyer = buyers.get(customerId) ?? (await readPastBuyer(tx, customerId));
    buyers.set(customerId, buyer);
    await writePastOrder(tx, buyer, { lines, orderedAt: issuedAt, paidAt, reference }, now);
  }
}

function findProducts(tx: Database): Promise<Product[]> {
  return tx
    .select()
    .from(products)
    .where(and(isNull(products.takenOutAt), eq(products.isSpecialOrder, false)))
    .orderBy(desc(products.popularity), asc(products.sku))
    .limit(300);
}

async function planOrders(tx: Database, now: Date): Promise<OrderPlan[]> {
  const plans: OrderPlan[] = [];
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  for (const habit of listHabits()) {
    const [company] = await tx.select().from(customers).where(eq(customers.ssn, habit.ssn));
    if (!company || (await hasInvoices(tx, company.id))) continue;
    for (const age of habit.ages) {
      const issuedAt = new Date(midnight - age * dayMs + (9 + (age % 6)) * hourMs);
      const paidAt = habit.prepaid ? issuedAt : toPaymentDate(age, issuedAt, now);
      plans.push({ customerId: company.id, issuedAt, paidAt, habit });
    }
  }
  return plans.toSorted((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime());
}

/** Paid after about four weeks, except for the latest ones and one that is overdue. */
function toPaymentDate(age: number, issuedAt: Date, now: Date): Date | null {
  const isForgotten = age > 35 && age <= 49;
  const paidAt = new Date(issuedAt.getTime() + (20 + (age % 9)) * dayMs);
  return isForgotten || paidAt > now ? null : paidAt;
}

async function hasInvoices(tx: Database, customerId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.customerId, customerId))
    .limit(1);
  return rows.length > 0;
}

function pickBasket(
  stock: readonly Product[],
  { ssn, lines, salesCodes, among }: Habit,
  issuedAt: Date,
  terms: CustomerTerms,
): SoldLine[] {
  const text = `${ssn} ${issuedAt.toISOString().slice(0, 10)}`;
  const salesCodeProducts = stock
    .filter(({ salesCode, listPrice }) => salesCodes.includes(salesCode) && listPrice <= 20_000)
    .slice(0, among)
    .toSorted((a, b) => pseudoRandom(`${text} ${a.sku}`) - pseudoRandom(`${text} ${b.sku}`))
    .slice(0, lines);
  return salesCodeProducts.map((product) => {
    const quantity = product.unitOfMeasure * (1 + Math.floor(pseudoRandom(`${text} ${product.sku} n`) * 2));
    const unit = priceFor(product, terms, quantity);
    const { price, priceWithoutTax } = linePrice(unit, quantity, product.taxPercentage);
    return {
      productId: product.id,
      sku: product.sku,
      name: product.name,
      quantity,
      unitPrice: unit.price,
      price,
      priceWithoutTax,
      discountPercentage: unit.discount,
      vat: product.taxPercentage,
    };
  });
}
