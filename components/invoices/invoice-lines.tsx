import styled from 'styled-components';
import { Price } from '@/components/ui/price.tsx';
import { formatNumber } from '@/lib/rules/icelandic.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';
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
                {name}
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

const { color } = theme;

const asTable = `
  & thead { display: table-header-group; }
  & tr { display: table-row; }
  & td { display: table-cell; padding: 12px 8px; vertical-align: top; text-align: right; }
  & td::before { content: none; }
  & th:first-of-type, & td:first-of-type { padding-left: 0; text-align: left; }
`;

const Table = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums;
  & thead {
    display: none;
  }
  & th {
    padding: 8px;
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
    text-align: right;
    white-space: nowrap;
    border-bottom: 1px solid ${color.lineStrong};
  }
  & tr {
    display: grid;
    padding-block: 12px;
    border-bottom: 1px solid ${color.line};
    break-inside: avoid;
  }
  & td {
    display: flex;
    justify-content: space-between;
    padding: 2px 0;
  }
  & td:first-of-type {
    display: block;
    font-weight: 600;
  }
  & td::before {
    content: attr(data-label);
    color: ${color.inkSoft};
  }
  & small {
    display: block;
    color: ${color.inkSoft};
    font-weight: 400;
  }
  ${media.narrow} {
    ${asTable}
  }
  ${media.print} {
    ${asTable}
  }
`;
