'use client';

import { useShopEvent } from '@/lib/analytics/use-shop-event.ts';
import { purchase } from '@/lib/rules/orders/tracked-events.ts';

/** Tells of the order, once in this browser however often the page is opened; shows nothing. */
export function OrderReported({ order }: { order: Parameters<typeof purchase>[0] }) {
  useShopEvent(purchase(order));
  return null;
}
