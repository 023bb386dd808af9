import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** fjord: news; moss: good; rust: bad; sun: offers. */
export type BadgeTone = 'fjord' | 'moss' | 'rust' | 'sun';

export function Badge({ tone = 'fjord', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
