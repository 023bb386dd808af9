import { ByVat } from '@/components/ui/by-vat.tsx';
import { BucketImage } from '@/components/ui/image.tsx';
import { Price } from '@/components/ui/price.tsx';
import { useSignedInHint } from '@/lib/visitor/use-signed-in-hint.ts';
import { useOwnPrice } from '@/lib/product/own-prices.ts';
import { ownNumberText } from '@/lib/rules/products/own-number.ts';
import type { Hit } from '@/lib/search/queries.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './hit-row.module.css';

/** Of the search's pictures (specification §9). */
const searchPictureQuality = 100;

/** A found product in one line; without a price where the visitor may not see it. */
export function HitRow({ hit }: { hit: Hit }) {
  const { tone, text } = hit.stock;
  const price = useHitPrice(hit);
  return (
    <>
      <span className={styles.picture} aria-hidden>
        <BucketImage image={hit.image} alt="" sizes="48px" quality={searchPictureQuality} />
      </span>
      <span className={styles.facts}>
        <b>
          <MarkedText parts={hit.name} />
        </b>
        <small>
          <span>{hit.sku}</span>
          {hit.brand && <span>{hit.brand}</span>}
          {hit.isBoughtBefore && <span>Keypt áður</span>}
          {hit.ownNumber && <span>{ownNumberText(hit.ownNumber)}</span>}
        </small>
      </span>
      <span className={styles.buy}>
        {price !== null && (
          <span className={styles.price}>
            <ByVat
              gross={<Price amount={price.gross} />}
              net={
                <>
                  <Price amount={price.net} /> án vsk.
                </>
              }
            />
          </span>
        )}
        <small data-tone={tone}>{text}</small>
      </span>
    </>
  );
}

/** Krónur; null as long as a customer's own is not known. */
function useHitPrice({ id, price, priceWithoutTax, isOwnPrice }: Hit) {
  const needsOwnPrice = useSignedInHint() && !isOwnPrice;
  const { data: ownPrice } = useOwnPrice(id, needsOwnPrice);
  if (needsOwnPrice)
    return ownPrice?.price ? { gross: ownPrice.price.priceWithTax, net: ownPrice.price.price } : null;
  return price === null || priceWithoutTax === null ? null : { gross: price, net: priceWithoutTax };
}
