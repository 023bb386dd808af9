'use client';

import { useToDecide } from '@/lib/approvals/queries.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';

/** The number behind the link to the orders that wait; nothing where none does. */
export function ToDecideCount({ mayDecide }: { mayDecide: boolean }) {
  const count = useToDecide(mayDecide);
  return count > 0 && ` (${formatNumber(count)})`;
}
