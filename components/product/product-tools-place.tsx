'use client';

import type { ComponentProps } from 'react';
import { useOnDemand } from '@/components/ui/on-demand.ts';

const loadTools = () => import('./product-tools.tsx');
type Props = ComponentProps<Awaited<ReturnType<typeof loadTools>>['ProductTools']>;

/** The tools come once the page works: nobody waits for them. */
export function ProductToolsPlace(props: Props) {
  const { part } = useOnDemand(loadTools, true);
  return part && <part.ProductTools {...props} />;
}
