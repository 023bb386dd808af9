import type { ReactNode } from 'react';
import styles from './foot-notice.module.css';

/** A sentence at the foot of the window, over everything; `pinned` above the others of its kind. */
export function FootNotice({ pinned = false, children }: { pinned?: boolean; children: ReactNode }) {
  return (
    <div role="alert" className={styles.footNotice} data-above-foot data-pinned={pinned}>
      {children}
    </div>
  );
}
