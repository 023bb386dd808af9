import type { Metadata } from 'next';
import Link from 'next/link';
import { AccountFacts } from '@/components/account/account-facts.tsx';
import { AccountFrame } from '@/components/account/account-frame.tsx';
import { InvoiceList } from '@/components/invoices/invoice-list.tsx';
import { UnconfirmedNotice } from '@/components/registration/unconfirmed-notice.tsx';
import { Container } from '@/components/ui/container.tsx';
import { accountPath } from '@/lib/rules/account-paths.ts';
import { readInvoices, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';

export const metadata: Metadata = { title: 'Mínar síður', robots: { index: false } };

const latest = 5;

export default async function AccountPage() {
  const customer = await requireCustomer(accountPath);
  const { invoices } = await readSignedIn(readInvoices(1), accountPath);
  return (
    <Container>
      <AccountFrame current="/auth/home">
        <h1>Góðan dag, {customer.actorName ?? customer.name}</h1>
        {!customer.isConfirmed && <UnconfirmedNotice email={customer.email} />}
        <AccountFacts customer={customer} />
        <h2>Nýjustu reikningar</h2>
        <InvoiceList invoices={invoices.slice(0, latest)} />
        {invoices.length > latest && (
          <p>
            <Link href="/auth/invoices">Sjá alla reikninga</Link>
          </p>
        )}
      </AccountFrame>
    </Container>
  );
}
