import { Price } from '@/components/ui/price.tsx';
import { Table, TableRow } from '@/components/ui/table.tsx';
import { formatMonth, monthKey } from '@/lib/rules/dates/months.ts';
import type { MonthSum } from '@/lib/statistics/queries.ts';
import { sumYear } from '@/lib/statistics/sums.ts';

const columns = [
  { label: 'Mánuður' },
  { label: 'Án vsk.', isNumber: true },
  { label: 'Vsk.', isNumber: true },
  { label: 'Með vsk.', isNumber: true },
];

/** What the chart shows, in numbers: the newest month first, the sum of the full ones at the foot. */
export function SpendTable({ months }: { months: readonly MonthSum[] }) {
  const { gross, net } = sumYear(months);
  const currentMonth = months.at(-1);
  return (
    <Table
      caption="Viðskipti eftir mánuðum"
      columns={columns}
      foot={
        <TableRow
          columns={columns}
          isNamed
          cells={['Samtals tólf heilir mánuðir', ...amountCells(gross, net)]}
        />
      }
    >
      {months.toReversed().map((month) => (
        <TableRow
          key={monthKey(month)}
          columns={columns}
          isNamed
          cells={[
            `${formatMonth(month)}${month === currentMonth ? ' (það sem af er)' : ''}`,
            ...amountCells(month.totalAmount, month.totalAmountExcludingTax),
          ]}
        />
      ))}
    </Table>
  );
}

/** Krónur. */
const amountCells = (gross: number, net: number) => [
  <Price key="net" amount={net} />,
  <Price key="tax" amount={gross - net} />,
  <Price key="gross" amount={gross} />,
];
