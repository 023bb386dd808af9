'use client';

import type { ComponentProps } from 'react';
import { LiveListing } from '@/components/catalogue/live-listing.tsx';
import { BuyableCard } from '../cards/buyable-card.tsx';
import { toCardProduct } from '../cards/to-card-product.ts';

/** Cards in view at once. */
const eagerCardCount = 4;

/** A listing whose products are bought in place. */
export function BuyableListing(
  props: Omit<ComponentProps<typeof LiveListing>, 'toCardProduct' | 'renderCard'>,
) {
  return (
    <LiveListing
      {...props}
      toCardProduct={toCardProduct}
      renderCard={(product, index, view) => (
        <BuyableCard product={product} priority={index < eagerCardCount} view={view} />
      )}
    />
  );
}
