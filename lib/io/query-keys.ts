import type { QueryClient } from '@tanstack/react-query';

/** Cache keys of everything that belongs to the visitor. Public data has its keys beside its query. */
export const visitorKeys = {
  customer: ['customer'],
  cart: ['cart'],
  /** The cart as the server last answered it, beneath what is shown optimistically. */
  confirmedCart: ['confirmed-cart'],
  checkout: ['checkout'],
  deliveryOptions: ['delivery-options'],
  addresses: ['addresses'],
  paymentMethods: ['payment-methods'],
  paymentStatus: ['payment-status'],
  ownPrices: ['own-prices'],
  search: ['search'],
  viewed: ['viewed'],
  purchases: ['purchases'],
  settings: ['settings'],
} as const;

/** After sign-in, sign-out and a switch of customer nothing that was read for the visitor before may stay. */
export async function refreshVisitor(client: QueryClient): Promise<void> {
  const { customer, cart, ...rest } = visitorKeys;
  for (const queryKey of Object.values(rest)) client.removeQueries({ queryKey, type: 'inactive' });
  await Promise.all(
    Object.values({ customer, cart, ...rest }).map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}

/** After sign-out, here or in another tab: nothing personal stays in memory. What is on screen and may be seen by guests is asked for anew. */
export async function forgetVisitor(client: QueryClient): Promise<void> {
  const { customer, settings, checkout, purchases, ...open } = visitorKeys;
  for (const queryKey of [settings, checkout, purchases]) client.removeQueries({ queryKey });
  client.setQueryData(customer, null);
  for (const queryKey of Object.values(open)) client.removeQueries({ queryKey, type: 'inactive' });
  await Promise.all(Object.values(open).map((queryKey) => client.resetQueries({ queryKey })));
}
