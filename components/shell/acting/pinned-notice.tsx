'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { isPinned, watchPinned } from '@/lib/io/pin-tab.ts';
import { contextChangedMessage } from '@/lib/rules/messages.ts';
import { theme } from '@/styles/theme.ts';

/**
 * Another tab switched the customer: this page stays readable, changes nothing and offers to be loaded anew. The next page
 * is loaded whole.
 */
export function PinnedNotice() {
  const pinned = useSyncExternalStore(watchPinned, isPinned, () => false);
  const pathname = usePathname();
  const pinnedAt = useRef<string | null>(null);
  useEffect(() => {
    if (!pinned) return;
    pinnedAt.current ??= pathname;
    if (pinnedAt.current !== pathname) location.reload();
  }, [pinned, pathname]);
  if (!pinned) return null;
  return (
    <Notice role="alert">
      <p>{contextChangedMessage}</p>
      <Button onClick={() => location.reload()}>Endurhlaða síðuna</Button>
    </Notice>
  );
}

const Notice = styled.div`
  position: fixed;
  inset: auto 0 var(--kept-below, 0px);
  z-index: 60;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 16px;
  padding: 16px;
  border-top: 4px solid ${theme.color.sun};
  background: ${theme.color.paper};
  box-shadow: ${theme.shadow.high};
  font-weight: 600;
`;
