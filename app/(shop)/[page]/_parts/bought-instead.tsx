'use client';

import { type ReactNode, useState } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { useSignedInHint } from '@/lib/customer/queries.ts';
import styles from './bought-instead.module.css';

const loadBand = () => import('../../_parts/cards/last-five-band.tsx');

/**
 * A customer's last bought products in the place of what everybody sees (`children`), which stays where there are none.
 * Both lie in one cell, so that nothing below moves when one takes the other's place.
 */
export function BoughtInstead({ children }: { children: ReactNode }) {
  const signedIn = useSignedInHint();
  const { part: band, failed } = useOnDemand(loadBand, signedIn);
  const [hasOwn, setHasOwn] = useState<boolean | 'waiting'>('waiting');
  const shows = failed || hasOwn === false ? 'everybody' : signedIn && hasOwn === true ? 'own' : 'either';
  return (
    <div className={styles.boughtInstead} data-shows={shows}>
      <div className={styles.everybody} inert={shows === 'own'}>
        {children}
      </div>
      {signedIn && band && <band.LastFiveBand onAnswer={setHasOwn} />}
    </div>
  );
}
