import { ownNumberText, type OwnNumber } from '@/lib/rules/products/own-number.ts';
import styles from './own-number-mark.module.css';

/** What the customer calls the product, below its price. */
export function OwnNumberMark({ own }: { own: OwnNumber }) {
  return <small className={styles.own}>{ownNumberText(own)}</small>;
}
