import { and, eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { CustomerTerms } from '../../../../lib/rules/money/product-price.ts';
import type { Context, Visitor } from '../../context.ts';
import { perRequest } from '../../graphql/per-request.ts';
import { seesPrices } from '../session/abilities.ts';
import type { Database } from '../../db/connect.ts';
import { campaigns } from '../../db/schema/campaigns.ts';
import { customerDiscounts, customers } from '../../db/schema/customers.ts';
import { isCampaignFor } from './campaign-terms.ts';

/** As readVisitorTerms, but once for everything that a request answers. */
export function readSharedTerms(context: Context): Promise<CustomerTerms | null> {
  const shared = getShared(context);
  return (shared.terms ??= readVisitorTerms(context.db, context.visitor));
}

const getShared = perRequest((): { terms?: Promise<CustomerTerms | null> } => ({}));

/**
 * Terms of the customer acted for, regardless of the bill-to customer; null for visitors who only see a guest's prices. An
 * unconfirmed customer has none yet.
 */
export async function readVisitorTerms(db: Database, visitor: Visitor): Promise<CustomerTerms | null> {
  return visitor.session && seesPrices(visitor) ? readCustomerTerms(db, visitor.session.customerId) : null;
}

/** A customer's current terms: for each sales code the better of agreement and campaigns. */
export async function readCustomerTerms(db: Database, customerId: number): Promise<CustomerTerms> {
  const fromCampaigns = db
    .select({ salesCode: campaigns.salesCode, percent: campaigns.discountPercentage })
    .from(campaigns)
    .where(isCampaignFor(db, customerId, new Date()));
  return bestTerms(await unionAll(selectAgreed(db, customerId), fromCampaigns));
}

/** A customer's agreed terms, without campaigns. */
export async function readAgreedTerms(db: Database, customerId: number): Promise<CustomerTerms> {
  return bestTerms(await selectAgreed(db, customerId));
}

function selectAgreed(db: Database, customerId: number) {
  return db
    .select({ salesCode: customerDiscounts.salesCode, percent: customerDiscounts.discountPercentage })
    .from(customerDiscounts)
    .innerJoin(customers, eq(customers.id, customerDiscounts.customerId))
    .where(and(eq(customerDiscounts.customerId, customerId), eq(customers.isConfirmed, true)));
}

function bestTerms(rows: readonly { salesCode: string; percent: number }[]): CustomerTerms {
  const discounts = new Map<string, number>();
  for (const { salesCode, percent } of rows)
    discounts.set(salesCode, Math.max(percent, discounts.get(salesCode) ?? 0));
  return { discounts };
}
