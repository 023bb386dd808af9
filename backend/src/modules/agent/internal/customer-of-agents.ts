import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { readCustomer } from '../../customer/customers.ts';

type Customer = NonNullable<Awaited<ReturnType<typeof readCustomer>>>;

/** A customer that agents may act for. @throws ShopError NOT_FOUND alike for every other id */
export async function requireCustomerOfAgents(db: Database, customerId: string): Promise<Customer> {
  const customer = await readCustomer(db, toRowId(customerId));
  if (!customer?.isActive || !customer.isConfirmed) throw new ShopError('NOT_FOUND');
  return customer;
}
