import styles from './skip-link.module.css';

/** First stop of the Tab key; the page's main element has the id `efni`. */
export function SkipLink() {
  return (
    <a className={styles.skipAnchor} href="#efni">
      Fara beint í efni
    </a>
  );
}
