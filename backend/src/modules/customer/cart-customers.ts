import type { ResolversParentTypes } from '../../../../graphql/generated/resolvers.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { listBillToOptions, pickedBillTo, readCustomer } from './customers.ts';

type CartCustomer = ResolversParentTypes['CartCustomer'];

/** The customers that a cart is for and is billed to; null for a guest, and for who is billed while one has to be picked. */
export interface CartCustomers {
  customer: CartCustomer | null;
  billTo: CartCustomer | null;
}

/** Those of the session's customer. */
export async function readCartCustomers(db: Database, session: Session | null): Promise<CartCustomers> {
  const row = session && (await readCustomer(db, session.customerId));
  if (!session || !row) return { customer: null, billTo: null };
  const options = await listBillToOptions(db, row.id);
  const customer = { id: String(row.id), name: row.name, ssn: row.ssn };
  return toCartCustomers(customer, pickedBillTo(options, session), options.length, session);
}

/**
 * The customer itself is billed, but one of several bill-to customers has to be picked.
 * @param billTo who was picked
 * @param billToCount how many there are
 */
export function toCartCustomers(
  { id, name, ssn }: CartCustomer,
  billTo: CartCustomer | null,
  billToCount: number,
  session: Pick<Session, 'billToId'>,
): CartCustomers {
  const customer = { id, name, ssn };
  return { customer, billTo: session.billToId === null && billToCount < 2 ? customer : billTo };
}
