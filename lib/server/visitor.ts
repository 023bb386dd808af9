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
  LastAnswerDocument,
  PaymentMethodsDocument,
  PaymentStatusDocument,
  ViewOrderDocument,
  AccountStatementDocument,
  CustomerInvoicesDocument,
  CustomerOrdersDocument,
  AccountSettingsDocument,
  OrderRequestsDocument,
  SalesQuotesDocument,
  ViewInvoiceDocument,
  ViewSalesQuoteDocument,
  SavedItemsDocument,
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
import { errorCode } from '../rules/text/error-text.ts';
import { signInPath } from '../rules/routes/account-paths.ts';

/*
 * What a page reads for the one visitor who asked for it, with that visitor's own cookies. Never cached beyond the
 * request, and asking for the cookies makes the page dynamic: `private, no-store`.
 */

/** When this request was read for, ms since 1970: the same for all that one page reads. */
export const timeOfReading = cache(() => Date.now());

type Customer = NonNullable<AuthenticatedCustomerQuery['authenticatedCustomer']>;

/** Asks the backend with this visitor's cookies, and says by its signed address who asks. */
export async function asVisitor<Answer, Variables extends object>(
  operation: Operation<Answer, Variables>,
  variables: Variables,
): Promise<Answer> {
  const given = await headers();
  const passed: Record<string, string> = {};
  for (const name of ['cookie', visitorAddressHeader]) {
    const value = given.get(name);
    if (value) passed[name] = value;
  }
  return graphql(operation, variables, { headers: passed });
}

export const readCustomer = cache(
  async () => (await asVisitor(AuthenticatedCustomerDocument, {})).authenticatedCustomer,
);
export const readCart = cache(async () => (await asVisitor(CartDocument, {})).cart);
export const readSavedItems = cache(async () => (await asVisitor(SavedItemsDocument, {})).savedItems);
export const readCheckout = cache(async () => (await asVisitor(GetCheckoutDocument, {})).checkout);
export const readDeliveryOptions = cache(
  async () => (await asVisitor(GetDeliveryOptionsDocument, {})).deliveryOptions,
);
export const readAddresses = cache(
  async () => (await asVisitor(CustomerAddressesDocument, {})).authenticatedCustomer?.addresses ?? [],
);
export const readPaymentMethods = cache(
  async () => (await asVisitor(PaymentMethodsDocument, {})).authenticatedCustomer?.paymentMethods ?? [],
);
/** Null where no card can be added. */
export const readCardFieldsUrl = cache(
  async () => (await asVisitor(CardFieldsUrlDocument, {})).cardFieldsUrl,
);
export const readPaymentStatus = cache(
  async (idempotencyKey: string) =>
    (await asVisitor(PaymentStatusDocument, { idempotencyKey })).paymentStatus,
);
export const readLastOrderResult = cache(
  async (unseen: boolean) => (await asVisitor(LastAnswerDocument, { unseen })).lastAnswer,
);
export const readOrder = cache(
  async (orderId: string) => (await asVisitor(ViewOrderDocument, { orderId })).order,
);
export const readInvoices = async (page: number, filter: InvoiceFilter) =>
  (await asVisitor(CustomerInvoicesDocument, { page, filter })).customerInvoices;
export const readOrders = async (page: number, filter: OrderFilter) =>
  (await asVisitor(CustomerOrdersDocument, { page, filter })).customerOrders;
export const readStatement = async (from: string, to: string) =>
  (await asVisitor(AccountStatementDocument, { from, to })).accountStatement;
export const readAccountSettings = cache(
  async () => (await asVisitor(AccountSettingsDocument, {})).accountSettings,
);
export const readOrderRequests = cache(
  async () => (await asVisitor(OrderRequestsDocument, { page: 1 })).orderRequests,
);
export const readInvoice = cache(
  async (invoiceId: string) => (await asVisitor(ViewInvoiceDocument, { invoiceId })).viewInvoice,
);
export const readQuotes = async (page: number, status: QuoteStatus | null) =>
  (await asVisitor(SalesQuotesDocument, { page, status })).salesQuotes;
export const readQuote = cache(
  async (id: string) => (await asVisitor(ViewSalesQuoteDocument, { id })).viewSalesQuote,
);

/** The customer, or off to the sign-in page that leads back to `path`. */
export async function requireCustomer(path: string): Promise<Customer> {
  return (await readCustomer()) ?? redirect(signInPath(path));
}

/** A read for a signed-in page; a session that ended meanwhile leads to the sign-in page. */
export async function readSignedIn<T>(read: Promise<T>, path: string): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (errorCode(error) === 'UNAUTHENTICATED') redirect(signInPath(path));
    throw error;
  }
}

/** Undefined where the backend does not answer: the browser then asks again and shows what is wrong. */
export async function attempt<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    // What Next throws to make a page dynamic or to redirect is no failure.
    unstable_rethrow(error);
    logFailure('Reading for a visitor failed', error);
    return undefined;
  }
}
