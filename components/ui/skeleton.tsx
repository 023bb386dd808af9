import styles from './skeleton.module.css';
/** Grey box of the size that the awaited content will have. Any CSS length. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span aria-hidden className={styles.skeleton} style={{ width, height }} />;
}
