import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './container.module.css';

/** Page container: content at most 1543 px; side padding 24 px below 1600 px, 8 px below 768 px (specification §2.7). */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(styles.container, className)} {...rest} />;
}
