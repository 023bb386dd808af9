import type { Metadata } from 'next';
import { AccountFrame } from '@/components/account/account-frame.tsx';
import { InvoiceList } from '@/components/invoices/invoice-list.tsx';
import { InvoicePaging } from '@/components/invoices/invoice-paging.tsx';
import { Container } from '@/components/ui/container.tsx';
import { pageNumber } from '@/lib/rules/page-numbers.ts';
import { readInvoices, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';

export const metadata: Metadata = { title: 'Reikningar', robots: { index: false } };

interface Props {
  searchParams: Promise<{ sida?: string | string[] }>;
}

export default async function InvoicesPage({ searchParams }: Props) {
  const page = pageNumber((await searchParams).sida);
  const path = page === 1 ? '/auth/invoices' : `/auth/invoices?sida=${page}`;
  await requireCustomer(path);
  const { invoices, hasMore } = await readSignedIn(readInvoices(page), path);
  return (
    <Container>
      <AccountFrame current="/auth/invoices">
        <h1>Reikningar</h1>
        <InvoiceList invoices={invoices} />
        <InvoicePaging page={page} hasMore={hasMore} />
      </AccountFrame>
    </Container>
  );
}
