import type { Metadata } from 'next';
import { PaymentReceipt } from '@/components/invoices/payment-receipt.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { PageActions } from '@/components/ui/page-actions.tsx';
import { PrintButton } from '@/components/ui/print-button.tsx';
import { receiptHref } from '@/lib/rules/routes/account-paths.ts';
import { readReceipt, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { AccountPage } from '../../../_parts/account-page.tsx';
import { MissingDocument } from '../../../../_parts/frame/missing-document.tsx';

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Kvittun ${(await params).id}`, robots: { index: false } };
}

/** Another customer's receipt answers 404 like one that does not exist. */
export default async function ReceiptPage({ params }: Props) {
  const { id } = await params;
  const path = receiptHref(id);
  const customer = await requireCustomer(path);
  const payment = await readSignedIn(readReceipt(id), path);
  if (!payment)
    return <MissingDocument title="Kvittunin fannst ekki" href="/auth/invoices" label="Sjá alla reikninga" />;
  return (
    <AccountPage current="/auth/invoices" path={path} title={`Kvittun ${payment.id}`}>
      <PaymentReceipt payment={payment} customer={customer} />
      <PageActions>
        <LinkButton href="/auth/invoices" variant="quiet">
          Til baka
        </LinkButton>
        <LinkButton href="/auth/statement" variant="secondary">
          Reikningsyfirlit
        </LinkButton>
        <PrintButton />
      </PageActions>
    </AccountPage>
  );
}
