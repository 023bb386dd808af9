import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './by-vat.module.css';

interface Props {
  as?: 'span' | 'small';
  className?: string | undefined;
  /** What stands where prices are with VAT. */
  gross: ReactNode;
  /** What stands where they are without. */
  net: ReactNode;
  /** Keeps the room of what the visitor has instead, until it is known. */
  isUnknown?: boolean | undefined;
}

/** Both are on the page, which is the same for everybody; the mark on <html> chooses before the first paint. */
export function ByVat({ as: Element = 'span', className, gross, net, isUnknown }: Props) {
  return (
    <Element className={classNames(styles.byVat, className)} aria-busy={isUnknown}>
      <span>{gross}</span>
      <span>{net}</span>
    </Element>
  );
}
