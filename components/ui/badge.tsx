import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** fjord: news; moss: good; rust: bad; sun: offers. */
export type BadgeTone = 'fjord' | 'moss' | 'rust' | 'sun';

interface Props {
  tone?: BadgeTone;
  /** From the upper edge of what it marks: on a picture it would cover what stands there. */
  isHanging?: boolean;
  children: ReactNode;
}

export function Badge({ tone = 'fjord', isHanging = false, children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone} data-hanging={isHanging || undefined}>
      {children}
    </span>
  );
}
