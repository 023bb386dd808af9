import styles from './compare-icon.module.css';

/** Two sheets side by side. Not among the icons of every page, which are part of the first load. */
export function CompareIcon() {
  return (
    <svg className={styles.icon} width={24} height={24} viewBox="0 0 24 24" aria-hidden>
      <path d="M4 5h6v14H4zM14 5h6v14h-6z" />
    </svg>
  );
}
