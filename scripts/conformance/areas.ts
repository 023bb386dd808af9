import { accountChecks } from './areas/account.ts';
import { cartChecks } from './areas/cart.ts';
import { catalogueChecks } from './areas/catalogue.ts';
import { checkoutChecks } from './areas/checkout.ts';
import { contentChecks } from './areas/content.ts';
import { customerChecks } from './areas/customer.ts';
import { documentChecks } from './areas/documents.ts';
import { guestChecks } from './areas/guest.ts';
import { listChecks } from './areas/lists.ts';
import { orderChecks } from './areas/orders.ts';
import { quoteChecks } from './areas/quotes.ts';
import { sessionChecks } from './areas/sessions.ts';
import { signalChecks } from './areas/signal.ts';
import { visibilityChecks } from './areas/visibility.ts';
import type { Check } from './check.ts';

/** In the order in which they are tried. */
export const areas: readonly (readonly Check[])[] = [
  catalogueChecks,
  contentChecks,
  visibilityChecks,
  sessionChecks,
  cartChecks,
  checkoutChecks,
  orderChecks,
  documentChecks,
  accountChecks,
  listChecks,
  quoteChecks,
  signalChecks,
  guestChecks,
  customerChecks,
];
