'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';
import { watchRouteStart } from '@/lib/io/route-start.ts';

/** Shown from the start of a route change until the route is there (specification §2). */
export function LoadingBar() {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const here = `${pathname}?${search}`;
  const [leaving, setLeaving] = useState<string | null>(null);
  useEffect(() => watchRouteStart(() => setLeaving(here)), [here]);
  return <Bar data-shown={leaving === here} role="presentation" />;
}

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 60;
  height: 3px;
  background: ${theme.color.sun};
  transform: scaleX(0);
  transform-origin: left;
  opacity: 0;
  pointer-events: none;
  &[data-shown='true'] {
    opacity: 1;
    transform: scaleX(0.85);
    transition: transform 4s cubic-bezier(0.1, 0.7, 0.3, 1) 80ms;
  }
`;
