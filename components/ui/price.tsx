import { formatKronur } from '@/lib/rules/money/kronur.ts';
import styles from './price.module.css';

/** An amount in whole krónur, `kr. 1.234`; `struck` for the price before a discount. */
export function Price({ amount, struck = false }: { amount: number; struck?: boolean }) {
  const text = formatKronur(amount);
  const Tag = struck ? 's' : 'span';
  return <Tag className={styles.price}>{text}</Tag>;
}
