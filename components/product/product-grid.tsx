import Link from 'next/link';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Badge } from '@/components/ui/badge.tsx';
import { BucketImage, type ImageReference } from '@/components/ui/image.tsx';
import { productHref } from '@/lib/rules/addresses.ts';
import { stockWords } from '@/lib/rules/stock-words.ts';
import { OwnPrice } from './own-price.tsx';
import { PriceBlock, type PriceFields } from './price-block.tsx';
import { gridStyle } from './product-grid-style.ts';

export interface CardProduct extends PriceFields {
  id: string;
  sku: string;
  name: string;
  slug?: string | null;
  stock: number;
  unitOfMeasure: number;
  packageSize?: string | null;
  isNew: boolean;
  isSpecialOrder: boolean;
  isTrending: boolean;
  brand?: { name: string; slug: string } | null;
  images: readonly ImageReference[];
}

interface Props<P extends CardProduct> {
  products: readonly P[];
  /** What buys the product. */
  action: (product: P) => ReactNode;
  /** How many stand in view at once: their pictures are not lazy. */
  eager?: number;
  /** One row that scrolls sideways, for bands. */
  band?: boolean;
}

/** Products as rows on a phone and as cards from 768 px on. */
export function ProductGrid<P extends CardProduct>({ products, action, eager = 0, band = false }: Props<P>) {
  return (
    <Grid data-band={band}>
      {products.map((product, index) => (
        <li key={product.id}>
          <Card product={product} priority={index < eager}>
            {action(product)}
          </Card>
        </li>
      ))}
    </Grid>
  );
}

function Card({
  product,
  priority,
  children,
}: {
  product: CardProduct;
  priority: boolean;
  children: ReactNode;
}) {
  const { id, sku, name, brand, packageSize, images } = product;
  const { tone, text } = stockWords(product);
  const href = productHref(product);
  return (
    <article>
      <Link href={href} tabIndex={-1} aria-hidden data-media>
        <BucketImage image={images[0]} alt="" sizes="256px" priority={priority} />
      </Link>
      <div data-marks>
        {product.isNew && <Badge>Nýtt</Badge>}
        {product.isTrending && <Badge tone="sun">Vinsælt</Badge>}
      </div>
      <div data-facts>
        <h3>
          <Link href={href}>{name}</Link>
        </h3>
        <p data-meta>
          {brand && <span>{brand.name}</span>}
          <span>{sku}</span>
          {packageSize && <span>{packageSize}</span>}
        </p>
        <p data-stock={tone}>{text}</p>
      </div>
      <div data-buy>
        <OwnPrice productId={id}>
          <PriceBlock price={product.price} listPrice={product.listPrice} discount={product.discount} />
        </OwnPrice>
        {children}
      </div>
    </article>
  );
}

const Grid = styled.ul`
  ${gridStyle}
`;
