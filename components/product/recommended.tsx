'use client';

import { useQuery } from '@tanstack/react-query';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { useNear } from '@/components/ui/use-near.ts';
import { recommendationsQuery } from '@/lib/product/recommendations.ts';

const loadBand = () => import('./product-band.tsx');

interface Props {
  id: string;
  soldOut?: boolean;
}

/** Products bought together with this one, and alternatives where it is sold out; nothing without recommendations. */
export function Recommended({ id, soldOut = false }: Props) {
  const [placeholder, isNear] = useNear();
  const { part: band } = useOnDemand(loadBand, isNear);
  const { data } = useQuery({ ...recommendationsQuery(id, soldOut), enabled: isNear });
  return (
    <div ref={placeholder}>
      {band && data && (
        <>
          <band.ProductBand title="Svipaðar vörur á lager" products={data.similar} />
          <band.ProductBand title="Aðrir keyptu einnig" products={data.boughtTogether} />
        </>
      )}
    </div>
  );
}
