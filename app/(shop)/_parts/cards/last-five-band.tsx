'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Band } from '@/components/front-page/band.tsx';
import { ProductGrid } from '@/components/product/product-grid.tsx';
import { lastFiveQuery } from '@/lib/product/purchases.ts';
import { BuyableCard } from './buyable-card.tsx';
import { toCardProduct } from './to-card-product.ts';

interface Props {
  /** Whether the customer has products of their own to show; false when unknown. */
  onAnswer: (hasOwn: boolean) => void;
}

/** The last purchases of the customer acted for; nothing before the first. */
export function LastFiveBand({ onAnswer }: Props) {
  const { data, isError } = useQuery(lastFiveQuery);
  const hasOwn = data && data.length > 0;
  const hasOwnOrFailed = isError ? false : hasOwn;
  useEffect(() => {
    if (hasOwnOrFailed !== undefined) onAnswer(hasOwnOrFailed);
  }, [hasOwnOrFailed, onAnswer]);
  if (!hasOwn) return null;
  return (
    <div>
      <Band title="Síðast keypt">
        <ProductGrid
          products={data}
          band
          renderCard={(product) => (
            <BuyableCard product={toCardProduct(product)} priority={false} view="band" />
          )}
        />
      </Band>
    </div>
  );
}
