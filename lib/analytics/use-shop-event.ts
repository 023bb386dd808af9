import { useEffect } from 'react';
import { track } from './track.ts';
import type { ShopEvent } from '../rules/orders/tracked-events.ts';

/** Tells an event once the part that uses it is on screen; the same event again only where that part is made anew. */
export function useShopEvent(event: ShopEvent): void {
  const text = JSON.stringify(event);
  useEffect(() => track(JSON.parse(text) as ShopEvent), [text]);
}
