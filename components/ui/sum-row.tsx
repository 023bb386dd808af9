import { Price } from './price.tsx';
import styles from './sum-row.module.css';

interface Props {
  term: string;
  /** Krónur. */
  amount: number;
  /** The last and largest row. */
  total?: boolean;
  tone?: 'sun';
  /** Stands instead of kr. 0. */
  free?: string;
}

/** One row of a sum in a <dl>. */
export function SumRow({ term, amount, total, tone, free }: Props) {
  return (
    <div className={styles.sumRow} data-sum={total ? 'total' : (tone ?? 'part')}>
      <dt>{term}</dt>
      <dd>{amount === 0 && free ? free : <Price amount={amount} />}</dd>
    </div>
  );
}
