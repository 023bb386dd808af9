'use client';

import { CodeField } from '@/components/quick-order/code-field.tsx';
import { QuoteView } from '@/components/quotes/quote-view.tsx';

/** A quote; an agent finds products for it as in quick order. */
export function QuoteContent({ id }: { id: string }) {
  return <QuoteView id={id} codeField={CodeField} />;
}
