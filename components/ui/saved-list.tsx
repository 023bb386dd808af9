import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './saved-list.module.css';

/** A list of what a customer keeps, each line with what can be done to it at its end. */
export function SavedList({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(styles.keptList, className)} {...rest} />;
}
