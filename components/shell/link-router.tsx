import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { followLinks } from '@/lib/shell/follow-links.ts';

/** Every link of the shop is a plain one; this follows them without loading the page again. */
export function LinkRouter() {
  const { push } = useRouter();
  useEffect(() => followLinks(push), [push]);
  return null;
}
