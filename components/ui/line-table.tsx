import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Price } from '@/components/ui/price.tsx';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

interface TableProps {
  /** With the rate of VAT and the price without it. */
  hasTax?: boolean;
  /** One `LineRow` for each line. */
  children: ReactNode;
  className?: string;
}

/** Lines of goods with their amounts; a table from 768 px and on paper, cards below whose cells name themselves. */
export function LineTable({ hasTax = false, children, className }: TableProps) {
  const tax = hasTax ? ['Vsk.', 'Verð án vsk.'] : [];
  return (
    <Table className={className}>
      <thead>
        <tr>
          {['Vara', 'Magn', 'Einingaverð', 'Afsláttur', ...tax, 'Samtals'].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
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
    <tr>
      <td>{children}</td>
      <td data-label="Magn">{formatNumber(quantity)}</td>
      <td data-label="Einingaverð">
        <span>
          {before && (
            <>
              <Price amount={before} struck />{' '}
            </>
          )}
          <Price amount={unitPrice} />
        </span>
      </td>
      <td data-label="Afsláttur">{discountPercentage > 0 ? `${formatNumber(discountPercentage)}%` : '–'}</td>
      {tax && (
        <>
          <td data-label="Vsk.">{formatNumber(tax.vat)}%</td>
          <td data-label="Verð án vsk.">
            <Price amount={tax.priceWithoutTax} />
          </td>
        </>
      )}
      <td data-label="Samtals">
        <Price amount={price} />
      </td>
    </tr>
  );
}

const { color } = theme;

const asTable = `
  & thead { display: table-header-group; }
  & tr { display: table-row; }
  & td { display: table-cell; padding: 12px 7px; vertical-align: top; text-align: right; }
  & td::before { content: none; }
  & th:first-of-type, & td:first-of-type { display: table-cell; padding-left: 0; text-align: left; }
  & th:last-of-type, & td:last-of-type { padding-right: 0; }
`;

const Table = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums;
  & thead {
    display: none;
  }
  & th {
    padding: 8px 7px;
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
    gap: 16px;
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
    & td {
      padding-block: 5px;
    }
  }
`;
