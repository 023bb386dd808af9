import Link from 'next/link';
import type { ComponentProps } from 'react';
import styles from './header-button.module.css';

/** One of the header's own buttons: a picture, and words where there is room. */
export function HeaderButton(props: ComponentProps<'button'>) {
  return <button type="button" className={styles.headerButton} {...props} />;
}

/** The same as a link. */
export function HeaderLink(props: ComponentProps<typeof Link>) {
  return <Link className={styles.headerButton} {...props} />;
}
