'use client';

import { Button } from '@/components/ui/button.tsx';
import { useIsCartMutating } from '@/lib/cart/use-is-cart-mutating.ts';
import { punchOutPaths } from '@/lib/rules/routes/punch-out-paths.ts';

/**
 * Sends the cart of a purchasing system's visit home, as a plain form: the backend answers the page that goes there. While a change
 * of the cart is under way it waits, so that the system gets what the buyer sees.
 */
export function SendCart() {
  const isChanging = useIsCartMutating();
  return (
    <form
      method="post"
      action={punchOutPaths.cart}
      onSubmit={(event) => {
        if (isChanging) event.preventDefault();
      }}
    >
      <Button type="submit" block busy={isChanging}>
        Senda körfu í innkaupakerfið
      </Button>
    </form>
  );
}
