import { minuteMs } from '../rules/dates/durations.ts';
import { backendUrl, checkoutTimeoutMs, readTimeoutMs } from '../io/backend-address.ts';
import { logFailure } from '../io/log.ts';
import { scriptlessPolicy } from '../rules/security/content-security-policy.ts';
import { visitorAddressHeader } from '../contract/visitor-address.ts';
import { requestIdHeader } from '../process/request-scope.ts';

const requestHeaders = [
  'accept',
  'apikey',
  'authorization',
  'content-type',
  'cookie',
  'idempotency-key',
  'origin',
  'sec-fetch-dest',
  'sec-fetch-site',
  'signature',
  'svix-id',
  'svix-signature',
  'svix-timestamp',
  'user-agent',
  'webhook-id',
  'webhook-signature',
  'webhook-timestamp',
  'x-context-version',
  visitorAddressHeader,
];
/** The backend's own where it answers a page. */
const policyHeader = 'content-security-policy';
const answerHeaders = [
  policyHeader,
  'content-type',
  'content-disposition',
  'location',
  'retry-after',
  'set-cookie',
  'x-robots-tag',
  requestIdHeader,
];

/** Operations that wait for an acquirer or write an order. */
const slowOperations =
  /[?&]op=(?:ExpressCheckout|PlaceRepeatOrder|CancelPayment|CancelOrder|WithdrawFromOrder|AcceptSalesQuote|ApproveOrderRequest|AddCustomerPaymentMethod)\b/;

/**
 * Backend paths open to browsers: GraphQL, sign-in, site info (specification §7.1), the search key, what a search came to; to banks
 * and acquirers the return from 3-D Secure, webhooks, and the pages in which an acquirer's scripts run; to mail services their reports,
 * to mail programs unsubscribing; documents by signed links, lists as files, to companies' own systems their calls, to purchasing
 * systems and their buyers opening the shop.
 */
const openPaths =
  /^(?:graphql|site\/info|search\/(?:key|outcome)|customer\/auth\/[a-z0-9/-]+|mail\/(?:reports|unsubscribe\/[\w-]{1,700}\.[\w-]{22})|payments\/(?:webhook|fields|(?:return|challenge)\/[0-9a-f-]{36}\/[0-9a-f]{32})|documents\/(?:invoice|quote|delivery-note|return-label)\/\d{1,9}\/\d{10}\/[\w-]{43}\.(?:pdf|xml)|documents\/quote-link\/(?:\d{1,9}\.){2}\d{10}\.[\w-]{43}\.pdf|exports\/(?:(?:invoices|orders|own-numbers|prices|statement)\.csv|(?:statement|labels)\.pdf)|company\/v1\/(?:openapi\.json|products|delivery-methods|orders(?:\/[A-Za-z0-9]{1,20})?)|punch-out\/(?:oci|cxml|cart|start\/[\w-]{43}))$/;

/** Bytes; the backend's own limit is lower. */
const maximumBodyBytes = 200_000;

/** A file of many rows is written as it is read (ms). */
const fileTimeoutMs = minuteMs;

/** Time limit of a call (ms). @param search of its address, with the `?` */
export function timeoutForCall(path: string, search: string): number {
  if (path.startsWith('exports/')) return fileTimeoutMs;
  const isSlow = path === 'company/v1/orders' || path === 'punch-out/cxml' || path.startsWith('payments/');
  if (isSlow || slowOperations.test(search)) return checkoutTimeoutMs;
  return readTimeoutMs;
}

/** A call of a browser or another program, as it reached the storefront. */
interface BackendCall {
  method: string;
  /** Path at the backend, without a slash before it, as it was sent. */
  path: string;
  /** Of its address, with the `?`. */
  search: string;
  headers: Headers;
  /** Null without a body. */
  readBody: (() => Promise<ArrayBuffer>) | null;
  /** Aborted when the caller leaves. */
  signal: AbortSignal;
}

/**
 * Passes one call on: known headers only, the answer as a stream, never cached. No answer in time (3 s, for a payment
 * 15 s) is 504, no connection 502, both with the code UNAVAILABLE.
 */
export async function passToBackend(call: BackendCall): Promise<Response> {
  const { method, path, search, headers: sent, readBody, signal } = call;
  if (!openPaths.test(path)) return refuse(404, 'NOT_FOUND');
  if (sent.has('content-encoding')) return refuse(415, 'BAD_REQUEST');
  if (readBody && !(Number(sent.get('content-length') ?? Number.NaN) <= maximumBodyBytes))
    return refuse(413, 'BAD_REQUEST');
  const timeout = AbortSignal.timeout(timeoutForCall(path, search));
  try {
    const answer = await fetch(backendUrl(path) + search, {
      method,
      headers: pickHeaders(sent, requestHeaders),
      // Buffered, not streamed: the backend requires a Content-Length.
      body: readBody && (await readBody()),
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.any([timeout, signal]),
    });
    const headers = pickHeaders(answer.headers, answerHeaders);
    headers.set('Cache-Control', 'private, no-store');
    if (!headers.has(policyHeader)) headers.set(policyHeader, scriptlessPolicy);
    return new Response(answer.body, { status: answer.status, headers });
  } catch (error) {
    if (!signal.aborted) logFailure(`The backend did not answer ${path}`, error);
    return refuse(timeout.aborted ? 504 : 502, 'UNAVAILABLE');
  }
}

function pickHeaders(from: Headers, names: readonly string[]): Headers {
  const headers = new Headers();
  for (const [name, value] of from) if (names.includes(name)) headers.append(name, value);
  return headers;
}

function refuse(status: number, code: string): Response {
  return Response.json(
    { code, message: code },
    { status, headers: { 'Cache-Control': 'private, no-store', [policyHeader]: scriptlessPolicy } },
  );
}
