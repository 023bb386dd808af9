import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { ByVat } from '@/components/ui/by-vat.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import styles from './price-block.module.css';

interface Amounts {
  price: number;
  priceWithTax: number;
  taxPercentage: number;
}

/** Krónur; `price` is without VAT. */
export interface PriceFields {
  price?: Amounts | null;
  listPrice?: Pick<Amounts, 'price' | 'priceWithTax'> | null;
  /** Percent. */
  discount: number;
}

/**
 * Price with VAT first, without it below, and what it was before a discount; the other way round for who counts without VAT.
 * Null prices are for customers only.
 */
export function PriceBlock({ price, listPrice, discount }: PriceFields) {
  if (!price)
    return (
      <span className={classNames(styles.priceBlock, styles.hidden)}>Skráðu þig inn til að sjá verð</span>
    );
  const discountedPrice = discount > 0 && listPrice && listPrice.priceWithTax > price.priceWithTax;
  return (
    <span className={styles.priceBlock}>
      <strong>{formatKronur(price.priceWithTax)}</strong>
      {discountedPrice && (
        <span>
          <s>
            <ByVat gross={formatKronur(listPrice.priceWithTax)} net={formatKronur(listPrice.price)} />
          </s>{' '}
          <b>{`−${formatNumber(discount, 1)}%`}</b>
        </span>
      )}
      <small>{`${formatKronur(price.price)} án\u00a0vsk.`}</small>
    </span>
  );
}
