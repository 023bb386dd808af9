import Link from 'next/link';
import { BucketImage, type ImageReference } from '@/components/ui/image.tsx';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { keepUnits } from '@/lib/rules/text/kept-units.ts';
import { stockWords } from '@/lib/rules/products/stock-words.ts';
import { cardSizes } from './card-sizes.ts';
import { OwnPrice } from './own-price.tsx';
import { PriceBlock, type PriceFields } from './price-block.tsx';

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

/** A product that leads to its page and is not bought in place: no code of its own in the browser. */
export function ProductTeaser({ product }: { product: TeaserProduct }) {
  const { tone, text } = stockWords(product);
  return (
    <article>
      <div data-media>
        <BucketImage image={product.images[0]} alt="" sizes={cardSizes} />
      </div>
      <div data-facts>
        <h3>
          <Link href={productHref(product)}>{keepUnits(product.name)}</Link>
        </h3>
        {product.brand && <p data-meta>{product.brand.name}</p>}
        <p data-stock={tone}>{text}</p>
      </div>
      <div data-buy>
        <OwnPrice productId={product.id}>
          <PriceBlock price={product.price} listPrice={product.listPrice} discount={product.discount} />
        </OwnPrice>
      </div>
    </article>
  );
}
