'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs.tsx';
import { Container } from '@/components/ui/container.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { ProductPart } from '@/components/product/product-part.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { customerProductQuery } from '@/lib/product/customer-product.ts';
import { availableQuantity } from '@/lib/rules/orders/quantity.ts';
import { ProductView } from './_parts/product-view.tsx';

interface Props {
  /** Shown when the product does not exist for this visitor either. */
  children: ReactNode;
}

/** A product hidden from guests, fetched and rendered in the browser of who is signed in. */
export function HiddenProduct({ children }: Props) {
  const slug = usePathname().split('/').at(-1) ?? '';
  const { data, error, refetch } = useQuery(customerProductQuery(slug));
  const title = data ? `${data.product.name} | Vörulind` : null;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  if (data === null) return children;
  if (error)
    return (
      <Container>
        <ErrorRegion error={error} onRetry={() => void refetch()} />
      </Container>
    );
  if (!data)
    return (
      <Container>
        <Skeleton height="640px" />
      </Container>
    );
  const { product, group } = data;
  const partProduct = {
    id: product.id,
    sku: product.sku,
    name: product.name,
    soldOut: availableQuantity(product) === 0,
  };
  return (
    <Container>
      <Breadcrumbs crumbs={[{ name: product.name }]} />
      <ProductView product={product} group={group} />
      <ProductPart show="recommended" product={partProduct} />
      <ProductPart show="viewed" product={partProduct} />
    </Container>
  );
}
