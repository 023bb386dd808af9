'use client';

import { LinkButton } from '@/components/ui/link-button.tsx';
import { useKeptCodes } from '@/lib/comparison/kept-codes.ts';
import { comparisonHref } from '@/lib/rules/routes/comparison-path.ts';
import { productCountText } from '@/lib/rules/orders/cart-label.ts';

/** Leads back to what this browser compared last. */
export function LastComparison() {
  const codes = useKeptCodes();
  if (codes.length === 0) return null;
  return (
    <LinkButton href={comparisonHref(codes)}>
      Skoða síðasta samanburð ({productCountText(codes.length)})
    </LinkButton>
  );
}
