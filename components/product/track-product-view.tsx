import { useTrackEvent } from '@/lib/analytics/use-track-event.ts';
import { toViewItem } from '@/lib/rules/orders/tracked-events.ts';

/** Tracks the product view; renders nothing. */
export function TrackProductView({ sku, name, brand, category, price }: Parameters<typeof toViewItem>[0]) {
  useTrackEvent(toViewItem({ sku, name, brand, category, price }));
  return null;
}
