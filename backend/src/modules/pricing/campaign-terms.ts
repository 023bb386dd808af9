import { and, desc, eq, exists, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { campaignCustomers, campaigns } from '../../db/schema/campaigns.ts';
import { customers } from '../../db/schema/customers.ts';

export type CampaignRow = typeof campaigns.$inferSelect;

/** Campaigns for a customer at a moment, the highest discount first; none for a customer that is not confirmed. */
export function findCampaigns(db: Database, customerId: number, now: Date): Promise<CampaignRow[]> {
  return db
    .select()
    .from(campaigns)
    .where(isCampaignFor(db, customerId, now))
    .orderBy(desc(campaigns.discountPercentage), campaigns.code);
}

/** Condition: the campaign runs at that moment, for everyone or for this customer, who is confirmed. */
export function isCampaignFor(db: Database, customerId: number, now: Date): SQL | undefined {
  const isNamed = db
    .select({ one: sql`1` })
    .from(campaignCustomers)
    .where(and(eq(campaignCustomers.campaignId, campaigns.id), eq(campaignCustomers.customerId, customerId)));
  const isConfirmed = db
    .select({ one: sql`1` })
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.isConfirmed, true)));
  return and(
    lte(campaigns.validFrom, now),
    or(isNull(campaigns.validUntil), gt(campaigns.validUntil, now)),
    or(eq(campaigns.forEveryone, true), exists(isNamed)),
    exists(isConfirmed),
  );
}
