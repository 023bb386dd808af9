import { and, eq } from 'drizzle-orm';
import type { CustomerTerms } from '../../../../lib/rules/money/product-price.ts';
import type { Visitor } from '../../context.ts';
import { seesPrices } from '../session/abilities.ts';
import type { Database } from '../../db/connect.ts';
import { customerDiscounts, customers } from '../../db/schema/customers.ts';
import { findCampaigns } from './campaign-terms.ts';

/**
 * Terms of the customer acted for, regardless of the bill-to customer; null for visitors who only see a guest's prices. An
 * unconfirmed customer has none yet.
 */
export async function readVisitorTerms(db: Database, visitor: Visitor): Promise<CustomerTerms | null> {
  return visitor.session && seesPrices(visitor) ? readCustomerTerms(db, visitor.session.customerId) : null;
}

/** A customer's current terms: for each sales code the better of agreement and campaigns. */
export async function readCustomerTerms(db: Database, customerId: number): Promise<CustomerTerms> {
  const [{ discounts: agreed }, campaigns] = await Promise.all([
    readAgreedTerms(db, customerId),
    findCampaigns(db, customerId, new Date()),
  ]);
  const discounts = new Map(agreed);
  for (const { salesCode, discountPercentage } of campaigns)
    discounts.set(salesCode, Math.max(discountPercentage, discounts.get(salesCode) ?? 0));
  return { discounts };
}

/** A customer's agreed terms, without campaigns. */
export async function readAgreedTerms(db: Database, customerId: number): Promise<CustomerTerms> {
  const rows = await db
    .select({ salesCode: customerDiscounts.salesCode, percent: customerDiscounts.discountPercentage })
    .from(customerDiscounts)
    .innerJoin(customers, eq(customers.id, customerDiscounts.customerId))
    .where(and(eq(customerDiscounts.customerId, customerId), eq(customers.isConfirmed, true)));
  const discounts = new Map<string, number>();
  for (const { salesCode, percent } of rows) {
    discounts.set(salesCode, Math.max(percent, discounts.get(salesCode) ?? 0));
  }
  return { discounts };
}
