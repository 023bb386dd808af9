import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './document-sheet.module.css';

/** A document as it stands on paper: seller, parties (`data-parties`), lines and sums. */
export function DocumentSheet({ className, ...rest }: ComponentProps<'article'>) {
  return <article className={classNames(styles.documentSheet, className)} {...rest} />;
}
