'use client';

import { useEffect, useState, useTransition } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';
import { watchRouteStart } from '@/lib/io/route-start.ts';

/**
 * Shown from the start of a route change until the route is there or has failed (specification §2). Its own
 * transition begins inside the router's, and React ends both together, whatever became of the route.
 */
export function LoadingBar() {
  const [isLeaving, startTransition] = useTransition();
  const [, count] = useState(0);
  useEffect(() => watchRouteStart(() => startTransition(() => count((starts) => starts + 1))), []);
  return <Bar data-shown={isLeaving} role="presentation" />;
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
  ${media.forcedColours} {
    background: Highlight;
  }
`;
