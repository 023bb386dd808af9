/** Where a visitor goes who signs in without having been on the way to anything. */
export const accountPath = '/auth/home';
/** The agent's home with the search for a customer focused. */
export const findCustomerHash = '#finna';
export const findCustomerPath = `${accountPath}${findCustomerHash}`;
/** What an agent knows of a customer. */
export const customerProfilePath = (customerId: string): string => `/auth/customers/${customerId}`;
/** The last order, to be placed again. */
export const repeatOrderPath = '/auth/repeat-order';
/** Orders that wait for somebody's yes. */
export const approvalsPath = '/auth/approvals';
/** Orders that are made by themselves. */
export const standingOrdersPath = '/auth/standing-orders';
export const standingOrderPath = (standingOrderId: string): string =>
  `${standingOrdersPath}/${standingOrderId}`;
/** Where a standing order is made of a list or an order. */
export const newStandingOrderPath = (source: { listId: string } | { orderId: string }): string =>
  'listId' in source
    ? `${standingOrdersPath}/new?listi=${source.listId}`
    : `${standingOrdersPath}/new?pontun=${source.orderId}`;
/** Carts that are kept under a name. */
export const namedCartsPath = '/auth/carts';
export const namedCartPath = (listId: string): string => `${namedCartsPath}/${listId}`;
/** What a quote is asked for; a quantity of a product may stand beside it. */
export type QuoteSource = 'cart' | { listId: string } | { productId: string; quantity?: number };
/** Where a buyer asks for a quote. */
export function requestQuotePath(source: QuoteSource): string {
  const path = '/auth/quotes/request';
  if (source === 'cart') return path;
  if ('listId' in source) return `${path}?listi=${source.listId}`;
  return `${path}?vara=${source.productId}${source.quantity ? `&magn=${source.quantity}` : ''}`;
}
/** Where an agent makes a quote of the own cart for somebody who is no customer yet. */
export const prospectQuotePath = '/auth/quotes/prospect';
/** What somebody wants to be told of products. */
export const alertsPath = '/auth/alerts';
/** The same, for a new alert about one of them. */
export const alertPath = (productId: string): string => `${alertsPath}?vara=${productId}`;
/** What others did in the customer's place. */
export const actionsPath = '/auth/actions';
/** Keys that the company's own systems order with, and what those may ask. */
export const keysPath = '/auth/keys';
export const companyOpenApiPath = '/backend/company/v1/openapi.json';
/** What the company calls our products. */
export const ownNumbersPath = '/auth/own-numbers';
/** Where who signed in with a password proves more, and comes back from. */
const secondFactorPage = '/auth/second-factor';
export const signInPage = '/auth/sign-in';
/** Where a link in a mail signs in. */
export const emailLinkPage = '/auth/email-link';
/** Where a provider, e.g. Google, sends the browser back to. */
export const providerPage = '/auth/provider';
/** Where the pages of electronic id send the browser back to. */
export const electronicReturnPage = '/auth/electronic';
/** Pages that somebody leaves as soon as they are signed in. */
export const signInPages: ReadonlySet<string> = new Set([
  signInPage,
  emailLinkPage,
  providerPage,
  electronicReturnPage,
]);

/** The page that asks for more than the password and leads back to `path`. */
export function secondFactorPath(path: string): string {
  return `${secondFactorPage}?return=${encodeURIComponent(path)}`;
}

/** The sign-in page that leads back to `path`. */
export function signInPath(path: string): string {
  return `${signInPage}?return=${encodeURIComponent(path)}`;
}

/** The system whose invoices the shop makes itself; those of others say theirs in the address. */
export const ownInvoiceProvider = 'vorulind';

/** Where open invoices are paid; those chosen stand in the address. */
export const payInvoicesPath = '/auth/invoices/pay';

/** The page that pays these invoices. */
export function payInvoicesHref(invoiceIds: readonly string[]): string {
  const query = new URLSearchParams(invoiceIds.map((id) => ['reikningur', id]));
  return query.size > 0 ? `${payInvoicesPath}?${query}` : payInvoicesPath;
}

/** The receipt of a payment. */
export const receiptHref = (paymentId: string): string => `/auth/invoices/payments/${paymentId}`;

/** An invoice's page. */
export function invoiceHref({
  invoiceId,
  dataProvider,
}: {
  invoiceId: string;
  dataProvider?: string | null;
}): string {
  const isOwn = !dataProvider || dataProvider === ownInvoiceProvider;
  return `/auth/invoices/${invoiceId}${isOwn ? '' : `?kerfi=${encodeURIComponent(dataProvider)}`}`;
}

/** Orders are written there without a connection; its service worker serves this path alone. */
export const padPath = '/auth/pad';
