import { BucketImage } from '@/components/ui/image.tsx';
import { Price } from '@/components/ui/price.tsx';
import { useSignedInHint } from '@/lib/customer/queries.ts';
import { useOwnPrice } from '@/lib/product/own-prices.ts';
import type { Hit } from '@/lib/search/queries.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './hit-row.module.css';

/** A found product in one line; without a price where the visitor may not see it. */
export function HitRow({ hit }: { hit: Hit }) {
  const { tone, text } = hit.stock;
  const price = useHitPrice(hit);
  return (
    <>
      <span className={styles.picture} aria-hidden>
        <BucketImage image={hit.image} alt="" sizes="48px" />
      </span>
      <span className={styles.facts}>
        <b>
          <MarkedText parts={hit.name} />
        </b>
        <small>
          <span>{hit.sku}</span>
          {hit.brand && <span>{hit.brand}</span>}
        </small>
      </span>
      <span className={styles.buy}>
        {price !== null && (
          <span className={styles.price}>
            <Price amount={price} />
          </span>
        )}
        <small data-tone={tone}>{text}</small>
      </span>
    </>
  );
}

/** Krónur with VAT; null as long as a customer's own is not known. */
function useHitPrice({ id, price, isOwnPrice }: Hit): number | null {
  const needsOwnPrice = useSignedInHint() && !isOwnPrice;
  const { data: ownPrice } = useOwnPrice(id, needsOwnPrice);
  return needsOwnPrice ? (ownPrice?.price?.priceWithTax ?? null) : price;
}
