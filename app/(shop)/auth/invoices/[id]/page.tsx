import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountFrame } from '@/components/account/account-frame.tsx';
import { InvoiceActions } from '@/components/invoices/invoice-actions.tsx';
import { InvoiceSheet } from '@/components/invoices/invoice-sheet.tsx';
import { Reorder } from '@/components/orders/reorder.tsx';
import { Container } from '@/components/ui/container.tsx';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { may } from '@/lib/rules/people/abilities.ts';
import { readInvoice, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { VisitorData } from '../../../visitor-data.tsx';

interface Props {
  params: Promise<{ id: string }>;
}

/** The number is the title of the tab, and the file name of a saved print. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const invoice = await readInvoice((await params).id).catch(() => null);
  const kind = invoice?.credits ? 'Kreditreikningur' : 'Reikningur';
  return { title: invoice ? `${kind} ${invoice.number}` : kind, robots: { index: false } };
}

/** Another customer's invoice answers 404 like one that does not exist. */
export default async function InvoicePage({ params }: Props) {
  const { id } = await params;
  const path = `/auth/invoices/${id}`;
  const customer = await requireCustomer(path);
  const invoice = await readSignedIn(readInvoice(id), path);
  if (!invoice) notFound();
  const productLines = invoice.items.filter(({ productId }) => productId !== null);
  return (
    <Container>
      <AccountFrame current="/auth/invoices" customer={customer}>
        <InvoiceActions path={path}>
          {may(customer.role, 'order') && !invoice.credits && productLines.length > 0 && (
            <VisitorData entries={[[visitorKeys.customer, customer]]}>
              <Reorder source={{ invoiceId: invoice.invoiceId }} lines={productLines} />
            </VisitorData>
          )}
        </InvoiceActions>
        <InvoiceSheet invoice={invoice} />
      </AccountFrame>
    </Container>
  );
}
