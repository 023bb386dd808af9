'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { showTypedTexts } from '@/lib/visitor/typed-texts.ts';

interface Props {
  /** Whose fields they are, e.g. a customer's id. */
  owner: string;
  children: ReactNode;
}

/**
 * Fields that belong to one owner: for another they begin as that one's, and what was typed and not sent is there again when the
 * visitor comes back to the first.
 */
export function OwnedFields({ owner, children }: Props) {
  return (
    <KeptFields key={owner} owner={owner}>
      {children}
    </KeptFields>
  );
}

function KeptFields({ owner, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (place.current ? showTypedTexts(`${owner} ${location.pathname}`, place.current) : undefined),
    [owner],
  );
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
