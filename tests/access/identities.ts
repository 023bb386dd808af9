import { aCustomer } from '../kit/builders.ts';
import type { Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';
import type { World } from './world.ts';

/** Every kind of caller, in the order of the table's columns. */
export const identities = [
  'guest',
  'private',
  'employee',
  'manager',
  'other',
  'agent',
  'acting',
  'deactivated',
] as const;
type Identity = (typeof identities)[number];

/**
 * A browser that is freshly signed in as this identity. `other` manages another company, `acting` is an agent acting for the
 * company.
 */
export async function signInAs(shop: Shop, world: World, identity: Identity): Promise<Visitor> {
  const { companyId } = world;
  switch (identity) {
    case 'guest':
      return shop.guest();
    case 'private':
      return shop.signedIn(world.privateId);
    case 'employee':
      return shop.signedIn(world.employeeId, { customerId: companyId });
    case 'manager':
      return shop.signedIn(world.managerId, { customerId: companyId });
    case 'other':
      return shop.signedIn(world.otherManagerId, { customerId: world.otherCompanyId });
    case 'agent':
      return shop.signedIn(world.agentId);
    case 'acting':
      return shop.signedIn(world.agentId, { customerId: companyId });
    case 'deactivated':
      // Signed in before the customer was deactivated.
      return shop.signedIn(await aCustomer(shop.db, { isActive: false }));
  }
}
