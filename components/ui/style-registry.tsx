'use client';

import type { ReactNode } from 'react';
import { StyleCollector } from '@/components/ui/style-collector.tsx';

/**
 * Where styles of client components are collected on the server. The browser's bundle holds a collector that does
 * nothing (next.config.ts), so that styled-components comes with what it styles and not with every page.
 */
export function StyleRegistry({ children }: { children: ReactNode }) {
  return <StyleCollector>{children}</StyleCollector>;
}
