'use client';

import { useEffect } from 'react';
import { keepCodes } from '@/lib/comparison/kept-codes.ts';

/** What is seen here is what `Bera saman` adds to from now on. */
export function KeepComparison({ codes }: { codes: readonly string[] }) {
  const joinedCodes = JSON.stringify(codes);
  useEffect(() => keepCodes(JSON.parse(joinedCodes) as string[]), [joinedCodes]);
  return null;
}
