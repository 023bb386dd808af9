'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Band } from '@/components/front-page/band.tsx';
import { ProductGrid } from '@/components/product/product-grid.tsx';
import { lastFiveQuery } from '@/lib/product/purchases.ts';
import { BuyableCard } from './buyable-card.tsx';
import { toCardProduct } from './to-card-product.ts';

interface Props {
  /** Whether there is anything of the customer's own to show; false where it cannot be found out. */
  onAnswer: (hasOwn: boolean) => void;
}

/** What the customer acted for bought last; nothing where it has bought nothing yet. */
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
          renderCard={(product) => <BuyableCard product={toCardProduct(product)} priority={false} />}
        />
      </Band>
    </div>
  );
}
