import { afterAll, beforeAll, beforeEach } from 'vitest';
import { logins } from '../../backend/src/db/schema/customers.ts';
import { rateLimits } from '../../backend/src/db/schema/sessions.ts';
import { aCustomer } from '../kit/builders.ts';
import { startIdentity, type Identity } from '../kit/identity.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

export const path = '/customer/auth/credentials';
export let identity: Identity;
export let shop: Shop;
export let customer: number;

/** Registers the hooks of this setting for the test file that calls it. */
export function setUpAuth(): void {
  beforeAll(async () => {
    identity = await startIdentity();
    shop = await testShop(identity.env);
    customer = await aCustomer(shop.db, { name: 'Jóna ÞÍ' });
    await shop.db.insert(logins).values({ identityUid: 'jona', customerId: customer });
  });
  afterAll(async () => {
    await shop.connection.close();
    await identity.close();
  });
  beforeEach(async () => {
    await shop.db.delete(rateLimits);
  });
}

export const signIn = async (visitor: Visitor, uid = 'jona') =>
  visitor.post(path, { idToken: await identity.token(uid) });
