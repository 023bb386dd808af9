import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z, ZodError } from 'zod';
import { addFaults } from '../faults.ts';
import { AcquirerError } from './acquirer-error.ts';
import { readEntry } from './cards.ts';
import { answerChallenge, challengePage } from './challenge-page.ts';
import type { AcquirerConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { brandName, fieldsPage } from './fields-page.ts';
import { merchantCalls, type Merchant } from './merchant-calls.ts';
import { deliverySchema, createMessenger } from './messages.ts';
import { createPayments } from './payments.ts';
import { createWallet } from './wallet.ts';

export interface AcquirerEmulator {
  app: Hono;
  close(): void;
}

/**
 * A card acquirer on its own origin: fields for an iframe, payments with authorisation, capture and refund, the bank's 3-D Secure
 * page, and signed webhooks. `PUT /_messages` sets how those are delivered. `now` gives ms since 1970.
 */
export function acquirerApp(config: AcquirerConfig, now: () => number = Date.now): AcquirerEmulator {
  const database = openDatabase(config.ACQUIRER_DATA_DIR);
  const messages = createMessenger(database, config, now);
  const merchant: Merchant = {
    config,
    payments: createPayments(database, now),
    wallet: createWallet(database, now),
    messages,
  };
  const app = new Hono();
  addFaults(app);
  app.use(bodyLimit({ maxSize: 20_000, onError: (c) => c.json(errorBody('too_large'), 413) }));
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', (c) => {
    database.prepare('select 1').get();
    return c.json({ status: 'ok' });
  });
  app.get('/_messages', (c) => c.json(messages.delivery));
  app.put('/_messages', async (c) => {
    messages.delivery = deliverySchema.parse(await c.req.json());
    return c.json(messages.delivery);
  });

  app.get('/fields', fieldsPage);
  app.post('/fields/brand', async (c) => {
    const { start } = z.object({ start: z.string().regex(/^\d{2,6}$/) }).parse(await c.req.json());
    return c.json({ name: brandName(start) });
  });
  app.post('/fields/tokens', async (c) => {
    const entry = readEntry(await c.req.json(), now());
    if (Array.isArray(entry)) return c.json({ problems: entry }, 400);
    return c.json({ token: merchant.wallet.tokenFor(entry), brand: entry.brand, last4: entry.last4 });
  });
  app.get('/challenge/:id', (c) => challengePage(c, merchant.payments.find(c.req.param('id'))));
  app.post('/challenge/:id', (c) => answerChallenge(c, merchant));
  app.route('/v1', merchantCalls(merchant));
  app.notFound((c) => c.json(errorBody('not_found'), 404));
  app.onError(toErrorResponse);
  return {
    app,
    close() {
      messages.close();
      database.close();
    },
  };
}

const errorBody = (code: string) => ({ error: { code } });

function toErrorResponse(error: Error, c: Context): Response {
  if (error instanceof AcquirerError) return c.json(errorBody(error.code), error.status);
  if (error instanceof ZodError || error instanceof SyntaxError)
    return c.json(errorBody('invalid_request'), 400);
  return c.json(errorBody('internal'), 500);
}
