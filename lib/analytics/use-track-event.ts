import { useEffect } from 'react';
import { track } from './track.ts';
import type { ShopEvent } from '../rules/orders/tracked-events.ts';

/** Reports an event once the part that uses it is on screen; the same event again only where that part is mounted again. */
export function useTrackEvent(event: ShopEvent): void {
  const serialised = JSON.stringify(event);
  useEffect(() => track(JSON.parse(serialised) as ShopEvent), [serialised]);
}
