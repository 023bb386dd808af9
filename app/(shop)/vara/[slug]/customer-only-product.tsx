'use client';

import { PageNotFound } from '@/components/shell/page-not-found.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import styles from './customer-only-product.module.css';

const loadProduct = () => import('./hidden-product.tsx');

/** A product hidden from guests, who get the 404, may be visible to a signed-in visitor. */
export function CustomerOnlyProduct() {
  const { part, failed } = useOnDemand(loadProduct, true);
  const notFound = <PageNotFound />;
  if (part) return <part.HiddenProduct>{notFound}</part.HiddenProduct>;
  return <div className={failed ? undefined : styles.perhaps}>{notFound}</div>;
}
