import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './choice-list.module.css';

/** A list of buttons to choose one from. */
export function ChoiceList({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(styles.choiceList, className)} {...rest} />;
}
