import { useShopEvent } from '@/lib/analytics/use-shop-event.ts';
import { viewItem } from '@/lib/rules/shop-events.ts';

/** Tells that the product was looked at; shows nothing. */
export function ProductSeen({ id: _id, ...product }: { id: string } & Parameters<typeof viewItem>[0]) {
  useShopEvent(viewItem(product));
  return null;
}
