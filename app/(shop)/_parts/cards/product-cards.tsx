import { ProductGrid } from '@/components/product/product-grid.tsx';
import { toCardProduct, type ListedProduct } from './to-card-product.ts';
import { BuyableCard } from './buyable-card.tsx';

interface Props {
  products: readonly ListedProduct[];
  /** How many stand in view at once. */
  eagerCount?: number;
  band?: boolean;
}

/** Products to look at and to buy in place. */
export function ProductCards({ products, eagerCount = 0, band = false }: Props) {
  return (
    <ProductGrid
      products={products}
      band={band}
      renderCard={(product, index) => (
        <BuyableCard product={toCardProduct(product)} priority={index < eagerCount} />
      )}
    />
  );
}
