import { LineRow, LineTable } from '@/components/ui/line-table.tsx';
import { lineOwnNumberText } from '@/lib/rules/products/own-number.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import type { InvoiceDetail } from './invoice-detail.ts';

/** What was sold. */
export function InvoiceLines({ items }: { items: InvoiceDetail['items'] }) {
  return (
    <LineTable hasTax>
      {items.map((line) => (
        <LineRow key={line.id} line={{ ...line, tax: line }}>
          {withNonBreakingUnits(line.name)}
          <small>{line.sku}</small>
          {line.ownNumber && <small>{lineOwnNumberText(line)}</small>}
        </LineRow>
      ))}
    </LineTable>
  );
}
