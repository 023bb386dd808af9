import type { ComponentProps, MouseEvent } from 'react';
import { pageNumbers } from '@/lib/rules/routes/page-numbers.ts';
import { Icon } from './icons.tsx';
import styles from './pagination.module.css';

interface Props {
  /** From 1. */
  page: number;
  pageCount: number;
  /** Address of a page. */
  hrefOf: (page: number) => string;
  /** Turns the page in place; without it the links navigate. */
  onTurn?: ((page: number) => void) | undefined;
}

/** Real links, so that crawlers and visitors without scripts reach every page; nothing when there is one page. */
export function Pagination({ page, pageCount, hrefOf, onTurn }: Props) {
  if (pageCount <= 1) return null;
  const linkProps = { hrefOf, onTurn };
  return (
    <nav aria-label={`Síða ${page} af ${pageCount}`} className={styles.pagination}>
      {page > 1 && (
        <PageLink targetPage={page - 1} {...linkProps} rel="prev" aria-label="Fyrri síða">
          <Icon name="chevron" size={16} />
        </PageLink>
      )}
      {pageNumbers(page, pageCount).map((number, index) =>
        number === 'gap' ? (
          <span key={index === 1 ? 'gap-before' : 'gap-after'} aria-hidden>
            …
          </span>
        ) : (
          <PageLink
            key={number}
            targetPage={number}
            {...linkProps}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </PageLink>
        ),
      )}
      {page < pageCount && (
        <PageLink targetPage={page + 1} {...linkProps} rel="next" aria-label="Næsta síða">
          <Icon name="chevron" size={16} />
        </PageLink>
      )}
    </nav>
  );
}

interface PageLinkProps extends ComponentProps<'a'>, Pick<Props, 'hrefOf' | 'onTurn'> {
  targetPage: number;
}

function PageLink({ targetPage, hrefOf, onTurn, children, ...rest }: PageLinkProps) {
  const href = hrefOf(targetPage);
  if (!onTurn)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  const turnInPlace = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onTurn(targetPage);
  };
  return (
    <a href={href} onClick={turnInPlace} {...rest}>
      {children}
    </a>
  );
}
