import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef, useState } from 'react';
import {
  clearContextRows,
  isWithoutContextRows,
  scrollByRows,
  storeContextRows,
} from '@/lib/acting-as/context-rows.ts';

/**
 * Gives the rows above the page their room. On a page that came to a guest, who then signed in over it, they stand at the header's
 * foot until the next page, and the page is scrolled by their height: nothing that is seen moves.
 * @param isCartUnknown whether the cart has yet to say if there is a banner
 * @returns where they are rendered
 */
export function useContextRows(rowCount: number, isCartUnknown: boolean): Element | null {
  const pathname = usePathname();
  const [guestPathname, setGuestPathname] = useState(() => (isWithoutContextRows() ? pathname : null));
  const isLate = guestPathname === pathname;
  // Coming back to it, the page has room for them.
  if (guestPathname !== null && !isLate) setGuestPathname(null);
  const placeholder = document.querySelector<HTMLElement>('[data-context-place]');
  const scrolledRows = useRef(0);
  // Before the paint: on a page that has just come nothing moves.
  useLayoutEffect(() => {
    placeholder?.style.setProperty('min-height', isLate ? '0' : '');
    // Until the cart says whether there is a banner, the page keeps the room that it came with.
    if (isCartUnknown && !isLate) return undefined;
    storeContextRows(rowCount);
    if (isLate) scrollByRows(rowCount - scrolledRows.current);
    scrolledRows.current = rowCount;
    return clearContextRows;
  }, [placeholder, rowCount, isLate, isCartUnknown]);
  return isLate ? (placeholder?.parentElement ?? null) : placeholder;
}
