import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { aCustomer } from '../kit/builders.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { anAgentFor } from '../kit/quotes.ts';
import { testShop, type Shop } from '../kit/shop.ts';

export let shop: Shop;

/** Registers the hooks of this setting for the test file that calls it. */
export function setUpQuotes(): void {
  beforeAll(async () => {
    shop = await testShop();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await checkInvariants(shop.db);
  });
  afterAll(() => shop.connection.close());
}

/** Mails that wait to be delivered whose subject has these words. */
export async function queuedMails(words: string): Promise<{ to: string; subject: string; text: string }[]> {
  const rows = await shop.db.select({ payload: jobs.payload }).from(jobs).where(eq(jobs.kind, 'mail'));
  return rows
    .map(({ payload }) => payload as { to: string; subject: string; text: string })
    .filter(({ subject }) => subject.includes(words));
}

export const today = (): string => new Date().toISOString().slice(0, 10);

/** A customer with an agent acting for it. */
export async function pair(over: Parameters<typeof aCustomer>[1] = {}) {
  const customerId = await aCustomer(shop.db, over);
  return { customerId, customer: await shop.signedIn(customerId), agent: await anAgentFor(shop, customerId) };
}
