import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './container.module.css';

interface Props {
  className?: string | undefined;
  children: ReactNode;
}

/** Page container: content at most 1543 px; side padding 24 px below 1600 px, 8 px below 768 px (specification §2.7). */
export function Container({ className, children }: Props) {
  return <div className={classNames(styles.container, className)}>{children}</div>;
}
