'use client';

import { useTrackEvent } from '@/lib/analytics/use-track-event.ts';
import { toPurchase } from '@/lib/rules/orders/tracked-events.ts';

/** Tracks the order, once in this browser however often the page is opened; renders nothing. */
export function TrackPurchase({ order }: { order: Parameters<typeof toPurchase>[0] }) {
  useTrackEvent(toPurchase(order));
  return null;
}
