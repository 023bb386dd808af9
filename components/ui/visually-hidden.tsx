import type { HTMLAttributes } from 'react';
import styles from './visually-hidden.module.css';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'p' | 'h2' | 'strong';
  /** False shows it to everybody. */
  isHidden?: boolean;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', isHidden = true, ...rest }: Props) {
  return <Tag {...rest} {...(isHidden && { className: styles.visuallyHidden })} />;
}
