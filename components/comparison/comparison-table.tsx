import type { ReactNode } from 'react';
import { Choice } from '@/components/ui/choice.tsx';
import { BucketImage, type ImageReference } from '@/components/ui/image.tsx';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import styles from './comparison-table.module.css';

export interface ComparedColumn {
  id: string;
  sku: string;
  name: string;
  href: string;
  image: ImageReference | null;
  /** What buys the product, and what takes it out. */
  actions: ReactNode;
}

export interface ComparisonRow {
  /** An attribute may be named like a fact. */
  id: string;
  name: string;
  /** One for each product; null where it says nothing. */
  cells: readonly ReactNode[];
  /** What is said in place of nothing. */
  missingText?: string | undefined;
  isDifferent: boolean;
}

interface Props {
  columns: readonly ComparedColumn[];
  rows: readonly ComparisonRow[];
}

/** Products side by side. The switch is a checkbox that the style sheet reads, so that it works without scripts. */
export function ComparisonTable({ columns, rows }: Props) {
  const isComparing = columns.length > 1;
  return (
    <section className={styles.comparison} data-columns={columns.length} aria-label="Samanburður á vörum">
      {isComparing && (
        <Choice type="checkbox" name="munur" label="Sýna aðeins það sem er ólíkt" autoComplete="off" />
      )}
      {/* Scrolls sideways on a phone: by keyboard too. */}
      <div className={styles.scroll} role="region" aria-label="Tafla með vörunum" tabIndex={0}>
        <table>
          {/* The first products are as wide as they stay, though the others are still on their way. */}
          <colgroup>
            <col className={styles.headings} />
            <col span={columns.length} />
          </colgroup>
          <thead>
            <tr>
              <th scope="row">
                <span className={styles.heading}>Vara</span>
              </th>
              {columns.map(({ id, sku, name, href, image }) => (
                <th key={id} scope="col">
                  <a href={href}>
                    <span className={styles.picture}>
                      <BucketImage image={image} alt="" sizes="256px" priority />
                    </span>
                    <span className={styles.name}>{withNonBreakingUnits(name)}</span>
                  </a>
                  <small>{sku}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className={styles.actions}>
              <th scope="row">
                <span className={styles.heading}>Kaupa</span>
              </th>
              {columns.map(({ id, actions }) => (
                <td key={id}>{actions}</td>
              ))}
            </tr>
            {rows.map((row) => (
              <Row key={row.id} row={row} columns={columns} isComparing={isComparing} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RowProps {
  row: ComparisonRow;
  columns: readonly ComparedColumn[];
  isComparing: boolean;
}

function Row({
  row: { name, cells, missingText = 'Ekki skráð', isDifferent },
  columns,
  isComparing,
}: RowProps) {
  const isMarked = isComparing && isDifferent;
  return (
    <tr data-different={isMarked}>
      <th scope="row">
        <span className={styles.heading}>
          {name} {isMarked && <span className={styles.mark}>Ólíkt</span>}
        </span>
      </th>
      {columns.map(({ id }, index) => (
        <td key={id}>{cells[index] ?? <span className={styles.missing}>{missingText}</span>}</td>
      ))}
    </tr>
  );
}
