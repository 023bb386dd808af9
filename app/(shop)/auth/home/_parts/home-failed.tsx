'use client';

import { useRouter } from 'next/navigation';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { messageForCode } from '@/lib/rules/messages.ts';

/** Where the backend answered who the visitor is, but not what the page is about. */
export function HomeFailed() {
  const router = useRouter();
  return <ErrorRegion text={messageForCode('UNAVAILABLE')} onRetry={() => router.refresh()} />;
}
