'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useState } from 'react';
import { takeQueryClient } from '@/lib/query-client.ts';
import { LateClientContext } from '@/lib/visitor/late-client.ts';

/** React Query from the start, for pages of one visitor or of one form; the shell around them gets the same client. */
export function VisitorQueries({ children }: { children: ReactNode }) {
  const [client] = useState(takeQueryClient);
  const loadForShell = use(LateClientContext);
  useEffect(() => {
    loadForShell().catch(() => undefined);
  }, [loadForShell]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
