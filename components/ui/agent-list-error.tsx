'use client';

import { usePathname } from 'next/navigation';
import { ErrorRegion } from './error-region.tsx';
import { asksSecondFactor } from '@/lib/rules/text/error-text.ts';
import { ProofNotice } from './proof-notice.tsx';

interface Props {
  error: Error;
  onRetry: () => void;
}

/** In place of an agent's list that failed: the way to prove who asks, where a password alone was refused. */
export function AgentListError({ error, onRetry }: Props) {
  const pathname = usePathname();
  return asksSecondFactor(error) ? (
    <ProofNotice returnTo={pathname} />
  ) : (
    <ErrorRegion error={error} onRetry={onRetry} />
  );
}
