'use client';

import { type ReactNode, useState } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { useSignedInHint } from '@/lib/visitor/use-signed-in-hint.ts';
import styles from './bought-or-children.module.css';

const loadBand = () => import('../../_parts/cards/last-five-band.tsx');

/**
 * A customer's last bought products instead of the public ones (`children`), which stay when there are none. Both share one
 * grid cell, so that nothing below moves on the swap.
 */
export function BoughtOrChildren({ children }: { children: ReactNode }) {
  const isSignedIn = useSignedInHint();
  const { part: band, failed } = useOnDemand(loadBand, isSignedIn);
  const [hasOwn, setHasOwn] = useState<boolean | 'waiting'>('waiting');
  const visibleBand =
    failed || hasOwn === false ? 'everybody' : isSignedIn && hasOwn === true ? 'own' : 'either';
  return (
    <div className={styles.boughtInstead} data-shows={visibleBand}>
      <div className={styles.everybody} inert={visibleBand === 'own'}>
        {children}
      </div>
      {isSignedIn && band && <band.LastFiveBand onAnswer={setHasOwn} />}
    </div>
  );
}
