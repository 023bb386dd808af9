import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountFrame } from '@/components/account/account-frame.tsx';
import { InvoiceActions } from '@/components/invoices/invoice-actions.tsx';
import { InvoiceSheet } from '@/components/invoices/invoice-sheet.tsx';
import { Container } from '@/components/ui/container.tsx';
import { readInvoice, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';

export const metadata: Metadata = { title: 'Reikningur', robots: { index: false } };

interface Props {
  params: Promise<{ id: string }>;
}

/** An invoice of somebody else is as missing as one that never was. */
export default async function InvoicePage({ params }: Props) {
  const { id } = await params;
  const path = `/auth/invoices/${id}`;
  await requireCustomer(path);
  const invoice = await readSignedIn(readInvoice(id), path);
  if (!invoice) notFound();
  return (
    <Container>
      <AccountFrame current="/auth/invoices">
        <InvoiceActions path={path} />
        <InvoiceSheet invoice={invoice} />
      </AccountFrame>
    </Container>
  );
}
