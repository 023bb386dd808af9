import { useShopEvent } from '@/lib/analytics/use-shop-event.ts';
import { viewItem } from '@/lib/rules/orders/tracked-events.ts';

/** Tells that the product was looked at; shows nothing. */
export function ProductSeen({ sku, name, brand, category, price }: Parameters<typeof viewItem>[0]) {
  useShopEvent(viewItem({ sku, name, brand, category, price }));
  return null;
}
