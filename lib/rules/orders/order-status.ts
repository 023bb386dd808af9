import type { OrderStatus as Contract } from '../../../graphql/generated/schema.ts';

export type OrderStatus = Contract;

/** Who moves an order: the customer on the account's pages, or the supplier's staff and warehouse system. */
export type Mover = 'Customer' | 'Shop';

/**
 * The allowed moves of an order (specification §4.1), and who may make them. Archived and Deleted are final: goods that come back after
 * delivery are a withdrawal or a credit note, not another state of the order.
 */
const moves: Readonly<Record<OrderStatus, Readonly<Partial<Record<OrderStatus, readonly Mover[]>>>>> = {
  Pending: { Shipping: ['Shop'], Fulfilled: ['Shop'], Deleted: ['Customer', 'Shop'] },
  // A parcel may be lost or come back.
  Shipping: { Fulfilled: ['Shop'], Deleted: ['Shop'] },
  Fulfilled: { Archived: ['Shop'] },
  Archived: {},
  Deleted: {},
};

export const orderStatuses = Object.keys(moves) as readonly OrderStatus[];

export function mayMove(from: OrderStatus, to: OrderStatus, by: Mover): boolean {
  return moves[from][to]?.includes(by) ?? false;
}

/** The states that an order may be in before it is moved to `to`. */
export function statusesBefore(to: OrderStatus, by: Mover): OrderStatus[] {
  return orderStatuses.filter((from) => mayMove(from, to, by));
}

/** The states that somebody may move an order to. */
export function statusesAfterMove(by: Mover): OrderStatus[] {
  return orderStatuses.filter((to) => statusesBefore(to, by).length > 0);
}

const labels: Readonly<Record<OrderStatus, string>> = {
  Pending: 'Í vinnslu',
  Shipping: 'Á leiðinni',
  Fulfilled: 'Afgreidd',
  Archived: 'Sett í geymslu',
  Deleted: 'Felld niður',
};

/** In the feminine, as pöntun is. */
export function orderStatusLabel(status: OrderStatus): string {
  return labels[status];
}
