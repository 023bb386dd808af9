'use client';

import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { BucketImage, type ImageReference } from '@/components/ui/image.tsx';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import { stockStatus } from '@/lib/rules/products/stock-status.ts';
import { bandSizes, cardSizes } from './card-sizes.ts';
import { CardTools } from './card-tools.tsx';
import { OwnPrice } from './own-price.tsx';
import { PackagePrice } from './package-price.tsx';
import { PriceBlock, type PriceFields } from './price-block.tsx';
import type { UnitPriceFields } from './unit-price.tsx';
import type { ListingView } from '@/lib/catalogue/listing-state.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import styles from './product-card.module.css';

/** The fields that a card shows. Serialised once for each card, so nothing else belongs here. */
export interface CardProduct extends PriceFields {
  id: string;
  sku: string;
  name: string;
  slug: string | null;
  stock: number;
  unitOfMeasure: number;
  packageSize: string | null;
  unitPrice: UnitPriceFields | null;
  isNew?: boolean;
  isSpecialOrder: boolean;
  isTrending?: boolean;
  brand: { name: string } | null;
  image: ImageReference | null;
}

/** How it lies: as its listing is shown, or in what scrolls sideways. */
export type CardView = ListingView | 'band';

interface Props {
  product: CardProduct;
  /** In view at once: the picture is not lazy. */
  priority: boolean;
  view?: CardView | undefined;
  /** Units of it in the cart. */
  inCart: number;
  /** What buys the product. */
  children: ReactNode;
}

/**
 * A product of a listing. It is a client component for the page's weight: the fields of a product are a fifth of the
 * elements that a server component would send in their place, beside the same HTML.
 */
export function ProductCard({ product, priority, view, inCart, children }: Props) {
  const { id, sku, name, brand, packageSize, image } = product;
  const { tone, text } = stockStatus(product);
  const href = productHref(product);
  return (
    <article className={styles.card} data-view={view === 'grid' ? undefined : view}>
      <a className={styles.media} href={href} tabIndex={-1} aria-hidden>
        <BucketImage
          image={image}
          alt=""
          sizes={view === 'band' ? bandSizes : cardSizes}
          priority={priority}
        />
      </a>
      {(product.isNew || product.isTrending) && (
        <div className={styles.marks}>
          {product.isNew && <Badge isHanging>Nýtt</Badge>}
          {product.isTrending && (
            <Badge tone="sun" isHanging>
              Vinsælt
            </Badge>
          )}
        </div>
      )}
      <div className={styles.facts}>
        <h3>
          <a href={href}>{withNonBreakingUnits(name)}</a>
        </h3>
        <p>
          {brand && <span>{brand.name}</span>}
          <span>{sku}</span>
          {packageSize && <span>{packageSize}</span>}
        </p>
        <p data-tone={tone}>{text}</p>
        <CardTools product={product} className={styles.favourite} />
      </div>
      <div className={styles.buy}>
        <div>
          <OwnPrice productId={id}>
            <PriceBlock price={product.price} listPrice={product.listPrice} discount={product.discount} />
          </OwnPrice>
          <PackagePrice className={styles.unitPrice} productId={id} unitPrice={product.unitPrice} />
        </div>
        <div className={styles.action}>
          {children}
          <p>{inCart > 0 && `Í körfu: ${formatNumber(inCart)}`}</p>
        </div>
      </div>
    </article>
  );
}
