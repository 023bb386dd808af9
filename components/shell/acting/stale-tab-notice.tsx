'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { FootNotice } from '@/components/ui/foot-notice.tsx';
import { isPinned, subscribePinned } from '@/lib/visitor/pin-tab.ts';
import { contextChangedMessage } from '@/lib/rules/text/messages.ts';

/**
 * Another tab switched the customer: this page stays readable, changes nothing and offers a reload. The next navigation is a
 * full page load.
 */
export function StaleTabNotice() {
  const isTabPinned = useSyncExternalStore(subscribePinned, isPinned, () => false);
  const pathname = usePathname();
  const pinnedPathname = useRef<string | null>(null);
  useEffect(() => {
    if (!isTabPinned) return;
    pinnedPathname.current ??= pathname;
    if (pinnedPathname.current !== pathname) location.reload();
  }, [isTabPinned, pathname]);
  if (!isTabPinned) return null;
  return (
    <FootNotice pinned>
      <p>{contextChangedMessage}</p>
      <Button onClick={() => location.reload()}>Endurhlaða síðuna</Button>
    </FootNotice>
  );
}
