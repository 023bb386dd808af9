import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './table.module.css';

export interface Column {
  label: string;
  /** Right-aligned, with digits of one width. */
  isNumber?: boolean;
}

interface TableProps {
  columns: readonly Column[];
  /** What the table is; left out where a heading says it. */
  caption?: string;
  /**
   * A row's card on a phone: each cell below the other with its column's name, or, where the row is the link of its first cell, in
   * short: what it is and when above, state and amount below.
   */
  cards?: 'named' | 'linked';
  /** Sums. */
  foot?: ReactNode;
  /** One `TableRow` for each. */
  children: ReactNode;
  className?: string | undefined;
}

/** Goods, amounts or documents: a table from 768 px and on paper, cards below, of one markup. */
export function Table({ columns, caption, cards = 'named', foot, children, className }: TableProps) {
  return (
    <table className={classNames(styles.table, cards === 'linked' ? styles.linked : styles.named, className)}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map(({ label, isNumber }) => (
            <th key={label} scope="col" data-number={isNumber}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  );
}

interface RowProps {
  columns: readonly Column[];
  /** One for each column; an empty one takes no room on a phone. */
  cells: readonly ReactNode[];
  /** The first cell is the row's heading. */
  isNamed?: boolean;
}

export function TableRow({ columns, cells, isNamed = false }: RowProps) {
  return (
    <tr>
      {columns.map(({ label, isNumber }, index) =>
        isNamed && index === 0 ? (
          <th key={label} scope="row">
            {cells[index]}
          </th>
        ) : (
          <td key={label} data-label={index === 0 ? undefined : label} data-number={isNumber}>
            {cells[index]}
          </td>
        ),
      )}
    </tr>
  );
}
