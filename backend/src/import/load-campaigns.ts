import { dayMs } from '../../../lib/rules/dates/durations.ts';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { campaignCustomers, campaigns } from '../db/schema/campaigns.ts';
import { customers } from '../db/schema/customers.ts';
import type { CampaignLine } from './campaign-line.ts';

/** Upserts a campaign by its code. @returns whether anything changed, or why the line is refused */
export async function loadCampaign(
  tx: Database,
  line: CampaignLine,
): Promise<{ changed: boolean } | { field: string; reason: string }> {
  const ids = await findCustomerIds(tx, line.customers ?? []);
  const unknown = line.customers?.find((ssn) => !ids.has(ssn));
  if (unknown !== undefined)
    return { field: 'customers', reason: `there is no customer with the national id ${unknown}` };
  const { type: _type, customers: _customers, validFrom, validUntil, ...rest } = line;
  const row = {
    ...rest,
    validFrom: new Date(validFrom),
    validUntil: validUntil === null ? null : new Date(Date.parse(validUntil) + dayMs),
    forEveryone: line.customers === null,
  };
  const [existing] = await tx.select().from(campaigns).where(eq(campaigns.code, line.code));
  const [written] = existing
    ? await tx.update(campaigns).set(row).where(eq(campaigns.id, existing.id)).returning()
    : await tx.insert(campaigns).values(row).returning();
  if (!written) throw new Error('The campaign was not written');
  const before = await findCampaignCustomers(tx, written.id);
  const after = [...new Set(ids.values())].toSorted((a, b) => a - b);
  await tx.delete(campaignCustomers).where(eq(campaignCustomers.campaignId, written.id));
  if (after.length > 0)
    await tx
      .insert(campaignCustomers)
      .values(after.map((customerId) => ({ campaignId: written.id, customerId })));
  return { changed: JSON.stringify([existing, before]) !== JSON.stringify([written, after]) };
}

async function findCustomerIds(tx: Database, ssns: readonly string[]): Promise<Map<string, number>> {
  if (ssns.length === 0) return new Map();
  const rows = await tx
    .select({ id: customers.id, ssn: customers.ssn })
    .from(customers)
    .where(inArray(customers.ssn, [...ssns]));
  return new Map(rows.map(({ id, ssn }) => [ssn, id]));
}

async function findCampaignCustomers(tx: Database, campaignId: number): Promise<number[]> {
  const rows = await tx
    .select({ customerId: campaignCustomers.customerId })
    .from(campaignCustomers)
    .where(eq(campaignCustomers.campaignId, campaignId))
    .orderBy(campaignCustomers.customerId);
  return rows.map(({ customerId }) => customerId);
}
