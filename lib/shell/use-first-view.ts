'use client';

import { startTransition } from 'react';
import { isOpeningAtTop } from './route-start.ts';
import { useAfterPaint } from './use-after-paint.ts';

/**
 * Whether what one looks at first has been painted, so that what one uses may follow: filters, orders, buttons of goods. Their
 * room is kept. A page that is loaded or gone back to comes whole.
 */
export function useFirstViewPainted(): boolean {
  return useAfterPaint(!isOpeningAtTop());
}

/**
 * Whether what lies below the first view is rendered. A page that opens after the press of a link is painted without it, and
 * the rest follows right after that paint; a page that is loaded, gone back to or opened at a place within it comes whole, because
 * the browser goes to that place.
 */
export function useBelowFirstView(): boolean {
  return useAfterPaint(!isOpeningAtTop(), startTransition);
}
