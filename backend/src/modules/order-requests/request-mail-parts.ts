import { formatNumber } from '../../../../lib/rules/text/icelandic.ts';
import { formatKronur } from '../../../../lib/rules/money/kronur.ts';
import type { RequestedOrder } from '../../db/schema/approvals.ts';
import type { Letter } from '../mail/letter.ts';

/** The page where requests are approved or declined. */
export const requestPageUrl = (site: string): string => `${site}/auth/approvals`;

/** The goods of a request and their total, for a mail. */
export function toRequestTable({ lines, totals, delivery }: RequestedOrder): Letter['table'] {
  return {
    lines: lines.map(({ name, sku, quantity, price }) => ({
      label: name,
      detail: `${formatNumber(quantity)} stk. · ${sku}`,
      amount: formatKronur(price),
    })),
    sums: [
      { label: delivery.name, amount: delivery.amount === 0 ? 'Frítt' : formatKronur(delivery.amount) },
      { label: 'Samtals', amount: formatKronur(totals.gross) },
    ],
  };
}
