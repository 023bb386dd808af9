'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { useNear } from '@/components/ui/use-near.ts';
import { rememberViewed, viewedBesides, viewedProductsQuery } from '@/lib/product/viewed-products.ts';
import { media } from '@/styles/media.ts';

const loadBand = () => import('./product-band.tsx');

/** What was looked at before this product; read only once its place comes near the view. In the browser only. */
export function RecentlyViewed({ id }: { id: string }) {
  const ids = useMemo(() => viewedBesides(id), [id]);
  const [place, near] = useNear();
  const { part: band, failed } = useOnDemand(loadBand, near);
  const { data, error, refetch } = useQuery({ ...viewedProductsQuery(ids), enabled: near });

  useEffect(() => rememberViewed(id), [id]);

  if (ids.length === 0 || failed) return null;
  return (
    <Place ref={place} data-waiting={!error && !(band && data)}>
      {error && <ErrorRegion error={error} onRetry={() => void refetch()} />}
      {band && data && <band.ProductBand title="Nýlega skoðað" products={data} />}
    </Place>
  );
}

/* About as high as what is to come, so that the foot of the page stays where it is. */
const Place = styled.div`
  &[data-waiting='true'] {
    min-height: 320px;
  }
  ${media.narrow} {
    &[data-waiting='true'] {
      min-height: 460px;
    }
  }
  ${media.print} {
    display: none;
  }
`;
