'use client';

import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useOnDemand } from '@/components/ui/on-demand.ts';
import { useSignedInHint } from '@/lib/customer/queries.ts';

const loadBand = () => import('./last-five-band.tsx');

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
    <Place data-shows={shows}>
      <div data-everybody inert={shows === 'own'}>
        {children}
      </div>
      {signedIn && band && <band.LastFiveBand onAnswer={setHasOwn} />}
    </Place>
  );
}

/* Whom the hint calls signed in waits for the own products without seeing the others flash by. */
const Place = styled.div`
  display: grid;
  grid-template: 'only' / minmax(0, 1fr);
  padding-bottom: 32px;
  & [data-everybody],
  & [data-own] {
    grid-area: only;
    min-width: 0;
  }
  html[data-signed-in] &[data-shows='either'] [data-everybody],
  &[data-shows='own'] [data-everybody] {
    visibility: hidden;
  }
`;
