import type { ReactNode } from 'react';
import styles from './message-page.module.css';

interface Props {
  title: string;
  text: string;
  /** A drawing above the title. */
  picture?: ReactNode;
  /** Where to go from here. */
  children: ReactNode;
  /** Further help, between the text and the links. */
  help?: ReactNode;
}

/** A page that is only a message: not found, failed. */
export function MessagePage({ title, text, picture, help, children }: Props) {
  return (
    <div className={styles.messagePage}>
      {picture}
      <h1 className={styles.title}>{title}</h1>
      <p>{text}</p>
      {help}
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
