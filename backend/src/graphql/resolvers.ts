import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { actionResolvers } from '../modules/actions/resolvers.ts';
import { actingResolvers } from '../modules/acting/resolvers.ts';
import { alertResolvers } from '../modules/alerts/resolvers.ts';
import { approvalRuleResolvers } from '../modules/approval-rules/resolvers.ts';
import { approvalResolvers } from '../modules/approvals/resolvers.ts';
import { campaignResolvers } from '../modules/campaigns/resolvers.ts';
import { agentResolvers } from '../modules/agent/resolvers.ts';
import { cartResolvers } from '../modules/cart/resolvers.ts';
import { catalogueResolvers } from '../modules/catalogue/resolvers.ts';
import { checkoutResolvers } from '../modules/checkout/resolvers.ts';
import { companyKeyResolvers } from '../modules/company-keys/resolvers.ts';
import { contentResolvers } from '../modules/content/resolvers.ts';
import { customerResolvers } from '../modules/customer/resolvers.ts';
import { employeeResolvers } from '../modules/employees/resolvers.ts';
import { favoriteResolvers } from '../modules/favorites/resolvers.ts';
import { invoiceResolvers } from '../modules/invoices/resolvers.ts';
import { listResolvers } from '../modules/lists/resolvers.ts';
import { ownNumberResolvers } from '../modules/own-numbers/resolvers.ts';
import { orderFieldResolvers } from '../modules/order-fields/resolvers.ts';
import { orderResolvers } from '../modules/orders/resolvers.ts';
import { newsletterResolvers } from '../modules/newsletter/resolvers.ts';
import { padResolvers } from '../modules/pad/resolvers.ts';
import { paymentResolvers } from '../modules/payments/resolvers.ts';
import { passwordResolvers } from '../modules/password/resolvers.ts';
import { quickOrderResolvers } from '../modules/quick-order/resolvers.ts';
import { quoteResolvers } from '../modules/quotes/resolvers.ts';
import { registrationResolvers } from '../modules/registration/resolvers.ts';
import { settingsResolvers } from '../modules/settings/resolvers.ts';
import { punchOutResolvers } from '../modules/punch-out/resolvers.ts';
import { purchaseResolvers } from '../modules/purchases/resolvers.ts';
import { standingOrderResolvers } from '../modules/standing-orders/resolvers.ts';
import { statisticsResolvers } from '../modules/statistics/resolvers.ts';
import { unitResolvers } from '../modules/unit-settings/resolvers.ts';
import { limitVisits } from './limit-visits.ts';

const moduleResolvers: readonly Readonly<Partial<Record<string, object>>>[] = [
  contentResolvers,
  catalogueResolvers,
  customerResolvers,
  cartResolvers,
  checkoutResolvers,
  invoiceResolvers,
  orderFieldResolvers,
  orderResolvers,
  newsletterResolvers,
  paymentResolvers,
  passwordResolvers,
  quoteResolvers,
  registrationResolvers,
  settingsResolvers,
  favoriteResolvers,
  employeeResolvers,
  approvalResolvers,
  approvalRuleResolvers,
  purchaseResolvers,
  actingResolvers,
  actionResolvers,
  statisticsResolvers,
  listResolvers,
  campaignResolvers,
  quickOrderResolvers,
  padResolvers,
  agentResolvers,
  standingOrderResolvers,
  alertResolvers,
  companyKeyResolvers,
  punchOutResolvers,
  ownNumberResolvers,
  unitResolvers,
];

/** A variable of its own: what all types may hold is more than the compiler infers inside an assertion. */
const fieldsByType = Object.fromEntries(
  [...new Set(moduleResolvers.flatMap((moduleResolver) => Object.keys(moduleResolver)))].map((type) => [
    type,
    Object.fromEntries(
      moduleResolvers.flatMap((moduleResolver) => Object.entries(moduleResolver[type] ?? {})),
    ),
  ]),
);

/**
 * The resolvers of all modules in one map. Several modules may add fields to one type: prices of a product do not belong to the
 * catalogue.
 */
export const resolvers = limitVisits(fieldsByType) as Resolvers;
