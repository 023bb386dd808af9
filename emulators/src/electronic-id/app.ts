import { Hono } from 'hono';
import { addFaults } from '../faults.ts';
import { addClientCalls } from './client-calls.ts';
import type { ElectronicIdConfig } from './config.ts';
import { addPhonePages } from './phone-pages.ts';
import { openRequests } from './requests.ts';
import { ServiceError } from './service-error.ts';

export interface ElectronicIdEmulator {
  app: Hono;
  close(): void;
}

/** A service of the kind Auðkenni offers, and the phones of its users. `now` gives ms since 1970. */
export function electronicIdApp(
  config: ElectronicIdConfig,
  now: () => number = Date.now,
): ElectronicIdEmulator {
  const requests = openRequests(config.ELECTRONIC_ID_DATA_DIR, now);
  const app = new Hono();
  addFaults(app);
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', (c) => {
    requests.database.prepare('select 1').get();
    return c.json({ status: 'ok' });
  });
  addClientCalls(app, requests, config);
  addPhonePages(app, requests, now);
  app.notFound((c) => c.json({ error: 'not_found', message: 'No such address' }, 404));
  app.onError((error, c) =>
    error instanceof ServiceError
      ? c.json({ error: error.code, message: error.message }, error.status)
      : c.json({ error: 'internal', message: 'Internal error' }, 500),
  );
  return { app, close: () => requests.database.close() };
}
