import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ToDecideBadge } from '@/components/approvals/to-decide-badge.tsx';
import { ComparisonBadge } from '@/components/comparison/comparison-badge.tsx';
import { QuoteBadge } from '@/components/quotes/quote-badge.tsx';

/**
 * Renders what waits for the visitor, and what is compared, into the place reserved in the header: its code loads after the page. Where
 * there is no room for all, the last give way first.
 */
export function BadgesHost() {
  const [placeholder] = useState(() => document.querySelector('[data-badge-place]'));
  return (
    placeholder &&
    createPortal(
      <>
        <QuoteBadge />
        <ToDecideBadge />
        <ComparisonBadge />
      </>,
      placeholder,
    )
  );
}
