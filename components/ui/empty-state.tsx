import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './illustration.tsx';
import styles from './empty-state.module.css';

interface Props {
  title: string;
  picture?: IllustrationName;
  /** Where to go from here. */
  children?: ReactNode;
}

/** An empty state, with links to continue. */
export function EmptyState({ title, picture = 'box', children }: Props) {
  return (
    <div className={styles.emptyState}>
      <Illustration name={picture} />
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
