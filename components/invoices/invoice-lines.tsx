import styled from 'styled-components';
import { lineTableStyle } from '@/components/ui/line-table-style.ts';
import { Price } from '@/components/ui/price.tsx';
import { formatNumber } from '@/lib/rules/icelandic.ts';
import { keepUnits } from '@/lib/rules/kept-units.ts';
import type { InvoiceDetail } from './invoice-sheet.tsx';

const columns = ['Vara', 'Magn', 'Einingaverð', 'Afsláttur', 'Vsk.', 'Verð án vsk.', 'Samtals'];

/** What was sold; a table from 768 px and on paper, cards below. */
export function InvoiceLines({ items }: { items: InvoiceDetail['items'] }) {
  return (
    <Table>
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
        {items.map(
          ({ id, name, sku, quantity, unitPrice, discountPercentage, vat, priceWithoutTax, price }) => (
            <tr key={id}>
              <td>
                {keepUnits(name)}
                <small>{sku}</small>
              </td>
              <td data-label="Magn">{formatNumber(quantity)}</td>
              <td data-label="Einingaverð">
                <Price amount={unitPrice} />
              </td>
              <td data-label="Afsláttur">
                {discountPercentage > 0 ? `${formatNumber(discountPercentage)}%` : '–'}
              </td>
              <td data-label="Vsk.">{formatNumber(vat)}%</td>
              <td data-label="Verð án vsk.">
                <Price amount={priceWithoutTax} />
              </td>
              <td data-label="Samtals">
                <Price amount={price} />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  ${lineTableStyle}
`;
