import { classNames } from './class-names.ts';
import styles from './button.module.css';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonStyle {
  variant?: ButtonVariant;
  /** As wide as its parent. */
  block?: boolean;
  className?: string | undefined;
}

/** The attributes by which a <button>, and a link that looks like one, get their one look. */
export function buttonAttributes({ variant = 'primary', block, className }: ButtonStyle) {
  return {
    className: classNames(styles.button, className),
    'data-variant': variant,
    'data-block': block,
  };
}
