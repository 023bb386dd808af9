import { useState } from 'react';
import { createPortal } from 'react-dom';
import { QuoteBadge } from '@/components/quotes/quote-badge.tsx';

/** Renders the badge into the place reserved in the header: its code loads after the page. */
export function QuoteBadgeHost() {
  const [placeholder] = useState(() => document.querySelector('[data-quote-place]'));
  return placeholder && createPortal(<QuoteBadge />, placeholder);
}
