import { useEffect, useEffectEvent, useRef } from 'react';
import { type ListingState, parseListing } from './listing-state.ts';

/** From the last change to the address (specification §9): a burst of presses makes one step of the history. */
const writeDelayMs = 400;

interface Address {
  writeLater: (href: string) => void;
  isWaiting: () => boolean;
}

/**
 * Writes a listing's address, and tells of the one that Back or Forward brings.
 * @param onReturn with what the address then says, and at first what it says as the page appears
 */
export function useAddress(path: string, onReturn: (state: ListingState) => void): Address {
  const waiting = useRef<{ timer: number; href: string } | null>(null);
  const write = (): void => {
    const { timer, href } = waiting.current ?? {};
    waiting.current = null;
    window.clearTimeout(timer);
    if (href === undefined || href === window.location.pathname + window.location.search) return;
    window.history.pushState(null, '', href);
  };
  const returned = useEffectEvent(() => {
    window.clearTimeout(waiting.current?.timer);
    waiting.current = null;
    if (window.location.pathname === path) onReturn(parseListing(window.location.search));
  });
  // Whoever leaves by a link within the delay comes back to what was chosen.
  const leaving = useEffectEvent(write);
  // A listing that begins anew for another visitor goes on from what was chosen; on another page it is too late to write.
  const ending = useEffectEvent(() => {
    if (window.location.pathname === path) write();
    else window.clearTimeout(waiting.current?.timer);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // Back may bring the page as it was made, at an address that says more.
    returned();
    window.addEventListener('popstate', () => returned(), { signal });
    window.addEventListener('pagehide', () => leaving(), { signal });
    document.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a[href]')) leaving();
      },
      { signal, capture: true },
    );
    return () => {
      listening.abort();
      ending();
    };
  }, []);
  return {
    isWaiting: () => waiting.current !== null,
    writeLater(href) {
      window.clearTimeout(waiting.current?.timer);
      waiting.current = { href, timer: window.setTimeout(write, writeDelayMs) };
    },
  };
}
