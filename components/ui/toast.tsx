'use client';

import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import styles from './toast.module.css';

interface Props {
  /** What has happened. */
  children: ReactNode;
  /** What can be done about it, e.g. a button that undoes it. */
  action?: ReactNode;
  onClose: () => void;
}

/** Says at the foot of the view what has happened, and stays until it is closed: nobody has to read against a clock. */
export function Toast({ children, action, onClose }: Props) {
  return (
    <div className={styles.toast} data-above-foot>
      <span role="status">{children}</span>
      {action}
      <button className={styles.close} type="button" aria-label="Loka" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
