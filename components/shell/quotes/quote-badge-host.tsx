import { useState } from 'react';
import { createPortal } from 'react-dom';
import { QuoteBadge } from '@/components/quotes/quote-badge.tsx';

/** Puts the badge into the place that the header keeps for it: its code comes after the page, the header with it. */
export function QuoteBadgeHost() {
  const [placeholder] = useState(() => document.querySelector('[data-quote-place]'));
  return placeholder && createPortal(<QuoteBadge />, placeholder);
}
