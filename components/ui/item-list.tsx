import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import styles from './item-list.module.css';

interface Props {
  title: string;
  addLabel: string;
  onAdd: () => void;
  /** How the last change ended. */
  statusText: string | null;
  emptyTitle: string;
  listLabel: string;
  /** Elements of `ListedItem`. */
  items: readonly ReactNode[];
  /** What stands below the list. */
  children?: ReactNode;
}

/** Things of one kind, with a button that adds another. */
export function ItemList({
  title,
  addLabel,
  onAdd,
  statusText,
  emptyTitle,
  listLabel,
  items,
  children,
}: Props) {
  return (
    <section className={styles.itemList} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Button onClick={onAdd}>{addLabel}</Button>
      </header>
      <p role="status">{statusText}</p>
      {items.length === 0 ? (
        <EmptyState title={emptyTitle} />
      ) : (
        <ul className={styles.list} aria-label={listLabel}>
          {items}
        </ul>
      )}
      {children}
    </section>
  );
}

/** One of them: what it is, what can be done to it, and what that asks. */
export function ListedItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}
