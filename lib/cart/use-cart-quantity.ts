import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { deferChange } from '../visitor/deferred-changes.ts';
import { quantityDebounceMs } from '../rules/orders/quantity.ts';
import { showUnits, updateCart } from './mutations.ts';
import { openCartPopover } from './notices.ts';
import type { CartableProduct } from './optimistic.ts';
import { useQuantityInCart } from './queries.ts';

interface CartQuantity {
  /** Units in the cart, with what was just chosen. */
  quantity: number;
  change: (quantity: number) => void;
}

/**
 * The units of one product in the cart. A change shows in this frame; the request goes 500 ms after the last one
 * of a burst (specification §9), or at once when the page is left or becomes another customer's.
 */
export function useCartQuantity(product: CartableProduct): CartQuantity {
  const client = useQueryClient();
  const inCart = useQuantityInCart(product.id);
  const [chosen, setChosen] = useState<number | null>(null);
  const waiting = useRef<{ timer: number; isNew: boolean; send: () => void } | null>(null);
  const sent = useRef<Promise<unknown> | null>(null);

  const flush = useCallback(() => {
    const { timer, send } = waiting.current ?? {};
    waiting.current = null;
    window.clearTimeout(timer);
    send?.();
  }, []);
  useEffect(() => {
    const release = deferChange(flush);
    return () => {
      release();
      flush();
    };
  }, [flush]);

  const change = (quantity: number): void => {
    if (quantity === (chosen ?? inCart)) return;
    setChosen(quantity);
    showUnits(client, product, quantity);
    window.clearTimeout(waiting.current?.timer);
    // Of the whole burst: its first press is in the cart that is shown by now.
    const isNew = waiting.current?.isNew ?? inCart === 0;
    const send = (): void => {
      if (isNew && quantity > 0) openCartPopover();
      // What it fails with is logged and shown by the change itself.
      const answer = updateCart(client, { product, quantity }).catch(() => undefined);
      sent.current = answer;
      void answer.then(() => {
        if (sent.current === answer && waiting.current === null) setChosen(null);
      });
    };
    waiting.current = { timer: window.setTimeout(flush, quantityDebounceMs), isNew, send };
  };
  return { quantity: chosen ?? inCart, change };
}
