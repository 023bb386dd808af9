import styled from 'styled-components';
import { Price } from '@/components/ui/price.tsx';
import { lineTableStyle } from '@/components/ui/line-table-style.ts';
import type { Order } from '@/lib/orders/queries.ts';
import { formatNumber } from '@/lib/rules/icelandic.ts';
import { keepUnits } from '@/lib/rules/kept-units.ts';
import { exemptionText } from '@/lib/rules/withdrawal.ts';

const columns = ['Vara', 'Magn', 'Einingaverð', 'Afsláttur', 'Samtals'];

/** What was ordered; a table from 768 px and on paper, cards below. */
export function OrderLines({ items }: { items: Order['items'] }) {
  return (
    <Rows>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, name, sku, quantity, unitPrice, price, withdrawn, ...line }) => (
          <tr key={id}>
            <td>
              {keepUnits(name)}
              <small>
                {sku}
                {withdrawn > 0 && ` · fallið frá ${formatNumber(withdrawn)} stk.`}
              </small>
              {line.withdrawalExemption && <small>{exemptionText(line.withdrawalExemption)}</small>}
            </td>
            <td data-label="Magn">{formatNumber(quantity)}</td>
            <td data-label="Einingaverð">
              <Price amount={unitPrice} />
            </td>
            <td data-label="Afsláttur">
              {line.discountPercentage > 0 ? `${formatNumber(line.discountPercentage)}%` : '–'}
            </td>
            <td data-label="Samtals">
              <Price amount={price} />
            </td>
          </tr>
        ))}
      </tbody>
    </Rows>
  );
}

const Rows = styled.table`
  ${lineTableStyle}
`;
