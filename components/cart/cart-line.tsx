'use client';

import type { ReactNode } from 'react';
import { ByVat } from '@/components/ui/by-vat.tsx';
import { Icon } from '@/components/ui/icons.tsx';
import { BucketImage } from '@/components/ui/image.tsx';
import { Price } from '@/components/ui/price.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { useRemoveFromCart } from '@/lib/cart/mutations.ts';
import { toCartableProduct, isUnpriced } from '@/lib/cart/optimistic.ts';
import type { CartLine } from '@/lib/cart/queries.ts';
import { useOwnPrice } from '@/lib/product/own-prices.ts';
import { ownNumberText } from '@/lib/rules/products/own-number.ts';
import { useSignedInHint } from '@/lib/visitor/use-signed-in-hint.ts';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import { LineDelivery } from './line-delivery.tsx';
import { LineNotices } from './line-notices.tsx';
import { CartQuantity } from './cart-quantity.tsx';
import styles from './cart-line.module.css';

interface Props {
  line: CartLine;
  /** Shows only the line's price. */
  compact?: boolean;
  /** Whether the cart holds what others put there. */
  isShared?: boolean;
  /** Called before the line is removed, so that the page can offer to undo it. */
  onRemove?: (line: CartLine) => void;
}

/** One line of the cart (specification §2.10). */
export function CartLineItem({ line, compact = false, isShared = false, onRemove }: Props) {
  const { product } = line;
  const { mutate: remove } = useRemoveFromCart();
  const href = productHref(product);
  const removeLine = (): void => {
    onRemove?.(line);
    remove({ productId: product.id });
  };
  return (
    <li className={styles.item} data-compact={compact}>
      <a href={href} tabIndex={-1} aria-hidden className={styles.picture}>
        <BucketImage image={product.image} alt="" sizes={compact ? '48px' : '150px'} />
      </a>
      <div className={styles.name}>
        <a href={href}>{withNonBreakingUnits(product.name)}</a>
        <small>Vörunúmer {product.sku}</small>
        <LineOwnNumber productId={product.id} />
      </div>
      {!compact && <LineDelivery line={line} />}
      <button type="button" onClick={removeLine} aria-label={`Fjarlægja ${product.name}`}>
        <Icon name="trash" size={20} />
      </button>
      {!compact && <LineAmounts line={line} />}
      <div className={styles.quantity}>
        <CartQuantity product={toCartableProduct(line)} compact={compact} inCart />
      </div>
      <strong className={styles.linePrice}>
        <VisuallyHidden>Samtals: </VisuallyHidden>
        {isUnpriced(line) ? <Skeleton width="64px" /> : <LinePrice line={line} compact={compact} />}
      </strong>
      {!compact && <LineNotices line={line} isShared={isShared} />}
    </li>
  );
}

/** What the customer calls the product; it comes with the customer's own price, which a guest has none of. */
function LineOwnNumber({ productId }: { productId: string }) {
  const { data } = useOwnPrice(productId, useSignedInHint());
  return data?.ownNumber && <small>{ownNumberText(data.ownNumber)}</small>;
}

/** The cart's page shows both; where there is room for one, it is what the visitor counts in. */
function LinePrice({ line, compact }: { line: CartLine; compact: boolean }) {
  if (compact)
    return <ByVat gross={<Price amount={line.price} />} net={<Price amount={line.priceWithoutTax} />} />;
  return <GrossPrice amount={line.price} />;
}

/** With VAT, as the order counts; who counts without is told. */
function GrossPrice({ amount }: { amount: number }) {
  return (
    <>
      <Price amount={amount} />
      <ByVat as="small" gross="" net=" með vsk." />
    </>
  );
}

function LineAmounts({ line }: { line: CartLine }) {
  return (
    <dl className={styles.amounts}>
      <LineAmount term="Einingaverð">
        <GrossPrice amount={line.unitPrice} />
      </LineAmount>
      <LineAmount term="Verð án vsk.">
        <Price amount={line.priceWithoutTax} />
      </LineAmount>
      {line.discount > 0 && line.discountPercentage > 0 && (
        <LineAmount term="Afsláttur">
          <Price amount={line.discount} /> ({formatNumber(line.discountPercentage)}%)
        </LineAmount>
      )}
    </dl>
  );
}

function LineAmount({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/* Pictures are 150 px high, 48 in the compact line (specification §2.10). Areas instead of order: the same elements serve phone, desktop and the compact line of the popover. */
