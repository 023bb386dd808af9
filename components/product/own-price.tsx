'use client';

import type { ReactNode } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { useSignedInHint } from '@/lib/visitor/use-signed-in-hint.ts';
import styles from './own-price.module.css';

const loadPrice = () => import('./customer-price.tsx');

interface Props {
  productId: string;
  /** The guest's price block, as rendered by the server. */
  children: ReactNode;
}

/** The visitor's own price in place of the guest's; a placeholder of the same size until it is known. */
export function OwnPrice({ productId, children }: Props) {
  // A page full of cards must not subscribe to prices that a guest never gets.
  if (!useSignedInHint()) return <span className={styles.guest}>{children}</span>;
  return <LatePrice productId={productId}>{children}</LatePrice>;
}

function LatePrice({ productId, children }: Props) {
  const { part, failed } = useOnDemand(loadPrice, true);
  if (part) return <part.CustomerPrice productId={productId}>{children}</part.CustomerPrice>;
  return <span className={failed ? styles.known : styles.guest}>{children}</span>;
}
