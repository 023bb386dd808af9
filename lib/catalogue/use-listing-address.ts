import { useEffect, useEffectEvent, useRef } from 'react';
import { type ListingState, parseListing } from './listing-state.ts';

/** From the last change to the address (specification §9): a burst of clicks makes one history entry. */
const writeDelayMs = 400;

interface ListingAddress {
  scheduleWrite: (href: string) => void;
  isWritePending: () => boolean;
}

/**
 * Writes a listing's address, and reports the one that Back or Forward restores. @param onReturn called with the state of that
 * address, and once with the initial one
 */
export function useListingAddress(path: string, onReturn: (state: ListingState) => void): ListingAddress {
  const pendingWrite = useRef<{ timer: number; href: string } | null>(null);
  const writeAddress = (): void => {
    const { timer, href } = pendingWrite.current ?? {};
    pendingWrite.current = null;
    window.clearTimeout(timer);
    if (href === undefined || href === window.location.pathname + window.location.search) return;
    window.history.pushState(null, '', href);
  };
  const adoptAddress = useEffectEvent(() => {
    window.clearTimeout(pendingWrite.current?.timer);
    pendingWrite.current = null;
    if (window.location.pathname === path) onReturn(parseListing(window.location.search));
  });
  // A visitor who leaves by a link within the delay comes back to what was chosen.
  const flushOnLeave = useEffectEvent(writeAddress);
  // A listing that starts over for another visitor continues from what was chosen; on another page it is too late to write the
  // address.
  const flushOnUnmount = useEffectEvent(() => {
    if (window.location.pathname === path) writeAddress();
    else window.clearTimeout(pendingWrite.current?.timer);
  });
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    // Back may restore the page as rendered, at an address with more parameters. A click that hydrated the page came before
    // this effect.
    if (!pendingWrite.current) adoptAddress();
    window.addEventListener('popstate', () => adoptAddress(), { signal });
    window.addEventListener('pagehide', () => flushOnLeave(), { signal });
    document.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a[href]')) flushOnLeave();
      },
      { signal, capture: true },
    );
    return () => {
      listeners.abort();
      flushOnUnmount();
    };
  }, []);
  return {
    isWritePending: () => pendingWrite.current !== null,
    scheduleWrite(href) {
      window.clearTimeout(pendingWrite.current?.timer);
      pendingWrite.current = { href, timer: window.setTimeout(writeAddress, writeDelayMs) };
    },
  };
}
