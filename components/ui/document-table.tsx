import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './document-table.module.css';

/** A list of documents: a table from 768 px, cards below, of one markup. The row is the link of its first cell. */
export function DocumentTable({ className, ...rest }: ComponentProps<'table'>) {
  return <table className={classNames(styles.rowList, className)} {...rest} />;
}
