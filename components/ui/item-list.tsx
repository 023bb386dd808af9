import { Fragment, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import styles from './item-list.module.css';

interface ItemActions {
  onEdit: () => void;
  onStatus: (statusText: string) => void;
}

interface FormActions {
  onClose: () => void;
  onSaved: (statusText: string) => void;
}

interface Props<Item extends { id: string }> {
  title: string;
  addLabel: string;
  emptyTitle: string;
  listLabel: string;
  items: readonly Item[];
  /** Renders a `ListedItem`. */
  renderItem: (item: Item, actions: ItemActions) => ReactNode;
  /** @param item null for a new one */
  renderForm: (item: Item | null, actions: FormActions) => ReactNode;
  /** What stands below the list. */
  children?: ReactNode;
}

/** Things of one kind, with a form that adds or changes one, and how the last change ended. */
export function ItemList<Item extends { id: string }>({
  title,
  addLabel,
  emptyTitle,
  listLabel,
  items,
  renderItem,
  renderForm,
  children,
}: Props<Item>) {
  const [edited, setEdited] = useState<Item | 'new' | null>(null);
  const [statusText, setStatusText] = useState<string | null>(null);
  const editItem = (item: Item): void => {
    setStatusText(null);
    setEdited(item);
  };
  const closeForm = (): void => setEdited(null);
  const closeSaved = (text: string): void => {
    closeForm();
    setStatusText(text);
  };
  return (
    <section className={styles.itemList} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Button onClick={() => setEdited('new')}>{addLabel}</Button>
      </header>
      <p role="status">{statusText}</p>
      {items.length === 0 ? (
        <EmptyState title={emptyTitle} />
      ) : (
        <ul className={styles.list} aria-label={listLabel}>
          {items.map((item) => (
            <Fragment key={item.id}>
              {renderItem(item, { onEdit: () => editItem(item), onStatus: setStatusText })}
            </Fragment>
          ))}
        </ul>
      )}
      {children}
      {edited && renderForm(edited === 'new' ? null : edited, { onClose: closeForm, onSaved: closeSaved })}
    </section>
  );
}

/** One of them: what it is, what can be done to it, and what that asks. */
export function ListedItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}
