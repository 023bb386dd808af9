'use client';

import { startTransition, useEffect, useState } from 'react';
import type { CardProduct } from '@/components/product/product-card.tsx';
import { ProductGrid } from '@/components/product/product-grid.tsx';
import { BuyableCard } from './buyable-card.tsx';

interface Props {
  products: readonly CardProduct[];
  eagerCount: number;
  band: boolean;
}

/** Products of a band that the page comes with: as many as a window shows, for the weight of the page. */
const initialBandCount = 6;

export function BuyableCards({ products, eagerCount, band }: Props) {
  const [isWhole, setWhole] = useState(!band);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return (
    <ProductGrid
      products={isWhole ? products : products.slice(0, initialBandCount)}
      band={band}
      renderCard={(product, index) => (
        <BuyableCard product={product} priority={index < eagerCount} {...(band && { view: 'band' })} />
      )}
    />
  );
}
