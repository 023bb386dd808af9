'use client';

import type { ReactNode } from 'react';
import { useFirstViewPainted } from '@/lib/shell/use-first-view.ts';

/** What nobody looks at first on a page that a link opens. */
export function AfterFirstView({ children }: { children: ReactNode }) {
  return useFirstViewPainted() && children;
}
