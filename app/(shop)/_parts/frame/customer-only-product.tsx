'use client';

import type { ReactNode } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { useSignedInHint } from '@/lib/visitor/use-signed-in-hint.ts';
import styles from './customer-only-product.module.css';

const loadProduct = () => import('../../vara/[slug]/hidden-product.tsx');

/**
 * A product hidden from guests (`children` is their 404) may be visible to a signed-in visitor. A guest's page stays as it is: its
 * search field may have been typed into before any code comes.
 */
export function CustomerOnlyProduct({ children }: { children: ReactNode }) {
  const isSignedIn = useSignedInHint();
  const { part, failed } = useOnDemand(loadProduct, isSignedIn);
  if (isSignedIn && part) return <part.HiddenProduct>{children}</part.HiddenProduct>;
  return <div className={failed ? undefined : styles.perhaps}>{children}</div>;
}
