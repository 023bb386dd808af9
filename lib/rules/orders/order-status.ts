import type { OrderStatus as Contract } from '../../../graphql/generated/schema.ts';

export type OrderStatus = Contract;

/** Who moves an order: the customer on the account's pages, or the supplier's staff and warehouse system. */
export type StatusActor = 'Customer' | 'Shop';

/**
 * The allowed moves of an order (specification §4.1), and who may make them. Archived and Deleted are final: goods that come back after
 * delivery are a withdrawal or a credit note, not another state of the order.
 */
const transitions: Readonly<
  Record<OrderStatus, Readonly<Partial<Record<OrderStatus, readonly StatusActor[]>>>>
> = {
  Pending: { Shipping: ['Shop'], Fulfilled: ['Shop'], Deleted: ['Customer', 'Shop'] },
  // A parcel may be lost or come back.
  Shipping: { Fulfilled: ['Shop'], Deleted: ['Shop'] },
  Fulfilled: { Archived: ['Shop'] },
  Archived: {},
  Deleted: {},
};

export const orderStatuses = Object.keys(transitions) as readonly OrderStatus[];

export function mayChangeStatus(from: OrderStatus, to: OrderStatus, by: StatusActor): boolean {
  return transitions[from][to]?.includes(by) ?? false;
}

/** The states that an order may be in before it is moved to `to`. */
export function statusesBefore(to: OrderStatus, by: StatusActor): OrderStatus[] {
  return orderStatuses.filter((from) => mayChangeStatus(from, to, by));
}

/** The states that somebody may move an order to. */
export function reachableStatuses(by: StatusActor): OrderStatus[] {
  return orderStatuses.filter((to) => statusesBefore(to, by).length > 0);
}

const statusLabels: Readonly<Record<OrderStatus, string>> = {
  Pending: 'Í vinnslu',
  Shipping: 'Á leiðinni',
  Fulfilled: 'Afgreidd',
  Archived: 'Lokið',
  Deleted: 'Felld niður',
};

/** In the feminine, as pöntun is. */
export function orderStatusLabel(status: OrderStatus): string {
  return statusLabels[status];
}
