import { BucketImage, type ImageReference } from '@/components/ui/image.tsx';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import { stockStatus } from '@/lib/rules/products/stock-status.ts';
import { bandSizes } from './card-sizes.ts';
import { OwnPrice } from './own-price.tsx';
import { PriceBlock, type PriceFields } from './price-block.tsx';
import styles from './product-card.module.css';

export interface TeaserProduct extends PriceFields {
  id: string;
  name: string;
  slug?: string | null;
  stock: number;
  unitOfMeasure: number;
  isSpecialOrder: boolean;
  brand?: { name: string } | null;
  images: readonly ImageReference[];
}

/** A product card that only links to its page. */
export function ProductTeaser({ product }: { product: TeaserProduct }) {
  const { tone, text } = stockStatus(product);
  return (
    <article className={styles.card} data-view="band">
      <div className={styles.media}>
        <BucketImage image={product.images[0]} alt="" sizes={bandSizes} />
      </div>
      <div className={styles.facts}>
        <h3 data-whole>
          <a href={productHref(product)}>{withNonBreakingUnits(product.name)}</a>
        </h3>
        {product.brand && <p>{product.brand.name}</p>}
        <p data-tone={tone}>{text}</p>
      </div>
      <div className={styles.buy}>
        <OwnPrice productId={product.id}>
          <PriceBlock price={product.price} listPrice={product.listPrice} discount={product.discount} />
        </OwnPrice>
      </div>
    </article>
  );
}
