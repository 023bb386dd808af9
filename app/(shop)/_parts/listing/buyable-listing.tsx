'use client';

import { type ComponentProps, useMemo } from 'react';
import { LiveListing } from '@/components/catalogue/live-listing.tsx';
import type { ListingAnswer } from '@/lib/catalogue/listing-answer.ts';
import { type PackedFacets, unpackFacets } from '@/lib/catalogue/packed-facets.ts';
import { BuyableCard } from '../cards/buyable-card.tsx';
import { type PackedCard, unpackCard } from '../cards/packed-card.ts';
import { toCardProduct } from '../cards/to-card-product.ts';

type Props = Omit<ComponentProps<typeof LiveListing>, 'answer' | 'toCardProduct' | 'renderCard'> & {
  answer: Omit<ListingAnswer<PackedCard>, 'facets'> & { facets: PackedFacets };
};

/** Cards in view at once. */
const eagerCardCount = 4;

/** A listing whose products are bought in place. */
export function BuyableListing({ answer: packedAnswer, ...props }: Props) {
  const answer = useMemo(
    () => ({
      ...packedAnswer,
      products: packedAnswer.products.map(unpackCard),
      facets: unpackFacets(packedAnswer.facets),
    }),
    [packedAnswer],
  );
  return (
    <LiveListing
      {...props}
      answer={answer}
      toCardProduct={toCardProduct}
      renderCard={(product, index, view) => (
        <BuyableCard product={product} priority={index < eagerCardCount} view={view} />
      )}
    />
  );
}
