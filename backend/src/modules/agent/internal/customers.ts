import type { ResolversParentTypes, ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import type { Context } from '../../../context.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { requireAgent } from '../../acting/require-agent.ts';
import { readDueCustomers } from '../../purchases/rhythms.ts';
import { findLastOrders, findLate, type OrderRow } from './store.ts';

const maxLateCustomers = 20;
const maxDueCustomers = 20;
const maxRequestedCustomers = 50;
const ordersPerCustomer = 3;

/**
 * Customers who have not ordered when they usually do. @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED for anyone but an
 * agent
 */
export async function listLateCustomers(context: Context): Promise<ResolversTypes['LateCustomer'][]> {
  await requireAgent(context);
  const late = await findLate(context.db, new Date(), maxLateCustomers);
  return late.map(({ id, name, ssn, ...row }) => ({
    id: String(id),
    name,
    ssn,
    lastOrderDate: row.last_day,
    usualDays: row.usual_days,
    daysSince: row.days_since,
    usualTotal: row.usual_total,
  }));
}

/** Customers who by their habit need something by now. @throws ShopError as listLateCustomers */
export async function listDueCustomers(context: Context): Promise<ResolversTypes['DueCustomer'][]> {
  await requireAgent(context);
  const due = await readDueCustomers(context.db, new Date(), maxDueCustomers);
  return due.map(({ id, name, ssn, ...row }) => ({
    id: String(id),
    name,
    ssn,
    dueCount: row.due_count,
    firstDueOn: row.first_due_on,
    productNames: row.product_names,
  }));
}

/** @throws ShopError as listLateCustomers, BAD_REQUEST for more than one page of customers */
export async function listLastOrders(
  context: Context,
  customerIds: readonly string[],
): Promise<ResolversTypes['LastOrders'][]> {
  await requireAgent(context);
  if (customerIds.length > maxRequestedCustomers) throw new ShopError('BAD_REQUEST');
  const ids = customerIds.map(toRowId).filter((id) => id !== 0);
  const rows = Map.groupBy(
    await findLastOrders(context.db, ids, ordersPerCustomer),
    (row) => row.customer_id,
  );
  return ids.flatMap((id) => {
    const orders = rows.get(id);
    if (!orders) return [];
    return {
      customerId: String(id),
      orders: orders.map(toLastOrder),
    };
  });
}

export function toLastOrder({ number, issued_at, price }: OrderRow): ResolversParentTypes['LastOrder'] {
  return { number: String(number), date: new Date(issued_at).toISOString(), total: price };
}
