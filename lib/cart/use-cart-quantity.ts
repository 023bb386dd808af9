import { useEffect, useRef, useState } from 'react';
import { deferChange, type DeferredChange } from '../visitor/deferred-changes.ts';
import { quantityDebounceMs } from '../rules/orders/quantity.ts';
import { useQuantityInCart } from './known-cart.ts';
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
  const pendingRequest = useRef<(DeferredChange & { isNew: boolean }) | null>(null);
  const choices = useRef(0);
  useEffect(() => () => pendingRequest.current?.sendNow(), []);

  const setQuantity = (quantity: number): void => {
    if (quantity === (optimisticQuantity ?? inCart)) return;
    setOptimisticQuantity(quantity);
    const choice = ++choices.current;
    const earlier = pendingRequest.current;
    earlier?.cancel();
    // Counts the whole burst: its first click is already in the optimistic cart.
    const isNew = earlier?.isNew ?? inCart === 0;
    // Failures are logged and shown where they happen.
    runChange((client, { chooseUnits }) => chooseUnits(client, { product, quantity }, !earlier)).catch(
      () => undefined,
    );
    const send = (): void => {
      pendingRequest.current = null;
      void runChange((client, { sendChosenUnits }) => sendChosenUnits(client, { product, quantity }, isNew))
        .catch(() => undefined)
        .then(() => {
          if (choice === choices.current) setOptimisticQuantity(null);
        });
    };
    pendingRequest.current = { ...deferChange(send, quantityDebounceMs), isNew };
  };
  return { quantity: optimisticQuantity ?? inCart, setQuantity };
}
