'use client';

import type { ReactNode } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import styles from './customer-only-product.module.css';

const loadProduct = () => import('./hidden-product.tsx');

/** What guests do not find (`children`) may be there for the visitor who is signed in. */
export function CustomerOnlyProduct({ children }: { children: ReactNode }) {
  const { part, failed } = useOnDemand(loadProduct, true);
  if (part) return <part.HiddenProduct>{children}</part.HiddenProduct>;
  return <div className={failed ? undefined : styles.perhaps}>{children}</div>;
}
