import { accountChecks } from './areas/account.ts';
import { approvalChecks } from './areas/approvals.ts';
import { cartChecks } from './areas/cart.ts';
import { companyKeyChecks } from './areas/company-keys.ts';
import { companyRoleChecks } from './areas/company-roles.ts';
import { purchasingSystemChecks } from './areas/purchasing-systems.ts';
import { catalogueChecks } from './areas/catalogue.ts';
import { checkoutChecks } from './areas/checkout.ts';
import { contentChecks } from './areas/content.ts';
import { customerChecks } from './areas/customer.ts';
import { documentChecks } from './areas/documents.ts';
import { guestChecks } from './areas/guest.ts';
import { listChecks } from './areas/lists.ts';
import { ownCartChecks } from './areas/own-carts.ts';
import { ownNumberChecks } from './areas/own-numbers.ts';
import { padChecks } from './areas/pad.ts';
import { orderChecks } from './areas/orders.ts';
import { priceTierChecks } from './areas/price-tiers.ts';
import { promoChecks } from './areas/promo.ts';
import { quoteRequestChecks } from './areas/quote-requests.ts';
import { quoteChecks } from './areas/quotes.ts';
import { repeatOrderChecks } from './areas/repeat-order.ts';
import { roleChecks } from './areas/roles.ts';
import { sessionChecks } from './areas/sessions.ts';
import { shipmentChecks } from './areas/shipments.ts';
import { signInChecks } from './areas/sign-in.ts';
import { signalChecks } from './areas/signal.ts';
import { siteChecks } from './areas/site.ts';
import { standingOrderChecks } from './areas/standing-orders.ts';
import { unitChecks } from './areas/units.ts';
import { visibilityChecks } from './areas/visibility.ts';
import type { Check } from './check.ts';

/** In the order in which they are tried. */
export const areas: readonly (readonly Check[])[] = [
  catalogueChecks,
  contentChecks,
  visibilityChecks,
  siteChecks,
  signInChecks,
  sessionChecks,
  cartChecks,
  priceTierChecks,
  promoChecks,
  checkoutChecks,
  orderChecks,
  repeatOrderChecks,
  shipmentChecks,
  approvalChecks,
  standingOrderChecks,
  documentChecks,
  accountChecks,
  listChecks,
  ownCartChecks,
  quoteChecks,
  quoteRequestChecks,
  signalChecks,
  roleChecks,
  companyRoleChecks,
  guestChecks,
  customerChecks,
  companyKeyChecks,
  purchasingSystemChecks,
  ownNumberChecks,
  padChecks,
  unitChecks,
];
