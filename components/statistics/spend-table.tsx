import styled from 'styled-components';
import { Price } from '@/components/ui/price.tsx';
import { Table } from '@/components/ui/table.tsx';
import { formatMonth, monthKey } from '@/lib/rules/dates/months.ts';
import type { MonthSum } from '@/lib/statistics/queries.ts';
import { sumYear } from '@/lib/statistics/sums.ts';
import { media } from '@/styles/media.ts';

/** What the chart shows, in numbers: the newest month first, the sum of the full ones at the foot. */
export function SpendTable({ months }: { months: readonly MonthSum[] }) {
  const { gross, net } = sumYear(months);
  const currentMonth = months.at(-1);
  return (
    <MonthTable>
      <Table caption="Viðskipti eftir mánuðum">
        <thead>
          <tr>
            <th scope="col">Mánuður</th>
            <th scope="col" data-number>
              Án vsk.
            </th>
            <th scope="col" data-number data-tax>
              Vsk.
            </th>
            <th scope="col" data-number>
              Með vsk.
            </th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((month) => (
            <tr key={monthKey(month)}>
              <th scope="row">
                {formatMonth(month)}
                {month === currentMonth && <small> (það sem af er)</small>}
              </th>
              <AmountCells gross={month.totalAmount} net={month.totalAmountExcludingTax} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Samtals tólf heilir mánuðir</th>
            <AmountCells gross={gross} net={net} />
          </tr>
        </tfoot>
      </Table>
    </MonthTable>
  );
}

/** Krónur. */
function AmountCells({ gross, net }: { gross: number; net: number }) {
  return (
    <>
      <td data-number>
        <Price amount={net} />
      </td>
      <td data-number data-tax>
        <Price amount={gross - net} />
      </td>
      <td data-number>
        <Price amount={gross} />
      </td>
    </>
  );
}

const MonthTable = styled.div`
  min-width: 0;
  & tbody th {
    font-weight: 400;
  }
  /* A phone has no room for what the other two tell. */
  & [data-tax] {
    display: none;
  }
  & tbody small {
    display: block;
  }
  & tfoot :is(th, td) {
    border-bottom: 0;
    font-weight: 650;
  }
  ${media.narrow} {
    & [data-tax] {
      display: table-cell;
    }
    & tbody small {
      display: inline;
    }
  }
  ${media.print} {
    & [data-tax] {
      display: table-cell;
    }
  }
`;
