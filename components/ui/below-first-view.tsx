'use client';

import type { ReactNode } from 'react';
import { useBelowFirstView } from '@/lib/shell/use-first-view.ts';

/** What nobody sees without scrolling on a page that a link opens. */
export function BelowFirstView({ children }: { children: ReactNode }) {
  return useBelowFirstView() && children;
}
