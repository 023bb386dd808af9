import type { IncomingMessage, ServerResponse } from 'node:http';
import { meter } from '../process/meter.ts';
import type { Scrape } from '../process/prometheus.ts';
import { routeLabel } from '../rules/routes/route-label.ts';

/** What Next says of its cache. */
const cacheHeader = 'x-nextjs-cache';

/** Counts a request by route and status, and what the caches knew of its page, once its answer is sent. */
export function measureAnswer({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const labels = { route: routeLabel(url), status: String(response.statusCode) };
    meter().observe('http_request_duration_seconds', labels, (performance.now() - startedAt) / 1_000);
    const cache = response.getHeader(cacheHeader);
    if (typeof cache === 'string') meter().count('page_answers_total', { cache: cache.toLowerCase() });
  });
}

/** Sends the numbers to the bearer of the token. */
export async function sendMetrics(
  { headers }: IncomingMessage,
  response: ServerResponse,
  scrape: Scrape,
): Promise<void> {
  const answer = await scrape(headers.authorization);
  response.writeHead(answer.status, answer.headers).end(answer.body);
}
