'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { SumRow } from '@/components/ui/sum-row.tsx';
import { payableSums } from '@/lib/cart/optimistic.ts';
import type { Cart } from '@/lib/cart/queries.ts';
import { useIsCartMutating } from '@/lib/cart/use-is-cart-mutating.ts';
import { useCustomer } from '@/lib/customer/queries.ts';
import { checkoutStepPath } from '@/lib/rules/routes/checkout-step.ts';
import { openSignIn } from '@/lib/sign-in/request.ts';
import { CartDelivery } from './cart-delivery.tsx';
import { PromoCode } from './promo-code.tsx';
import styles from './cart-totals.module.css';

const checkoutPath = checkoutStepPath('Receiver');

interface Props {
  cart: Cart;
  /** Stands below the way to the checkout. */
  children?: ReactNode;
  /** In place of that way. */
  order?: ReactNode;
}

/** Sums and the way to the checkout; a guest signs in over the cart and continues. */
export function CartTotals({ cart, children, order }: Props) {
  const router = useRouter();
  const { data: customer } = useCustomer();
  const changing = useIsCartMutating();
  const sums = payableSums(cart);
  const signInFirst = (event: MouseEvent): void => {
    if (customer || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openSignIn({ onSignedIn: () => router.push(checkoutPath) });
  };
  return (
    <section className={styles.cartTotals} aria-label="Samtala körfu" aria-busy={changing}>
      <dl>
        <SumRow term="Samtals án vsk." amount={sums.totalPriceWithoutTax} />
        <SumRow term="Virðisaukaskattur" amount={sums.totalTaxAmount} />
        {sums.discount > 0 && <SumRow term="Þar af afsláttur" amount={sums.discount} tone="sun" />}
        <SumRow term="Samtals" amount={sums.totalPrice} total />
      </dl>
      <CartDelivery lines={cart.items} />
      {sums.hasSoldOut && <p>Uppseldar vörur eru ekki taldar með.</p>}
      {!order && <PromoCode cart={cart} />}
      <div className={styles.order} data-above-foot>
        {order ?? (
          <LinkButton href={checkoutPath} block onClick={signInFirst}>
            Ganga frá pöntun
          </LinkButton>
        )}
      </div>
      {children}
      <LinkButton href="/voruflokkar" variant="quiet" block>
        Halda áfram að versla
      </LinkButton>
    </section>
  );
}
