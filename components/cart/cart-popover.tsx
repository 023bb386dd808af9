'use client';

import { useId } from 'react';
import { ByVat } from '@/components/ui/by-vat.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Icon } from '@/components/ui/icons.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Popover } from '@/components/ui/popover.tsx';
import { Price } from '@/components/ui/price.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { payableSums } from '@/lib/cart/optimistic.ts';
import { useCart } from '@/lib/cart/queries.ts';
import { useAfterPaint } from '@/lib/shell/use-after-paint.ts';
import { CartLineItem } from './cart-line.tsx';
import styles from './cart-popover.module.css';

interface Props {
  onClose: () => void;
}

/** The cart at a glance, below its button. Not modal: the page stays usable. The count at the button comes a frame before it. */
export function CartPopover(props: Props) {
  return useAfterPaint() && <CartPanel {...props} />;
}

function CartPanel({ onClose }: Props) {
  const { data: cart, error, refetch } = useCart();
  const titleId = useId();

  return (
    <Popover element="section" className={styles.panel} role="dialog" aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>Karfa</h2>
        <button type="button" aria-label="Loka" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {cart && cart.items.length > 0 && (
        <ul>
          {cart.items.map((line) => (
            <CartLineItem key={line.product.id} line={line} compact />
          ))}
        </ul>
      )}
      {cart?.items.length === 0 && <p>Karfan er tóm</p>}
      {!cart && !error && <Skeleton height="64px" />}
      {!cart && error && (
        <ErrorRegion text="Ekki næst samband við körfuna sem stendur." onRetry={() => void refetch()} />
      )}
      <div className={styles.foot}>
        {cart && cart.items.length > 0 && (
          <p>
            <span>
              <ByVat gross="Samtals" net="Samtals án vsk." />
            </span>
            <strong>
              <ByVat
                gross={<Price amount={payableSums(cart).totalPrice} />}
                net={<Price amount={payableSums(cart).totalPriceWithoutTax} />}
              />
            </strong>
          </p>
        )}
        <LinkButton href="/karfa" block>
          Opna körfu
        </LinkButton>
      </div>
    </Popover>
  );
}
