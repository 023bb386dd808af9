import { dayMs, minuteMs } from '../../../../lib/rules/dates/durations.ts';
import type { Database } from '../../db/connect.ts';
import { findBasketsAfter, type Basket } from './internal/baskets.ts';
import type { Task } from '../jobs/jobs.ts';
import { configureHostedSearch, type HostedSearch, type SearchConfig } from '../search/hosted-client.ts';
import { claimPurchaseEvents, finishPurchaseEvents } from '../search/purchase-event-cursor.ts';

const basketsPerCall = 200;
const leaseSeconds = 60;
/** Older purchases do not reflect what is bought together now. */
const maxAgeMs = 90 * dayMs;
/** The service refuses a whole request for one timestamp that is more than four days old. */
const minAgeMs = 3 * dayMs;
/** The service's limit for one event. */
const productsPerEvent = 20;

/**
 * Sends purchase events to the hosted search, for its recommendations. A basket's user token is its invoice number and nothing
 * says whose it was, so no one is tracked. One that was sent twice counts once, having the same token.
 */
export async function sendPurchaseEvents(
  db: Database,
  hosted: HostedSearch,
  signal: AbortSignal,
): Promise<void> {
  const { index } = hosted;
  const insights = hosted.client.initInsights(hosted.hosts ? { options: { hosts: hosted.hosts } } : {});
  while (!signal.aborted) {
    const lastInvoiceNumber = await claimPurchaseEvents(db, index, leaseSeconds);
    if (lastInvoiceNumber === null) return;
    const now = Date.now();
    const baskets = await findBasketsAfter(db, lastInvoiceNumber, new Date(now - maxAgeMs), basketsPerCall);
    const last = baskets.at(-1)?.number ?? lastInvoiceNumber;
    try {
      if (baskets.length > 0)
        await insights.pushEvents({ events: baskets.flatMap((basket) => toEvents(basket, index, now)) });
    } catch (error) {
      await finishPurchaseEvents(db, index, lastInvoiceNumber);
      throw error;
    }
    await finishPurchaseEvents(db, index, last);
    if (baskets.length < basketsPerCall) return;
  }
}

function toEvents({ number, issuedAt, productIds }: Basket, index: string, now: number) {
  const chunks: number[][] = [];
  for (let from = 0; from < productIds.length; from += productsPerEvent)
    chunks.push(productIds.slice(from, from + productsPerEvent));
  return chunks.map((ids) => ({
    eventType: 'conversion' as const,
    eventSubtype: 'purchase' as const,
    eventName: 'Purchase',
    index,
    userToken: `basket-${number}`,
    objectIDs: ids.map(String),
    // Without a timestamp it counts as of now.
    ...(now - issuedAt.getTime() < minAgeMs && { timestamp: issuedAt.getTime() }),
  }));
}

/** For startJobs: none where the shop's own search answers. */
export function purchaseEventTasks(config: SearchConfig): Task[] {
  const hosted = configureHostedSearch(config);
  if (!hosted) return [];
  return [
    {
      name: 'purchases for recommendations',
      everyMs: minuteMs,
      async run({ db, log }, signal) {
        try {
          await sendPurchaseEvents(db, hosted, signal);
        } catch (error) {
          log.warn({ reason: String(error) }, 'sending purchase events to the hosted search failed');
        }
      },
    },
  ];
}
