'use client';

import type { CardProduct } from '@/components/product/product-card.tsx';
import { ProductGrid } from '@/components/product/product-grid.tsx';
import { BuyableCard } from './buyable-card.tsx';

interface Props {
  products: readonly CardProduct[];
  eagerCount: number;
  band: boolean;
}

export function BuyableCards({ products, eagerCount, band }: Props) {
  return (
    <ProductGrid
      products={products}
      band={band}
      renderCard={(product, index) => <BuyableCard product={product} priority={index < eagerCount} />}
    />
  );
}
