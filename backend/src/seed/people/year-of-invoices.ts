import { dayMs, hourMs } from '../../../../lib/rules/dates/durations.ts';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { products } from '../../db/schema/catalogue.ts';
import { customers } from '../../db/schema/customers.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { chargeAccount } from '../../modules/customer/account.ts';
import type { SoldLine } from '../../db/schema/order-draft.ts';
import { priceFor, type CustomerTerms } from '../../../../lib/rules/money/product-price.ts';
import { termsOfCustomer } from '../../modules/pricing/customer-terms.ts';
import { linePrice } from '../../../../lib/rules/money/totals.ts';
import { chance } from './chance.ts';
import { type Habit, habits } from './habits.ts';
import { pastBuyer, type PastBuyer, writePastOrder } from './past-order.ts';

interface Plan {
  customerId: number;
  issuedAt: Date;
  /** Null: not paid. */
  paidAt: Date | null;
  habit: Habit;
}

type Product = typeof products.$inferSelect;

/** A year of orders and invoices up to now for the two companies and what others bought of late, in the order of their dates; nothing without goods, or a second time. */
export async function seedYearOfInvoices(tx: Database, now: Date): Promise<void> {
  const [stock, plans] = [await goods(tx), await planAll(tx, now)];
  if (stock.length === 0) return;
  const terms = new Map<number, CustomerTerms>();
  const buyers = new Map<number, PastBuyer>();
  for (const { customerId, issuedAt, paidAt, habit } of plans) {
    const own = terms.get(customerId) ?? (await termsOfCustomer(tx, customerId));
    terms.set(customerId, own);
    const lines = basket(stock, habit, issuedAt, own);
    if (lines.length === 0) continue;
    const total = lines.reduce((sum, { price }) => sum + price, 0);
    // What is owed has to fit the account, as with any order.
    if (!paidAt && !(await chargeAccount(tx, customerId, total))) continue;
    const reference = habit.references
      ? `PO-${issuedAt.toISOString().slice(0, 10).replaceAll('-', '')}`
      : null;
    const buyer = buyers.get(customerId) ?? (await pastBuyer(tx, customerId));
    buyers.set(customerId, buyer);
    await writePastOrder(tx, buyer, { lines, orderedAt: issuedAt, paidAt, reference }, now);
  }
}

function goods(tx: Database): Promise<Product[]> {
  return tx
    .select()
    .from(products)
    .where(and(isNull(products.takenOutAt), eq(products.isSpecialOrder, false)))
    .orderBy(desc(products.popularity), asc(products.sku))
    .limit(300);
}

async function planAll(tx: Database, now: Date): Promise<Plan[]> {
  const plans: Plan[] = [];
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  for (const habit of habits()) {
    const [company] = await tx.select().from(customers).where(eq(customers.ssn, habit.ssn));
    if (!company || (await hasInvoices(tx, company.id))) continue;
    for (const age of habit.ages) {
      const issuedAt = new Date(midnight - age * dayMs + (9 + (age % 6)) * hourMs);
      const paidAt = habit.prepaid ? issuedAt : paymentOf(age, issuedAt, now);
      plans.push({ customerId: company.id, issuedAt, paidAt, habit });
    }
  }
  return plans.toSorted((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime());
}

/** Paid after about four weeks, but for the latest ones and one that was forgotten. */
function paymentOf(age: number, issuedAt: Date, now: Date): Date | null {
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

function basket(
  stock: readonly Product[],
  { ssn, lines, salesCodes, among }: Habit,
  issuedAt: Date,
  terms: CustomerTerms,
): SoldLine[] {
  const text = `${ssn} ${issuedAt.toISOString().slice(0, 10)}`;
  const wanted = stock
    .filter(({ salesCode, listPrice }) => salesCodes.includes(salesCode) && listPrice <= 20_000)
    .slice(0, among)
    .toSorted((a, b) => chance(`${text} ${a.sku}`) - chance(`${text} ${b.sku}`))
    .slice(0, lines);
  return wanted.map((product) => {
    const unit = priceFor(product, terms);
    const quantity = product.unitOfMeasure * (1 + Math.floor(chance(`${text} ${product.sku} n`) * 2));
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
