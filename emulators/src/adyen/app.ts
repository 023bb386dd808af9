import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ZodError } from 'zod';
import { bankPages } from './bank-pages.ts';
import { checkoutCalls, type Challenge } from './checkout-calls.ts';
import type { AdyenConfig } from './config.ts';
import { AdyenError, createPayments, type Payments } from './payments.ts';
import { scriptFiles } from './script-files.ts';
import { createReporter, type Reporter } from './webhooks.ts';

interface AdyenStandIn {
  app: Hono;
  payments: Payments;
  reporter: Reporter;
  close(): void;
}

/**
 * Stands in for Adyen's test platform, by its documented messages: the Checkout API, the script with the card fields, the bank's
 * pages and signed webhooks. It forgets everything when it ends.
 */
export function adyenApp(config: AdyenConfig): AdyenStandIn {
  const reporter = createReporter(config);
  const payments = createPayments(reporter);
  const challenges = new Map<string, Challenge>();
  const app = new Hono();
  app.use(bodyLimit({ maxSize: 100_000 }));
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.route('/checkoutshopper', scriptFiles());
  app.route('/bank', bankPages(challenges));
  for (const version of ['v71', 'v72']) app.route(`/${version}`, checkoutCalls(config, payments, challenges));
  app.onError(toErrorResponse);
  return { app, payments, reporter, close: () => reporter.close() };
}

function toErrorResponse(error: Error, c: Context): Response {
  const known = error instanceof AdyenError ? error : null;
  const isInvalid = error instanceof ZodError || error instanceof SyntaxError;
  const status = known?.status ?? (isInvalid ? 422 : 500);
  const errorCode = known?.errorCode ?? (isInvalid ? '702' : '905');
  const errorType =
    status === 401 || status === 403 ? 'security' : isInvalid || known ? 'validation' : 'internal';
  return c.json({ status, errorCode, message: error.message, errorType }, status as 422);
}
