'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { useNear } from '@/components/ui/use-near.ts';
import { rememberViewed, otherViewedProducts, viewedProductsQuery } from '@/lib/product/viewed-products.ts';
import styles from './recently-viewed.module.css';

const loadBand = () => import('./product-band.tsx');

/** Recently viewed products; read only once scrolled near. In the browser only. */
export function RecentlyViewed({ id }: { id: string }) {
  const ids = useMemo(() => otherViewedProducts(id), [id]);
  const [placeholder, isNear] = useNear();
  const { part: band, failed } = useOnDemand(loadBand, isNear);
  const { data, error, refetch } = useQuery({ ...viewedProductsQuery(ids), enabled: isNear });

  useEffect(() => rememberViewed(id), [id]);

  if (ids.length === 0 || failed) return null;
  return (
    <div className={styles.place} ref={placeholder} data-waiting={!error && !(band && data)}>
      {error && <ErrorRegion error={error} onRetry={() => void refetch()} />}
      {band && data && <band.ProductBand title="Nýlega skoðað" products={data} />}
    </div>
  );
}

/* About as high as the coming content, so that the foot of the page does not move. */
