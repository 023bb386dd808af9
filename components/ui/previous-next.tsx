import { LinkButton } from './link-button.tsx';
import styles from './previous-next.module.css';

interface Props {
  /** From 1. */
  page: number;
  hasMore: boolean;
  hrefOf: (page: number) => string;
}

/** Real links to the pages before and after; for lists whose length is not known. */
export function PreviousNext({ page, hasMore, hrefOf }: Props) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav className={styles.nav} aria-label={`Síða ${page}`}>
      {page > 1 && (
        <LinkButton href={hrefOf(page - 1)} variant="secondary" rel="prev">
          Fyrri síða
        </LinkButton>
      )}
      <span>Síða {page}</span>
      {hasMore && (
        <LinkButton href={hrefOf(page + 1)} variant="secondary" rel="next">
          Næsta síða
        </LinkButton>
      )}
    </nav>
  );
}
