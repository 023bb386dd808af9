import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { soldOutLabel } from '../rules/text/backend-messages.ts';
import { availableQuantity } from '../rules/orders/quantity.ts';
import { changedMessage, onlyLeftMessage } from '../rules/orders/quick-order/fit-quantity.ts';
import { updateCart } from './mutations.ts';
import { showCartProblem } from './notices.ts';
import { toCartableProduct } from './optimistic.ts';
import type { Cart } from './queries.ts';

/**
 * Reduces a line that exceeds the stock to what is left, and says so in place. A sold-out line stays as it is: whether to
 * remove it or wait is the visitor's choice.
 */
export function useStockCorrections(cart: Cart | undefined): void {
  const client = useQueryClient();
  const correctedKeys = useRef(new Set<string>());
  useEffect(() => {
    for (const line of cart?.items ?? []) {
      const { product, quantity } = line;
      const available = availableQuantity(product);
      const correctionKey = `${product.id}:${quantity}:${available}`;
      if (quantity <= available || correctedKeys.current.has(correctionKey)) continue;
      correctedKeys.current.add(correctionKey);
      if (available === 0) {
        showCartProblem(product.id, soldOutLabel);
        continue;
      }
      updateCart(client, { product: toCartableProduct(line), quantity: available }).then(
        () =>
          showCartProblem(
            product.id,
            `${onlyLeftMessage(available, 0)}. ${changedMessage(quantity, available)}`,
          ),
        // Logged and worded by the mutation.
        () => undefined,
      );
    }
  }, [cart, client]);
}
