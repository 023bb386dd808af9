import 'server-only';
import { headers } from 'next/headers';
import { redirect, unstable_rethrow } from 'next/navigation';
import { cache } from 'react';
import {
  AuthenticatedCustomerDocument,
  CartDocument,
  type Operation,
} from '../../graphql/generated/documents.ts';
import {
  CardFieldsUrlDocument,
  CustomerAddressesDocument,
  GetCheckoutDocument,
  GetDeliveryOptionsDocument,
  InvoicePaymentDocument,
  InvoicesToPayDocument,
  LastAnswerDocument,
  PaymentMethodsDocument,
  PaymentStatusDocument,
  RepeatOrderDocument,
  ViewOrderDocument,
  AccountStatementDocument,
  CustomerInvoicesDocument,
  CustomerOrdersDocument,
  AccountSettingsDocument,
  ActionsInPlaceDocument,
  OrderFieldsDocument,
  ApprovalSettingsDocument,
  OrderRequestsDocument,
  OwnBudgetsDocument,
  SalesQuotesDocument,
  ViewInvoiceDocument,
  ViewSalesQuoteDocument,
  CartPageDocument,
  LastFiveProductsDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type {
  AuthenticatedCustomerQuery,
  InvoiceFilter,
  OrderFilter,
} from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { logFailure } from '../io/log.ts';
import { visitorAddressHeader } from '../contract/visitor-address.ts';
import type { QuoteStatus } from '../rules/orders/quote-status.ts';
import { hasSessionCookie } from '../rules/security/personal-cookies.ts';
import { errorCode } from '../rules/text/error-text.ts';
import { signInPath } from '../rules/routes/account-paths.ts';

/*
 * What a page reads for its visitor, with that visitor's own cookies. Never cached beyond the
 * request, and asking for the cookies makes the page dynamic: `private, no-store`.
 */

/** Time of this request, ms since 1970: the same for everything that one page reads. */
export const readTime = cache(() => Date.now());

type Customer = NonNullable<AuthenticatedCustomerQuery['authenticatedCustomer']>;

/** Calls the backend with this visitor's cookies and signed address. */
export async function graphqlAsVisitor<Answer, Variables extends object>(
  operation: Operation<Answer, Variables>,
  variables: Variables,
): Promise<Answer> {
  return graphql(operation, variables, { headers: await readVisitorHeaders() });
}

/** What tells the backend whose request this is. */
export async function readVisitorHeaders(): Promise<Record<string, string>> {
  const requestHeaders = await headers();
  const passedHeaders: Record<string, string> = {};
  for (const name of ['cookie', visitorAddressHeader]) {
    const value = requestHeaders.get(name);
    if (value) passedHeaders[name] = value;
  }
  return passedHeaders;
}

/** Whether a customer may be signed in: the backend decides. */
export async function hasSession(): Promise<boolean> {
  return hasSessionCookie((await headers()).get('cookie') ?? '');
}

export const readCustomer = cache(
  async () => (await graphqlAsVisitor(AuthenticatedCustomerDocument, {})).authenticatedCustomer,
);
export const readCart = cache(async () => (await graphqlAsVisitor(CartDocument, {})).cart);
export const readLastFive = cache(
  async () => (await graphqlAsVisitor(LastFiveProductsDocument, {})).lastFiveProducts,
);
/** All that the cart's page shows, in one call. */
export const readCartPage = cache(() => graphqlAsVisitor(CartPageDocument, {}));
export const readCheckout = cache(async () => (await graphqlAsVisitor(GetCheckoutDocument, {})).checkout);
export const readDeliveryOptions = cache(
  async () => (await graphqlAsVisitor(GetDeliveryOptionsDocument, {})).deliveryOptions,
);
export const readAddresses = cache(
  async () => (await graphqlAsVisitor(CustomerAddressesDocument, {})).authenticatedCustomer?.addresses ?? [],
);
export const readPaymentMethods = cache(
  async () =>
    (await graphqlAsVisitor(PaymentMethodsDocument, {})).authenticatedCustomer?.paymentMethods ?? [],
);
/** Null where no card can be added. */
export const readCardFieldsUrl = cache(
  async () => (await graphqlAsVisitor(CardFieldsUrlDocument, {})).cardFieldsUrl,
);
export const readPaymentStatus = cache(
  async (idempotencyKey: string) =>
    (await graphqlAsVisitor(PaymentStatusDocument, { idempotencyKey })).paymentStatus,
);
export const readLastOrderResult = cache(
  async (unseen: boolean) => (await graphqlAsVisitor(LastAnswerDocument, { unseen })).lastAnswer,
);
export const readRepeatOrder = cache(
  async () => (await graphqlAsVisitor(RepeatOrderDocument, {})).repeatOrder,
);
export const readOrder = cache(
  async (orderId: string) => (await graphqlAsVisitor(ViewOrderDocument, { orderId })).order,
);
export const readInvoices = async (page: number, filter: InvoiceFilter) =>
  (await graphqlAsVisitor(CustomerInvoicesDocument, { page, filter })).customerInvoices;
export const readOrders = async (page: number, filter: OrderFilter) =>
  (await graphqlAsVisitor(CustomerOrdersDocument, { page, filter })).customerOrders;
export const readStatement = async (from: string, to: string) =>
  (await graphqlAsVisitor(AccountStatementDocument, { from, to })).accountStatement;
export const readAccountSettings = cache(
  async () => (await graphqlAsVisitor(AccountSettingsDocument, {})).accountSettings,
);
export const readApprovalSettings = cache(
  async () => (await graphqlAsVisitor(ApprovalSettingsDocument, {})).approvalSettings,
);
export const readOwnBudgets = cache(async () => (await graphqlAsVisitor(OwnBudgetsDocument, {})).ownBudgets);
export const readOrderRequests = cache(
  async () => (await graphqlAsVisitor(OrderRequestsDocument, { page: 1 })).orderRequests,
);
export const readActionsInPlace = cache(
  async () => (await graphqlAsVisitor(ActionsInPlaceDocument, { page: 1 })).actionsInPlace,
);
export const readInvoice = cache(
  async (invoiceId: string, provider: string | null) =>
    (await graphqlAsVisitor(ViewInvoiceDocument, { invoiceId, provider })).viewInvoice,
);
export const readInvoicesToPay = async () =>
  (await graphqlAsVisitor(InvoicesToPayDocument, {})).invoicesToPay;
export const readReceipt = cache(
  async (id: string) => (await graphqlAsVisitor(InvoicePaymentDocument, { id })).invoicePayment,
);
export const readOrderFields = async () => (await graphqlAsVisitor(OrderFieldsDocument, {})).orderFields;
export const readQuotes = async (page: number, status: QuoteStatus | null) =>
  (await graphqlAsVisitor(SalesQuotesDocument, { page, status })).salesQuotes;
export const readQuote = cache(
  async (id: string) => (await graphqlAsVisitor(ViewSalesQuoteDocument, { id })).viewSalesQuote,
);

/** The customer with an account; redirects to sign-in with `path` as the return path when there is none. */
export async function requireCustomer(path: string): Promise<Customer> {
  const customer = (await readCustomer()) ?? redirect(signInPath(path));
  // A purchasing system's visit has a cart and no account.
  return customer.role === 'PunchOut' ? redirect('/karfa') : customer;
}

/** A read for a signed-in page; a session that has ended redirects to sign-in. */
export async function readSignedIn<T>(read: Promise<T>, path: string): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (errorCode(error) === 'UNAUTHENTICATED') redirect(signInPath(path));
    throw error;
  }
}

/** Undefined when the backend does not answer: the browser then retries and shows the error. */
export async function readOrUndefined<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    // Next's own control-flow errors (dynamic rendering, redirects) are no failure.
    unstable_rethrow(error);
    logFailure('Reading for a visitor failed', error);
    return undefined;
  }
}
