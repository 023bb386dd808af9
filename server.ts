import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import next from 'next';
import { createAnswerPolicy } from './lib/page-cache/answer-policy.ts';
import { listingKeys } from './lib/catalogue/clean-address.ts';
import { sendConsoleTo } from './lib/process/console-log.ts';
import { createDrain } from './lib/process/drain.ts';
import { createLog } from './lib/process/log.ts';
import { logFailure } from './lib/io/log.ts';
import { forgetOldLifetimes } from './lib/page-cache/forget-lifetimes.ts';
import { guardAnswer } from './lib/page-cache/guard-answer.ts';
import { GuestPages } from './lib/page-cache/guest-pages.ts';
import { cleanIncomingHeaders } from './lib/page-cache/incoming-headers.ts';
import { correctAnswer } from './lib/page-cache/answer-status.ts';
import { pageCacheRegistry } from './lib/page-cache/registry.ts';
import { firstScript } from './lib/shell/first-script.ts';
import { measureAnswer, sendMetrics } from './lib/page-cache/measure-answer.ts';
import { meter } from './lib/process/meter.ts';
import { runAnswer } from './lib/page-cache/requested-status.ts';
import { sendKeptPage } from './lib/page-cache/send-page.ts';
import { requestLimits } from './lib/process/request-limits.ts';
import { endTracing, startTracing, traceRequest } from './lib/process/tracing.ts';
import { routeLabel } from './lib/rules/routes/route-label.ts';
import { requestIdFrom, requestIdHeader, runInRequest } from './lib/process/request-scope.ts';
import { env } from './lib/env.ts';
import { exitOnInvalidEnvironment } from './lib/exit-on-invalid-environment.ts';
import { answerBackendCall } from './lib/server/answer-backend-call.ts';
import { strictTransport } from './lib/rules/security/response-headers.ts';

/** Longer than any page should take; what is open then is cut off (milliseconds). */
const drainTimeoutMs = 8_500;
/** What Next still does in the background, such as making an old page again, is left then (milliseconds). */
const closeTimeoutMs = 1_000;

const { PORT = '3000', HOST } = process.env;
exitOnInvalidEnvironment();
const { LOG_LEVEL, METRICS_TOKEN, SITE_URL, TRUSTED_PROXIES } = env();
const isHttps = SITE_URL.startsWith('https:');
sendConsoleTo(createLog({ level: LOG_LEVEL }));
const hostname = HOST || undefined;
const scrape = METRICS_TOKEN
  ? (await import('./lib/process/prometheus.ts')).startMetrics(METRICS_TOKEN)
  : undefined;
await startTracing('vorulind-storefront');
const app = next({ dir: import.meta.dirname, port: Number(PORT), ...(hostname && { hostname }) });

/** The storefront's process: kept pages go out as they are kept, everything else is Next's. */
const server = createServer(
  requestLimits,
  (request, response) => void runAnswer(() => answer(request, response)),
);
const drain = createDrain(server);

server.on('error', (error: NodeJS.ErrnoException) => {
  logFailure('The storefront cannot listen', error.code === 'EADDRINUSE' ? `port ${PORT} is taken` : error);
  process.exit(1);
});

const guestPages = new GuestPages();
const setAnswerPolicy = createAnswerPolicy({ firstScript, listingKeys });

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (scrape && request.url === '/metrics') return sendMetrics(request, response, scrape);
  measureAnswer(request, response);
  // A proxy in front may have named the request in its own log.
  const received = TRUSTED_PROXIES > 0 ? request.headers[requestIdHeader]?.toString() : undefined;
  const name = `${request.method} ${routeLabel(request.url ?? '/')}`;
  const traced = { name, headers: request.headers, status: () => response.statusCode };
  await runInRequest(requestIdFrom(received), () =>
    traceRequest(traced, () => answerInRequest(request, response)),
  );
}

async function answerInRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
  cleanIncomingHeaders(request);
  if (isHttps) response.setHeader(strictTransport.key, strictTransport.value);
  if (await sendKeptPage(request, response)) return meter().count('page_answers_total', { cache: 'kept' });
  if (await answerBackendCall(request, response)) return;
  guardAnswer(request, response);
  correctAnswer(request, response);
  const version = pageCacheRegistry()?.cache.changed.version ?? 0;
  await guestPages.answer({ request, response, version }, (isShared) => {
    if (!isShared) setAnswerPolicy(request, response);
    return handle(request, response);
  });
}

let isStopping = false;
/** Accepts nothing new, answers what was asked, and ends. */
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await drain(drainTimeoutMs);
  await Promise.race([Promise.all([app.close(), endTracing()]), sleep(closeTimeoutMs)]);
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());

forgetOldLifetimes();
await app.prepare();
const handle = app.getRequestHandler();
server.listen(Number(PORT), hostname);
