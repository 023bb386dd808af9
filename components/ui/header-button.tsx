import type { ComponentProps } from 'react';
import { ButtonLink } from './button-link.tsx';
import styles from './header-button.module.css';

/** One of the header's own buttons: a picture, and words where there is room. */
export function HeaderButton(props: Omit<ComponentProps<typeof ButtonLink>, 'className'>) {
  return <ButtonLink className={styles.headerButton} {...props} />;
}

/** The same as a link. */
export function HeaderLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a className={styles.headerButton} {...rest}>
      {children}
    </a>
  );
}
