'use client';

import { useEffect, useRef } from 'react';

/** Scrolls a row of links that is wider than a phone, so that the page one is on stands in it; the page itself stays. */
export function ScrollToCurrent() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const row = marker.current?.parentElement?.querySelector('ul');
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && link)
      row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  });
  return <span ref={marker} hidden />;
}
