import { Badge } from '@/components/ui/badge.tsx';
import { LineRow, LineTable } from '@/components/ui/line-table.tsx';
import type { Order } from '@/lib/orders/queries.ts';
import { formatLongDate, formatNumber } from '@/lib/rules/text/icelandic.ts';
import { withNonBreakingDates, withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import { cancelledText } from '@/lib/rules/orders/order-event.ts';
import { lineOwnNumberText } from '@/lib/rules/products/own-number.ts';
import { exemptionText } from '@/lib/rules/orders/withdrawal.ts';

/** What was ordered. */
export function OrderLines({ items }: { items: Order['items'] }) {
  return (
    <LineTable>
      {items.map((line) => (
        <LineRow key={line.id} line={line}>
          {withNonBreakingUnits(line.name)}
          <small>
            {line.sku}
            {line.cancelled > 0 && ` · ${cancelledText(line.cancelled)}`}
            {line.withdrawn > 0 && ` · fallið frá ${formatNumber(line.withdrawn)} stk.`}
          </small>
          {line.ownNumber && <small>{lineOwnNumberText(line)}</small>}
          {line.expectedOn && (
            <Badge tone="sun">Kemur {withNonBreakingDates(formatLongDate(line.expectedOn))}</Badge>
          )}
          {line.withdrawalExemption && <small>{exemptionText(line.withdrawalExemption)}</small>}
        </LineRow>
      ))}
    </LineTable>
  );
}
