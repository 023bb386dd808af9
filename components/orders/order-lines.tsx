import { LineRow, LineTable } from '@/components/ui/line-table.tsx';
import type { Order } from '@/lib/orders/queries.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
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
            {line.withdrawn > 0 && ` · fallið frá ${formatNumber(line.withdrawn)} stk.`}
          </small>
          {line.withdrawalExemption && <small>{exemptionText(line.withdrawalExemption)}</small>}
        </LineRow>
      ))}
    </LineTable>
  );
}
