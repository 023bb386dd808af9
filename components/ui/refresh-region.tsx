'use client';

import { useRouter } from 'next/navigation';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import { ErrorRegion } from './error-region.tsx';

/** Where a page's data did not come: says so and asks for the page again, in place. */
export function RefreshRegion() {
  const router = useRouter();
  return <ErrorRegion text={messageForCode('UNAVAILABLE')} onRetry={() => router.refresh()} />;
}
