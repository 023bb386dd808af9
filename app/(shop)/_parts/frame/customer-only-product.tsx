'use client';

import type { ReactNode } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import styles from './customer-only-product.module.css';

const loadProduct = () => import('../../vara/[slug]/hidden-product.tsx');

/** A product hidden from guests (`children` is their 404) may be visible to a signed-in visitor. */
export function CustomerOnlyProduct({ children }: { children: ReactNode }) {
  const { part, failed } = useOnDemand(loadProduct, true);
  if (part) return <part.HiddenProduct>{children}</part.HiddenProduct>;
  return <div className={failed ? undefined : styles.perhaps}>{children}</div>;
}
