import { useTrackEvent } from '@/lib/analytics/use-track-event.ts';
import { toViewItem } from '@/lib/rules/orders/tracked-events.ts';

/** Tells that the product was looked at; shows nothing. */
export function TrackProductView({ sku, name, brand, category, price }: Parameters<typeof toViewItem>[0]) {
  useTrackEvent(toViewItem({ sku, name, brand, category, price }));
  return null;
}
