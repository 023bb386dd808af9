import { Hono } from 'hono';
import type { Context } from 'hono';
import { cors } from 'hono/cors';
import { ZodError } from 'zod';
import { addFaults } from '../faults.ts';
import { addEntryCalls } from './calls/entry-calls.ts';
import { addInsightsCalls } from './calls/insights-calls.ts';
import { addObjectCalls } from './calls/object-calls.ts';
import { addRecommendCalls } from './calls/recommend-calls.ts';
import { addSearchCalls } from './calls/search-calls.ts';
import { addSettingsCalls } from './calls/settings-calls.ts';
import { addWriteCalls } from './calls/write-calls.ts';
import type { SearchConfig } from './config.ts';
import { errorBody, SearchError } from './search-error.ts';
import { openService } from './service.ts';

export interface SearchEmulator {
  app: Hono;
  close(): Promise<void>;
}

/** Algolia's search, recommend and insights protocols under the root of one port. `now` gives ms since 1970. */
export function searchApp(config: SearchConfig, now: () => number = Date.now): SearchEmulator {
  const service = openService(config, now);
  const app = new Hono();
  app.options('*', cors({ origin: '*', maxAge: 86_400 }));
  // Before the faults: errors, too, are readable by any origin. Hono's own would copy each answer to add this.
  app.use('*', (c, next) => {
    c.header('Access-Control-Allow-Origin', '*');
    return next();
  });
  addFaults(app);
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', (c) => {
    service.database.prepare('select 1').get();
    return c.json({ status: 'ok' });
  });
  addInsightsCalls(app, service);
  addRecommendCalls(app, service);
  addSearchCalls(app, service);
  addSettingsCalls(app, service);
  addEntryCalls(app, service);
  addWriteCalls(app, service);
  // Last: a record's id matches any of the names above.
  addObjectCalls(app, service);
  app.notFound((c) => c.json(errorBody(404, 'Invalid path'), 404));
  app.onError(toErrorResponse);
  return { app, close: () => service.close() };
}

function toErrorResponse(error: Error, c: Context): Response {
  if (error instanceof SearchError) return c.json(errorBody(error.status, error.message), error.status);
  if (error instanceof ZodError) {
    const [issue] = error.issues;
    const place = issue?.path.join('.');
    return c.json(errorBody(400, `${place ? `${place}: ` : ''}${issue?.message ?? 'Invalid request'}`), 400);
  }
  return c.json(errorBody(500, 'Internal error'), 500);
}
