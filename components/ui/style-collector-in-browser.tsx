import type { ReactNode } from 'react';

/** Stands in for the collector in the browser's bundle (next.config.ts), where there is nothing to collect. */
export function StyleCollector({ children }: { children: ReactNode }) {
  return children;
}
