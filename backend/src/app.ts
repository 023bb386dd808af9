import { type Context as HonoContext, Hono, type MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { secureHeaders } from 'hono/secure-headers';
import { GraphQLError } from 'graphql';
import { sql } from 'drizzle-orm';
import type { BackendErrorCode } from '../../lib/contract/rest-schemas.ts';
import { meter } from '../../lib/process/meter.ts';
import { createReadinessProbe } from '../../lib/process/readiness.ts';
import { requestIdFrom, requestIdHeader, runInRequest } from '../../lib/process/request-scope.ts';
import { traceRequest } from '../../lib/process/tracing.ts';
import { networkOf } from '../../lib/rules/security/client-address.ts';
import { strictTransport } from '../../lib/rules/security/response-headers.ts';
import type { Context, Platform } from './context.ts';
import { httpStatus, ShopError, toShopError } from './errors.ts';
import { graphqlHandler } from './graphql/handler.ts';
import { readVisitor } from './modules/session/sessions.ts';
import { readWebsiteInfo } from './modules/content/website-content.ts';
import { cookieJar } from './rest/cookies.ts';
import { companyRoutes } from './rest/company/routes.ts';
import { authRoutes } from './rest/auth.ts';
import { documentRoutes } from './rest/documents.ts';
import { electronicRoutes } from './rest/electronic.ts';
import { exportRoutes } from './rest/exports.ts';
import { guard } from './rest/guard.ts';
import { labelRoutes } from './rest/labels.ts';
import { mailRoutes } from './rest/mail.ts';
import { paymentRoutes } from './rest/payments.ts';
import { punchOutRoutes } from './rest/punch-out/routes.ts';
import { priceListRoutes } from './rest/price-list.ts';
import { refuseOtherSites } from './rest/refuse-other-sites.ts';
import { searchRoutes } from './rest/search.ts';
import { createAddressReader } from './rest/visitor-address.ts';
import { warehouseRoutes } from './rest/warehouse.ts';

export type App = Hono<{ Variables: { shop: Context } }>;

/** A kind of request: an operation by its name, of anything else the first part of the path. */
function nameOfTrace({ req }: HonoContext): string {
  const [, first = ''] = req.path.split('/');
  const [operation = ''] = /^\w{1,40}$/.exec(req.query('op') ?? '') ?? [];
  return `${req.method} /${first} ${operation}`.trimEnd();
}

/** The backend as one fetch handler: the server listens with it, tests call it directly. */
export function createApp(platform: Platform): App {
  const { db, replica, config, log } = platform;
  const app: App = new Hono();
  const graphql = graphqlHandler(log);
  const readAddress = createAddressReader(platform);
  const isDatabaseReady = createReadinessProbe(async () => Boolean(await db.execute(sql`select 1`)));

  // Before everything else, so that no answer goes without: files, refusals and faults too.
  app.use(secureHeaders({ strictTransportSecurity: config.COOKIE_SECURE && strictTransport.value }));
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'private, no-store');
  });

  app.onError((error, c) => {
    if (!(error instanceof GraphQLError)) log.error({ err: error, path: c.req.path }, 'request failed');
    const expected = error instanceof ShopError ? error : toShopError(error);
    if (expected.code === 'UNAVAILABLE') c.header('Retry-After', '5');
    const status =
      (expected.extensions['http'] as { status: number } | undefined)?.status ?? httpStatus[expected.code];
    const {
      http: _http,
      code,
      ...details
    } = expected.extensions as { http?: unknown; code: BackendErrorCode };
    if (c.req.path === '/graphql')
      return c.json(
        { errors: [{ message: expected.message, extensions: { code, ...details } }] },
        status as 400,
      );
    return c.json({ code, message: expected.message, ...details }, status as 400);
  });

  app.use(async (c, next) => {
    const id = requestIdFrom(c.req.header(requestIdHeader));
    const startedAt = performance.now();
    const traced = { name: nameOfTrace(c), headers: c.req.header(), status: () => c.res.status };
    await runInRequest(id, () => traceRequest(traced, next));
    c.header(requestIdHeader, id);
    const labels = { route: routePath(c, -1), status: String(c.res.status) };
    meter().observe('http_request_duration_seconds', labels, (performance.now() - startedAt) / 1_000);
  });
  if (platform.scrape) {
    const { scrape } = platform;
    app.get('/metrics', async (c) => {
      const { status, headers, body } = await scrape(c.req.header('Authorization'));
      return c.body(body, status as 200, headers);
    });
  }
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    if (!(await isDatabaseReady())) return c.text('database does not answer', 503);
    // The primary answers what a replica does not.
    return c.text(replica ? `ok, ${replica.describe()}` : 'ok');
  });

  const asVisitor: MiddlewareHandler<{ Variables: { shop: Context } }> = async (c, next) => {
    const cookies = cookieJar(c, config.COOKIE_SECURE);
    const ip = readAddress(c);
    const version = Number(c.req.header('X-Context-Version') ?? Number.NaN);
    c.set('shop', {
      ...platform,
      cookies,
      visitor: await readVisitor(db, cookies, { requiresSecondFactor: config.REQUIRE_SECOND_FACTOR }),
      userAgent: c.req.header('User-Agent') ?? null,
      ip,
      network: networkOf(ip),
      contextVersion: Number.isInteger(version) ? version : null,
      isMutation: false,
    });
    await next();
  };

  // The bank's redirect, webhooks, links of mails and companies' own systems carry their own proof instead of the shop's key.
  app.route('/payments', paymentRoutes(platform));
  app.route('/mail', mailRoutes(platform));
  app.route('/warehouse', warehouseRoutes(platform));
  app.route('/company/v1', companyRoutes(platform));
  app.route('/punch-out', punchOutRoutes(platform));
  app.use('/documents/*', asVisitor);
  // A document link that a browser follows sends no key; its address is signed.
  app.route('/documents', documentRoutes());
  app.use('/exports/*', refuseOtherSites, asVisitor);
  app.route('/exports', labelRoutes());
  app.route('/exports', priceListRoutes());
  app.route('/exports', exportRoutes());
  app.use(guard(config));
  app.use(asVisitor);
  app.get('/site/info', async (c) => c.json(await readWebsiteInfo(db)));
  app.route('/customer/auth/electronic', electronicRoutes(platform));
  app.route('/customer/auth', authRoutes(platform));
  app.route('/search', searchRoutes(platform));
  app.post('/graphql', async (c) => {
    const response = await graphql(c.req.raw, c.get('shop'));
    return c.body(await response.text(), response.status as 200, {
      'content-type': 'application/json; charset=utf-8',
    });
  });
  app.notFound((c) =>
    c.json({ code: 'NOT_FOUND', message: 'Þetta fannst ekki eða er ekki lengur í boði.' }, 404),
  );
  return app;
}
