import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ToDecideBadge } from '@/components/approvals/to-decide-badge.tsx';
import { QuoteBadge } from '@/components/quotes/quote-badge.tsx';

/** Renders what waits for the visitor into the place reserved in the header: its code loads after the page. */
export function BadgesHost() {
  const [placeholder] = useState(() => document.querySelector('[data-quote-place]'));
  return (
    placeholder &&
    createPortal(
      <>
        <ToDecideBadge />
        <QuoteBadge />
      </>,
      placeholder,
    )
  );
}
