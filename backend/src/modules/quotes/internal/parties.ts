import type { Database } from '../../../db/connect.ts';
import { readCustomer } from '../../customer/customers.ts';

type Customer = NonNullable<Awaited<ReturnType<typeof readCustomer>>>;

/**
 * The customer of a quote and the person who acts, for letters. One after the other: a transaction has one connection.
 * @throws Error where one of them is gone
 */
export async function readParties(
  tx: Database,
  customerId: number,
  actorId: number,
): Promise<{ customer: Customer; actor: Customer }> {
  const customer = await readCustomer(tx, customerId);
  const actor = await readCustomer(tx, actorId);
  if (!customer || !actor) throw new Error(`No customer ${customerId}, or no person ${actorId}`);
  return { customer, actor };
}
