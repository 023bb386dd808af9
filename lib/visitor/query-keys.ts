import type { QueryClient } from '@tanstack/react-query';

/** Cache keys of everything that belongs to the visitor. Public data has its keys beside its query. */
export const visitorKeys = {
  customer: ['customer'],
  cart: ['cart'],
  /** The cart as the server last answered it, beneath what is shown optimistically. */
  confirmedCart: ['confirmed-cart'],
  checkout: ['checkout'],
  repeatOrder: ['repeat-order'],
  deliveryOptions: ['delivery-options'],
  addresses: ['addresses'],
  paymentMethods: ['payment-methods'],
  paymentStatus: ['payment-status'],
  wantedOrderFields: ['wanted-order-fields'],
  invoicePaymentStatus: ['invoice-payment-status'],
  ownPrices: ['own-prices'],
  search: ['search'],
  viewed: ['viewed'],
  purchases: ['purchases'],
  quotes: ['quotes'],
  settings: ['settings'],
  orders: ['orders'],
  acting: ['acting'],
  savedItems: ['saved-items'],
  quickOrder: ['quick-order'],
  agent: ['agent'],
  palette: ['palette'],
  statistics: ['statistics'],
  employees: ['company-employees'],
  orderRequests: ['order-requests'],
  actionsInPlace: ['actions-in-place'],
  lists: ['lists'],
  standingOrders: ['standing-orders'],
  alerts: ['alerts'],
  companyKeys: ['company-keys'],
  ownNumbers: ['own-numbers'],
} as const;

/** One product's price and stock for the visitor. */
export function ownPriceKey(productId: string): readonly string[] {
  return [...visitorKeys.ownPrices, productId];
}

/**
 * After sign-in and a customer switch nothing read for the previous visitor may stay. What agents are told of all
 * customers is independent of the current one.
 * @param isSwitch the same person signed in, and the customer is in the cache already, as the backend answered it
 */
export async function refreshVisitor(client: QueryClient, isSwitch = false): Promise<void> {
  const { customer, cart, acting, agent, ...rest } = visitorKeys;
  await cancelVisitorQueries(client);
  const staleKeys = isSwitch ? rest : { acting, agent, ...rest };
  for (const queryKey of Object.values(staleKeys)) client.removeQueries({ queryKey, type: 'inactive' });
  await Promise.all(
    Object.values(isSwitch ? { cart, ...staleKeys } : { customer, cart, ...staleKeys }).map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}

/** Requests in flight belong to the previous visitor: a query in its first load would take their answer, stale or not. */
export async function cancelVisitorQueries(client: QueryClient): Promise<void> {
  await Promise.all(Object.values(visitorKeys).map((queryKey) => client.cancelQueries({ queryKey })));
}
