import type { Metadata } from 'next';
import { InvoiceList } from '@/components/invoices/invoice-list.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import {
  documentFilter,
  documentListOf,
  isNarrowed,
  type ListParams,
} from '@/lib/rules/routes/document-list.ts';
import { invoiceStatuses, invoiceStatusLabel } from '@/lib/rules/orders/invoice-status.ts';
import { attempt, readInvoices, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { documentListHref, DocumentListPage } from '../_parts/document-list-page.tsx';

export const metadata: Metadata = { title: 'Reikningar', robots: { index: false } };

const kind = {
  base: '/auth/invoices',
  title: 'Reikningar',
  hint: 'Reikningsnúmer, vara, vörunúmer eða tilvísun',
  words: { none: 'Engir reikningar fundust', one: 'reikningur', many: 'reikningar' },
  statuses: invoiceStatuses,
  labelOf: invoiceStatusLabel,
  file: 'invoices.csv',
} as const;

export default async function InvoicesPage({ searchParams }: { searchParams: Promise<ListParams> }) {
  const list = documentListOf(await searchParams, invoiceStatuses, invoiceStatusLabel);
  const path = documentListHref(kind, list);
  await requireCustomer(path);
  const found = await attempt(readSignedIn(readInvoices(list.page, documentFilter(list)), path));
  return (
    <DocumentListPage
      kind={kind}
      list={list}
      found={found && { ...found, count: found.invoices.length }}
      actions={
        <LinkButton href="/auth/statement" variant="secondary">
          Reikningsyfirlit
        </LinkButton>
      }
    >
      {found && <InvoiceList invoices={found.invoices} isNarrowed={isNarrowed(list)} />}
    </DocumentListPage>
  );
}
