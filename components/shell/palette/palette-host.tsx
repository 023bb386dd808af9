'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { useSetCustomer } from '@/lib/acting-as/mutations.ts';
import { useCustomer } from '@/lib/customer/queries.ts';
import { networkMessage } from '@/lib/rules/text/backend-messages.ts';
import { switchFailedMessage } from '@/lib/rules/people/acting.ts';
import { VisitorNotice } from '../sign-in/visitor-notice.tsx';

const loadPalette = () => import('@/components/palette/palette.tsx');

/** Opens the palette on Ctrl-K or ⌘K, on every page; its code loads with the first key press. */
export function PaletteHost() {
  const { data: customer } = useCustomer();
  const [open, setOpen] = useState(false);
  const { part, failed, load } = useOnDemand(loadPalette, open);
  const { switchTo, isError, clearFailure, requestedChoice: requestedCustomer } = useSetCustomer();

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    event.preventDefault();
    // Another dialog asks something first.
    if (open || !document.querySelector('dialog[open]')) setOpen(!open);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const close = (): void => setOpen(false);
  const actFor = (customerId: string): void => switchTo({ customerId, as: 'Customer' });
  return (
    <>
      {open && part && <part.Palette customer={customer ?? null} actFor={actFor} onClose={close} />}
      {open && failed && <VisitorNotice text={networkMessage} onRetry={load} onClose={close} />}
      {isError && (
        <VisitorNotice
          text={switchFailedMessage}
          onRetry={() => requestedCustomer && actFor(requestedCustomer.customerId)}
          onClose={clearFailure}
        />
      )}
    </>
  );
}
