import { cartChecks } from './areas/cart.ts';
import { catalogueChecks } from './areas/catalogue.ts';
import { customerChecks } from './areas/customer.ts';
import { guestChecks } from './areas/guest.ts';
import { sessionChecks } from './areas/sessions.ts';
import { visibilityChecks } from './areas/visibility.ts';
import type { Check } from './check.ts';

/** In the order in which they are tried. */
export const areas: readonly (readonly Check[])[] = [
  catalogueChecks,
  visibilityChecks,
  sessionChecks,
  cartChecks,
  guestChecks,
  customerChecks,
];
