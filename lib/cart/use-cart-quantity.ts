import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { countUnsentChange } from './cart-change.ts';
import { deferChange } from '../visitor/deferred-changes.ts';
import { quantityDebounceMs } from '../rules/orders/quantity.ts';
import { applyOptimisticUnits, updateCart } from './mutations.ts';
import { showAddedProduct } from './notices.ts';
import type { CartableProduct } from './optimistic.ts';
import { useQuantityInCart } from './queries.ts';

interface CartQuantityState {
  /** Units in the cart, with what was just chosen. */
  quantity: number;
  setQuantity: (quantity: number) => void;
}

/**
 * The units of one product in the cart. A change shows at once; the request is sent 500 ms after the last one of a burst
 * (specification §9), or immediately when the page is left or switches customer.
 */
export function useCartQuantity(product: CartableProduct): CartQuantityState {
  const client = useQueryClient();
  const inCart = useQuantityInCart(product.id);
  const [optimisticQuantity, setOptimisticQuantity] = useState<number | null>(null);
  const pendingRequest = useRef<{ timer: number; isNew: boolean; send: () => void } | null>(null);
  const lastRequest = useRef<Promise<unknown> | null>(null);

  const flush = useCallback(() => {
    const request = pendingRequest.current;
    if (!request) return;
    pendingRequest.current = null;
    window.clearTimeout(request.timer);
    countUnsentChange(client, -1);
    request.send();
  }, [client]);
  useEffect(() => {
    const cancelDeferral = deferChange(flush);
    return () => {
      cancelDeferral();
      flush();
    };
  }, [flush]);

  const setQuantity = (quantity: number): void => {
    if (quantity === (optimisticQuantity ?? inCart)) return;
    setOptimisticQuantity(quantity);
    applyOptimisticUnits(client, product, quantity);
    if (pendingRequest.current) window.clearTimeout(pendingRequest.current.timer);
    else countUnsentChange(client, 1);
    // Counts the whole burst: its first click is already in the optimistic cart.
    const isNew = pendingRequest.current?.isNew ?? inCart === 0;
    const send = (): void => {
      if (isNew && quantity > 0) showAddedProduct(product.name);
      // The mutation logs and shows its own failure.
      const request = updateCart(client, { product, quantity }).catch(() => undefined);
      lastRequest.current = request;
      void request.then(() => {
        if (lastRequest.current === request && pendingRequest.current === null) setOptimisticQuantity(null);
      });
    };
    pendingRequest.current = { timer: window.setTimeout(flush, quantityDebounceMs), isNew, send };
  };
  return { quantity: optimisticQuantity ?? inCart, setQuantity };
}
