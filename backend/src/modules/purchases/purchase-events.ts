import { dayMs, minuteMs } from '../../../../lib/rules/dates/durations.ts';
import type { Database } from '../../db/connect.ts';
import { findBasketsAfter, type Basket } from './internal/baskets.ts';
import type { Task } from '../jobs/jobs.ts';
import { configureHostedSearch, type HostedSearch, type SearchConfig } from '../search/hosted-client.ts';
import { claimPurchaseEvents, finishPurchaseEvents } from '../search/purchase-event-cursor.ts';

const basketsPerCall = 200;
const leaseSeconds = 60;
/** Older purchases say nothing about what is bought together now. */
const maxAgeMs = 90 * dayMs;
/** The service declines a whole call for one moment that is more than four days ago. */
const minAgeMs = 3 * dayMs;
/** The service's limit for one event. */
const productsPerEvent = 20;

/**
 * Tells the hosted search what was bought together, for its recommendations. A basket goes by the number of its invoice and
 * nothing says whose it was, so no one's behaviour is followed. One that was sent twice counts once: it has one name.
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
    // Without a moment it counts as of now.
    ...(now - issuedAt.getTime() < minAgeMs && { timestamp: issuedAt.getTime() }),
  }));
}

/** For startJobs: nothing where the shop searches by itself. */
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
          log.warn({ reason: String(error) }, 'the search service did not take the purchases');
        }
      },
    },
  ];
}
