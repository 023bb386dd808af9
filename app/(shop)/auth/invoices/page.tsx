import type { Metadata } from 'next';
import { InvoiceList } from '@/components/invoices/invoice-list.tsx';
import { AnchorButton } from '@/components/ui/anchor-button.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { ListFilter } from '@/components/ui/list-filter.tsx';
import { PageActions } from '@/components/ui/page-actions.tsx';
import { PageTurns } from '@/components/ui/page-turns.tsx';
import { RefreshRegion } from '@/components/ui/refresh-region.tsx';
import {
  documentFilter,
  documentListOf,
  documentListQuery,
  exportPath,
  isNarrowed,
  type ListParams,
  shownText,
} from '@/lib/rules/document-list.ts';
import { slugify } from '@/lib/rules/icelandic-order.ts';
import { invoiceStatuses, invoiceStatusLabel } from '@/lib/rules/invoice-status.ts';
import { attempt, readInvoices, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { AccountPage } from '../_parts/account-page.tsx';

export const metadata: Metadata = { title: 'Reikningar', robots: { index: false } };

const base = '/auth/invoices';
const words = { none: 'Engir reikningar fundust', one: 'reikningur', many: 'reikningar' };

export default async function InvoicesPage({ searchParams }: { searchParams: Promise<ListParams> }) {
  const list = documentListOf(await searchParams, invoiceStatuses, invoiceStatusLabel);
  const hrefOf = (page: number): string =>
    `${base}${documentListQuery({ ...list, page }, invoiceStatusLabel)}`;
  const path = hrefOf(list.page);
  await requireCustomer(path);
  const found = await attempt(readSignedIn(readInvoices(list.page, documentFilter(list)), path));
  const narrowed = isNarrowed(list);
  return (
    <AccountPage current={base} path={path} title="Reikningar">
      <ListFilter
        action={base}
        hint="Reikningsnúmer, vara, vörunúmer eða tilvísun"
        values={{ ...list, status: list.status ? slugify(invoiceStatusLabel(list.status)) : '' }}
        statuses={invoiceStatuses.map((status) => ({
          value: slugify(invoiceStatusLabel(status)),
          label: invoiceStatusLabel(status),
        }))}
        parties={found?.parties ?? []}
        isNarrowed={narrowed}
        found={found ? shownText(found.invoices.length, list.page, words) : ''}
      />
      {found ? <InvoiceList invoices={found.invoices} isNarrowed={narrowed} /> : <RefreshRegion />}
      {found && <PageTurns page={list.page} hasMore={found.hasMore} hrefOf={hrefOf} />}
      <PageActions>
        <LinkButton href="/auth/statement" variant="secondary">
          Reikningsyfirlit
        </LinkButton>
        {found && found.invoices.length > 0 && (
          <AnchorButton href={exportPath('invoices.csv', list)} variant="secondary">
            Sækja lista sem CSV
          </AnchorButton>
        )}
      </PageActions>
    </AccountPage>
  );
}
