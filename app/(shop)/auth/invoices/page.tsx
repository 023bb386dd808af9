import type { Metadata } from 'next';
import { InvoiceList } from '@/components/invoices/invoice-list.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import {
  toDocumentFilter,
  parseDocumentList,
  isDocumentListNarrowed,
  type ListParams,
} from '@/lib/rules/routes/document-list.ts';
import { invoiceStatuses, invoiceStatusLabel } from '@/lib/rules/orders/invoice-status.ts';
import { may } from '@/lib/rules/people/abilities.ts';
import { payInvoicesPath } from '@/lib/rules/routes/account-paths.ts';
import { readOrUndefined, readInvoices, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { documentListHref, DocumentListPage } from '../_parts/document-list-page.tsx';

export const metadata: Metadata = { title: 'Reikningar', robots: { index: false } };

const invoiceKind = {
  base: '/auth/invoices',
  title: 'Reikningar',
  hint: 'Reikningsnúmer, vara, vörunúmer eða tilvísun',
  resultTexts: { none: 'Engir reikningar fundust', one: 'reikningur', many: 'reikningar' },
  statuses: invoiceStatuses,
  labelOf: invoiceStatusLabel,
  file: 'invoices.csv',
} as const;

export default async function InvoicesPage({ searchParams }: { searchParams: Promise<ListParams> }) {
  const list = parseDocumentList(await searchParams, invoiceStatuses, invoiceStatusLabel);
  const path = documentListHref(invoiceKind, list);
  const mayPay = may(await requireCustomer(path), 'pay-invoices');
  const result = await readOrUndefined(readSignedIn(readInvoices(list.page, toDocumentFilter(list)), path));
  return (
    <DocumentListPage
      kind={invoiceKind}
      list={list}
      result={result && { ...result, count: result.invoices.length }}
      actions={
        <>
          {mayPay && (
            <LinkButton href={payInvoicesPath} variant="secondary">
              Greiða ógreidda reikninga
            </LinkButton>
          )}
          <LinkButton href="/auth/statement" variant="secondary">
            Reikningsyfirlit
          </LinkButton>
        </>
      }
    >
      {result && (
        <InvoiceList
          // A choice is of one page.
          key={path}
          invoices={result.invoices}
          isNarrowed={isDocumentListNarrowed(list)}
          mayPay={mayPay}
        />
      )}
    </DocumentListPage>
  );
}
