import type { Metadata } from 'next';
import { AccountFrame } from '@/components/account/account-frame.tsx';
import { InvoiceActions } from '@/components/invoices/invoice-actions.tsx';
import { InvoiceSheet } from '@/components/invoices/invoice-sheet.tsx';
import { Reorder } from '@/components/orders/reorder.tsx';
import { Container } from '@/components/ui/container.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { may } from '@/lib/rules/people/abilities.ts';
import { invoiceHref, payInvoicesHref } from '@/lib/rules/routes/account-paths.ts';
import { readInvoice, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { VisitorData } from '../../../visitor-data.tsx';
import { MissingDocument } from '../../../_parts/frame/missing-document.tsx';

interface Props {
  params: Promise<{ id: string }>;
  /** The system that made the invoice, where it is another than the shop. */
  searchParams: Promise<{ kerfi?: string | string[] }>;
}

async function readAddress({ params, searchParams }: Props) {
  const { id } = await params;
  const { kerfi } = await searchParams;
  return { id, provider: typeof kerfi === 'string' ? kerfi : null };
}

/** The number is the title of the tab, and the file name of a saved print. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { id, provider } = await readAddress(props);
  const invoice = await readInvoice(id, provider).catch(() => null);
  const kind = invoice?.credits ? 'Kreditreikningur' : 'Reikningur';
  return { title: invoice ? `${kind} ${invoice.number}` : kind, robots: { index: false } };
}

/** Another customer's invoice answers 404 like one that does not exist. */
export default async function InvoicePage(props: Props) {
  const { id, provider } = await readAddress(props);
  const path = invoiceHref({ invoiceId: id, dataProvider: provider });
  const customer = await requireCustomer(path);
  const invoice = await readSignedIn(readInvoice(id, provider), path);
  if (!invoice)
    return (
      <MissingDocument title="Reikningurinn fannst ekki" href="/auth/invoices" label="Sjá alla reikninga" />
    );
  const productLines = invoice.items.filter(({ productId }) => productId !== null);
  return (
    <Container>
      <AccountFrame current="/auth/invoices" customer={customer}>
        <InvoiceActions path={`/auth/invoices/${id}`}>
          {invoice.isPayable && may(customer, 'pay-invoices') && (
            <LinkButton href={payInvoicesHref([invoice.invoiceId])}>Greiða</LinkButton>
          )}
          {may(customer, 'order') && !invoice.credits && productLines.length > 0 && (
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
