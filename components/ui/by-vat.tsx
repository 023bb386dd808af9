import type { ReactNode } from 'react';
import styles from './by-vat.module.css';

interface Props {
  /** What stands where prices are with VAT. */
  gross: ReactNode;
  /** What stands where they are without. */
  net: ReactNode;
}

/** Both are on the page, which is the same for everybody; the mark on <html> chooses before the first paint. */
export function ByVat({ gross, net }: Props) {
  return (
    <>
      <span className={styles.gross}>{gross}</span>
      <span className={styles.net}>{net}</span>
    </>
  );
}
