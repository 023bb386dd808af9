import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deferChange } from '../visitor/deferred-changes.ts';
import { quantityDebounceMs } from '../rules/orders/quantity.ts';
import { useQuantityInCart } from './known-cart.ts';
import { showAddedProduct } from './notices.ts';
import type { CartableProduct } from './optimistic.ts';
import { useCartChanges } from './use-cart-changes.ts';

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
  const runChange = useCartChanges(product.id);
  const inCart = useQuantityInCart(product.id);
  const [optimisticQuantity, setOptimisticQuantity] = useState<number | null>(null);
  const pendingRequest = useRef<{ timer: number; isNew: boolean; send: () => void } | null>(null);
  const lastRequest = useRef<Promise<unknown> | null>(null);

  const flush = (): void => {
    const request = pendingRequest.current;
    if (!request) return;
    pendingRequest.current = null;
    window.clearTimeout(request.timer);
    request.send();
  };
  const flushBeforeLeaving = useEffectEvent(flush);
  useEffect(() => {
    const cancelDeferral = deferChange(() => flushBeforeLeaving());
    return () => {
      cancelDeferral();
      flushBeforeLeaving();
    };
  }, []);

  const setQuantity = (quantity: number): void => {
    if (quantity === (optimisticQuantity ?? inCart)) return;
    setOptimisticQuantity(quantity);
    const earlier = pendingRequest.current;
    if (earlier) window.clearTimeout(earlier.timer);
    // Counts the whole burst: its first click is already in the optimistic cart.
    const isNew = earlier?.isNew ?? inCart === 0;
    // Failures are logged and shown where they happen.
    runChange((client, { chooseUnits }) => chooseUnits(client, { product, quantity }, !earlier)).catch(
      () => undefined,
    );
    const send = (): void => {
      if (isNew && quantity > 0) showAddedProduct(product.name);
      const request = runChange((client, { sendChosenUnits }) =>
        sendChosenUnits(client, { product, quantity }),
      ).catch(() => undefined);
      lastRequest.current = request;
      void request.then(() => {
        if (lastRequest.current === request && pendingRequest.current === null) setOptimisticQuantity(null);
      });
    };
    pendingRequest.current = { timer: window.setTimeout(flush, quantityDebounceMs), isNew, send };
  };
  return { quantity: optimisticQuantity ?? inCart, setQuantity };
}
