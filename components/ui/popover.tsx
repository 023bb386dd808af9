import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './popover.module.css';

interface Props extends HTMLAttributes<HTMLElement> {
  element?: 'div' | 'nav' | 'section';
}

/** A popover below a button of the page; the caller positions it. */
export function Popover({ element: Element = 'div', className, ...rest }: Props) {
  return <Element className={classNames(styles.popover, className)} {...rest} />;
}
