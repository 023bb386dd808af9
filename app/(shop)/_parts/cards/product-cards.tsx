import { ProductGrid } from '@/components/product/product-grid.tsx';
import { cardOf, type ListedProduct } from './card-of.ts';
import { BuyableCard } from './buyable-card.tsx';

interface Props {
  products: readonly ListedProduct[];
  /** How many stand in view at once. */
  eager?: number;
  band?: boolean;
}

/** Products to look at and to buy in place. */
export function ProductCards({ products, eager = 0, band = false }: Props) {
  return (
    <ProductGrid
      products={products}
      band={band}
      renderCard={(product, index) => <BuyableCard product={cardOf(product)} priority={index < eager} />}
    />
  );
}
