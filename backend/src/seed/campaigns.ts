import { dayMs } from '../../../lib/rules/dates/durations.ts';
import { inArray } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { campaignCustomers, campaigns } from '../db/schema/campaigns.ts';
import { customers } from '../db/schema/customers.ts';
import { hotel } from './people/named.ts';

/** The demo's campaigns: one for everyone, one for two customers, one that is over. Existing ones stay as they are. */
export async function seedDemoCampaigns(db: Database, now = new Date()): Promise<void> {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(campaigns)
      .values([
        {
          code: 'SKRIFSTOFA',
          name: 'Skrifstofan í lag',
          description: 'Ritföng, pappír í prentarann og allt annað fyrir skrifborðið.',
          salesCode: 'SKR',
          discountPercentage: 12,
          validFrom: new Date(today),
          forEveryone: true,
        },
        {
          code: 'KAFFITIMI',
          name: 'Kaffitími',
          description: 'Kaffi, te og meðlæti á betra verði.',
          salesCode: 'KAF',
          discountPercentage: 15,
          validFrom: new Date(today),
          validUntil: new Date(today + 60 * dayMs),
          forEveryone: false,
        },
        {
          code: 'SUMARHREINT',
          name: 'Hreint sumar',
          salesCode: 'HRE',
          discountPercentage: 30,
          validFrom: new Date(today - 120 * dayMs),
          validUntil: new Date(today - 60 * dayMs),
          forEveryone: true,
        },
      ])
      .onConflictDoNothing({ target: campaigns.code })
      .returning({ id: campaigns.id, forEveryone: campaigns.forEveryone });
    const chosen = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(inArray(customers.ssn, [hotel, jona]));
    const rows = added
      .filter(({ forEveryone }) => !forEveryone)
      .flatMap((campaign) => chosen.map(({ id }) => ({ campaignId: campaign.id, customerId: id })));
    if (rows.length > 0) await tx.insert(campaignCustomers).values(rows);
  });
}

const jona = '0209804299';
