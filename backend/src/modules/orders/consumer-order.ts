import type { Database } from '../../db/connect.ts';
import { readCustomer } from '../customer/customers.ts';
import type { OrderRow } from './internal/store.ts';

/**
 * Whether the buyer is a consumer, the only ones who may withdraw (law 16/2016): no company orders, is billed or is named as the
 * recipient.
 */
export async function isConsumersOrder(
  db: Database,
  {
    customerId,
    billToId,
    receiverCompanySsn,
  }: Pick<OrderRow, 'customerId' | 'billToId' | 'receiverCompanySsn'>,
): Promise<boolean> {
  if (receiverCompanySsn !== null) return false;
  for (const id of new Set([customerId, billToId ?? customerId]))
    if ((await readCustomer(db, id))?.isCompany) return false;
  return true;
}
