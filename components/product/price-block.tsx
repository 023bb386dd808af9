import { Price } from '@/components/ui/price.tsx';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
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
  listPrice?: Pick<Amounts, 'priceWithTax'> | null;
  /** Percent. */
  discount: number;
}

/** Price with VAT first, without it below, and what it was before a discount. Null prices are for customers only. */
export function PriceBlock({ price, listPrice, discount }: PriceFields) {
  if (!price)
    return (
      <span className={classNames(styles.priceBlock, styles.hidden)}>Skráðu þig inn til að sjá verð</span>
    );
  const discountedPrice = discount > 0 && listPrice && listPrice.priceWithTax > price.priceWithTax;
  return (
    <span className={styles.priceBlock}>
      <strong>
        <Price amount={price.priceWithTax} />
      </strong>
      {discountedPrice && (
        <span className={styles.before}>
          <Price amount={listPrice.priceWithTax} struck /> <b>−{formatNumber(discount, 1)}%</b>
        </span>
      )}
      <small>
        <Price amount={price.price} /> án vsk.
      </small>
    </span>
  );
}
