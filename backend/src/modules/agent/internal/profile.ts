import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import type { Context } from '../../../context.ts';
import { requireAgent } from '../../acting/require-agent.ts';
import { readMainAddress, toAddress } from '../../customer/customers.ts';
import { readAgreedDiscounts } from '../../customer/terms.ts';
import { readMailState } from '../../mail/addresses.ts';
import { readOpenQuotes } from '../../quotes/open-quotes.ts';
import { requireCustomerOfAgents } from './customer-of-agents.ts';
import { toLastOrder } from './customers.ts';
import { readNextCalls } from './next-calls.ts';
import { readNotes } from './notes.ts';
import { readCustomerCart, readLastProducts } from './peek.ts';
import { findPeople } from './profile-store.ts';
import { findLastOrders } from './store.ts';

const maxPeople = 20;
const lastOrderCount = 5;

/** @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED for anyone but an agent, NOT_FOUND */
export async function readProfile(
  context: Context,
  customerId: string,
): Promise<ResolversParentTypes['CustomerProfile']> {
  const { db } = context;
  const { actorId } = await requireAgent(context);
  const customer = await requireCustomerOfAgents(db, customerId);
  const { id } = customer;
  const [address, people, discounts, cart, lastProducts, orders, openQuotes, notes, nextCalls, mailState] =
    await Promise.all([
      readMainAddress(db, id),
      findPeople(db, id, maxPeople),
      readAgreedDiscounts(db, id),
      readCustomerCart(db, id),
      readLastProducts(db, id),
      findLastOrders(db, [id], lastOrderCount),
      readOpenQuotes(db, id),
      readNotes(db, id, actorId),
      readNextCalls(db, id, actorId),
      readMailState(db, customer.email),
    ]);
  return {
    id: String(id),
    name: customer.name,
    ssn: customer.ssn,
    isCompany: customer.isCompany,
    email: customer.email,
    mailState,
    phoneNumber: customer.phoneNumber,
    address: address && toAddress(address),
    people: people.map((person) => ({ ...person, id: String(person.id) })),
    discounts,
    creditLimit: customer.creditLimit,
    balanceDue: customer.creditLimit === null ? null : customer.balanceDue,
    cart,
    lastProducts,
    lastOrders: orders.map(toLastOrder),
    openQuotes,
    notes,
    nextCalls,
  };
}
