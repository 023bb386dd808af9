import { afterAll, afterEach, beforeAll, vi } from 'vitest';
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

export const today = (): string => new Date().toISOString().slice(0, 10);

/** A customer with an agent acting for it. */
export async function pair(over: Parameters<typeof aCustomer>[1] = {}) {
  const customerId = await aCustomer(shop.db, over);
  return { customerId, customer: await shop.signedIn(customerId), agent: await anAgentFor(shop, customerId) };
}
