import styles from './plain-header.module.css';

/** Header of the pages that stand outside the shell: the logo in a few bytes. */
export function PlainHeader() {
  return <header className={styles.plainHeader}>vörulind</header>;
}
