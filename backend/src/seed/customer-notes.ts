import { eq, inArray } from 'drizzle-orm';
import { dayMs } from '../../../lib/rules/dates/durations.ts';
import { daysAfter } from '../../../lib/rules/orders/quote-validity.ts';
import { reykjavikNow } from '../../../lib/rules/text/icelandic.ts';
import type { Database } from '../db/connect.ts';
import { customerNotes, nextCalls } from '../db/schema/customer-notes.ts';
import { customers } from '../db/schema/customers.ts';
import { agentSsn, cafe, hotel, person } from './people/named.ts';

/** What the demo's agent has noted, oldest first; ages in days. */
const plannedNotes = [
  { ssn: hotel, daysAgo: 62, text: 'Baldur sér um innkaup. Best að ná í hann fyrir hádegi.' },
  {
    ssn: hotel,
    daysAgo: 9,
    text: 'Vilja stærri umbúðir af gólfsápu fyrir nýju álmuna.\nSenda tilboð þegar hún verður opnuð í janúar.',
  },
  { ssn: cafe, daysAgo: 30, text: 'Eru að prófa lífræna kaffið. Spyrja hvernig þeim líkar það.' },
  { ssn: person, daysAgo: 4, text: 'Bað um að fá vörurnar afhentar eftir klukkan 17.' },
] as const;

/** When the agent calls next, in days from now: one call is overdue, one is due today, one is still to come. */
const plannedCalls = [
  { ssn: cafe, inDays: -1 },
  { ssn: hotel, inDays: 0 },
  { ssn: person, inDays: 6 },
] as const;

/** Notes and planned calls of the demo's agent; nothing on a repeated run. */
export async function seedDemoCustomerNotes(db: Database, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    const people = await tx
      .select({ id: customers.id, ssn: customers.ssn })
      .from(customers)
      .where(inArray(customers.ssn, [agentSsn, hotel, cafe, person]));
    const ids = new Map(people.map(({ ssn, id }) => [ssn, id]));
    const agentId = ids.get(agentSsn);
    if (agentId === undefined || (await tx.$count(customerNotes, eq(customerNotes.authorId, agentId))) > 0)
      return;
    for (const [index, { ssn, daysAgo, text }] of plannedNotes.entries()) {
      const customerId = ids.get(ssn);
      const writtenAt = new Date(now.getTime() - daysAgo * dayMs);
      if (customerId !== undefined)
        await tx
          .insert(customerNotes)
          .values({ customerId, authorId: agentId, key: `demo-${index}`, text, writtenAt });
    }
    const today = reykjavikNow(now).date;
    for (const { ssn, inDays } of plannedCalls) {
      const customerId = ids.get(ssn);
      if (customerId !== undefined)
        await tx.insert(nextCalls).values({ agentId, customerId, day: daysAfter(today, inDays) });
    }
  });
}
