import { BuyableCards } from './buyable-cards.tsx';
import { toCardProduct, type ListedProduct } from './to-card-product.ts';

interface Props {
  products: readonly ListedProduct[];
  /** How many stand in view at once. */
  eagerCount?: number;
  band?: boolean;
}

/** Products to look at and to buy in place, with what a card needs of each. */
export function ProductCards({ products, eagerCount = 0, band = false }: Props) {
  return <BuyableCards products={products.map(toCardProduct)} eagerCount={eagerCount} band={band} />;
}
