import type { ReactNode } from 'react';
import { Price } from '@/components/ui/price.tsx';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { classNames } from './class-names.ts';
import styles from './line-table.module.css';

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
    <table className={classNames(styles.table, className)}>
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
    </table>
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
