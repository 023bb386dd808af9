import { afterAll, beforeAll } from 'vitest';
import { billToCustomers, companyMembers } from '../../backend/src/db/schema/customers.ts';
import { AuthenticatedCustomerDocument } from '../../graphql/generated/documents.ts';
import { SetCustomerDocument } from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer } from '../kit/builders.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

export let shop: Shop;
export let agent: number;
export let person: number;
export let hotel: number;
export let cafe: number;
export let stranger: number;
export let inactive: number;
export let unconfirmed: number;

/** Registers the hooks of this setting for the test file that calls it. */
export function setUpActing(): void {
  beforeAll(async () => {
    shop = await testShop();
    const { db } = shop;
    const company = { isCompany: true };
    agent = await aCustomer(db, { name: 'Vala ÞÍ Baldvins', isAgent: true });
    person = await aCustomer(db, { name: 'Baldur ÞÍ Jónsson' });
    hotel = await aCustomer(db, { ...company, name: 'Hótel Hvönn ehf.', nameSort: 'hotel' });
    cafe = await aCustomer(db, { ...company, name: 'Kaffihúsið Kría slf.', nameSort: 'kaffi' });
    stranger = await aCustomer(db, { name: 'Þórður Ægisson' });
    inactive = await aCustomer(db, { isActive: false });
    unconfirmed = await aCustomer(db, { isConfirmed: false });
    await db.insert(companyMembers).values({ customerId: person, companyId: hotel, role: 'Manager' });
    await db.insert(billToCustomers).values([
      { customerId: person, billToId: hotel },
      { customerId: person, billToId: cafe },
    ]);
  });
  afterAll(() => shop.connection.close());
}

/** The session's triple, as the contract returns it; null for a guest. */
export async function whoIs(visitor: Visitor) {
  const { authenticatedCustomer: who } = await visitor.ask(AuthenticatedCustomerDocument, {});
  return who && { actor: Number(who.actor.id), customer: Number(who.id), billTo: who.billTo?.name ?? null };
}

export const set = (visitor: Visitor, id: unknown, as?: 'Customer' | 'BillTo') =>
  visitor.ask(SetCustomerDocument, { customerId: String(id), ...(as && { as }) });
