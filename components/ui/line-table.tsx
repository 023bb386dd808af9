import type { ReactNode } from 'react';
import { Price } from '@/components/ui/price.tsx';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { type Column, Table, TableRow } from './table.tsx';

interface TableProps {
  /** With the rate of VAT and the price without it. */
  hasTax?: boolean;
  /** One `LineRow` for each line. */
  children: ReactNode;
  className?: string;
}

const amount = (label: string): Column => ({ label, isNumber: true });
const taxColumns = [amount('Vsk.'), amount('Verð án vsk.')];
const toColumns = (hasTax: boolean): Column[] => [
  { label: 'Vara' },
  ...['Magn', 'Einingaverð', 'Afsláttur'].map(amount),
  ...(hasTax ? taxColumns : []),
  amount('Samtals'),
];

/** Lines of goods with their amounts. */
export function LineTable({ hasTax = false, children, className }: TableProps) {
  return (
    <Table columns={toColumns(hasTax)} className={className}>
      {children}
    </Table>
  );
}

/** Amounts in krónur, VAT included where nothing else is said; discount and VAT in percent. */
interface Line {
  quantity: number;
  unitPrice: number;
  discountPercentage: number;
  price: number;
  tax?: { vat: number; priceWithoutTax: number };
}

interface RowProps {
  line: Line;
  /** A unit's price before, struck through beside the one now. */
  before?: number | null;
  /** The product, and what is said of it. */
  children: ReactNode;
}

export function LineRow({
  line: { quantity, unitPrice, discountPercentage, price, tax },
  before,
  children,
}: RowProps) {
  return (
    <TableRow
      columns={toColumns(tax !== undefined)}
      cells={[
        children,
        formatNumber(quantity),
        <span key="unit">
          {before && (
            <>
              <Price amount={before} struck />{' '}
            </>
          )}
          <Price amount={unitPrice} />
        </span>,
        discountPercentage > 0 ? `${formatNumber(discountPercentage)}%` : '–',
        ...(tax ? [`${formatNumber(tax.vat)}%`, <Price key="net" amount={tax.priceWithoutTax} />] : []),
        <Price key="gross" amount={price} />,
      ]}
    />
  );
}
