'use client';

import { isOpeningAtTop } from './route-start.ts';
import { useAfterPaint } from './use-after-paint.ts';

/**
 * Whether what lies below the first view is rendered. A page that opens after the press of a link is painted without it, and
 * the rest follows right after that paint; a page that is loaded or gone back to comes whole, because the browser restores its
 * place.
 */
export function useBelowFirstView(): boolean {
  return useAfterPaint(!isOpeningAtTop());
}
