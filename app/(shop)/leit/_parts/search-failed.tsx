'use client';

import { useRouter } from 'next/navigation';
import { ErrorRegion } from '@/components/ui/error-region.tsx';

/** Shown when no search service answers. */
export function SearchFailed() {
  const { refresh } = useRouter();
  return (
    <ErrorRegion text="Leitin er ekki tiltæk sem stendur. Vinsamlegast reynið aftur." onRetry={refresh} />
  );
}
