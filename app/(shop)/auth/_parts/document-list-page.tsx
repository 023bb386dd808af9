import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { ListFilter } from '@/components/ui/list-filter.tsx';
import { PageActions } from '@/components/ui/page-actions.tsx';
import { PreviousNext } from '@/components/ui/previous-next.tsx';
import { RefreshRegion } from '@/components/ui/refresh-region.tsx';
import {
  type DocumentList,
  documentListQuery,
  exportPath,
  isDocumentListNarrowed,
  resultRangeText,
} from '@/lib/rules/routes/document-list.ts';
import { slugify } from '@/lib/rules/text/icelandic-order.ts';
import { AccountPage } from './account-page.tsx';

/** The differences between a list of orders and one of invoices. */
interface DocumentKind<Status extends string> {
  /** Path of the list. */
  base: string;
  title: string;
  /** What the search looks in. */
  hint: string;
  resultTexts: { none: string; one: string; many: string };
  statuses: readonly Status[];
  labelOf: (status: Status) => string;
  file: 'invoices.csv' | 'orders.csv';
}

interface Props<Status extends string> {
  kind: DocumentKind<Status>;
  list: DocumentList<Status>;
  /** The result; undefined when the backend did not answer. */
  result:
    | {
        count: number;
        hasMore: boolean;
        parties: readonly { id: string; name: string }[];
        units: readonly { id: string; name: string }[];
      }
    | undefined;
  /** Beside the button that downloads the list. */
  actions?: ReactNode;
  /** The documents. */
  children: ReactNode;
}

/** The address of a list with all its filters. */
export function documentListHref<Status extends string>(
  { base, labelOf }: DocumentKind<Status>,
  list: DocumentList<Status>,
): string {
  return `${base}${documentListQuery(list, labelOf)}`;
}

/** A list of the customer's documents with filters, pages and a download. */
export function DocumentListPage<Status extends string>({
  kind,
  list,
  result,
  actions,
  children,
}: Props<Status>) {
  const { base, title, hint, resultTexts, statuses, labelOf, file } = kind;
  const choices = statuses.map((status) => ({ value: slugify(labelOf(status)), label: labelOf(status) }));
  const hasFile = result !== undefined && result.count > 0;
  return (
    <AccountPage current={base} path={documentListHref(kind, list)} title={title}>
      <ListFilter
        action={base}
        hint={hint}
        values={{ ...list, status: list.status ? slugify(labelOf(list.status)) : '' }}
        statuses={choices}
        parties={result?.parties ?? []}
        units={result?.units ?? []}
        isNarrowed={isDocumentListNarrowed(list)}
        resultText={result ? resultRangeText({ page: list.page, ...result }, resultTexts) : ''}
      />
      {result ? children : <RefreshRegion />}
      {result && (
        <PreviousNext
          page={list.page}
          hasMore={result.hasMore}
          hrefOf={(page) => documentListHref(kind, { ...list, page })}
        />
      )}
      {(actions || hasFile) && (
        <PageActions>
          {actions}
          {hasFile && (
            <LinkButton href={exportPath(file, list)} variant="secondary">
              Sækja lista sem CSV
            </LinkButton>
          )}
        </PageActions>
      )}
    </AccountPage>
  );
}
