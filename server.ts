import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import next from 'next';
import { createAnswerPolicy } from './lib/page-cache/answer-policy.ts';
import { listingKeys } from './lib/catalogue/clean-address.ts';
import { createDrain } from './lib/io/drain.ts';
import { logFailure } from './lib/io/log.ts';
import { forgetOldLifetimes } from './lib/page-cache/forget-lifetimes.ts';
import { GuestPages } from './lib/page-cache/guest-pages.ts';
import { correctAnswer } from './lib/page-cache/answer-status.ts';
import { pageCacheRegistry } from './lib/page-cache/registry.ts';
import { firstScript } from './lib/shell/first-script.ts';
import { sendKeptPage } from './lib/page-cache/send-page.ts';

/** Longer than any answer should take; what is open then is cut off (milliseconds). */
const drainTimeoutMs = 10_000;

const { PORT = '3000', HOST } = process.env;
const hostname = HOST || undefined;
const app = next({ dir: import.meta.dirname, port: Number(PORT), ...(hostname && { hostname }) });

/** The storefront's process: kept pages go out as they are kept, everything else is Next's. */
const server = createServer((request, response) => void answer(request, response));
const drain = createDrain(server);

server.on('error', (error: NodeJS.ErrnoException) => {
  logFailure('The storefront cannot listen', error.code === 'EADDRINUSE' ? `port ${PORT} is taken` : error);
  process.exit(1);
});

const guestPages = new GuestPages();
const setAnswerPolicy = createAnswerPolicy({ firstScript, listingKeys });

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  dropInternalHeaders(request);
  if (await sendKeptPage(request, response)) return;
  correctAnswer(request, response);
  const version = pageCacheRegistry()?.cache.changed.version ?? 0;
  await guestPages.answer({ request, response, version }, (isShared) => {
    if (!isShared) setAnswerPolicy(request, response);
    return handle(request, response);
  });
}

/** Next believes these of its own parts and of this server; from outside they are forged. */
function dropInternalHeaders({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers))
    if (/^(?:x-(?:middleware|nextjs)-|content-security-policy)/.test(name))
      Reflect.deleteProperty(headers, name);
}

let isStopping = false;
/** Accepts nothing new, answers what was asked, and ends. */
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await drain(drainTimeoutMs);
  await app.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());

forgetOldLifetimes();
await app.prepare();
const handle = app.getRequestHandler();
server.listen(Number(PORT), hostname);
